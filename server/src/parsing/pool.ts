import { Fault } from '../fault.ts';
import { Outlasted, startThread, type Asked, type Thread, type Told } from './thread.ts';

/** As many threads as files are read at once; background reading leaves one for waiting people. */
const MOST_THREADS = 2;
const MOST_BEHIND = 1;
/** Who comes when so many wait is told to come again. */
const MOST_WAITING = 200;
/** A thread is replaced now and then: whatever a file has left behind in it goes with it. */
const MOST_FILES = 100;

export interface Order extends Asked {
  withinMs: number;
  /** No person waits at a screen for it. */
  isBehind?: boolean;
}

interface Waiting {
  order: Order;
  take(told: Promise<Told>): void;
}

interface Idle {
  thread: Thread;
  files: number;
}

const waiting: Waiting[] = [];
const idle: Idle[] = [];
let busy = 0;
let behind = 0;

/** Asks a thread, in the order they came; one that outlasts its time or falls over is ended, and another takes its place. */
export function askPool(order: Order): Promise<Told> {
  if (waiting.length >= MOST_WAITING) return Promise.reject(new Fault('systemBusy'));
  return new Promise((take) => {
    waiting.push({ order, take });
    serve();
  });
}

function serve(): void {
  while (busy < MOST_THREADS) {
    const at = waiting.findIndex(({ order }) => !order.isBehind || behind < MOST_BEHIND);
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    const { order, take } = next;
    busy += 1;
    if (order.isBehind) behind += 1;
    take(
      doOne(order).finally(() => {
        busy -= 1;
        if (order.isBehind) behind -= 1;
        serve();
      }),
    );
  }
}

async function doOne({ kind, input, withinMs }: Order): Promise<Told> {
  const { thread, files } = idle.pop() ?? { thread: await startThread(), files: 0 };
  try {
    const told = await thread.ask({ kind, input }, withinMs);
    if (files + 1 < MOST_FILES) idle.push({ thread, files: files + 1 });
    else await thread.end();
    return told;
  } catch (error) {
    await thread.end();
    throw error instanceof Outlasted ? error : new Error('A file could not be handed to a thread', { cause: error });
  }
}
