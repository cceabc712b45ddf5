import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { momentWriter } from '../clock.ts';
import type { Log } from '../ctx.ts';
import type { Env } from '../env.ts';
import type { Trace } from '../trace.ts';

/** Where lines go. */
export interface LogOutput {
  write(line: string): void;
}

export const standardOutput: LogOutput = together(process.stdout);
const isoMoment = momentWriter();
/** Real time, whatever PORTAL_NOW says. */
export const logMoment = (): string => isoMoment(Date.now());

/** JSON lines without personal data: what is logged is chosen here, field by field. */
export const loggerOptions = (env: Env, output: LogOutput): NonNullable<FastifyServerOptions['logger']> => ({
  level: env.logLevel,
  base: null,
  timestamp: () => `,"time":"${logMoment()}"`,
  serializers: { err: (error: unknown) => describeError(error) },
  stream: output,
});

export const answersAreLogged = ({ logLevel }: Env): boolean => logLevel === 'info' || logLevel === 'debug';

/** What went wrong in a request, under its id. A logger made for each request, as the framework would, costs more. */
export const logOf = (log: FastifyBaseLogger, { id: reqId, trace }: { id: string; trace: Trace | undefined }): Log => ({
  warn: (fields, text) => log.warn({ reqId, ...(trace && { trace: trace.traceId }), ...fields }, text),
  error: (fields, text) => log.error({ reqId, ...(trace && { trace: trace.traceId }), ...fields }, text),
});

const TOGETHER_MS = 20;

/**
 * The lines of a moment leave in one write: under load a write for each costs more than making it. A file or a pipe is
 * written at once, so at the end of the process nothing is lost.
 */
function together(out: NodeJS.WriteStream): LogOutput {
  let waiting = '';
  const flush = (): void => {
    const lines = waiting;
    waiting = '';
    if (lines) out.write(lines);
  };
  process.once('exit', flush);
  return {
    write: (line) => {
      if (!waiting) setTimeout(flush, TOGETHER_MS).unref();
      waiting += line;
    },
  };
}

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
 * What went wrong and why, down to the first cause. A database error quotes the values it refused, in its message and
 * detail, and so do a text that is no JSON and partners' words: of those only names and codes are kept.
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
