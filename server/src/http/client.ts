import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Client } from '../ctx.ts';

/** answers §2: over https the name promises the browser that nobody but this host set it. */
const cookieName = (secure: boolean): string => (secure ? '__Host-portal' : 'portal');

export function clientOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string | undefined): Client {
  const secure = request.protocol === 'https' || publicUrl?.startsWith('https:') === true;
  const name = cookieName(secure);
  return {
    address: request.ip,
    origin: () => publicUrl ?? `${request.protocol}://${request.host}`,
    isBrowser: request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined,
    cookie: request.cookies[name],
    setCookie: (secret) => {
      reply.setCookie(name, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure });
    },
  };
}
