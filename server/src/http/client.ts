import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Client } from '../ctx.ts';

/** answers §2: over https the name promises the browser that nobody but this host set it. */
const cookieName = (secure: boolean): string => (secure ? '__Host-portal' : 'portal');

/** Who asks. What needs the proxies' headers is worked out only when somebody wants to know it. */
export function clientOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string | undefined): Client {
  const { headers } = request;
  const isSecure = (): boolean => publicUrl?.startsWith('https:') ?? request.protocol === 'https';
  return {
    // a function and not a getter: an object literal with a getter gets a hidden class of its own each time
    address: () => request.ip,
    origin: () => publicUrl ?? `${request.protocol}://${request.host}`,
    isBrowser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
    cookie: headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[cookieName(isSecure())],
    setCookie: (secret) => {
      const secure = isSecure();
      const set = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
      reply.header('set-cookie', stringifySetCookie(cookieName(secure), secret, set));
    },
  };
}
