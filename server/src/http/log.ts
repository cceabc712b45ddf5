import type { FastifyServerOptions } from 'fastify';
import type { Env } from '../env.ts';

/** Takes the lines of the log in place of the standard output. */
export interface LogOutput {
  write(line: string): void;
}

/** JSON lines with real time, whatever PORTAL_NOW says, and without personal data: errors are described field by field. */
export const loggerOptions = (
  env: Env,
  output: LogOutput | undefined,
): NonNullable<FastifyServerOptions['logger']> => ({
  level: env.logLevel,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: { err: (error: unknown) => describeError(error) },
  ...(output && { stream: output }),
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

/** How far causes are followed, and how many of several failures are told. */
const MOST_CAUSES = 4;

/**
 * An error and its causes, down to the first. A database error quotes the values it refused, in its message and detail,
 * and so do a text that is no JSON and partners' words: of those only names and codes are kept.
 */
export function describeError(error: unknown, left = MOST_CAUSES): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name: type, message, stack: text = '', code, severity, table, constraint } = error as DatabaseError;
  const stack = text.slice(text.indexOf('\n    at ') + 1);
  const why = reasonsOf(error, left);
  if (severity) return { type, message: `database error ${code}`, table, constraint, stack, ...why };
  if (error instanceof SyntaxError) return { type, message: 'not well formed', stack, ...why };
  if ('quotes' in error) return { type, message: '', code, stack, ...why };
  return { type, message, code, stack, ...why };
}

function reasonsOf(error: Error, left: number): { cause?: LoggedError; errors?: LoggedError[] } {
  if (left === 0) return {};
  const several: unknown[] = error instanceof AggregateError ? error.errors : [];
  return {
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause, left - 1) }),
    ...(several.length > 0 && { errors: several.slice(0, MOST_CAUSES).map((each) => describeError(each, left - 1)) }),
  };
}
