import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const SAMPLE_MS = 1_000;

/** How much of the machine other programs use, 0 to 1; to be asked while nothing of ours is at work. */
export async function otherWork(): Promise<number> {
  const before = times();
  await wait(SAMPLE_MS);
  const after = times();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function times(): { idle: number; all: number } {
  const cores = cpus().map(({ times }) => times);
  const idle = cores.reduce((sum, core) => sum + core.idle, 0);
  return { idle, all: cores.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle) };
}
