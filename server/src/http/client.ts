import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Client, CookieOf } from '../ctx.ts';
import type { Env } from '../env.ts';

/** Over https the name promises the browser that only this host set it. */
const cookieName = (of: CookieOf, secure: boolean): string => (secure ? `__Host-${of}` : of);
/** The console is never entered from another site's link, employees' pages are. */
const SAME_SITE = { portal: 'lax', ops: 'strict', device: 'lax', round: 'lax', sso: 'lax', preview: 'strict' } as const;
/** A device's as long as browsers allow, a round's as long as it and what it brings may take; the others end with the browser. */
const SECONDS: Partial<Record<CookieOf, number>> = { device: 400 * 24 * 3_600, round: 20 * 60 };

/** The caller of a request. The proxies' headers are read only when a use case asks for them. */
export function clientOf({ raw: request }: FastifyRequest, reply: FastifyReply, env: Env): Client {
  const { publicUrl, trustProxy } = env;
  const { headers } = request;
  /** The word of the nearest proxy, if there is one. */
  const told = (header: string): string | undefined => (trustProxy > 0 ? listOf(headers, header).at(-1) : undefined);
  // the portal itself speaks http only
  const protocol = (): string => told('x-forwarded-proto') ?? 'http';
  const host = (): string => told('x-forwarded-host') ?? headers.host ?? '';
  const isSecure = (): boolean => publicUrl?.startsWith('https:') ?? protocol() === 'https';
  return {
    address: () => addressOf(request, env),
    origin: () => publicUrl ?? `${protocol()}://${host()}`,
    isFromOtherSite: () => isFromOtherSite(headers, [host(), ...(publicUrl ? [new URL(publicUrl).host] : [])]),
    userAgent: () => headers['user-agent'] ?? '',
    isBrowser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
    cookie: (of = 'portal') =>
      headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[cookieName(of, isSecure())],
    setCookie: (secret, of = 'portal') => {
      const secure = isSecure();
      const maxAge = SECONDS[of];
      const lasts = maxAge === undefined ? {} : { maxAge };
      const set = { path: '/', httpOnly: true, sameSite: SAME_SITE[of], secure, ...lasts } as const;
      reply.header('set-cookie', stringifySetCookie(cookieName(of, secure), secret, set));
    },
  };
}

/** The facts about a caller, or one who has tried to be. */
export type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;

/** As many proxies are believed as we were told about: a caller must not be able to invent its address. */
export function addressOf({ socket, headers }: Asking, { trustProxy }: Pick<Env, 'trustProxy'>): string {
  const near = socket.remoteAddress ?? '';
  if (trustProxy === 0) return near;
  const told = listOf(headers, 'x-forwarded-for').reverse();
  return [near, ...told][Math.min(trustProxy, told.length)] ?? near;
}

/** As the browser says; where it is too old to, the page's host has to be one of ours. A program says neither. */
function isFromOtherSite(headers: IncomingHttpHeaders, ours: string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || !ours.includes(new URL(origin).host);
}

/** The entries of a header that proxies add to. */
function listOf(headers: IncomingHttpHeaders, name: string): string[] {
  const value = headers[name];
  const text = Array.isArray(value) ? value.join(',') : (value ?? '');
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
