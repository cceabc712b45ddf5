import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Client, CookieOf } from '../ctx.ts';
import type { Env } from '../env.ts';
import type { Exchange } from './exchange.ts';

/** answers §2: over https the name promises the browser that nobody but this host set it. */
const cookieName = (of: CookieOf, secure: boolean): string => (secure ? `__Host-${of}` : of);
/** The console is never entered from another site's link, employees' pages are. */
const SAME_SITE = { portal: 'lax', ops: 'strict' } as const;

/**
 * Who asks. What needs the proxies' headers is worked out only when somebody wants to know it: by functions and not by
 * getters, with which an object literal gets a hidden class of its own each time.
 */
export function clientOf({ request, headers: answered }: Exchange, { publicUrl, trustProxy }: Env): Client {
  const { headers, socket } = request;
  /** What the nearest proxy says, if there is one. */
  const told = (header: string): string | undefined => (trustProxy > 0 ? listOf(headers, header).at(-1) : undefined);
  // the portal itself speaks http only
  const protocol = (): string => told('x-forwarded-proto') ?? 'http';
  const isSecure = (): boolean => publicUrl?.startsWith('https:') ?? protocol() === 'https';
  return {
    address: () => addressOf(socket.remoteAddress ?? '', headers, trustProxy),
    origin: () => publicUrl ?? `${protocol()}://${told('x-forwarded-host') ?? headers.host ?? ''}`,
    isBrowser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
    cookie: (of = 'portal') =>
      headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[cookieName(of, isSecure())],
    setCookie: (secret, of = 'portal') => {
      const secure = isSecure();
      const set = { path: '/', httpOnly: true, sameSite: SAME_SITE[of], secure } as const;
      answered.push('set-cookie', stringifySetCookie(cookieName(of, secure), secret, set));
    },
  };
}

/** As many proxies are believed as we were told about: a caller must not be able to invent its address. */
function addressOf(near: string, headers: IncomingHttpHeaders, trustProxy: number): string {
  const told = listOf(headers, 'x-forwarded-for').reverse();
  return [near, ...told][Math.min(trustProxy, told.length)] ?? near;
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
