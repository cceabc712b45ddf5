import type { Clock } from '../../clock.ts';
import type { ExamProgress, Progress } from './port.ts';

/** When a centre has told of everybody who came that day. */
const EVENING = '18:00';

/** The last four digits of an order's number are random; these stand before them. */
export const NOT_COME: RegExp = /404\d{4}$/;
export const NO_ANSWER: RegExp = /408\d{4}$/;

/**
 * Every person comes: the answer follows from the order's day and the clock alone. Sentinels: an order number with 404
 * before its last four digits is a person who does not come, told in the evening; one with 408 gets no answer.
 */
export const sandboxProgress = (clock: Clock): ExamProgress => ({
  of: async ({ orderNo, day }): Promise<Progress> => {
    if (NO_ANSWER.test(orderNo)) throw Object.assign(new Error('the centres did not answer'), { code: 'ETIMEDOUT' });
    const arrivedAt = new Date(`${day}T${EVENING}:00+08:00`);
    if (arrivedAt > clock()) return {};
    return NOT_COME.test(orderNo) ? { missedAt: arrivedAt } : { arrivedAt };
  },
});
