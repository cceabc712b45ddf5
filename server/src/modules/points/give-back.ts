import { sql } from 'kysely';
import type { SpendKind } from '#contract/schemas/points-entry';
import type { InCompany } from '../../ctx.ts';
import { postEntry } from './post-entry.ts';

/**
 * A cancelled purchase gives its points back to the grants they came from, each with its own expiry: points expired
 * meanwhile expire again with the next sweep. False: given back before, or never paid with points.
 */
export async function givePointsBack(
  ctx: InCompany,
  { kind, reference }: { kind: SpendKind; reference: string },
): Promise<boolean> {
  const { db, company, portal } = ctx;
  const at = portal.clock();
  const spend = await db
    .updateTable('points_spend')
    .set({ given_back_at: at })
    .where('company_id', '=', company.companyId)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    // guard: points: given back once
    .where('given_back_at', 'is', null)
    .returning(['person_guid', 'points', 'title'])
    .executeTakeFirst();
  if (!spend) return false;
  await restore(ctx, kind, reference);
  await postEntry(ctx, {
    personGuid: spend.person_guid,
    kind: 'giveBack',
    points: spend.points,
    transfer: `points/giveBack/${kind}/${reference}`,
    title: spend.title,
    spend: { kind, reference },
    at,
  });
  return true;
}

/** Locked first and in the order in which they are spent, so that a purchase at the same moment waits and does not block. */
async function restore({ db, company }: InCompany, kind: SpendKind, reference: string): Promise<void> {
  const used = sql`
    SELECT grant_id, points FROM points_use
    WHERE company_id = ${company.companyId} AND kind = ${kind} AND reference = ${reference}`;
  await sql`
    SELECT FROM points_grant WHERE company_id = ${company.companyId} AND grant_id IN (SELECT grant_id FROM (${used}) u)
    ORDER BY expires_on, grant_id FOR UPDATE`.execute(db);
  await sql`
    UPDATE points_grant g SET remaining = g.remaining + u.points FROM (${used}) u
    WHERE g.company_id = ${company.companyId} AND g.grant_id = u.grant_id`.execute(db);
}
