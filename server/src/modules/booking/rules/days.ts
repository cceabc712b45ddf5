import type { Input, Reply } from '#contract/call';
import { FEW_LEFT, type booking, type CalendarDay, type Segment } from '#contract/calls/booking';
import { addDays, dayInShanghai, isDay } from '#contract/rules/day';
import { onlineChangeDeadline, type HolidayTable } from '#contract/rules/working-days';
import type { CompanyCtx, EmployeeCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault, reasonOf } from '../../../fault.ts';
import { judgeDay, nearestFreeDay, type DayRules } from './day-rules.ts';
import { loadHolidays } from '../supply/holidays.ts';
import { loadPlan, type BookingPlan } from '../supply/plans.ts';
import { dayText, monthAndDay } from './say.ts';
import { HORIZON_DAYS, loadHorizons, segmentsOf, type Horizon } from '../supply/seats.ts';

type ExamPeriod = Pick<BookingPlan, 'examFrom' | 'examTo'> & Partial<Pick<BookingPlan, 'groupExamOrder'>>;

export function dayRules(
  { now, company, lang }: CompanyCtx,
  { examFrom, examTo, groupExamOrder = false }: ExamPeriod,
  holidays: HolidayTable,
): DayRules {
  const today = dayInShanghai(now());
  const { bookAheadDays } = company.config.booking;
  return {
    today,
    companyId: company.companyId,
    bookAheadDays,
    firstDay: /* guard: how early a booking must be made → today */ addDays(today, bookAheadDays),
    examFrom,
    examTo,
    teamDaysOnly: groupExamOrder,
    holidays,
    say: (day) => dayText(day, lang),
    sayShort: (day) => monthAndDay(day, lang),
  };
}

/** The rules for an operator who has agreed with the centre that a day may be closer than the company wants. */
export const fromTomorrow = (rules: DayRules): DayRules => ({ ...rules, firstDay: addDays(rules.today, 1) });

/** Until when an order for this day can be changed online (docs/product §4.6). */
export function changeUntil({ company }: Pick<CompanyCtx, 'company'>, examDay: string, holidays: HolidayTable) {
  const noticeDays = company.config.booking.noticeWorkingDays;
  return { ...onlineChangeDeadline(examDay, noticeDays, holidays), noticeDays };
}

/** The first exam day that could still be changed online if it were booked now. */
export function noticeOf({ company, now }: Pick<CompanyCtx, 'company' | 'now'>, holidays: HolidayTable) {
  const { noticeWorkingDays: noticeDays, bookAheadDays } = company.config.booking;
  const today = dayInShanghai(now());
  for (let ahead = bookAheadDays; ahead <= HORIZON_DAYS; ahead++) {
    const day = addDays(today, ahead);
    if (onlineChangeDeadline(day, noticeDays, holidays).lastDay >= today) return { noticeDays, changeableFrom: day };
  }
  return { noticeDays, changeableFrom: null };
}

async function horizonOf(ctx: CompanyCtx, centerId: number): Promise<Horizon> {
  const horizon = (await loadHorizons(ctx, [centerId])).get(centerId);
  if (!horizon) throw new Fault('centreUnknown');
  return horizon;
}

/** A month of a centre, each day with its state; a day that is not free has its reason and the nearest free one. */
export async function monthOf(
  ctx: EmployeeCtx,
  request: Input<typeof booking.BookInfo>,
): Promise<Reply<typeof booking.BookInfo>> {
  const plan = await transact(ctx, (ctx) => loadPlan(ctx, request.bookingId));
  const horizon = await horizonOf(ctx, request.centerId);
  const rules = dayRules(ctx, plan, await loadHolidays(ctx.portal));
  const first = `${request.year}-${String(request.month).padStart(2, '0')}-01`;
  const nearest = nearestFreeDay(first, horizon, rules) ?? null;
  const days: CalendarDay[] = [];
  for (let day = first; day.slice(0, 7) === first.slice(0, 7); day = addDays(day, 1)) {
    const { state, left, fault } = judgeDay(day, horizon, rules);
    const holiday = rules.holidays[day.slice(0, 4)]?.holidays[day] ?? null;
    const way = fault && (nearestFreeDay(day, horizon, rules) ?? nearest ?? undefined);
    days.push({ day, state, left, holiday, reason: fault ? reasonOf(fault, ctx.lang, way) : null });
  }
  const provisional = /* guard: screens: provisional months → false */ rules.holidays[first.slice(0, 4)] === undefined;
  return { bookInfo: { days, nearest, provisional, notice: noticeOf(ctx, rules.holidays) } };
}

export async function segmentsOfDay(
  ctx: EmployeeCtx,
  request: Input<typeof booking.GetWorkingSegment>,
): Promise<Reply<typeof booking.GetWorkingSegment>> {
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = `${request.year}-${pad(request.month)}-${pad(request.day)}`;
  if (!isDay(day)) throw new Fault('badInput', { field: 'day' });
  const plan = await transact(ctx, (ctx) => loadPlan(ctx, request.bookingId));
  const horizon = await horizonOf(ctx, request.centerId);
  const { fault } = judgeDay(day, horizon, dayRules(ctx, plan, await loadHolidays(ctx.portal)));
  if (fault && fault.fault !== 'dayFull') throw fault;
  const rows = await transact(ctx, (ctx) => segmentsOf(ctx, request.centerId, day, day));
  const segments = rows.map(({ segmentId, starts, ends, left, seats }): Segment => {
    const state = left <= 0 ? 'full' : left <= FEW_LEFT ? 'few' : 'available';
    const reason = left <= 0 ? reasonOf(new Fault(seats > 0 ? 'quotaFull' : 'segmentFull'), ctx.lang) : null;
    return { workingSegmentId: segmentId, start: starts, end: ends, left: Math.max(0, left), state, reason };
  });
  return { WorkingSegments: segments };
}
