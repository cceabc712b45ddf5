import { addWorkingDays, type HolidayTable } from '#contract/rules/working-days';
import type { Clock } from '../../clock.ts';
import { NO_ANSWER, NOT_COME } from '../exam-progress/sandbox.ts';
import type { Section } from './catalogue.ts';
import { modelReport } from './model.ts';
import type { ExamReports } from './port.ts';
import { tendenciesOf } from './tendencies.ts';

/** The e-report is told of 7 to 10 working days after the check-up (docs/product §4.10). */
const REPORT_AFTER = 7;
const REPORT_AT = '10:00';

/**
 * Every report is signed on the seventh working day at 10:00; its content follows from the person and the year alone.
 * Sentinels as of the progress: a missed order has none, one with 408 gets no answer.
 */
export const sandboxReports = (clock: Clock, holidays: HolidayTable, catalogue: readonly Section[]): ExamReports => ({
  of: async ({ orderNo, day, person }) => {
    if (NO_ANSWER.test(orderNo)) throw Object.assign(new Error('the centres did not answer'), { code: 'ETIMEDOUT' });
    const readyAt = new Date(`${addWorkingDays(day, REPORT_AFTER, holidays).day}T${REPORT_AT}:00+08:00`);
    if (NOT_COME.test(orderNo) || readyAt > clock()) return undefined;
    const year = Number(day.slice(0, 4));
    return { readyAt, document: modelReport(person, day, year, tendenciesOf(person, year, catalogue), catalogue) };
  },
});
