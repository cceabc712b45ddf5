import type { Input, Reply } from '#contract/call';
import { inLanguage } from '#contract/language';
import type { opsCenters } from '#contract/ops/centers';
import { overlapIn, type WeekSegment } from '#contract/rules/center-findings';
import { addDays, weekday } from '#contract/rules/day';
import type { OperatorCtx, Tx } from '../../ctx.ts';
import { asConsole } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { followWeek, isWithinDays } from '../booking/index.ts';
import { centerToChange, daysAhead } from './center-days.ts';
import { changed, changeSupply, type SupplyWrite } from './change-supply.ts';

type Calls = typeof opsCenters;
type Asked = Input<Calls['OpsCenterWeekSave']>;
type Effect = Reply<Calls['OpsCenterWeekTry']>;

export const saveWeek = (ctx: OperatorCtx, asked: Asked) =>
  changeSupply(ctx, { action: 'center.week', kind: 'center', reason: asked.reason }, async (write) => {
    const { centerId, revision } = asked;
    const before = await centerToChange(write, centerId, revision);
    await writeWeek(write, centerId, asked.week);
    const saved = before.revision + 1;
    await write.db
      .updateTable('center')
      .set({ ...changed(write), revision: saved })
      .where('center_id', '=', centerId)
      .execute();
    const { tomorrow, last } = daysAhead(write);
    await followWeek(write.db, centerId, tomorrow, last);
    return { id: centerId, reply: { centerId, revision: saved } };
  });

/** In place of the week there was; its days follow by themselves. */
export async function writeWeek({ db, lang }: SupplyWrite, centerId: number, week: WeekSegment[]): Promise<void> {
  assertApart(week, lang);
  await db.deleteFrom('weekly_pattern').where('center_id', '=', centerId).execute();
  if (week.length === 0) return;
  await db
    .insertInto('weekly_pattern')
    .values(week.map(({ seats, ...segment }) => ({ center_id: centerId, ...segment, capacity: seats })))
    .execute();
}

const WEEKDAYS = [
  { zh: '周日', en: 'Sunday' },
  { zh: '周一', en: 'Monday' },
  { zh: '周二', en: 'Tuesday' },
  { zh: '周三', en: 'Wednesday' },
  { zh: '周四', en: 'Thursday' },
  { zh: '周五', en: 'Friday' },
  { zh: '周六', en: 'Saturday' },
] as const;

function assertApart(week: readonly WeekSegment[], lang: SupplyWrite['lang']): void {
  const pair = overlapIn(week);
  // guard: supply: times of a day do not overlap
  if (pair) throw overlapFault(pair, lang);
}

function overlapFault(pair: readonly [WeekSegment, WeekSegment], lang: SupplyWrite['lang']): Fault {
  const [one = '', other = ''] = pair.map(({ starts, ends }) => `${starts}–${ends}`);
  const day = inLanguage(WEEKDAYS[pair[0].weekday] ?? WEEKDAYS[0], lang);
  return new Fault('weekOverlap', { day, one, other, field: 'week' });
}

/** The effect on the days there are, without a change. */
export async function tryWeek(
  { portal, now, lang }: OperatorCtx,
  { centerId, week }: Input<Calls['OpsCenterWeekTry']>,
): Promise<Effect> {
  assertApart(week, lang);
  const { tomorrow, last } = daysAhead({ now });
  return asConsole(portal.database, async (db) => {
    const center = await db
      .selectFrom('center')
      .select(['opens_on', 'closes_on', 'state'])
      .where('center_id', '=', centerId)
      .executeTakeFirst();
    if (!center) throw new Fault('recordUnknown');
    const seats = await seatsByDay(db, centerId, tomorrow, last);
    const rests = await restDays(db, centerId, tomorrow, last);
    const effect: Effect = { days: 0, seatsBefore: 0, seatsAfter: 0, kept: [] };
    for (let day = tomorrow; day <= last; day = addDays(day, 1)) {
      const isOpen = center.state !== 'closed' && isWithinDays(center, day) && !rests.has(day);
      const own = isOpen ? week.filter((segment) => segment.weekday === weekday(day)) : [];
      addDay(effect, day, seats.get(day) ?? [], own);
    }
    return effect;
  });
}

interface DaySegment {
  starts: string;
  capacity: number;
  booked: number;
}

function addDay(effect: Effect, day: string, before: readonly DaySegment[], week: readonly WeekSegment[]): void {
  const wished = new Map(week.map(({ starts, seats }) => [starts, seats]));
  const known = new Map(before.map((segment) => [segment.starts, segment]));
  let [was, will, booked, isKept] = [0, 0, 0, false];
  for (const starts of new Set([...known.keys(), ...wished.keys()])) {
    const segment = known.get(starts);
    const seats = wished.get(starts) ?? 0;
    was += segment?.capacity ?? 0;
    will += Math.max(segment?.booked ?? 0, seats);
    booked += segment?.booked ?? 0;
    isKept ||= (segment?.booked ?? 0) > seats;
  }
  if (was !== will) effect.days += 1;
  effect.seatsBefore += was;
  effect.seatsAfter += will;
  if (isKept) effect.kept.push({ day, booked, seats: week.reduce((sum, { seats }) => sum + seats, 0) });
}

async function seatsByDay(db: Tx, centerId: number, from: string, to: string): Promise<Map<string, DaySegment[]>> {
  const rows = await db
    .selectFrom('segment')
    .select(['day', 'starts', 'capacity', 'booked'])
    .where('center_id', '=', centerId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  const days = new Map<string, DaySegment[]>();
  for (const { day, ...segment } of rows) days.set(day, [...(days.get(day) ?? []), segment]);
  return days;
}

async function restDays(db: Tx, centerId: number, from: string, to: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('center_exception')
    .select('day')
    .where('center_id', '=', centerId)
    .where('kind', '=', 'rest')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return new Set(rows.map(({ day }) => day));
}
