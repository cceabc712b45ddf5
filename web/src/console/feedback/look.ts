import type { OpsFeedbackRow } from '#contract/ops/feedback';
import type { TagTone } from '../../ui/data/Tag.tsx';
import type { FeedbackKind } from '#contract/values/feedback';

export const KIND_TONE: Record<FeedbackKind, TagTone> = {
  praise: 'ok',
  suggestion: 'info',
  complaint: 'warn',
  complaints: 'bad',
};
export const STATE_TONE: Record<OpsFeedbackRow['state'], TagTone> = {
  open: 'warn',
  reopened: 'warn',
  answered: 'ok',
  closed: 'mute',
};

const SOON_MS = 2 * 3_600_000;
export type Urgency = 'overdue' | 'soon' | 'later';

/** How it stands against its promised moment; undefined where it does not wait. */
export function urgencyOf({ promisedAt }: Pick<OpsFeedbackRow, 'promisedAt'>, now: number): Urgency | undefined {
  if (promisedAt === null) return undefined;
  const left = Date.parse(promisedAt) - now;
  if (left < 0) return 'overdue';
  return left < SOON_MS ? 'soon' : 'later';
}
export const URGENCY_TONE = { overdue: 'bad', soon: 'warn', later: 'info' } as const;

/** How long something takes or is late, in whole hours and minutes. */
export function hoursAndMinutes(ms: number): { hours: number; minutes: number } {
  const minutes = Math.floor(Math.abs(ms) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** How many of a hundred, to one digit; undefined where there are none at all. */
export const percentOf = (part: number, whole: number): string | undefined =>
  whole === 0 ? undefined : `${((part / whole) * 100).toFixed(1)}%`;
