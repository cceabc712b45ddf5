import type { BookingWindow } from '#contract/company-config';
import type { Buyer } from './eligibility.ts';

export interface SaleDays {
  from: string | null;
  to: string | null;
}

/** The days somebody may buy on: those that are now, else the next, else the last ones; null: always. */
export function saleDays(windows: BookingWindow[], { today, employeeClass }: Buyer): SaleDays | null {
  const own = windows
    .filter(
      ({ onlyClasses, exceptClasses }) =>
        (!onlyClasses || onlyClasses.includes(employeeClass)) && !exceptClasses?.includes(employeeClass),
    )
    .toSorted((a, b) => a.from.localeCompare(b.from));
  const shown = own.find(({ to }) => today <= (to ?? today)) ?? own.at(-1);
  return shown ? { from: shown.from, to: shown.to ?? null } : null;
}
