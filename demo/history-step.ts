import type { FillCtx } from './fill-people.ts';

/** Something that happened so many days ago, at a time of that day; 0 days ago is now. */
export interface HistoryStep {
  daysAgo: number;
  time: string;
  /** In a portal whose clock stands at that moment; the one there is now knows what can be paid for. */
  run(then: FillCtx, now: FillCtx): Promise<void>;
}
