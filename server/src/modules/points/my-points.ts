import type { Input, Reply } from '#contract/call';
import type { points as contract } from '#contract/calls/points';
import type { PointsEntry } from '#contract/schemas/points-entry';
import { dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { personName } from '../people/index.ts';
import { historyOf, holdingsOf, relativesOf, sumsOf, type EntryRow } from './queries.ts';

type Calls = typeof contract;

/** A relative's are shown where the company shows them. */
export async function rewardPoints(
  ctx: EmployeeCtx,
  { customerGuid }: Input<Calls['XiGouCustomerRewardPoints']>,
): Promise<Reply<Calls['XiGouCustomerRewardPoints']>> {
  if (customerGuid.toLowerCase() !== ctx.session.personGuid) assertRelativesShown(ctx);
  const [held] = await transact(ctx, (ctx) => holdingsOf(ctx, [customerGuid], dayInShanghai(ctx.now())));
  return { customerGuid, points: held?.balance ?? 0, expiring: held?.expiring ?? [] };
}

function assertRelativesShown({ company }: EmployeeCtx): void {
  // guard: points: relatives’ points shown by the company
  if (!company.config.account.relativePoints) throw new Fault('relativePointsHidden');
}

export const pointsSummary = (ctx: EmployeeCtx): Promise<Reply<Calls['MyPointsSummary']>> =>
  transact(ctx, async (ctx) => {
    const { personGuid } = ctx.session;
    const today = dayInShanghai(ctx.now());
    const [held] = await holdingsOf(ctx, [personGuid], today);
    const sums = await sumsOf(ctx, personGuid, today);
    return {
      balance: held?.balance ?? 0,
      expiring: held?.expiring ?? [],
      upcoming: held?.upcoming_from ? { from: held.upcoming_from, points: held.upcoming } : null,
      earnedThisYear: Math.max(0, sums.earned_this_year),
      spentThisYear: Math.max(0, sums.spent_this_year),
      spentInAll: sums.spent_in_all,
      years: sums.years,
    };
  });

/** The points that expire until a day, and the first day of it; undefined: none do. */
export async function pointsEnding(
  ctx: InTx<EmployeeCtx>,
  until: string,
): Promise<{ points: number; on: string } | undefined> {
  const [held] = await holdingsOf(ctx, [ctx.session.personGuid], dayInShanghai(ctx.now()));
  const ending = (held?.expiring ?? []).filter(({ on }) => on <= until);
  const [first] = ending;
  return first && { points: ending.reduce((sum, { points }) => sum + points, 0), on: first.on };
}

export const myHistory = (ctx: EmployeeCtx, asked: Input<Calls['MyPoints']>): Promise<Reply<Calls['MyPoints']>> =>
  transact(ctx, async (ctx) => {
    const { rows, total } = await historyOf(ctx, ctx.session.personGuid, asked);
    return { rows: rows.map(presentEntry), total };
  });

export const presentEntry = (row: EntryRow): PointsEntry => ({
  no: row.entry_id,
  kind: row.kind,
  title: row.title,
  source: row.source,
  spentOn: row.spend_kind && row.reference ? { kind: row.spend_kind, orderNo: orderNoOf(row.reference) } : null,
  points: row.points,
  balance: row.balance,
  on: dayInShanghai(row.at),
  expiresOn: row.expires_on,
});

/** People know the order, not which of its items the points were for. */
export const orderNoOf = (reference: string): string => reference.split('-')[0] ?? reference;

export async function relativePoints(ctx: EmployeeCtx): Promise<Reply<Calls['RelativePoints']>> {
  assertRelativesShown(ctx);
  return transact(ctx, async (ctx) => {
    const people = await relativesOf(ctx, ctx.session.personGuid);
    const guids = people.map(({ person_guid }) => person_guid);
    const held = new Map(
      (await holdingsOf(ctx, guids, dayInShanghai(ctx.now()))).map((each) => [each.person_guid, each]),
    );
    const key = await ctx.portal.keyring.companyKey(ctx);
    const relatives = people.map((person) => ({
      customerGuid: person.person_guid,
      name: personName(key, person),
      relation: person.kind,
      gender: person.gender,
      balance: held.get(person.person_guid)?.balance ?? 0,
      expiring: held.get(person.person_guid)?.expiring ?? [],
    }));
    return { relatives };
  });
}
