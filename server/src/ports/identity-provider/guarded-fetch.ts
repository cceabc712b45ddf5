import { isIP } from 'node:net';
import type { Breaker } from '../pay/breaker.ts';
import { OutcomeUnknown } from '../pay/errors.ts';
import { createSender, type SendLimits } from '../pay/send.ts';
import { isPublicAddress, publicLookup } from './public-address.ts';

/** Hosts inside the operator's own network that may be asked all the same, with or without their port. */
export type InternalHosts = readonly string[];

export const isInternal = ({ host, hostname }: URL, internal: InternalHosts): boolean =>
  internal.includes(host) || internal.includes(hostname);

/** Public and https; what stands inside the operator's network has to be named. */
export function mayBeAsked(url: URL, internal: InternalHosts): boolean {
  if (isInternal(url, internal)) return true;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return (
    url.protocol === 'https:' &&
    /* guard: sso: private addresses are not asked */ (isIP(literal) === 0 || isPublicAddress(literal))
  );
}

interface Asked {
  method: string;
  headers: Record<string, string> | Headers;
  body?: unknown;
}

interface Guard {
  /** Those of this one provider. */
  hosts: () => readonly string[];
  internal: InternalHosts;
  limits: SendLimits;
  breaker: Breaker;
}

/** The one client for addresses that companies name, in the shape OpenID libraries take. */
export function guardedFetch({ hosts, internal, limits, breaker }: Guard) {
  const outside = createSender(hosts, { ...limits, lookup: publicLookup }, breaker);
  const inside = createSender(hosts, limits, breaker);
  return async (address: string, { method, headers, body }: Asked): Promise<Response> => {
    const url = new URL(address);
    if (!mayBeAsked(url, internal)) throw new OutcomeUnknown(`address not allowed: ${url.host}`, { sent: false });
    const send = isInternal(url, internal) ? inside : outside;
    const answer = await send({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      ...(body instanceof URLSearchParams || typeof body === 'string' ? { body: Buffer.from(body.toString()) } : {}),
    });
    const type = answer.headers['content-type'];
    return new Response(answer.status === 204 || answer.status === 304 ? null : new Uint8Array(answer.body), {
      status: answer.status,
      ...(type && { headers: { 'content-type': type } }),
    });
  };
}
