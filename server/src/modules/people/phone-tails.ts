import { sql } from 'kysely';
import type { InCompany, Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { companyIds } from '../../jobs/repeat.ts';
import { unsealed } from './sealed-columns.ts';

/** The kind of an index the last four digits of a phone have. */
export const PHONE_TAIL = 'phoneTail';
export const phoneTail = (phone: string): string => phone.slice(-4);

const BATCH = 1_000;

/** Phones from before their tails were sealed, or written by a node of the version before; answers with how many. */
export async function sealPhoneTails(ctx: InCompany): Promise<number> {
  const { db, company, portal } = ctx;
  const rows = await db
    .selectFrom('person')
    .select(['person_guid', 'phone'])
    .where('company_id', '=', company.companyId)
    .where('phone', 'is not', null)
    .where('phone_tail_index', 'is', null)
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return 0;
  const key = await portal.keyring.companyKey(ctx);
  const tails = rows.map((row) => key.index(PHONE_TAIL, phoneTail(unsealed(key, row, 'phone'))));
  await sql`
    UPDATE person p SET phone_tail_index = made.tail
    FROM unnest(${rows.map(({ person_guid }) => person_guid)}::uuid[], ${tails}::bytea[]) AS made (guid, tail)
    WHERE p.company_id = ${company.companyId} AND p.person_guid = made.guid`.execute(db);
  return rows.length;
}

/** All of them, before this node listens: people are looked for by it from the first request on. */
export async function sealAllPhoneTails(portal: Portal): Promise<void> {
  for (const companyId of await companyIds(portal))
    while ((await transact({ portal, company: { companyId } }, sealPhoneTails)) > 0);
}
