/** The one source of time (answers §3). `PORTAL_NOW` starts it at another moment; it then runs on normally. */
export type Clock = () => Date;

export function startClock(at?: Date): Clock {
  if (!at) return () => new Date();
  const offset = at.getTime() - Date.now();
  return () => new Date(Date.now() + offset);
}

let second = Number.NaN;
let textOfSecond = '';

/** As `toISOString`, which works the calendar out anew each time: every request writes the moment down twice. */
export function isoMoment(instant: number): string {
  const its = Math.floor(instant / 1_000);
  if (its !== second) {
    second = its;
    textOfSecond = new Date(its * 1_000).toISOString().slice(0, -4);
  }
  return `${textOfSecond}${String(instant - its * 1_000).padStart(3, '0')}Z`;
}
