import type { LogOutput } from '../src/http/log.ts';

/** A line of the log, as its reader gets it. */
export interface LogLine {
  msg: string;
  level: number;
  reqId?: string;
  trace?: string;
  call?: string;
  account?: string;
  address?: string;
  fault?: string;
  status?: number;
  job?: string;
  err?: LoggedReason;
}

interface LoggedReason {
  message: string;
  cause?: LoggedReason;
  errors?: LoggedReason[];
}

export interface KeptLog extends LogOutput {
  text(): string;
  lines(): LogLine[];
  clear(): void;
}

/** Keeps the log; every line must be whole JSON. */
export function keepLog(): KeptLog {
  let kept: string[] = [];
  return {
    write: (line) => void kept.push(line),
    text: () => kept.join(''),
    lines: () =>
      kept
        .join('')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as LogLine),
    clear: () => (kept = []),
  };
}
