import * as z from 'zod/mini';
import { Reason, Words } from '../reason.ts';

export { FEW_LEFT } from '../values/orders.ts';

/** `few` is five seats or less. */
export const DayState = z.enum(['available', 'few', 'full', 'rest', 'team', 'wait', 'invalid']);
export type DayState = z.output<typeof DayState>;

export const CalendarDay = z.object({
  day: z.string(),
  state: DayState,
  left: z.int(),
  /** The holiday's name, where it is one. */
  holiday: z.nullable(Words),
  reason: z.nullable(Reason),
});
export type CalendarDay = z.output<typeof CalendarDay>;

export const Segment = z.object({
  workingSegmentId: z.int(),
  start: z.string(),
  end: z.string(),
  left: z.int(),
  state: z.enum(['available', 'few', 'full', 'wait']),
  reason: z.nullable(Reason),
});
export type Segment = z.output<typeof Segment>;

/** An order for a day before `changeableFrom` cannot be changed online; null where no such day is in sight. */
export const Notice = z.object({ noticeDays: z.int(), changeableFrom: z.nullable(z.string()) });
