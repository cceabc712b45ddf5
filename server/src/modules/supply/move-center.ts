import type { Input, Reply } from '#contract/call';
import { inLanguage } from '#contract/language';
import type { opsCenters } from '#contract/ops/centers';
import { blocking, CENTER_FINDINGS } from '#contract/rules/center-findings';
import { addDays } from '#contract/rules/day';
import type { OperatorCtx } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { dayText, followWeek } from '../booking/index.ts';
import { bookedBetween, centerToChange, daysAhead } from './center-days.ts';
import { findingsOfRow, stageOf, weeksOf, type CenterRow } from './center-row.ts';
import { changed, changeSupply, type SupplyWrite } from './change-supply.ts';

type Calls = typeof opsCenters;
type Moved = Reply<Calls['OpsCenterPublish']>;

export const publish = (ctx: OperatorCtx, asked: Input<Calls['OpsCenterPublish']>) =>
  changeSupply(ctx, { action: 'center.publish', kind: 'center', reason: asked.reason }, async (write) => ({
    id: asked.centerId,
    reply: await publishCenter(write, asked),
  }));

/** A draft, one that has closed, or one that is to close and stays open after all. */
export async function publishCenter(
  write: SupplyWrite,
  { centerId, revision }: { centerId: number; revision: number },
): Promise<Moved> {
  const row = await centerToChange(write, centerId, revision);
  if (row.state === 'published' && row.closes_on === null) throw new Fault('centreMoveRefused');
  await assertComplete(write, row);
  const reply = await writeState(write, row, { state: 'published', closes_on: null });
  const { tomorrow, last } = daysAhead(write);
  // a draft has had its seats since its week was set
  if (row.state !== 'draft') await followWeek(write.db, centerId, tomorrow, last);
  return reply;
}

async function assertComplete({ db, lang }: SupplyWrite, row: CenterRow): Promise<void> {
  const week = (await weeksOf(db, [row.center_id])).get(row.center_id) ?? [];
  const open = blocking(findingsOfRow(row, week));
  // guard: supply: a centre is published whole
  if (open.length > 0) {
    const item = open.map((name) => inLanguage(CENTER_FINDINGS[name].name, lang)).join(lang === 'zh-cn' ? '；' : '; ');
    throw new Fault('centreIncomplete', { n: open.length, item });
  }
}

/** Without check-ups from a day on: closed at once if that is today, else after its last day. */
export const close = (ctx: OperatorCtx, asked: Input<Calls['OpsCenterClose']>) =>
  changeSupply(ctx, { action: 'center.close', kind: 'center', reason: asked.reason }, async (write) => ({
    id: asked.centerId,
    reply: await closeCenter(write, asked),
  }));

async function closeCenter(
  write: SupplyWrite,
  { centerId, revision, from }: Input<Calls['OpsCenterClose']>,
): Promise<Moved> {
  const { today, last } = daysAhead(write);
  if (from < today) throw new Fault('centreDayPast', { field: 'from' });
  const row = await centerToChange(write, centerId, revision);
  if (stageOf(row, today) !== 'published') throw new Fault('centreMoveRefused');
  const closes_on = addDays(from, -1);
  const reply = await writeState(write, row, { state: from <= today ? 'closed' : 'published', closes_on });
  // a last day that was set earlier may come later now
  const first = row.closes_on !== null && row.closes_on < from ? row.closes_on : from;
  if (first <= last) await followWeek(write.db, centerId, first < today ? today : first, last);
  const n = await bookedBetween(write, centerId, from);
  // guard: supply: no booking is left at a closed centre
  if (n > 0) throw new Fault('centreBooked', { n, date: dayText(from, write.lang) });
  return reply;
}

async function writeState(
  write: SupplyWrite,
  { center_id: centerId, revision }: CenterRow,
  to: { state: 'published' | 'closed'; closes_on: string | null },
): Promise<Moved> {
  await write.db
    .updateTable('center')
    .set({ ...to, ...changed(write), revision: revision + 1 })
    .where('center_id', '=', centerId)
    .execute();
  return { centerId, revision: revision + 1, state: to.state };
}
