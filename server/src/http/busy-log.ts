import type { FastifyBaseLogger } from 'fastify';
import { StandingFault } from '../fault.ts';

const EVERY_MS = 1_000;

/**
 * Says why calls are refused as "not now", without a stack and about once a second: when PostgreSQL is gone or too many
 * come, thousands of equal lines would hide what a person on duty has to know, and cost more than the refusals.
 */
export function busyReporter(log: FastifyBaseLogger): (reqId: string, error: unknown) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  return (reqId, error) => {
    const now = performance.now();
    if (now - saidAt < EVERY_MS) {
      unsaid += 1;
      return;
    }
    log.warn({ reqId, reason: reasonOf(error), unsaid }, 'calls are refused as busy');
    saidAt = now;
    unsaid = 0;
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof StandingFault) return 'too many at a time';
  if (!(error instanceof Error)) return typeof error;
  // a database error quotes values in its message: of those only the code is kept
  return 'code' in error ? String(error.code) : error.message;
}
