import { Worker } from 'node:worker_threads';
import { Fault } from '../../fault.ts';
import { takeTurns } from './turns.ts';

/** reliability §3.4 */
const WITHIN_MS = 10_000;
const MOST_HEAP_MB = 512;
/** A thread is replaced now and then: whatever a file has left behind in it goes with it. */
const MOST_FILES = 100;

type Verdict = 'ok' | 'notPdf' | 'damaged' | 'encrypted' | 'active' | 'tooManyPages';

interface Reader {
  worker: Worker;
  files: number;
}

interface PdfLimits {
  mostPages?: number | undefined;
  /** Nothing else would have been taken. */
  isOnlyKind?: boolean;
}

let reader: Reader | undefined;
const oneByOne = takeTurns(1);

/** Refuses what is no whole, open and passive PDF. One file at a time, so that many at once stay within bounds. */
export async function assertPdf(bytes: Buffer, { mostPages, isOnlyKind = false }: PdfLimits = {}): Promise<void> {
  const verdict = await oneByOne(() => judge(bytes, mostPages));
  if (verdict === 'tooManyPages' && mostPages !== undefined) throw new Fault('uploadPages', { most: mostPages });
  if (verdict === 'encrypted') throw new Fault('fileLocked');
  if (verdict === 'active') throw new Fault('fileActive');
  if (verdict === 'tooManyPages') throw new Fault('fileTooComplex');
  if (verdict === 'notPdf') throw new Fault(isOnlyKind ? 'uploadPdfOnly' : 'fileKind');
  if (verdict === 'damaged') throw new Fault('fileDamaged');
}

/** Too slow, too large in memory or fallen over: the thread goes, and the file is refused. */
async function judge(bytes: Buffer, mostPages: number | undefined): Promise<Verdict> {
  const { worker, files } = (reader ??= startReader());
  reader = files + 1 < MOST_FILES ? { worker, files: files + 1 } : undefined;
  const verdict = await new Promise<Verdict | undefined>((resolve) => {
    const timer = setTimeout(() => end(undefined), WITHIN_MS);
    const told = (message: { verdict: Verdict }): void => end(message.verdict);
    const fallen = (): void => end(undefined);
    const end = (verdict: Verdict | undefined): void => {
      clearTimeout(timer);
      worker.off('message', told).off('error', fallen).off('exit', fallen);
      resolve(verdict);
    };
    worker.on('message', told).on('error', fallen).on('exit', fallen);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ bytes, mostPages });
  });
  if (!verdict) reader = undefined;
  if (!reader) await worker.terminate();
  return verdict ?? 'damaged';
}

function startReader(): Reader {
  const worker = new Worker(new URL('./pdf-worker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    // nothing of the environment, and so none of the keys
    env: {},
  });
  worker.unref();
  // an error that nobody hears would end the portal
  worker.on('error', () => {});
  return { worker, files: 0 };
}
