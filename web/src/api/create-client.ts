import type { Call, Payload, Reply } from '#contract/call';
import type { CallAddress } from '#contract/values/call-address';
import { envelopes } from '#contract/wire';
import { locale } from '../platform/locale.ts';
import { encode } from './encode.ts';
import { exchange, parsed, type SendOptions } from './exchange.ts';
import { failure } from './failure.ts';
import { fetchFile, type DownloadedFile } from './fetch-file.ts';
import { sendForm, type UploadOptions } from './send-form.ts';

export type Calls = Record<string, Call>;
/** The calls of a registry that are of a kind. */
export type NameOf<R extends Calls, K extends Call['kind']> = {
  [N in keyof R & string]: R[N]['kind'] extends K ? N : never;
}[keyof R & string];

export interface KeptReply {
  etag: string;
  data: unknown;
}

export interface ClientOptions<R extends Calls> {
  addressOf: (name: keyof R & string) => CallAddress;
  /** The token of the session, if there is one. */
  token: () => string | undefined;
  /** The token of a session that has no cookie, which a download must carry itself. */
  tokenWithoutCookie?: () => string | undefined;
  /** Replies that are kept beyond the page and confirmed by their ETag. */
  kept?: {
    find(name: string, asked: string): KeptReply | undefined;
    keep(name: string, asked: string, reply: KeptReply): void;
  };
  /** Asks the person for what a refusal wants first, and says whether the call is to be made again. */
  overcome?: (error: unknown, payload: object) => Promise<boolean>;
}

/** A refused call may want several things in turn: the password, a phone's code and an e-mail's. */
const MOST_OVERCOME = 3;

/** Makes the calls of one registry. Each rejects with a Failure, or with the browser's AbortError when `signal` ended it. */
export function createClient<R extends Calls>({
  addressOf,
  token,
  tokenWithoutCookie,
  kept,
  overcome,
}: ClientOptions<R>) {
  const tokenNow = (): string => token() ?? '';

  async function overcoming<T>(payload: object, attempt: () => Promise<T>): Promise<T> {
    for (let overcame = 0; ; overcame += 1) {
      try {
        return await attempt();
      } catch (error) {
        if (overcame >= MOST_OVERCOME || !(await overcome?.(error, payload))) throw error;
      }
    }
  }

  async function sendOnce(name: string, payload: object, options: SendOptions): Promise<unknown> {
    const address = addressOf(name);
    // A call made before there is a session must not be refused because an old one has ended.
    const sent = address.enters ? '' : tokenNow();
    const asked = `${locale()} ${JSON.stringify(payload)}`;
    const known = kept?.find(name, asked);
    const answer = await exchange({ name, address, payload, token: sent, etag: known?.etag, ...options });
    if (answer.notModified) return known?.data;
    // A reply that arrives after another person signed in belongs to neither session.
    if (sent !== '' && sent === tokenNow()) kept?.keep(name, asked, { etag: answer.etag ?? '', data: answer.data });
    return answer.data;
  }

  return {
    send: async <N extends keyof R & string>(
      name: N,
      payload: Payload<R[N]>,
      options: SendOptions = {},
    ): Promise<Reply<R[N]>> =>
      (await overcoming(payload as object, () => sendOnce(name, payload as object, options))) as Reply<R[N]>,

    /** Sends one file with a call: the fields first, the file last. */
    upload: async <N extends NameOf<R, 'upload'>>(
      name: N,
      payload: Payload<R[N]>,
      file: File,
      options: UploadOptions,
    ): Promise<Reply<R[N]>> => {
      const { path, envelope, app } = addressOf(name);
      const body = new FormData();
      const outgoing = { name, app, payload: payload as object, language: locale(), session: tokenNow() };
      for (const [field, value] of await encode(outgoing)) body.append(field, value);
      body.append('file', file);
      const { text, status } = await sendForm(path, body, options);
      const decoded = envelopes[envelope].decode(parsed(text, status));
      if (!decoded.ok) throw failure(decoded.code, decoded.text, decoded.detail);
      return decoded.data as Reply<R[N]>;
    },

    download: <N extends NameOf<R, 'download'>>(
      name: N,
      payload: Payload<R[N]>,
      signal?: AbortSignal,
    ): Promise<DownloadedFile> =>
      overcoming(payload as object, () =>
        fetchFile({
          ...{ name, address: addressOf(name), payload: payload as object, signal },
          token: tokenWithoutCookie?.(),
        }),
      ),
  };
}
