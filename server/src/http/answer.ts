import type { Language } from '#contract/language';
import type { EnvelopeName } from '#contract/wire';
import type { Portal } from '../ctx.ts';
import type { Fault } from '../fault.ts';
import type { Exchange } from './exchange.ts';
import type { Download } from './handlers.ts';
import { callHeaders, fileHeaders } from './headers.ts';
import { fileAnswer, nextOf, sendBytes } from './send-file.ts';
import type { TellAnswer } from './answered.ts';
import { isMultipart } from './multipart.ts';
import { refusalOf } from './refuse.ts';
import type { CachedReply } from './reply-cache.ts';

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
  function write(exchange: Exchange, status: number, body: string | Buffer): void {
    const { response } = exchange;
    // who was answered when their time was over is not answered again
    if (response.headersSent) return;
    const headers = callHeaders(exchange.id, clock);
    headers.push(...exchange.headers);
    if (status !== 304) headers.push('content-length', String(Buffer.byteLength(body)));
    if (isDraining()) headers.push('connection', 'close');
    tell(exchange, exchange.route.method, exchange.route.path, status);
    response.writeHead(status, headers);
    response.end(body);
  }

  return {
    send: (exchange, body) => write(exchange, 200, body),
    sendCached: (exchange, { body, etag }) => {
      exchange.headers.push('etag', etag);
      if (exchange.request.headers['if-none-match'] === etag) write(exchange, 304, '');
      else write(exchange, 200, body);
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
      const { status, body, headers } = refusalOf(envelope, lang, fault, isMultipart(exchange.request));
      for (const [name, value] of Object.entries(headers)) exchange.headers.push(name, value);
      write(exchange, status, body);
    },
  };
}
