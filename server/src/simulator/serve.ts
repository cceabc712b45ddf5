import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiRule } from './faults.ts';

/** A provider's answer, before faults and signatures. */
export interface Answer {
  status: number;
  body?: unknown;
  /** Sent as it stands and unsigned: a file. */
  file?: string;
}

export interface Call {
  params: Record<string, string>;
  query: Record<string, string>;
  json: Record<string, unknown>;
  origin: { protocol: string; host: string };
}

export const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

export function callOf(request: FastifyRequest): Call {
  const bytes = bytesOf(request);
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    json: bytes.length > 0 ? parsed(bytes) : {},
    origin: { protocol: request.protocol, host: request.host },
  };
}

function parsed(bytes: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** A field that is a text or a number, as text; anything else is empty. */
export const textIn = (json: Record<string, unknown>, name: string): string => {
  const value = json[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const ERRORS: Partial<Record<ApiRule['kind'], [status: number, code: string]>> = {
  error500: [500, 'SYSTEM_ERROR'],
  error429: [429, 'FREQUENCY_LIMITED'],
  unknownCode: [400, 'SOMETHING_NEW'],
};

/** The faults that happen instead of an answer; true when nothing more is to be said. */
export function failInstead(reply: FastifyReply, kind: ApiRule['kind'] | undefined): boolean {
  if (!kind) return false;
  const error = ERRORS[kind];
  if (error) void reply.code(error[0]).send({ code: error[1], message: 'simulated' });
  else if (kind === 'redirect') void reply.redirect('http://127.0.0.1:9/elsewhere');
  // the caller's own time limit ends it
  else if (kind === 'hang') reply.hijack();
  else return false;
  return true;
}

/** It has happened, and the news is lost. */
export function loseReply(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}
