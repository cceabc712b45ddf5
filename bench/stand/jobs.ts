import { Agent, request } from 'node:http';

/** Sends one request and answers with what came back. */
export type Send = (asked: Asked) => Promise<Answer>;

export interface Asked {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Jobs of several requests that follow from each other, per second: each worker does one after the other on its own connection. */
export async function jobsPerSecond(
  port: number,
  { workers, count }: { workers: number; count: number },
  job: (send: Send, no: number) => Promise<void>,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  const send: Send = (asked) => post(agent, port, asked);
  let next = 0;
  const from = performance.now();
  const work = async (): Promise<void> => {
    for (let no = next++; no < count; no = next++) await job(send, no);
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
    return (count * 1_000) / (performance.now() - from);
  } finally {
    agent.destroy();
  }
}

const post = (agent: Agent, port: number, { path, headers, body }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (part: string) => (text += part));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: text }));
        reply.on('error', reject);
      },
    );
    sent.on('error', reject).end(body);
  });
