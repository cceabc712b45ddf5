import { open } from './load.ts';

export interface Queue {
  port: number;
  /** Whole HTTP/1.1 requests, each sent once, by whichever connection is free next. */
  requests: Buffer[];
  connections: number;
  /** The text every body must contain: a refusal is HTTP 200 too. */
  expect: string;
}

export interface Answered {
  perSecond: number;
  /** How long each took, sorted. */
  ms: number[];
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Closed loop over requests that can be made only once. */
export async function sendAll({ port, requests, connections, expect }: Queue): Promise<Answered> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const ms: number[] = [];
  let next = 0;
  const from = performance.now();
  try {
    await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<void>((resolve, reject) => {
            let sent = 0;
            let received: Buffer[] = [];
            const send = (): void => {
              const request = requests[next];
              next += 1;
              if (!request) return resolve();
              sent = performance.now();
              socket.write(request);
            };
            socket.on('error', reject).on('close', () => reject(new Error('The server closed a connection')));
            socket.on('data', (chunk) => {
              received.push(chunk);
              const answer = Buffer.concat(received);
              if (!isWhole(answer)) return;
              received = [];
              ms.push(performance.now() - sent);
              if (!answer.includes(expect)) return reject(new Error(`An answer was ${answer.toString().slice(-400)}`));
              send();
            });
            send();
          }),
      ),
    );
    return { perSecond: (ms.length * 1_000) / (performance.now() - from), ms: ms.sort((a, b) => a - b) };
  } finally {
    for (const socket of sockets)
      socket
        .removeAllListeners()
        .on('error', () => {})
        .destroy();
  }
}

function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf(HEAD_END);
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, end))?.[1];
  return answer.length >= end + HEAD_END.length + Number(length);
}

export const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
