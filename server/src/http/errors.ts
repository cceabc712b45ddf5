import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faults, faultText, type FaultEntry } from '#contract/faults';
import type { Language } from '#contract/language';
import { envelopes, type EnvelopeName } from '#contract/wire';
import { isPassing } from '../db/lost.ts';
import { Fault } from '../fault.ts';
import { discardRest } from './bodies.ts';
import { isMultipart } from './multipart.ts';
import { sendOutagePage, wantsPage } from './outage-page.ts';
import { languageOfRequest, type Fields } from './payload.ts';

/** The one place where something thrown becomes an answer: a refusal in the caller's envelope and language. */
export function registerErrors(app: FastifyInstance): void {
  const reportBusy = busyReporter();

  app.setErrorHandler((error, request, reply) => {
    const fault = asFault(error);
    if (fault.fault === 'unknown') request.log.error({ err: error }, request.call ? 'call failed' : 'request failed');
    else if (fault.fault === 'systemBusy' && request.call) reportBusy(request.log, error);
    // the framework closes a connection whose body it refuses; here the rest is taken, and the connection stays
    if (reply.hasHeader('connection')) reply.removeHeader('connection');
    discardRest(request.raw);
    const isPage = fault.fault === 'systemBusy' && !request.call && wantsPage(request);
    return isPage ? sendOutagePage(reply) : refuse(request, reply, fault);
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, new Fault('notFound')));
}

function refuse(request: FastifyRequest, reply: FastifyReply, fault: Fault): FastifyReply {
  const { call, headers, raw } = request;
  request.fault = fault.fault;
  const language = call?.language ?? languageOfRequest(fieldsSoFar(request), headers);
  const refusal = refusalOf(call?.envelope ?? 'app', language, fault, call !== undefined && isMultipart(raw));
  return reply.code(refusal.status).headers(refusal.headers).type('application/json; charset=utf-8').send(refusal.body);
}

function fieldsSoFar({ call, body, query }: FastifyRequest): Fields {
  const read = (typeof body === 'object' && body) || query || {};
  return { ...call?.fields, ...read };
}

/** A refusal in the caller's envelope and language, with the next step a screen can offer. */
export function refusalOf(
  envelope: EnvelopeName,
  lang: Language,
  { fault, params }: Fault,
  isUpload = false,
): { status: number; body: string; headers: Record<string, string> } {
  const entry: FaultEntry = faults[fault];
  const refusal = envelopes[envelope].refuse({
    code: entry.code,
    text: faultText(fault, lang, params),
    detail: {
      ...{ fault, next: entry.next },
      ...(Object.keys(params).length > 0 ? { params } : {}),
      ...(isUpload
        ? { texts: { 'zh-cn': faultText(fault, 'zh-cn', params), 'en-us': faultText(fault, 'en-us', params) } }
        : {}),
    },
  });
  return {
    status: entry.status ?? 200,
    body: JSON.stringify(refusal),
    headers: retryAfter(entry.status, params.seconds),
  };
}

const NOT_NOW = [429, 503];
const RETRY_AFTER_SECONDS = 2;

/** "Not now" says when to come again, and so does a refusal that knows; the browser then does so by itself. */
function retryAfter(status = 200, seconds?: string | number): Record<string, string> {
  const wait = seconds ?? (NOT_NOW.includes(status) ? RETRY_AFTER_SECONDS : undefined);
  return wait === undefined ? {} : { 'retry-after': String(wait) };
}

/** Anything thrown becomes a fault: ours as it is, what the framework refuses by its status, the rest as unknown. */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const { statusCode } = (error ?? {}) as { statusCode?: number };
  if (statusCode === 413) return new Fault('tooLarge');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new Fault('badInput', { field: 'body' });
  return new Fault(isPassing(error) ? 'systemBusy' : 'unknown');
}

const REPORT_EVERY_MS = 1_000;

/**
 * Says why calls are refused as "not now", without a stack and about once a second: when PostgreSQL is gone or too many
 * come, thousands of equal lines would hide the line that a person on duty has to see.
 */
function busyReporter(): (log: FastifyBaseLogger, error: unknown) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  return (log, error) => {
    const now = performance.now();
    if (now - saidAt < REPORT_EVERY_MS) {
      unsaid += 1;
      return;
    }
    log.warn({ reason: reasonOf(error), unsaid }, 'calls are refused as busy');
    saidAt = now;
    unsaid = 0;
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof Fault) return 'too many at a time';
  if (!(error instanceof Error)) return typeof error;
  // a database error quotes values in its message: of those only the code is kept
  return 'code' in error ? String(error.code) : error.message;
}
