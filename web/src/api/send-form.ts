import { locale, textsIn } from '../platform/locale.ts';
import { failure } from './failure.ts';
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
 * Posts a form with a file. By XMLHttpRequest, since `fetch` does not tell how far it has come. Rejects with a Failure, or with
 * an AbortError when `signal` ended it.
 */
export function sendForm(
  path: string,
  body: FormData,
  { onProgress, signal, idempotencyKey }: UploadOptions,
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
