import type { CenterDraft, CenterField } from '../form.ts';

export interface CardProps {
  draft: CenterDraft;
  change: (more: Partial<CenterDraft>) => void;
  errorOf: (field: CenterField) => string | undefined;
}

/** So that a link can lead to it. */
export const fieldId = (field: string): string => `center-${field}`;
