import type { CallAddress } from '#contract/values/call-address';
import { envelopes, REQUEST_TIMEOUT_MS } from '#contract/wire';
import { setClock } from '../platform/clock.ts';
import { locale, textsIn } from '../platform/locale.ts';
import { encode } from './encode.ts';
import { failure, isFailure, type Failure } from './failure.ts';
import { askPatiently } from './patience.ts';
import { apiText } from './text.ts';

export interface SendOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
}

export interface Request extends SendOptions {
  name: string;
  address: CallAddress;
  payload: object;
  /** The session's token; empty before there is one. */
  token: string;
  /** Of a reply that is here already. */
  etag?: string | undefined;
}

/** The outcome: the reply's data, or that the present one is still right. */
export type Exchanged = { notModified: true } | { notModified: false; data: unknown; etag: string | null };

/** One request and its answer. Rejects with a Failure, or with the browser's AbortError when `signal` ended it. */
export async function exchange(request: Request): Promise<Exchanged> {
  const { name, payload, token, etag, signal, idempotencyKey } = request;
  const { path, method, envelope, app, enters } = request.address;
  // no token stands in an address: histories, proxies and logs keep those
  const inHeader = method === 'GET' && token !== '';
  const fields = await encode({ name, app, payload, language: locale(), session: inHeader ? '' : token });
  const headers = new Headers();
  if (inHeader) headers.set('x-session', token);
  if (idempotencyKey && !enters) headers.set('Idempotency-Key', idempotencyKey);
  if (etag) headers.set('If-None-Match', etag);
  const ask = () =>
    fetchBody(
      method === 'GET' ? `${path}?${fields}` : path,
      { method, headers, ...(method === 'POST' && { body: fields }) },
      (answer) => answer.text(),
      signal,
    );
  const { response, body: text } = await askPatiently(ask, signal);
  if (response.status === 304 && etag) return { notModified: true };
  const decoded = envelopes[envelope].decode(parsed(text, response.status));
  if (!decoded.ok) throw failure(decoded.code, decoded.text, decoded.detail);
  return { notModified: false, data: decoded.data, etag: response.headers.get('ETag') };
}

/** The time-out covers the body too: a reply that stops half-way must not hold the screen for ever. */
export async function fetchBody<T>(
  url: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
  signal?: AbortSignal,
): Promise<{ response: Response; body: T }> {
  const words = textsIn(apiText, locale());
  const ending = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    ending.abort();
  }, REQUEST_TIMEOUT_MS);
  const stop = () => ending.abort();
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(url, { ...init, signal: ending.signal });
    const body = await read(response);
    setClock(response.headers.get('x-portal-time'));
    return { response, body };
  } catch (error) {
    if (timedOut) throw failure('timeout', words.timeout);
    if (signal?.aborted) throw error;
    throw failure('offline', words.offline);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

const UNREACHED = [502, 503, 504];

/** Something that is not our server may answer in between: a proxy's error page is a failure, not a crash. */
export function parsed(text: string, status: number): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  } catch {
    // falls through to the failure below
  }
  const words = textsIn(apiText, locale());
  if (status === 404) throw failure(404, words.notFound);
  // A proxy whose portal does not answer, or is just being replaced by a newer one.
  if (UNREACHED.includes(status)) throw failure(status, words.busy, { fault: 'systemBusy', next: 'retry' });
  throw failure(500, words.unknown);
}

/** Whatever was thrown, as a Failure: a defect of ours is shown as an unknown error. */
export function asFailure(error: unknown): Failure {
  return isFailure(error) ? error : failure(500, textsIn(apiText, locale()).unknown);
}
