import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { book, NO_ANSWER, type Told, type Wish } from './book.ts';
import { problemsAfterCrash, problemsInTheEnd } from './books.ts';
import type { Control, Options, OtherName, WorldName } from './options.mjs';
import { guessCodes } from './guesses.ts';
import { failOver } from './failover.ts';
import { shopInChaos } from './mall.ts';
import { payInChaos } from './payments.ts';
import { throughPooler } from './pooler.ts';
import { rollingRestarts } from './restarts.ts';
import { drillRestore } from './restore.ts';
import { killTasks } from './tasks.ts';
import { upgrade } from './upgrade.ts';
import { makeWishes } from './wishes.ts';
import { openWorld, type World } from './world.ts';

const CLIENTS = 40;
/** The embedded engine does one thing at a time. */
const PEOPLE: Record<WorldName, number> = { server: 400, postgres: 400, embedded: 160 };
const SHOWN_PROBLEMS = 5;

interface Outcome {
  line: string;
  problems: string[];
}

/** Run once, whatever the number of cycles. */
const OTHERS: Record<OtherName, (home: string, options: Options) => Promise<Outcome>> = {
  payments: payInChaos,
  mall: shopInChaos,
  tasks: killTasks,
  failover: failOver,
  pooler: throughPooler,
  restarts: rollingRestarts,
  restore: (home) => drillRestore('postgres', join(home, 'restore')),
  'restore-embedded': (home) => drillRestore('embedded', join(home, 'restore-embedded')),
  upgrade,
  guesses: guessCodes,
};

/** Answers with the exit code. */
export async function runChaos(options: Options): Promise<number> {
  const { cycles, worlds, others, control } = options;
  const home = mkdtempSync(join(tmpdir(), 'portal-chaos-'));
  process.once('exit', () => rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  let failed = 0;
  const report = (what: string, { line, problems }: Outcome): void => {
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${what}: ${line}`);
    for (const problem of problems.slice(0, SHOWN_PROBLEMS)) console.log(`    ${problem}`);
    if (problems.length > 0) failed += 1;
  };
  for (const name of others) report(name, await OTHERS[name](home, options));
  for (const name of worlds) {
    const world = await openWorld(name, join(home, name), control);
    try {
      for (let cycle = 1; cycle <= cycles; cycle += 1) report(`${name} ${cycle}`, await runCycle(world, name, control));
    } finally {
      await world.close();
    }
  }
  console.log(`${worlds.length * cycles + others.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

async function runCycle(world: World, name: WorldName, control: Control | undefined): Promise<Outcome> {
  const wishes = await world.look((pool) => makeWishes(pool, PEOPLE[name]));
  const problems: string[] = [];
  const told: Told[] = [];
  const killAt = randomInt(Math.floor(wishes.length * 0.1), Math.floor(wishes.length * 0.6));
  let down: Promise<number> | undefined;
  let promised = 0;
  const crash = async (): Promise<number> => {
    const from = performance.now();
    await world.crash(async (pool) => {
      const before = told.filter(({ orderId }) => orderId !== undefined);
      promised = before.length;
      problems.push(...(await problemsAfterCrash(pool, before)));
    });
    return performance.now() - from;
  };
  const queue = [...wishes];
  const client = async (): Promise<void> => {
    for (let wish = queue.shift(); wish; wish = queue.shift()) {
      const answer = await book(world.url, wish, control === 'new-key');
      told.push(answer);
      if (answer.refusal === NO_ANSWER) queue.length = 0; // the portal is gone: no need to have all of them try
      if (told.length >= killAt) down ??= crash();
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = ((await down) ?? 0) / 1_000;
  if (control === 'miscount') await world.look((pool) => miscount(pool, wishes));
  problems.push(...(await world.look((pool) => problemsInTheEnd(pool, told))));
  return { line: summary(told, promised, seconds), problems };
}

const miscount = (pool: pg.Pool, [first]: Wish[]) =>
  pool.query('UPDATE segment SET booked = booked - 1 WHERE segment_id = $1', [first?.seats.segmentId]);

function summary(told: Told[], promised: number, seconds: number): string {
  const orders = told.filter(({ orderId }) => orderId !== undefined);
  const unsure = told.filter(({ unknown }) => unknown > 0);
  const kept = unsure.filter(({ replayed }) => replayed).length;
  return (
    `${promised} orders acknowledged at the kill, ${orders.length} in the end, ${told.length - orders.length} refused; ` +
    `${unsure.length} outcomes unknown, of which ${kept} had been done; back after ${seconds.toFixed(1)} s`
  );
}
