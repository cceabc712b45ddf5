export type WorldName = 'server' | 'postgres' | 'embedded';
export type OtherName =
  | 'payments'
  | 'mall'
  | 'tasks'
  | 'failover'
  | 'pooler'
  | 'restarts'
  | 'restore'
  | 'restore-embedded'
  | 'upgrade'
  | 'guesses';
export type Control = 'lazy-commit' | 'new-key' | 'miscount' | 'short-fen' | 'incompatible';

export interface Options {
  cycles: number;
  worlds: WorldName[];
  others: OtherName[];
  /** The version before, for an upgrade; undefined: the last commit without the newest migration. */
  from: string | undefined;
  /** Something done wrong on purpose: the run must then fail. */
  control: Control | undefined;
}
export function readOptions(args: string[]): Options;
