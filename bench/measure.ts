import type { Stand } from './stand/stand.ts';

/**
 * One figure of the bench. To add one, write `measures/<name>.ts` that exports `measure`; nothing else needs to know.
 * Prefer a ratio against a limit taken in the same run: it says the same on a fast machine and on a slow one.
 */
export interface Measure {
  /** The name of its file. */
  name: string;
  /** Absent: the figure is told and not judged. */
  goal?: number;
  better: 'more' | 'less';
  run(stand: Stand): Promise<number>;
}

export interface Result {
  name: string;
  value: number;
  goal?: number;
  ok?: boolean;
}

/** Judged as it is shown, so that a line never contradicts itself. */
export function judge({ name, goal, better }: Measure, measured: number): Result {
  const value = Math.round(measured * 100) / 100;
  if (goal === undefined) return { name, value };
  return { name, value, goal, ok: better === 'more' ? value >= goal : value <= goal };
}

/** `name value goal ok|short`, or `name value told` */
export const lineOf = ({ better }: Measure, { name, value, goal, ok }: Result): string =>
  goal === undefined
    ? `${name} ${value} told`
    : `${name} ${value} ${better === 'more' ? '>=' : '<='}${goal} ${ok ? 'ok' : 'short'}`;
