import type { RefusalDetail } from '#contract/wire';

/** A reply's refusal, or one of the ways a request can end without one. */
export interface Failure extends Error {
  code: number | 'timeout' | 'offline';
  /** One sentence for the person, in their language, plain text; empty when the server had none. */
  text: string;
  detail?: RefusalDetail;
}

export function failure(code: Failure['code'], text: string, detail?: RefusalDetail): Failure {
  return Object.assign(new Error(`call failed: ${code}`), { name: 'Failure', code, text, ...(detail && { detail }) });
}

export const isFailure = (error: unknown): error is Failure => error instanceof Error && error.name === 'Failure';

/** The outcome is unknown: a retry must carry the same Idempotency-Key. */
export const isOutcomeUnknown = ({ code, detail }: Failure): boolean =>
  code === 'timeout' ||
  code === 'offline' ||
  code === 500 ||
  detail?.fault === 'systemBusy' ||
  detail?.fault === 'timedOut';
