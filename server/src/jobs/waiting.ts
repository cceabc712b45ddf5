import type { RawBuilder } from 'kysely';
import type { Portal } from '../ctx.ts';
import { asAuditor } from '../db/transact.ts';
import { eachAlone } from './repeat.ts';

/** Finds by a partial index whose work may be due; what exactly is to be done, the work itself decides. */
export type Question = (now: Date) => RawBuilder<{ company_id: number }>;

/** Does the work of the companies that have some: the many that have none cost nothing, however often it is asked. */
export async function whereWaiting(
  portal: Portal,
  question: Question,
  work: (companyId: number) => Promise<unknown>,
): Promise<void> {
  const { rows } = await asAuditor(portal.database, (db) => question(portal.clock()).execute(db));
  await eachAlone(
    rows.map(({ company_id }) => company_id),
    work,
  );
}
