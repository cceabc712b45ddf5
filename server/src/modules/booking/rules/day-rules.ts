import { FEW_LEFT, type DayState } from '#contract/calls/booking';
import { addDays, daysBetween } from '#contract/rules/day';
import type { HolidayTable } from '#contract/rules/working-days';
import { Fault } from '../../../fault.ts';
import type { Horizon } from '../supply/seats.ts';
import { HORIZON_DAYS } from '../supply/seats.ts';

/** Everything besides the seats that decides about a day. Pure, so that it can be tried on any day of any year. */
export interface DayRules {
  today: string;
  companyId: number;
  bookAheadDays: number;
  /** The first day that is far enough ahead. */
  firstDay: string;
  examFrom: string | null;
  examTo: string | null;
  teamDaysOnly: boolean;
  holidays: HolidayTable;
  say: (day: string) => string;
  /** Without year and weekday, for a sentence with two days in it. */
  sayShort: (day: string) => string;
}

export type Judged = { state: DayState; left: number; fault?: Fault };

/** The state of a day for this company's people, and the reason of a no. */
export function judgeDay(day: string, horizon: Horizon, rules: DayRules): Judged {
  const { today, say, sayShort } = rules;
  const waits = (opens: string) => new Fault('dayWait', { date: sayShort(day), opens: sayShort(opens) });
  const date = say(day);
  const no = (state: DayState, fault: Fault): Judged => ({ state, left: 0, fault });
  if (day <= today) return no('invalid', new Fault('dayPast', { date }));
  if ((rules.examFrom && day < rules.examFrom) || (rules.examTo && day > rules.examTo)) {
    const [from, to] = [rules.examFrom ? say(rules.examFrom) : '', rules.examTo ? say(rules.examTo) : ''];
    return no('invalid', new Fault('dayOutsidePlan', { date, from, to }));
  }
  if (day < rules.firstDay) return no('invalid', new Fault('dayTooSoon', { n: rules.bookAheadDays }));
  if (daysBetween(today, day) > HORIZON_DAYS) {
    return no('wait', waits(addDays(day, -HORIZON_DAYS)));
  }
  const exception = horizon.exceptions.get(day);
  const seats = horizon.days.get(day);
  if (exception?.kind === 'rest' || !seats) return no('rest', new Fault('dayRest', { date }));
  const isOwnTeamDay = exception?.kind === 'team' && exception.teamCompany === rules.companyId;
  // guard: a plan for team days is booked on those alone
  if (rules.teamDaysOnly && !isOwnTeamDay) return no('invalid', new Fault('teamDaysOnly', { date }));
  if (exception?.kind === 'team' && exception.teamCompany !== rules.companyId) {
    return no('team', new Fault('dayTeam', { date }));
  }
  if (exception?.kind === 'opensLater' && exception.opensOn && exception.opensOn > today) {
    return no('wait', waits(exception.opensOn));
  }
  if (seats.left <= 0) return no('full', new Fault('dayFull', { date }));
  return { state: seats.left <= FEW_LEFT ? 'few' : 'available', left: seats.left };
}

/** The first day that can be had from a day on, within the horizon. */
export function nearestFreeDay(from: string, horizon: Horizon, rules: DayRules): string | undefined {
  const start = from > rules.today ? from : addDays(rules.today, 1);
  for (let day = start; daysBetween(rules.today, day) <= HORIZON_DAYS; day = addDays(day, 1)) {
    if (!judgeDay(day, horizon, rules).fault) return day;
  }
  return undefined;
}
