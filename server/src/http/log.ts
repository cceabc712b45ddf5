import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { momentWriter } from '../clock.ts';
import type { Log } from '../ctx.ts';
import type { Env } from '../env.ts';

const output = together(process.stdout);
const isoMoment = momentWriter();

/** JSON lines without personal data: what is logged is chosen here, field by field. */
export const loggerOptions = (env: Env): NonNullable<FastifyServerOptions['logger']> => ({
  level: env.logLevel,
  base: null,
  timestamp: () => `,"time":"${isoMoment(Date.now())}"`,
  serializers: { err: describeError },
  stream: output,
});

export const answersAreLogged = ({ logLevel }: Env): boolean => logLevel === 'info' || logLevel === 'debug';

/** What went wrong in a request, under its id. A logger made for each request, as the framework would, costs more. */
export const logOf = (log: FastifyBaseLogger, reqId: string): Log => ({
  warn: (fields, text) => log.warn({ reqId, ...fields }, text),
  error: (fields, text) => log.error({ reqId, ...fields }, text),
});

interface Answered {
  id: string;
  cameAt: number;
  call?: string | undefined;
  companyId?: number | undefined;
}

/**
 * One line per request, when its answer is handed to the socket, without address, query, body or names: nothing personal
 * reaches the log. Written by hand, since it is most of the log: every value is a number, a word of ours or one the HTTP
 * parser let pass.
 */
export function logAnswer(answered: Answered, method = '', route = '', status = 200): void {
  const { id, call, companyId, cameAt } = answered;
  const head = `{"level":30,"time":"${isoMoment(Date.now())}","reqId":"${id}"`;
  const whose = `${call ? `,"call":"${call}"` : ''}${companyId ? `,"companyId":${companyId}` : ''}`;
  const where = route && `,"route":"${route}"`;
  const ms = Math.round((performance.now() - cameAt) * 10) / 10;
  output.write(`${head}${whose},"method":"${method}"${where},"status":${status},"ms":${ms},"msg":"answered"}\n`);
}

const TOGETHER_MS = 20;

/**
 * The lines of a moment leave in one write: under load a write for each costs more than making it. A file or a pipe is
 * written at once, so at the end of the process nothing is lost.
 */
function together(out: NodeJS.WriteStream): { write(line: string): void } {
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

/** A database error quotes the values it refused, in its message and detail: of those only names and codes are kept. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name: type, message, stack: text = '', code, severity, table, constraint } = error as DatabaseError;
  const stack = text.slice(text.indexOf('\n    at ') + 1);
  if (severity) return { type, message: `database error ${code}`, table, constraint, stack };
  return { type, message, code, stack };
}
