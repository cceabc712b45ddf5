import { dayInShanghai } from '#contract/rules/day';

/** The browser's own idea of the time, from a source that jumps neither when the clock is set nor by a reply. */
export const own = (): number => performance.timeOrigin + performance.now();
let ahead = 0;

/** All time comes from one clock, the server's; every reply says what it shows. */
export function setClock(moment: string | null): void {
  const shown = moment === null ? Number.NaN : Date.parse(moment);
  if (!Number.isNaN(shown)) ahead = shown - own();
}

let previewedMs = 0;
/** In a preview the page stands some days ahead of the server's clock, or behind it. */
export const lookAhead = (days: number): void => void (previewedMs = days * 86_400_000);

export const now = (): number => own() + ahead + previewedMs;
/** The day it is in Shanghai, wherever the reader is. */
export const today = (): string => dayInShanghai(new Date(now()));
