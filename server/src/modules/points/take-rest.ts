import { sql, type Selectable } from 'kysely';
import type { InCompany } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';
import { postEntry } from './post-entry.ts';

export type Rest = Pick<Selectable<Schema['points_grant']>, 'grant_id' | 'person_guid' | 'remaining' | 'reason'>;

/** Takes the rest of a grant, which the caller has locked. A grant that gets points back later can end again. */
export async function takeRest(
  ctx: InCompany,
  { grant_id, person_guid, remaining, reason }: Rest,
  kind: 'expire' | 'reverse',
): Promise<void> {
  const { db, company, portal } = ctx;
  const { rows } = await sql<{ ended: number }>`
    UPDATE points_grant g SET remaining = g.remaining - ${remaining}
    WHERE g.company_id = ${company.companyId} AND g.grant_id = ${grant_id}
    RETURNING (SELECT count(*)::int FROM points_entry e WHERE e.company_id = g.company_id AND e.grant_id = g.grant_id) AS ended
  `.execute(db);
  await postEntry(ctx, {
    personGuid: person_guid,
    kind,
    points: -remaining,
    transfer: `points/${kind}/${grant_id}/${rows[0]?.ended ?? 0}`,
    title: reason,
    grantId: grant_id,
    at: portal.clock(),
  });
}
