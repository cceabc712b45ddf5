/** The one source of time. `PORTAL_NOW` starts it at another moment; it then runs on normally. */
export type Clock = () => Date;

/** The machine's own time, wherever the portal's stands. */
export const machineClock: Clock = () => new Date();

export function startClock(at?: Date): Clock {
  if (!at) return machineClock;
  const offset = at.getTime() - Date.now();
  return () => new Date(Date.now() + offset);
}
