const SHANGHAI_MS = 8 * 3_600_000;

/** The wall clock of Asia/Shanghai, which knows no summer time: `2026-06-09T08:30:00`. */
const shanghaiWall = (at: Date): string => new Date(at.getTime() + SHANGHAI_MS).toISOString().slice(0, 19);

/** `2026-06-09T08:30:00+08:00` */
export const rfc3339 = (at: Date): string => `${shanghaiWall(at)}+08:00`;

/** `2026-06-09 08:30:00` */
export const wallTime = (at: Date): string => shanghaiWall(at).replace('T', ' ');

/** The other way round. */
export const fromWallTime = (text: string): Date => new Date(`${text.trim().replace(' ', 'T')}+08:00`);

/** `2026-06-09` */
export const shanghaiDay = (at: Date): string => shanghaiWall(at).slice(0, 10);

export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
