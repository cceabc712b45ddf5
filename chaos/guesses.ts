import type { Ctx, Portal } from '../server/src/ctx.ts';
import { openDatabase, type Database } from '../server/src/db/open.ts';
import { Fault } from '../server/src/fault.ts';
import { keepCode } from '../server/src/modules/password-reset/ask-code.ts';
import { checkResetCode } from '../server/src/modules/password-reset/check-code.ts';
import { deliverCodes } from '../server/src/modules/password-reset/deliver-codes.ts';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { barePortal } from '../server/test/bare-portal.ts';
import { HOUR, MINUTE, TEST_NOW } from '../server/test/clock.ts';
import { testEnv } from '../server/test/env.ts';
import { fillTemplate } from '../server/test/template.ts';
import { DURABLE } from './world.ts';

const NODES = 3;
const GUESSES = 10_000;
/** Six digits, five tries, ten codes a day (docs/product §2.5). */
const [PER_HOUR, PER_DAY, TRIES] = [5, 10, 5];
const PHONE = '19900100001';
/** Beyond the hour's and the day's limit, at the same moment on every node. */
const ASKED_AT_ONCE = 4;

/**
 * A guesser tries the codes of one phone for a day, on three nodes: none gets in, and no code more than allowed goes
 * out.
 */
export async function guessCodes(home: string): Promise<{ line: string; problems: string[] }> {
  const from = Date.now();
  let offset = 0;
  const now = (): Date => new Date(TEST_NOW.getTime() + offset);
  const server = await startPostgres({ settings: DURABLE });
  const databases: Database[] = [];
  try {
    for (let node = 0; node < NODES; node += 1)
      databases.push(await openDatabase({ databaseUrl: server.url, dataDir: home }));
    const [first] = databases;
    if (first) await fillTemplate(first);
    const nodes = await Promise.all(databases.map((database) => barePortal(testEnv(), database, now)));
    const heard = new Map<string, number>();
    let sent = 0;
    for (let hour = 0; hour < 3; hour += 1)
      for (let minute = 0; minute <= PER_HOUR; minute += 1) {
        offset = hour * HOUR + minute * (MINUTE + 1_000);
        sent += await askEverywhere(nodes);
        for (const portal of nodes) await deliverCodes(portal);
        await guessEverywhere(nodes, GUESSES / (3 * (PER_HOUR + 1)), heard);
      }
    return judged(sent, heard, Date.now() - from);
  } finally {
    for (const database of databases) await database.close();
    await server.stop();
  }
}

const ctxOf = (portal: Portal): Ctx => ({ portal, now: portal.clock, lang: 'zh-cn' }) as unknown as Ctx;
const outcome = (work: Promise<string>): Promise<string> =>
  work.catch((error: unknown) => (error instanceof Fault ? error.fault : String(error)));

/** How many codes were made. */
async function askEverywhere(nodes: Portal[]): Promise<number> {
  const asking = nodes.flatMap((portal) =>
    Array.from({ length: ASKED_AT_ONCE }, () =>
      outcome(keepCode(ctxOf(portal), PHONE).then(({ sentBefore }) => (sentBefore ? 'before' : 'sent'))),
    ),
  );
  return (await Promise.all(asking)).filter((answer) => answer === 'sent').length;
}

async function guessEverywhere(nodes: Portal[], count: number, heard: Map<string, number>): Promise<void> {
  let guess = 0;
  const worker = async (portal: Portal): Promise<void> => {
    while (guess < count) {
      const typed = String((guess += 1) * 97).padStart(6, '0');
      const answer = await outcome(checkResetCode(ctxOf(portal), PHONE, typed).then(() => 'in'));
      heard.set(answer, (heard.get(answer) ?? 0) + 1);
    }
  };
  await Promise.all(nodes.flatMap((portal) => Array.from({ length: 8 }, () => worker(portal))));
}

function judged(sent: number, heard: Map<string, number>, ms: number) {
  const times = (answer: string): number => heard.get(answer) ?? 0;
  const all = [...heard.values()].reduce((sum, count) => sum + count, 0);
  const [entered, wrong, gone] = ['in', 'smsWrong', 'phoneCodeGone'].map(times);
  const problems = [
    ...(entered === 0 ? [] : [`${entered} guesses opened the account`]),
    ...(sent === PER_DAY ? [] : [`${sent} codes were made in a day, not ${PER_DAY}`]),
    ...(wrong === PER_DAY * TRIES ? [] : [`${wrong} guesses were looked at, not ${PER_DAY * TRIES}`]),
    ...(all >= GUESSES ? [] : [`only ${all} guesses were made`]),
    ...(all === (entered ?? 0) + (wrong ?? 0) + (gone ?? 0) ? [] : [`other answers: ${[...heard.keys()].join(', ')}`]),
  ];
  const line = `${all} guesses on ${NODES} nodes: ${entered} in, ${wrong} looked at, ${sent} codes in a day; ${(ms / 1_000).toFixed(1)} s`;
  return { line, problems };
}
