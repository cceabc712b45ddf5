import type { FastifyServerOptions } from 'fastify';
import type { Env } from '../env.ts';

/** JSON lines without personal data: what is logged is chosen here, field by field. */
export const loggerOptions = (env: Env): NonNullable<FastifyServerOptions['logger']> => ({
  level: env.logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: describeError },
});

interface DatabaseError extends Error {
  severity?: string;
  code?: string;
  table?: string;
  constraint?: string;
}

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** A database error quotes the values it refused, in its message and detail: of those only names and codes are kept. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name: type, message, stack: text = '', code, severity, table, constraint } = error as DatabaseError;
  const stack = text.slice(text.indexOf('\n    at ') + 1);
  if (severity) return { type, message: `database error ${code}`, table, constraint, stack };
  return { type, message, code, stack };
}
