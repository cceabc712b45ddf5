import { addDays, dayInShanghai } from './day.ts';
import { isProvisional, isWorkingDay, type HolidayTable } from './working-days.ts';

/** Feedback is answered within this time, counted while the service works. */
export const REPLY_HOURS = 24;

/** When the service works on a working day, on a clock in Shanghai: `00:00` to `24:00` is the whole of it. */
export interface ServiceHours {
  from: string;
  to: string;
}

export interface ReplyPromise {
  at: Date;
  /** A calendar still to be published may move it. */
  provisional: boolean;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;
/** Text compares as time does. */
export const areServiceHours = ({ from, to }: ServiceHours): boolean => CLOCK.test(from) && CLOCK.test(to) && from < to;

const atClock = (day: string, clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return Date.parse(`${day}T00:00:00+08:00`) + hours * HOUR_MS + minutes * MINUTE_MS;
};

/** The moment until which an answer is promised: the clock runs in service hours of working days and stands still otherwise. */
export function replyPromise(asked: Date, hours: ServiceHours, table: HolidayTable): ReplyPromise {
  if (!areServiceHours(hours)) throw new RangeError(`not the hours of a service: ${hours.from} to ${hours.to}`);
  let left = REPLY_HOURS * HOUR_MS;
  let provisional = false;
  for (let day = dayInShanghai(asked); ; day = addDays(day, 1)) {
    provisional ||= isProvisional(day, table);
    if (!isWorkingDay(day, table)) continue;
    const begin = Math.max(asked.getTime(), atClock(day, hours.from));
    const here = Math.max(0, atClock(day, hours.to) - begin);
    if (left <= here) return { at: new Date(begin + left), provisional };
    left -= here;
  }
}
