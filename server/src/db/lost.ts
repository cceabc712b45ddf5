/** The connection is gone, or what it led to can no longer be written to: another one may do. */
const LOST = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
  // connection failures, a server that stops, starts or closes the connection, one that has become a standby
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '57P05', '25P03', '25006'],
]);

/** PostgreSQL works and cannot do this now: too many connections, out of memory, a lock or a statement that took too long. */
const PASSING = new Set(['53200', '53300', '53400', '55P03', '57014', '40001', '40P01']);

/** Errors the driver tells in words only. */
const IN_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|is not queryable|after calling end/;

export class LostConnection extends Error {
  readonly code = '08006';
}

export const isLost = (error: unknown): boolean => {
  const { code, message, errors } = (error ?? {}) as { code?: unknown; message?: unknown; errors?: unknown[] };
  // a host with several addresses fails with all their errors at once
  if (Array.isArray(errors)) return errors.some(isLost);
  return LOST.has(String(code)) || IN_WORDS.test(String(message));
};

/** "Not now" rather than "we are wrong". */
export const isPassing = (error: unknown): boolean =>
  isLost(error) || PASSING.has(String((error as { code?: unknown } | undefined)?.code));
