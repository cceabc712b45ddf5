import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';

/** No inline script or style anywhere: theme colours are set through the CSSOM. */
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
  // WeChat's H5 payment needs a Referer, so the origin is sent and the path is not
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // replies and pages are private; files that may be kept say so themselves
  'cache-control': 'no-store',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
});

/** A call's answer is never a page: it can load nothing, be in no frame and be sniffed for nothing else. */
const CALL_HEADERS = Object.entries({
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
});

/**
 * On every answer; a header the route has set stays. `x-portal-time`: a page reckons with the portal's clock, not with that
 * of the device it stands on.
 */
export function registerHeaders(app: FastifyInstance, clock: Clock): void {
  app.addHook('onSend', async (request, reply) => {
    const headers = request.call ? CALL_HEADERS : HEADERS;
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id).header('x-portal-time', clock().toISOString());
  });
}
