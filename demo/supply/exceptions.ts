import type { HolidayTable } from '#contract/rules/working-days';
import { plusDays } from '../days.ts';
import { CENTER } from './centers.ts';
import type { DemoCenter, DemoException } from './types.ts';

/** So far ahead the holidays are written down; those of a year that is not published yet are not known. */
const HOLIDAYS_AHEAD = 400;

/** Companies with days of their own; the last one's are at a centre that its own people can then book. */
const TEAMS = { lodging: 210, partner: 211, audit: 430, everything: 100 };

export const monthEnd = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** One centre is full to the end of a month, what comes after is opened later. Never less than two weeks. */
export function fullUntil(today: string): string {
  const end = monthEnd(today);
  return end >= plusDays(today, 14) ? end : monthEnd(plusDays(end, 1));
}

const daysFrom = (first: string, last: string): string[] => {
  const days: string[] = [];
  for (let day = first; day <= last; day = plusDays(day, 1)) days.push(day);
  return days;
};

/** Days that differ from the centres' ordinary weeks. A holiday goes before anything else on that day. */
export function exceptionsOf(centers: DemoCenter[], today: string, holidays: HolidayTable): DemoException[] {
  const later = (from: number, to: number) => daysFrom(plusDays(today, from), plusDays(today, to));
  const team = (centerId: number, days: string[], teamCompany: number): DemoException[] =>
    days.map((day) => ({ centerId, day, kind: 'team', teamCompany }));
  const opensLater = (centerId: number, days: string[], opensOn: string): DemoException[] =>
    days.map((day) => ({ centerId, day, kind: 'opensLater', opensOn }));

  const last = plusDays(today, HOLIDAYS_AHEAD);
  const free = Object.values(holidays)
    .flatMap((year) => Object.keys(year.holidays))
    .filter((day) => today <= day && day <= last);
  const all: DemoException[] = [
    ...centers.flatMap(({ id }) => free.map((day): DemoException => ({ centerId: id, day, kind: 'rest' }))),
    ...team(CENTER.xujiahui, later(1, 14), TEAMS.lodging),
    ...team(CENTER.nanjingRoad, later(20, 21), TEAMS.audit),
    ...team(CENTER.zhongguancun, later(12, 13), TEAMS.partner),
    ...team(CENTER.zhujiang, later(15, 16), TEAMS.everything),
    ...opensLater(CENTER.nanjingRoad, later(60, 120), plusDays(today, 14)),
    ...opensLater(
      CENTER.peoplesSquare,
      daysFrom(plusDays(fullUntil(today), 1), plusDays(today, 120)),
      plusDays(today, 10),
    ),
    ...opensLater(CENTER.qianjiang, later(45, 120), plusDays(today, 21)),
  ];
  const byDay = new Map<string, DemoException>();
  for (const one of all) {
    const key = `${one.centerId} ${one.day}`;
    if (!byDay.has(key)) byDay.set(key, one);
  }
  return [...byDay.values()];
}
