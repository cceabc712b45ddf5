import { randomUUID } from 'node:crypto';
import type { Input, Reply } from '#contract/call';
import type { opsPoints } from '#contract/ops/points';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany, OperatorCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { recordByOperator } from '../audit/index.ts';
import { enterCompany } from '../company/index.ts';
import { grantPoints } from './grant-points.ts';
import { holdingsOf } from './queries.ts';
import { lastGrantDay } from './rules.ts';
import { takeRest } from './take-rest.ts';

type Calls = typeof opsPoints;

/** Points for one person, with a reason they read. */
export async function grantToOne(
  ctx: OperatorCtx,
  input: Input<Calls['OpsPointsGrant']>,
): Promise<Committed<Reply<Calls['OpsPointsGrant']>>> {
  const { companyId, personGuid, points, reason, reasonEn, expiresOn } = input;
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const today = dayInShanghai(ctx.now());
    const last = lastGrantDay(today);
    if (expiresOn < today || expiresOn > last) throw new Fault('grantDays', { last });
    if (!(await isThere(ctx, personGuid))) throw new Fault('recordUnknown');
    const grantId = await grantPoints(ctx, {
      ...{ personGuid, points, expiresOn, validFrom: today, at: ctx.now() },
      reason: { zh: reason, en: reasonEn || reason },
      ...{ source: 'operator', reference: randomUUID(), grantedBy: ctx.operator.name },
    });
    if (!grantId) throw new Error('A reference made up just now was there already');
    const [held] = await holdingsOf(ctx, [personGuid], today);
    await recordByOperator(ctx, {
      action: 'points.grant',
      subject: { kind: 'pointsGrant', id: String(grantId) },
      personGuid,
      reason: `${points} · ${reason}`,
    });
    return { grantId, balance: held?.balance ?? 0 };
  });
}

const isThere = async ({ db, company }: InCompany, personGuid: string): Promise<boolean> =>
  (await db
    .selectFrom('person')
    .select('person_guid')
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', personGuid)
    .executeTakeFirst()) !== undefined;

/** Takes back what is left of a grant; what was spent of it stays spent. */
export async function reverseGrant(
  ctx: OperatorCtx,
  { companyId, grantId, reason }: Input<Calls['OpsPointsReverse']>,
): Promise<Committed<Reply<Calls['OpsPointsReverse']>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const grant = await lockGrant(ctx, grantId);
    if (!grant) throw new Fault('recordUnknown');
    if (grant.reversed_at || grant.remaining === 0) throw new Fault('grantUsedUp');
    await ctx.db
      .updateTable('points_grant')
      .set({ reversed_at: ctx.now() })
      .where('company_id', '=', companyId)
      .where('grant_id', '=', grantId)
      .execute();
    await takeRest(ctx, grant, 'reverse');
    await recordByOperator(ctx, {
      action: 'points.reverse',
      subject: { kind: 'pointsGrant', id: String(grantId) },
      personGuid: grant.person_guid,
      reason,
    });
    return { grantId, points: grant.remaining };
  });
}

const lockGrant = ({ db, company }: InCompany, grantId: number) =>
  db
    .selectFrom('points_grant')
    .select(['grant_id', 'person_guid', 'remaining', 'reason', 'reversed_at'])
    .where('company_id', '=', company.companyId)
    .where('grant_id', '=', grantId)
    .forUpdate()
    .executeTakeFirst();
