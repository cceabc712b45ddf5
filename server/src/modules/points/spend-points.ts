import { sql } from 'kysely';
import type { Bilingual } from '#contract/language';
import type { SpendKind } from '#contract/schemas/points-entry';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { postEntry } from './post-entry.ts';
import { allocate, type Usable } from './rules.ts';

export interface Spend {
  personGuid: string;
  /** With the reference it names the purchase: the same one is paid once. */
  kind: SpendKind;
  /** The order's number, which the person reads. */
  reference: string;
  points: number;
  title: Bilingual;
}

/**
 * Pays with points, the earliest expiring first, in the caller's transaction. False: it was paid for before, and nothing
 * happened. It locks the person's grants and then the ledger, so it comes late in a transaction that locks other things.
 */
export async function spendPoints(ctx: InCompany, spend: Spend): Promise<boolean> {
  const { personGuid, kind, reference, points, title } = spend;
  const at = ctx.portal.clock();
  if (!(await insertSpend(ctx, spend, at))) return false;
  const grants = await lockUsable(ctx, personGuid, dayInShanghai(at));
  const uses = allocate(grants, points);
  if (!uses) throw new Fault('pointsShort', { need: points, have: sumOf(grants) });
  await draw(ctx, spend, uses);
  await postEntry(ctx, {
    personGuid,
    kind: 'spend',
    points: -points,
    transfer: `points/spend/${kind}/${reference}`,
    title,
    spend: { kind, reference },
    at,
  });
  return true;
}

const sumOf = (grants: Usable[]): number => grants.reduce((sum, { remaining }) => sum + remaining, 0);

async function insertSpend(ctx: InCompany, { personGuid, kind, reference, points, title }: Spend, at: Date) {
  const { companyId } = ctx.company;
  const written = await ctx.db
    .insertInto('points_spend')
    .values({
      ...{ company_id: companyId, kind, reference, person_guid: personGuid, points },
      ...{ title: JSON.stringify(title), spent_at: at, given_back_at: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows === 1n) return true;
  const before = await ctx.db
    .selectFrom('points_spend')
    .select(['person_guid', 'points', 'given_back_at'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  // guard: points: no payment after a return
  if (before.given_back_at) throw new Fault('pointsGivenBack');
  if (before.points !== points || before.person_guid !== personGuid.toLowerCase())
    throw new Error(`${kind}:${reference} was paid for with other points`);
  return false;
}

/** The points a person may spend on a day, locked, so that two purchases at once do not count on the same points. */
const lockUsable = ({ db, company }: InCompany, personGuid: string, today: string): Promise<Usable[]> =>
  db
    .selectFrom('points_grant')
    .select(['grant_id', 'remaining'])
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    .where('remaining', '>', 0)
    // guard: points: a grant that was taken back is not spent
    .where('reversed_at', 'is', null)
    .where('valid_from', '<=', today)
    // guard: points: expired grants
    .where('expires_on', '>=', today)
    // guard: points: first to expire spent first → .orderBy('expires_on', 'desc')
    .orderBy('expires_on')
    .orderBy('grant_id')
    // guard: mall: points are locked before they are counted
    .forUpdate()
    .execute();

/** Takes the points out of their grants; a grant that does not hold as much any more refuses (never_overspent). */
async function draw(
  { db, company }: InCompany,
  { kind, reference }: Spend,
  uses: { grantId: number; points: number }[],
): Promise<void> {
  const [ids, points] = [uses.map(({ grantId }) => grantId), uses.map((use) => use.points)];
  await sql`
    WITH used AS (SELECT * FROM unnest(${ids}::bigint[], ${points}::int[]) AS u(grant_id, points)),
    drawn AS (
      UPDATE points_grant g SET remaining = g.remaining - used.points FROM used
      WHERE g.company_id = ${company.companyId} AND g.grant_id = used.grant_id)
    INSERT INTO points_use (company_id, kind, reference, grant_id, points)
    SELECT ${company.companyId}::int, ${kind}, ${reference}, grant_id, points FROM used`.execute(db);
}
