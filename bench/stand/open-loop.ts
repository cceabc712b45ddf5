import type { Socket } from 'node:net';
import { open } from './load.ts';

export interface OpenLoop {
  port: number;
  /** Requests per second, whether or not those before were answered. */
  perSecond: number;
  ms: number;
  /** The next whole HTTP/1.1 request. */
  next(): Buffer;
  /** The text of a good answer. */
  expect: string;
  /** The way of a refused request. */
  onRefused(request: Buffer): void;
}

export interface Served {
  /** Good answers within two seconds, per second. */
  goodPerSecond: number;
  refused: number;
  sent: number;
  /** How long good answers took, sorted. */
  ms: number[];
}

const IN_TIME_MS = 2_000;
const TICK_MS = 5;
/** As many people as stand before it at most; who finds no connection counts as not served. */
const MOST_CONNECTIONS = 4_000;
const HEAD_END = Buffer.from('\r\n\r\n');

/** Sends at a fixed pace, as a crowd does that does not know how busy the server is. */
export async function openLoop({ port, perSecond, ms, next, expect, onRefused }: OpenLoop): Promise<Served> {
  const idle: Socket[] = [];
  const all = new Set<Socket>();
  const took: number[] = [];
  let refused = 0;
  let sent = 0;
  const ask = async (): Promise<void> => {
    const from = performance.now();
    if (idle.length === 0 && all.size >= MOST_CONNECTIONS) return;
    const socket = idle.pop() ?? (await open(port).catch(() => undefined));
    if (!socket) return;
    all.add(socket);
    const request = next();
    const answer = await exchange(socket, request);
    if (answer?.includes(expect)) took.push(performance.now() - from);
    else {
      refused += 1;
      onRefused(request);
    }
    if (answer && !socket.destroyed) idle.push(socket);
    else all.delete(socket.destroy());
  };
  const from = performance.now();
  await new Promise<void>((resolve) => {
    const ticking = setInterval(() => {
      const elapsed = performance.now() - from;
      for (; sent < (elapsed * perSecond) / 1_000; sent += 1) void ask();
      if (elapsed < ms) return;
      clearInterval(ticking);
      resolve();
    }, TICK_MS);
  });
  const good = took.filter((each) => each <= IN_TIME_MS).length;
  for (const socket of all) socket.destroy();
  return { goodPerSecond: (good * 1_000) / ms, refused, sent, ms: took.sort((a, b) => a - b) };
}

/** One request and its whole answer; undefined when the connection ended before. */
function exchange(socket: Socket, request: Buffer): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    let received: Buffer | undefined;
    const end = (answer: Buffer | undefined): void => {
      socket.off('data', take).off('close', gone).off('error', gone);
      resolve(answer);
    };
    const gone = (): void => end(undefined);
    const take = (chunk: Buffer): void => {
      received = received ? Buffer.concat([received, chunk]) : chunk;
      const head = received.indexOf(HEAD_END);
      if (head < 0) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(received.toString('latin1', 0, head))?.[1];
      if (received.length >= head + HEAD_END.length + Number(length)) end(received);
    };
    socket.on('data', take).on('close', gone).on('error', gone);
    socket.write(request);
  });
}
