import { createStore, type Store } from '../platform/store.ts';
import { isOutcomeUnknown, type Failure } from './failure.ts';
import { newKey } from './idempotency-key.ts';
import { asFailure } from './send.ts';

/** A file on its way, or there; `reply` is what the server answered. */
export interface Sending<R> {
  key: string;
  file: File;
  state: 'sending' | 'done' | 'failed';
  progress: number | undefined;
  reply?: R;
  failure?: Failure;
  /** It was not sent at all. */
  problem?: FileProblem;
}

export type FileProblem = 'tooLarge' | 'empty';
/** A problem known before a byte of it is sent; the content is for the server to judge. */
export const problemOf = (file: File, maxBytes: number): FileProblem | undefined =>
  file.size === 0 ? 'empty' : file.size > maxBytes ? 'tooLarge' : undefined;

export type SendFile<R> = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal; idempotencyKey: string },
) => Promise<R>;

export interface UploadQueue<R> {
  store: Store<{ items: readonly Sending<R>[] }>;
  add(files: readonly File[]): void;
  retry(key: string): void;
  /** Stops an upload and takes it off the list. */
  remove(key: string): void;
  /** When the page is left. */
  stop(): void;
}

/** Sends files one after another, as one line carries them no faster side by side. A retry keeps its key: nothing twice. */
export function createUploadQueue<R>(send: SendFile<R>, maxBytes: number): UploadQueue<R> {
  const store = createStore<{ items: readonly Sending<R>[] }>({ items: [] });
  const running = new Map<string, AbortController>();
  const patch = (key: string, change: Partial<Sending<R>>) =>
    store.set({ items: store.get().items.map((item) => (item.key === key ? { ...item, ...change } : item)) });
  let last: Promise<void> = Promise.resolve();

  function begin(key: string): void {
    const ending = new AbortController();
    running.set(key, ending);
    patch(key, { state: 'sending', progress: undefined, failure: undefined });
    last = last.then(() => transfer(key, ending));
  }

  async function transfer(key: string, { signal }: AbortController): Promise<void> {
    const file = store.get().items.find((item) => item.key === key)?.file;
    if (!file || signal.aborted) return;
    try {
      const onProgress = (progress: number) => patch(key, { progress });
      patch(key, { state: 'done', reply: await send(file, { onProgress, signal, idempotencyKey: key }) });
    } catch (error) {
      if (!signal.aborted) patch(key, { state: 'failed', failure: asFailure(error) });
    } finally {
      if (running.get(key)?.signal === signal) running.delete(key);
    }
  }

  return {
    store,
    add(files) {
      const added = files.map((file): Sending<R> => {
        const problem = problemOf(file, maxBytes);
        return { key: newKey(), file, state: problem ? 'failed' : 'sending', progress: undefined, problem };
      });
      store.set({ items: [...store.get().items, ...added] });
      for (const { key, problem } of added) if (!problem) begin(key);
    },
    retry: begin,
    remove(key) {
      running.get(key)?.abort();
      store.set({ items: store.get().items.filter((item) => item.key !== key) });
    },
    stop() {
      for (const ending of running.values()) ending.abort();
    },
  };
}

/** A refusal of the file itself would only be said again. */
export const canRetry = ({ failure }: Pick<Sending<unknown>, 'failure'>): boolean =>
  failure !== undefined && (isOutcomeUnknown(failure) || failure.detail?.next === 'retry');
