import { calls } from 'virtual:calls';
import type { Payload, Reply } from '#contract/call';
import type { CallName, Registry } from '#contract/registry';
import { envelopes, REQUEST_TIMEOUT_MS } from '#contract/wire';
import { setClock } from '../platform/clock.ts';
import { locale, textsIn } from '../platform/locale.ts';
import { session, type KeptName, type KeptReply } from '../platform/session.ts';
import { encode } from './encode.ts';
import { failure, isFailure, type Failure } from './failure.ts';
import { apiText } from './text.ts';

export type PayloadOf<N extends CallName> = Payload<Registry[N]>;
export type ReplyOf<N extends CallName> = Reply<Registry[N]>;

export interface SendOptions {
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/** Makes one call. Rejects with a Failure, or with the browser's AbortError when `signal` ended it. */
export async function send<N extends CallName>(
  name: N,
  payload: PayloadOf<N>,
  { signal, idempotencyKey }: SendOptions = {},
): Promise<ReplyOf<N>> {
  const { path, method, envelope, kind, app } = calls[name];
  const language = locale();
  // A call made before there is a session must not be refused because an old one has ended.
  const token = kind === 'enter' ? '' : (session.get().identity?.session ?? '');
  const fields = await encode({ name, app, payload, language, session: token });
  const asked = `${language} ${JSON.stringify(payload)}`;
  const known = keptFor(name, asked);

  const headers = new Headers();
  if (idempotencyKey && kind === 'write') headers.set('Idempotency-Key', idempotencyKey);
  if (known) headers.set('If-None-Match', known.etag);
  const { response, body: text } = await fetchBody(
    method === 'GET' ? `${path}?${fields}` : path,
    { method, headers, ...(method === 'POST' && { body: fields }) },
    (response) => response.text(),
    signal,
  );
  if (response.status === 304 && known) return known.data as ReplyOf<N>;

  const decoded = envelopes[envelope].decode(parsed(text, response.status));
  if (!decoded.ok) throw failure(decoded.code, decoded.text, decoded.detail);
  // A reply that arrives after somebody else signed in is nobody's to keep.
  if (token === session.get().identity?.session)
    keep(name, asked, response.headers.get('ETag'), decoded.data as ReplyOf<N>);
  return decoded.data as ReplyOf<N>;
}

/** The time-out covers the body too: a reply that stops half-way must not hold the screen for ever (§9). */
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

/** Something that is not our server may answer in between: a proxy's error page is a failure, not a crash. */
export function parsed(text: string, status: number): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  } catch {
    // falls through to the failure below
  }
  const words = textsIn(apiText, locale());
  throw status === 404 ? failure(404, words.notFound) : failure(500, words.unknown);
}

const KEPT: readonly string[] = ['GetCompanyInfoById', 'GetCompanyColorsAndIndexMenus'] satisfies KeptName[];
const isKept = (name: CallName): name is KeptName => KEPT.includes(name);

function keptFor(name: CallName, asked: string): KeptReply<KeptName> | undefined {
  const reply = isKept(name) ? session.get().kept[name] : undefined;
  return reply?.asked === asked ? reply : undefined;
}

function keep<N extends CallName>(name: N, asked: string, etag: string | null, data: ReplyOf<N>): void {
  if (!isKept(name)) return;
  session.update({ kept: { ...session.get().kept, [name]: { asked, etag: etag ?? '', data } } });
}

/** Whatever was thrown, as a Failure: a defect of ours is shown as an unknown error. */
export function asFailure(error: unknown): Failure {
  return isFailure(error) ? error : failure(500, textsIn(apiText, locale()).unknown);
}
