import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';

/** reliability §3.3. No inline script or style anywhere: theme colours are set through the CSSOM. */
const DIRECTIVES = {
  'default-src': "'none'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
};

/** The policy of every response, with what one of them needs besides. */
export const contentPolicy = (changes: Record<string, string> = {}): string =>
  Object.entries({ ...DIRECTIVES, ...changes })
    .map((directive) => directive.join(' '))
    .join('; ');

const HEADERS = Object.entries({
  'content-security-policy': contentPolicy(),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // WeChat's H5 payment needs a Referer (reliability §2.5), so the origin is sent and the path is not
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // replies and pages are private; files that may be kept say so themselves
  'cache-control': 'no-store',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
});

/** A call's answer is never a page: it can load nothing, be in no frame and be sniffed for nothing else. */
const NEVER_A_PAGE = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
};
const CALL_HEADERS = Object.entries({
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  ...NEVER_A_PAGE,
  'cache-control': 'no-store',
}).flat();
const FILE_HEADERS = Object.entries(NEVER_A_PAGE).flat();

const STREAM_HEADERS = Object.entries({
  'content-type': 'text/event-stream; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  ...NEVER_A_PAGE,
  'cache-control': 'no-store',
  // a proxy that collects an answer before it passes it on would hold every event back
  'x-accel-buffering': 'no',
}).flat();

/** On everything but calls; what the route has said itself stays. */
export function addHeaders(request: FastifyRequest, reply: FastifyReply, clock: Clock): void {
  for (const [name, value] of HEADERS) if (!reply.hasHeader(name)) reply.header(name, value);
  reply.header('x-request-id', request.id).header('x-portal-time', clock().toISOString());
}

/**
 * Of a call's answer: names and values in turn, as Node writes them fastest. `x-portal-time`: a page reckons with the
 * portal's clock, not with that of the device it stands on (answers §3).
 */
export const callHeaders = (requestId: string, clock: Clock): string[] => withRequest(CALL_HEADERS, requestId, clock);

/** The same of a download's, which says itself what it is (send-file.ts). */
export const fileHeaders = (requestId: string, clock: Clock): string[] => withRequest(FILE_HEADERS, requestId, clock);

/** Of a stream's (streams.ts). */
export const streamHeaders = (requestId: string, clock: Clock): string[] =>
  withRequest(STREAM_HEADERS, requestId, clock);

const withRequest = (headers: string[], requestId: string, clock: Clock): string[] => [
  ...headers,
  'x-request-id',
  requestId,
  'x-portal-time',
  clock().toISOString(),
];
