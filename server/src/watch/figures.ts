import type { RawBuilder } from 'kysely';
import { answerWithin } from '../answer-within.ts';
import type { Clock } from '../clock.ts';
import { clockDifference } from '../db/clock-difference.ts';
import type { Database } from '../db/open.ts';
import { asAuditor } from '../db/transact.ts';

/** One number about stored rows, over all companies; the storing module says how it is asked for. */
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

/** A reader of the numbers learns that the database does not answer, and not nothing. */
const WITHIN_MS = 3_000;

export async function readFigures(
  { database, clock }: { database: Database; clock: Clock },
  figures: readonly Figure[],
  machine?: Clock,
): Promise<ReadFigures> {
  const reading = async (): Promise<ReadFigures> => ({
    clockSeconds: (await clockDifference(database, machine)) / 1_000,
    values: await asAuditor(database, async (db) => {
      const values = new Map<string, number>();
      for (const { name, question } of figures) {
        const { rows } = await question(clock()).execute(db);
        values.set(name, Number(rows[0]?.value ?? 0));
      }
      return values;
    }),
  });
  return answerWithin(WITHIN_MS, reading(), 'the database').catch(() => ({
    values: new Map(),
    clockSeconds: undefined,
  }));
}
