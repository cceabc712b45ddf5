import { Agent, request, type IncomingMessage } from 'node:http';

export interface Outgoing {
  method: string;
  headers?: Headers | Record<string, string>;
  body?: string | Uint8Array;
}

export interface Incoming {
  status: number;
  headers: Headers;
  body: string;
}

/** Connections are kept, as a browser keeps them. */
const agent = new Agent({ keepAlive: true });

/** A body too long is answered and cut off while it is still being sent; `fetch` reads the answer all the same. */
const LONG = 10_000;

/** A request and its answer, as `fetch` does it but at a fifth of the cost: the loops make tens of thousands. */
export function exchange(target: URL, outgoing: Outgoing): Promise<Incoming> {
  return target.href.length + (outgoing.body?.length ?? 0) > LONG
    ? byFetch(target, outgoing)
    : byNode(target, outgoing);
}

async function byFetch(target: URL, outgoing: Outgoing): Promise<Incoming> {
  const answer = await fetch(target, { ...(outgoing as RequestInit), redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

function byNode(target: URL, { method, headers, body }: Outgoing): Promise<Incoming> {
  const sent = Object.fromEntries(new Headers(headers));
  if (body !== undefined) sent['content-length'] = String(Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    const outgoing = request(target, { agent, method, headers: sent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: headersOf(answer), body: Buffer.concat(parts).toString() }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}
