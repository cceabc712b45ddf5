import type { BookingWindow } from '#contract/company-config';

/** Closed: the day it opens or, where it will not, the day it ended. */
export type Opening = { open: true } | { open: false; opensOn?: string | undefined; endedOn?: string | undefined };

const isFor = (window: BookingWindow, employeeClass: number): boolean =>
  (!window.onlyClasses || window.onlyClasses.includes(employeeClass)) && !window.exceptClasses?.includes(employeeClass);

/**
 * §6, §9: whether a person of this class may book today. A company without windows is always open; with windows,
 * the next one that opens for the class is told, if there is one.
 */
export function openingOn(today: string, employeeClass: number, windows: BookingWindow[]): Opening {
  if (windows.length === 0) return { open: true };
  const own = windows.filter((window) => isFor(window, employeeClass));
  if (own.some(({ from, to }) => from <= today && today <= (to ?? today))) return { open: true };
  const [next] = own
    .map(({ from }) => from)
    .filter((from) => from > today)
    .sort();
  const ended = own
    .map(({ to }) => to ?? '')
    .filter((to) => to && to < today)
    .sort()
    .at(-1);
  return next ? { open: false, opensOn: next } : { open: false, endedOn: ended };
}
