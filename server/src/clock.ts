/** The one source of time (answers §3). `PORTAL_NOW` starts it at another moment; it then runs on normally. */
export type Clock = () => Date;

/** The machine's own time, wherever the portal's stands. */
export const machineClock: Clock = () => new Date();

export function startClock(at?: Date): Clock {
  if (!at) return machineClock;
  const offset = at.getTime() - Date.now();
  return () => new Date(Date.now() + offset);
}

/**
 * As `toISOString`, which works the calendar out anew each time: every request writes the moment down twice. One for
 * each clock that is read, since it keeps the text of the last second it was asked for.
 */
export function momentWriter(): (instant: number) => string {
  let second = Number.NaN;
  let text = '';
  return (instant) => {
    const its = Math.floor(instant / 1_000);
    if (its !== second) {
      second = its;
      text = new Date(its * 1_000).toISOString().slice(0, -4);
    }
    const ms = instant - its * 1_000;
    return `${text}${ms > 99 ? '' : ms > 9 ? '0' : '00'}${ms}Z`;
  };
}
