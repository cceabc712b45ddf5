import { calls } from 'virtual:calls';
import { envelopes } from '#contract/wire';
import type { UploadName } from '#contract/registry';
import { locale, textsIn } from '../platform/locale.ts';
import { session } from '../platform/session.ts';
import { encode } from './encode.ts';
import { failure } from './failure.ts';
import { parsed } from './exchange.ts';
import type { PayloadOf, ReplyOf } from './send.ts';
import { apiText } from './text.ts';

export interface UploadOptions {
  /** How much of the file is on its way, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  idempotencyKey: string;
}

/** As long as nothing moves: a large file over a slow line takes longer than any call may. */
const STALLED_MS = 60_000;

/**
 * Sends one file with a call (§7.9): the call's fields first, the file last. By XMLHttpRequest, since `fetch` does not tell
 * how far it has come. Rejects with a Failure, or with an AbortError when `signal` ended it.
 */
export async function upload<N extends UploadName>(
  name: N,
  payload: PayloadOf<N>,
  file: File,
  { onProgress, signal, idempotencyKey }: UploadOptions,
): Promise<ReplyOf<N>> {
  const { path, envelope, app } = calls[name];
  const token = session.get().identity?.session ?? '';
  const body = new FormData();
  const fields = await encode({ name, app, payload, language: locale(), session: token });
  for (const [field, value] of fields) body.append(field, value);
  body.append('file', file);
  const { text, status } = await sendForm(path, body, idempotencyKey, onProgress, signal);
  const decoded = envelopes[envelope].decode(parsed(text, status));
  if (!decoded.ok) throw failure(decoded.code, decoded.text, decoded.detail);
  return decoded.data as ReplyOf<N>;
}

function sendForm(
  path: string,
  body: FormData,
  idempotencyKey: string,
  onProgress: UploadOptions['onProgress'],
  signal: AbortSignal | undefined,
): Promise<{ text: string; status: number }> {
  const words = textsIn(apiText, locale());
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const stop = () => request.abort();
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => {
        reject(failure('timeout', words.timeout));
        stop();
      }, STALLED_MS);
    };
    const end = (settle: () => void) => {
      clearTimeout(stalled);
      signal?.removeEventListener('abort', stop);
      settle();
    };
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      watch();
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => end(() => resolve({ text: request.responseText, status: request.status })));
    request.addEventListener('error', () => end(() => reject(failure('offline', words.offline))));
    request.addEventListener('abort', () => end(() => reject(new DOMException('stopped', 'AbortError'))));
    if (signal?.aborted) return reject(new DOMException('stopped', 'AbortError'));
    signal?.addEventListener('abort', stop);
    request.open('POST', path);
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    watch();
    request.send(body);
  });
}
