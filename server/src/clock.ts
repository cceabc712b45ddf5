/** The one source of time (answers §3). `PORTAL_NOW` starts it at another moment; it then runs on normally. */
export type Clock = () => Date;

export function startClock(at?: Date): Clock {
  if (!at) return () => new Date();
  const offset = at.getTime() - Date.now();
  return () => new Date(Date.now() + offset);
}
