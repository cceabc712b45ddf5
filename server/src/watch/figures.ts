import { sql, type RawBuilder } from 'kysely';
import { answerWithin } from '../answer-within.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import { asAuditor } from '../db/transact.ts';

/** One number about what is stored, over all companies; the module that stores it says how it is asked for. */
export interface Figure {
  name: string;
  help: string;
  /** Over a partial index: it is asked every few seconds. */
  question(now: Date): RawBuilder<Answer>;
}

/** PostgreSQL's numeric comes as text. */
interface Answer {
  value: number | string;
}

export interface ReadFigures {
  values: ReadonlyMap<string, number>;
  /** How far the database's clock is ahead of ours. */
  clockSeconds: number | undefined;
}

/** Whoever asks for the numbers learns that the database does not answer, and not nothing. */
const WITHIN_MS = 3_000;

export async function readFigures(
  { database, clock }: { database: Database; clock: Clock },
  figures: readonly Figure[],
): Promise<ReadFigures> {
  const reading = asAuditor(database, async (db) => {
    const values = new Map<string, number>();
    const clockSeconds = await clockDifference(db, clock);
    for (const { name, question } of figures) {
      const { rows } = await question(clock()).execute(db);
      values.set(name, Number(rows[0]?.value ?? 0));
    }
    return { values, clockSeconds };
  });
  return answerWithin(WITHIN_MS, reading, 'the database').catch(() => ({ values: new Map(), clockSeconds: undefined }));
}

/** As if it had been asked in the middle of the way there and back. */
async function clockDifference(db: Parameters<Parameters<typeof asAuditor>[1]>[0], clock: Clock): Promise<number> {
  // the first statement also waits for the transaction to begin
  await sql`SELECT`.execute(db);
  const asked = clock().getTime();
  const { rows } = await sql<{ at: Date }>`SELECT clock_timestamp() AS at`.execute(db);
  const middle = (asked + clock().getTime()) / 2;
  return ((rows[0]?.at.getTime() ?? middle) - middle) / 1_000;
}
