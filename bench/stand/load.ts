import { connect, type Socket } from 'node:net';
import { performance, type EventLoopUtilization } from 'node:perf_hooks';

export interface Load {
  port: number;
  /** Whole HTTP/1.1 requests; the connections share them out and send the next as soon as one is answered. */
  requests: Buffer[];
  /** One per request unless told: each connection then repeats its own. */
  connections?: number;
  /** Of every answer's body: anything else, a refusal for example, ends the measurement. */
  bodyLength: number;
  ms: number;
}

export interface Rate {
  perSecond: number;
  /** Share of the time this process was busy sending and reading; near 1 it would be measuring itself. */
  busy: number;
}

/** Closed loop on raw sockets: a client library would cost more than the servers it is to measure. */
export async function measureRate(load: Load): Promise<Rate> {
  const { port, requests, connections = requests.length, bodyLength, ms } = load;
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  let answered = 0;
  const before: EventLoopUtilization = performance.eventLoopUtilization();
  const from = performance.now();
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      const fail = (error: Error): void => {
        clearTimeout(timer);
        reject(error);
      };
      for (const [index, socket] of sockets.entries()) {
        let turn = index;
        const send = (): void => void socket.write(requests[turn % requests.length] ?? '');
        const next = (): void => {
          answered += 1;
          turn += connections;
          send();
        };
        socket.on('error', fail).on('close', () => fail(new Error('The server closed a connection')));
        socket.on('data', answerReader(bodyLength, next, fail));
        send();
      }
    });
    const perSecond = (answered * 1_000) / (performance.now() - from);
    return { perSecond, busy: performance.eventLoopUtilization(before).utilization };
  } finally {
    for (const socket of sockets)
      socket
        .removeAllListeners()
        .on('error', () => {})
        .destroy();
  }
}

export function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('error', reject).once('connect', () => {
      socket.off('error', reject);
      resolve(socket);
    });
  });
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Follows the answers of one connection; they carry a content-length and come one at a time. */
function answerReader(
  bodyLength: number,
  onAnswer: () => void,
  onError: (error: Error) => void,
): (chunk: Buffer) => void {
  let head: Buffer | undefined;
  let missing = 0;
  return (chunk) => {
    if (missing === 0) {
      const start: Buffer = head ? Buffer.concat([head, chunk]) : chunk;
      const end = start.indexOf(HEAD_END);
      if (end < 0) {
        head = start;
        return;
      }
      head = undefined;
      const problem = complaint(start.toString('latin1', 0, end), bodyLength);
      if (problem) return onError(new Error(problem));
      missing = end + HEAD_END.length + bodyLength - start.length;
    } else {
      missing -= chunk.length;
    }
    if (missing === 0) onAnswer();
  };
}

function complaint(head: string, bodyLength: number): string | undefined {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200 ')) return `The server answered ${head.split('\r\n', 1)[0]}`;
  return Number(length) === bodyLength ? undefined : `An answer had ${length} bytes, not ${bodyLength}`;
}
