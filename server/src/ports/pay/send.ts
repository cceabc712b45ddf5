import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { traceHeaders } from '../../trace.ts';
import type { Breaker } from './breaker.ts';
import { OutcomeUnknown } from './errors.ts';

export interface Outgoing {
  method: 'GET' | 'POST';
  url: URL;
  headers: Record<string, string>;
  body?: Buffer;
  /** Above this the reply is cut off and its outcome unknown. */
  maxBytes?: number;
}

export interface Incoming {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface SendLimits {
  connectMs: number;
  totalMs: number;
  maxBytes: number;
  /** Instead of the system's, where not every address a name stands for may be connected to. */
  lookup?: LookupFunction;
}

export interface PayLimits extends SendLimits {
  /** How long a provider is left alone that has not been answering. */
  pauseMs: number;
}

export const LIMITS: PayLimits = { connectMs: 3_000, totalMs: 10_000, maxBytes: 1024 * 1024, pauseMs: 30_000 };

/**
 * The only door to a provider: known hosts, no redirects, limits on time and size. Every call opens its own connection:
 * a kept one that the other side has just closed would look like a reply that was lost.
 */
export function createSender(hosts: () => readonly string[], limits: SendLimits = LIMITS, breaker?: Breaker) {
  return async (outgoing: Outgoing): Promise<Incoming> => {
    if (!hosts().includes(outgoing.url.host))
      throw new OutcomeUnknown(`host not allowed: ${outgoing.url.host}`, { sent: false });
    return breaker ? breaker.run(() => send(outgoing, limits)) : send(outgoing, limits);
  };
}

export type Send = ReturnType<typeof createSender>;

function send({ method, url, headers, body, maxBytes }: Outgoing, limits: SendLimits): Promise<Incoming> {
  const secure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    let connected = false;
    const fail = (message: string, cause?: unknown, timedOut = false) => {
      clearTimeout(connecting);
      clearTimeout(total);
      request.destroy();
      reject(new OutcomeUnknown(message, { sent: connected, timedOut, cause }));
    };
    const request = (secure ? httpsRequest : httpRequest)(url, {
      method,
      headers: { ...headers, ...traceHeaders(), ...(body && { 'content-length': String(body.length) }) },
      agent: false,
      ...(limits.lookup && { lookup: limits.lookup }),
    });
    const connecting = setTimeout(() => fail('no connection in time', undefined, true), limits.connectMs);
    const total = setTimeout(() => fail('no reply in time', undefined, true), limits.totalMs);
    request.on('socket', (socket) =>
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        connected = true;
        clearTimeout(connecting);
      }),
    );
    request.on('error', (error) => fail(error.message, error));
    request.on('response', (response) => {
      collect(response, maxBytes ?? limits.maxBytes).then(
        (bytes) => {
          clearTimeout(total);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes });
        },
        (error: unknown) => fail('the reply broke off', error),
      );
    });
    request.end(body);
  });
}

async function collect(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) throw new Error('the reply is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
