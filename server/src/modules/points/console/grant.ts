import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Input, Reply } from '#contract/call';
import type { opsPoints } from '#contract/ops/points';
import { dayInShanghai } from '#contract/rules/day';
import { maskName } from '#contract/rules/mask';
import { defineApproval } from '../../../approval.ts';
import type { InCompany, InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { askForApproval, needsSecond, recordAlone } from '../../approvals/index.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { personName } from '../../people/index.ts';
import { grantPoints } from '../grant-points.ts';
import { Amount, amountLine, worthOf } from '../large-grant.ts';
import { holdingsOf } from '../queries.ts';
import { lastGrantDay } from '../rules.ts';
import { takeRest } from '../take-rest.ts';

type Calls = typeof opsPoints;

const Wish = z.object({ points: z.int(), reason: z.string(), reasonEn: z.string(), expiresOn: z.string() });
type Wish = z.output<typeof Wish>;

/** Points for one person, with a reason they read; of much a second operator approves. */
export async function grantToOne(
  ctx: OperatorCtx,
  { companyId, personGuid, points, reason, reasonEn, expiresOn }: Input<Calls['OpsPointsGrant']>,
): Promise<Committed<Reply<Calls['OpsPointsGrant']>>> {
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const wish = { points, reason, reasonEn, expiresOn };
    const name = await assertGrantable(ctx, personGuid, wish);
    const worthFen = worthOf(ctx.company, points);
    const size = { pieces: 1, fen: worthFen };
    if (/* guard: points: much for one person takes two operators → false */ await needsSecond(ctx, size)) {
      const proposal = { ...wish, worthFen, who: maskName(name) };
      const approvalId = await askForApproval(ctx, grantApproval, {
        subject: personGuid,
        personGuid,
        proposal,
        reason,
      });
      return { grantId: null, balance: await balanceOf(ctx, personGuid), approvalId };
    }
    const grantId = await grant(ctx, personGuid, wish, ctx.operator.name);
    await recordAlone(ctx, size);
    return { grantId, balance: await balanceOf(ctx, personGuid), approvalId: null };
  });
}

/** Points are money: of much one operator asks and another one lets them be granted. */
export const grantApproval = defineApproval({
  kind: 'points.grant',
  roles: ['admin'],
  title: { zh: '发放积分', en: 'Grant points' },
  proposal: z.extend(Wish, { ...Amount.shape, who: z.string() }),
  lines: ({ who, expiresOn, ...amount }) => [
    { zh: `员工：${who}`, en: `Person: ${who}` },
    amountLine(amount),
    { zh: `到期日 ${expiresOn}`, en: `Last day ${expiresOn}` },
  ],
  apply: async (ctx, { subject: personGuid, proposal, askedBy }) => {
    await assertGrantable(ctx, personGuid, proposal);
    await grant(ctx, personGuid, proposal, askedBy.name);
    return undefined;
  },
});

async function grant(
  ctx: InTx<OperatorInCompany>,
  personGuid: string,
  { points, reason, reasonEn, expiresOn }: Wish,
  grantedBy: string,
): Promise<number> {
  const grantId = await grantPoints(ctx, {
    ...{ personGuid, points, expiresOn, validFrom: dayInShanghai(ctx.now()), at: ctx.now() },
    reason: { zh: reason, en: reasonEn || reason },
    ...{ source: 'operator', reference: randomUUID(), grantedBy },
  });
  if (!grantId) throw new Error('A reference made up just now was there already');
  await recordByOperator(ctx, {
    action: 'points.grant',
    subject: { kind: 'pointsGrant', id: String(grantId) },
    personGuid,
    reason: `${points} · ${reason}`,
  });
  return grantId;
}

const balanceOf = async (ctx: InTx<OperatorInCompany>, personGuid: string): Promise<number> =>
  (await holdingsOf(ctx, [personGuid], dayInShanghai(ctx.now())))[0]?.balance ?? 0;

/** A last day that is neither over nor far away, for a person who is there; answers with their name. */
async function assertGrantable(
  ctx: InTx<OperatorInCompany>,
  personGuid: string,
  { expiresOn }: Pick<Wish, 'expiresOn'>,
): Promise<string> {
  const today = dayInShanghai(ctx.now());
  const last = lastGrantDay(today);
  if (expiresOn < today || expiresOn > last) throw new Fault('grantDays', { last });
  const person = await ctx.db
    .selectFrom('person')
    .select(['person_guid', 'name as person_name'])
    .where('company_id', '=', ctx.company.companyId)
    .where('person_guid', '=', personGuid)
    .executeTakeFirst();
  if (!person) throw new Fault('recordUnknown');
  return personName(await ctx.portal.keyring.companyKey(ctx), person);
}

/** Takes back the rest of a grant; spent points stay spent. */
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
