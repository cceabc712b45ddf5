import type { CardPurpose } from '#contract/calls/cards';

export const PURPOSES: readonly CardPurpose[] = ['plan', 'dental', 'mall'];

/** The address of a picture for an operator; the demo's drawings are open to all. */
export const shownAt = (address: string): string => address.replace(/^\/AppApi\/\w+\?/, '/opsApi/Picture?');
