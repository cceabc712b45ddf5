import { Worker } from 'node:worker_threads';
import { MOST_UPLOAD_PAGES } from '#contract/uploaded';

const WITHIN_MS = 20_000;
const MOST_HEAP_MB = 512;

/** A run of text and where it stands, in points from the page's upper left corner. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface PageText {
  page: number;
  width: number;
  height: number;
  pieces: Piece[];
}

let before: Promise<unknown> = Promise.resolve();

/** The text of a PDF, one file at a time; undefined where it is too slow, too large in memory or cannot be read. */
export function readText(bytes: Uint8Array): Promise<PageText[] | undefined> {
  const reading = before.then(() => readAlone(bytes));
  before = reading;
  return reading;
}

async function readAlone(bytes: Uint8Array): Promise<PageText[] | undefined> {
  const worker = new Worker(new URL('./text-worker.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    // nothing of the environment, and so none of the keys
    env: {},
  });
  try {
    return await new Promise<PageText[] | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), WITHIN_MS);
      const end = (pages: PageText[] | undefined): void => {
        clearTimeout(timer);
        resolve(pages);
      };
      worker.on('message', ({ pages }: { pages?: PageText[] }) => end(pages));
      worker.on('error', () => end(undefined)).on('exit', () => end(undefined));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage({ bytes, mostPages: MOST_UPLOAD_PAGES });
    });
  } finally {
    await worker.terminate();
  }
}
