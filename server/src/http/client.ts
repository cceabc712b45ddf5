import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Client } from '../ctx.ts';
import type { Env } from '../env.ts';
import type { Exchange } from './exchange.ts';

/** answers §2: over https the name promises the browser that nobody but this host set it. */
const cookieName = (secure: boolean): string => (secure ? '__Host-portal' : 'portal');

/** Who asks. What needs the proxies' headers is worked out only when somebody wants to know it. */
export class CallClient implements Client {
  readonly isBrowser: boolean;
  readonly #exchange: Exchange;
  readonly #env: Env;

  constructor(exchange: Exchange, env: Env) {
    const { headers } = exchange.request;
    this.#exchange = exchange;
    this.#env = env;
    this.isBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  }

  /** As many proxies are believed as we were told about: a caller must not be able to invent its address. */
  address(): string {
    const { socket, headers } = this.#exchange.request;
    const told = listOf(headers, 'x-forwarded-for').reverse();
    const addresses = [socket.remoteAddress ?? '', ...told];
    return addresses[Math.min(this.#env.trustProxy, told.length)] ?? '';
  }

  origin(): string {
    const { headers } = this.#exchange.request;
    return this.#env.publicUrl ?? `${this.#protocol()}://${this.#told('x-forwarded-host') ?? headers.host ?? ''}`;
  }

  cookie(): string | undefined {
    const { cookie } = this.#exchange.request.headers;
    return cookie === undefined ? undefined : parseCookie(cookie)[cookieName(this.#isSecure())];
  }

  setCookie(secret: string): void {
    const secure = this.#isSecure();
    const set = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
    this.#exchange.headers.push('set-cookie', stringifySetCookie(cookieName(secure), secret, set));
  }

  #isSecure(): boolean {
    return this.#env.publicUrl?.startsWith('https:') ?? this.#protocol() === 'https';
  }

  /** The portal itself speaks http only. */
  #protocol(): string {
    return this.#told('x-forwarded-proto') ?? 'http';
  }

  /** What the nearest proxy says, if there is one. */
  #told(header: string): string | undefined {
    return this.#env.trustProxy > 0 ? listOf(this.#exchange.request.headers, header).at(-1) : undefined;
  }
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
