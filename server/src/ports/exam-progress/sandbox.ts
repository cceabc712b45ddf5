import { addWorkingDays, type HolidayTable } from '#contract/rules/working-days';
import type { Clock } from '../../clock.ts';
import type { ExamProgress, Progress } from './port.ts';

/** When a centre has told of everybody who came that day. */
const EVENING = '18:00';
/** §9: the e-report is told of 7 to 10 working days after the check-up. */
const REPORT_AFTER = 7;
const REPORT_AT = '10:00';

/** The last four digits of an order's number are random; these stand before them. */
const NOT_COME = /404\d{4}$/;
const NO_ANSWER = /408\d{4}$/;

/**
 * Everybody comes, and every report is ready on the seventh working day: what it says follows from the order's day and the
 * clock alone. Sentinels: whoever's order number has 404 before its last four digits does not come, which is told in the evening,
 * about one with 408 there is no answer.
 */
export const sandboxProgress = (clock: Clock, holidays: HolidayTable): ExamProgress => ({
  of: async ({ orderNo, day }): Promise<Progress> => {
    if (NO_ANSWER.test(orderNo)) throw Object.assign(new Error('the centres did not answer'), { code: 'ETIMEDOUT' });
    const arrivedAt = inShanghai(day, EVENING);
    if (NOT_COME.test(orderNo)) return arrivedAt <= clock() ? { missedAt: arrivedAt } : {};
    const reportReadyAt = inShanghai(addWorkingDays(day, REPORT_AFTER, holidays).day, REPORT_AT);
    const now = clock();
    return { ...(arrivedAt <= now && { arrivedAt }), ...(reportReadyAt <= now && { reportReadyAt }) };
  },
});

const inShanghai = (day: string, time: string): Date => new Date(`${day}T${time}:00+08:00`);
