import { SERVICE_STATES } from '#contract/rules/term-state';

export const STATES = ['all', ...SERVICE_STATES] as const;
