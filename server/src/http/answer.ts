import type { Language } from '#contract/language';
import type { EnvelopeName } from '#contract/wire';
import type { Portal } from '../ctx.ts';
import { StandingFault, type Fault } from '../fault.ts';
import type { Exchange } from './exchange.ts';
import type { Download } from './handlers.ts';
import { callHeaders, fileHeaders } from './headers.ts';
import { fileAnswer, nextOf, sendBytes } from './send-file.ts';
import type { TellAnswer } from './answered.ts';
import { isMultipart } from './multipart.ts';
import { refusalOf } from './refuse.ts';
import { oneByteEach, type CachedReply, type Encoded } from './reply-cache.ts';

/** How calls are answered: straight on Node's response. */
export interface Answers {
  send(exchange: Exchange, body: string): void;
  /** By its ETag alone when the caller has it. */
  sendCached(exchange: Exchange, reply: CachedReply): void;
  /** Rejects before anything was sent, or after the connection was ended. */
  sendFile(exchange: Exchange, file: Download): Promise<void>;
  refuse(exchange: Exchange, envelope: EnvelopeName, lang: Language, fault: Fault): void;
}

export function createAnswers({ clock }: Portal, isDraining: () => boolean, tell: TellAnswer): Answers {
  const standing = cachedRefusals();

  function write(exchange: Exchange, status: number, body: Encoded, encoding: 'utf8' | 'latin1'): void {
    const { response } = exchange;
    // who was answered when their time was over is not answered again
    if (response.headersSent) return;
    const headers = callHeaders(exchange.id, clock);
    headers.push(...exchange.headers);
    if (status !== 304) headers.push('content-length', String(Buffer.byteLength(body, encoding)));
    if (isDraining()) headers.push('connection', 'close');
    tell(exchange, exchange.route.method, exchange.route.path, status);
    response.writeHead(status, headers);
    response.write(body, encoding);
    // headers and body leave now, in one piece; `end` alone would add an empty one and write both as a list
    response.socket?.uncork();
    response.end();
  }

  return {
    send: (exchange, body) => write(exchange, 200, body, 'utf8'),
    sendCached: (exchange, { bytes, etag }) => {
      exchange.headers.push('etag', etag);
      if (exchange.request.headers['if-none-match'] === etag) write(exchange, 304, '', 'latin1');
      else write(exchange, 200, bytes, 'latin1');
    },
    sendFile: async (exchange, file) => {
      if (exchange.response.headersSent) return;
      const { status, headers, read } = fileAnswer(exchange, file);
      // what the store cannot give is refused as anything else; after the first bytes it is too late for that
      const pieces = read()[Symbol.asyncIterator]();
      const first = await nextOf(pieces);
      if (!first) throw new Error('A file without content was to be sent');
      const common = fileHeaders(exchange.id, clock);
      if (isDraining()) common.push('connection', 'close');
      tell(exchange, exchange.route.method, exchange.route.path, status);
      exchange.response.writeHead(status, [...common, ...headers]);
      await sendBytes(exchange, pieces, first);
    },
    refuse: (exchange, envelope, lang, fault) => {
      exchange.fault = fault.fault;
      if (fault instanceof StandingFault) {
        const { status, bytes, headers } = standing(envelope, lang, fault);
        exchange.headers.push(...headers);
        return write(exchange, status, bytes, 'latin1');
      }
      const { status, body, headers } = refusalOf(envelope, lang, fault, isMultipart(exchange.request));
      for (const [name, value] of Object.entries(headers)) exchange.headers.push(name, value);
      write(exchange, status, body, 'utf8');
    },
  };
}

interface CachedRefusal {
  status: number;
  bytes: string;
  /** Names and values in turn. */
  headers: string[];
}

/** A standing refusal is told to many: it is put into words once. */
function cachedRefusals(): (envelope: EnvelopeName, lang: Language, fault: StandingFault) => CachedRefusal {
  const cached = new WeakMap<StandingFault, Map<string, CachedRefusal>>();
  return (envelope, lang, fault) => {
    const told = cached.get(fault) ?? new Map<string, CachedRefusal>();
    cached.set(fault, told);
    const key = `${envelope}|${lang}`;
    const refusal = told.get(key) ?? encoded(envelope, lang, fault);
    told.set(key, refusal);
    return refusal;
  };
}

function encoded(envelope: EnvelopeName, lang: Language, fault: StandingFault): CachedRefusal {
  const { status, body, headers } = refusalOf(envelope, lang, fault);
  return { status, bytes: oneByteEach(body), headers: Object.entries(headers).flat() };
}
