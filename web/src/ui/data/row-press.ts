import type { KeyboardEvent, MouseEvent } from 'react';

/** Marks what the arrow keys go between. */
export const OPENS_ROW = { 'data-opens-row': '' } as const;
const OPENERS = '[data-opens-row]';

/** Up and down go from row to row, Enter opens the link that has the focus. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches(OPENERS)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(OPENERS)];
  const next = all[all.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A press anywhere on a row is a press on its link, unless it was meant for something else in it or marks text. */
export function pressRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  const meantElsewhere = target instanceof Element && target.closest('a, button, input, label, summary');
  if (meantElsewhere || getSelection()?.toString()) return;
  currentTarget.querySelector<HTMLElement>(OPENERS)?.click();
}
