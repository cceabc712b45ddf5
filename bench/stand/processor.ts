import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TICKS_A_SECOND = 100;

interface ProcessTimes {
  parent: number;
  /** Seconds of processor since it began, its own and those of the children that have ended. */
  own: number;
  ended: number;
}

function timesOf(pid: number | string): ProcessTimes {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  const seconds = (from: number): number => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) / TICKS_A_SECOND;
  return { parent: fields[1] ?? 0, own: seconds(11), ended: seconds(13) };
}

/** Seconds of processor of a process since it began. */
export const processorSeconds = (pid: number): number => timesOf(pid).own;

/** The same of a PostgreSQL server: its first process, those it has started, and those of them that have ended. */
export function postgresSeconds({ data }: { data: string }): number {
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const { own, ended } = timesOf(first);
  const children = readdirSync('/proc').flatMap((pid) => (/^\d+$/.test(pid) ? childOf(first, pid) : []));
  return children.reduce((sum, seconds) => sum + seconds, own + ended);
}

function childOf(parent: number, pid: string): number[] {
  try {
    const times = timesOf(pid);
    return times.parent === parent ? [times.own] : [];
  } catch {
    return []; // it has ended meanwhile
  }
}
