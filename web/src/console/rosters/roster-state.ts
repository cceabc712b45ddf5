import type { OpsRosterRow } from '#contract/ops/rosters';

export const TONE = {
  checking: 'info',
  checked: 'warn',
  running: 'info',
  stopped: 'warn',
  done: 'ok',
  forgotten: 'mute',
} as const;
export type RosterState = keyof typeof TONE;

export function stateOf({ checkedAt, endedAt, existing, task }: OpsRosterRow): RosterState {
  if (endedAt) return existing === null ? 'forgotten' : 'done';
  if (!checkedAt) return task.state === 'failed' || task.state === 'cancelled' ? 'forgotten' : 'checking';
  if (existing === null) return 'checked';
  return task.state === 'failed' || task.state === 'cancelled' ? 'stopped' : 'running';
}

export const isUnderWay = (row: OpsRosterRow): boolean => ['checking', 'running'].includes(stateOf(row));
