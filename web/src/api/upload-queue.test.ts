import { expect, it } from 'vitest';
import { failure } from './failure.ts';
import { canRetry, createUploadQueue, type SendFile } from './upload-queue.ts';

interface Transfer {
  name: string;
  key: string;
  signal: AbortSignal;
  progress: (share: number) => void;
  answer: (id: string) => void;
  fail: (error: Error) => void;
}

/** A line that answers when the test says so. */
function line() {
  const sent: Transfer[] = [];
  const send: SendFile<string> = (file, { onProgress, signal, idempotencyKey }) =>
    new Promise((answer, fail) => {
      signal.addEventListener('abort', () => fail(new DOMException('stopped', 'AbortError')));
      sent.push({ name: file.name, key: idempotencyKey, signal, progress: onProgress, answer, fail });
    });
  return { sent, queue: createUploadQueue(send, 10) };
}

const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const states = ({ store }: ReturnType<typeof line>['queue']) =>
  store.get().items.map(({ file: { name }, state }) => `${name} ${state}`);

it('sends one after the other and says how far each has come', async () => {
  const { sent, queue } = line();
  queue.add([file('a'), file('b')]);
  await turn();
  expect(sent.map(({ name }) => name)).toEqual(['a']);
  sent[0]?.progress(0.5);
  expect(queue.store.get().items[0]?.progress).toBe(0.5);
  sent[0]?.answer('id-a');
  await turn();
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(states(queue)).toEqual(['a done', 'b sending']);
  expect(queue.store.get().items[0]?.reply).toBe('id-a');
});

it('a retry is the same try: it keeps its key', async () => {
  const { sent, queue } = line();
  queue.add([file('a')]);
  await turn();
  sent[0]?.fail(failure('offline', 'no network'));
  await turn();
  const [failed] = queue.store.get().items;
  expect([failed?.state, failed && canRetry(failed)]).toEqual(['failed', true]);
  queue.retry(failed?.key ?? '');
  await turn();
  expect(sent[1]?.key).toBe(sent[0]?.key);
  sent[1]?.answer('id-a');
  await turn();
  expect(states(queue)).toEqual(['a done']);
});

it('a removed file is stopped, and the next goes on', async () => {
  const { sent, queue } = line();
  queue.add([file('a'), file('b')]);
  await turn();
  queue.remove(queue.store.get().items[0]?.key ?? '');
  await turn();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(sent[1]?.name).toBe('b');
  expect(states(queue)).toEqual(['b sending']);
});

it('does not send empty or too large files, and offers no retry for a refusal', async () => {
  const { sent, queue } = line();
  queue.add([file('none', 0), file('large', 11), file('fine', 10)]);
  await turn();
  expect(sent.map(({ name }) => name)).toEqual(['fine']);
  expect(queue.store.get().items.map(({ problem }) => problem)).toEqual(['empty', 'tooLarge', undefined]);
  sent[0]?.fail(failure(-130, 'not a picture'));
  await turn();
  expect(queue.store.get().items.map(canRetry)).toEqual([false, false, false]);
});

it('stops everything when the page is left', async () => {
  const { sent, queue } = line();
  queue.add([file('a'), file('b')]);
  await turn();
  queue.stop();
  await turn();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.signal.aborted).toBe(true);
});
