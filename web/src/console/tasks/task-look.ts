import type { OpsTaskRow } from '#contract/ops/tasks';
import type { TagTone } from '../../ui/data/Tag.tsx';
import type { ProgressTone } from '../../ui/feedback/ProgressBar.tsx';

export const isOpen = ({ state }: Pick<OpsTaskRow, 'state'>): boolean => state === 'waiting' || state === 'running';

export const hasErrors = ({ state, failedRows }: Pick<OpsTaskRow, 'state' | 'failedRows'>): boolean =>
  state === 'done' && failedRows > 0;

export function toneOf(task: Pick<OpsTaskRow, 'state' | 'failedRows'>): ProgressTone {
  if (task.state === 'failed') return 'bad';
  if (task.state === 'cancelled') return 'mute';
  if (task.state === 'done') return hasErrors(task) ? 'warn' : 'ok';
  return 'brand';
}

export const TAG_TONE: Record<OpsTaskRow['state'], TagTone> = {
  waiting: 'mute',
  running: 'info',
  done: 'ok',
  failed: 'bad',
  cancelled: 'mute',
};

/** How far, in whole hundredths: the last one is kept for the end. Undefined while the amount is unknown. */
export function percentOf({ state, done, total }: Pick<OpsTaskRow, 'state' | 'done' | 'total'>): number | undefined {
  if (state === 'done') return 100;
  if (total === null) return state === 'running' ? undefined : 0;
  return total === 0 ? 0 : Math.min(99, Math.floor((done / total) * 100));
}

const WHOLE = new Intl.NumberFormat('en-US');
export const countText = (count: number): string => WHOLE.format(count);
