import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Call } from '#contract/call';
import type { Portal } from '../ctx.ts';
import { Fault } from '../fault.ts';
import { spoolFolder } from '../spool.ts';
import { withinTrace } from '../trace.ts';
import { createAdmission } from './admission.ts';
import { createAnswers } from './answer.ts';
import type { TellAnswer } from './answered.ts';
import { discardRest, fieldsOf, readBody } from './body.ts';
import { busyReporter } from './busy-log.ts';
import { createDeadlines } from './deadline.ts';
import type { Doors } from './doors.ts';
import { openExchange, type Exchange } from './exchange.ts';
import { parseForm, type Fields } from './form.ts';
import type { Handlers } from './handlers.ts';
import { createSenderCheck } from './known-sender.ts';
import { assertFile, fileEntriesOf, isMultipart, maxBytesOf, readMultipart } from './multipart.ts';
import type { Owners } from './ownership.ts';
import { languageOfRequest, readAppCall, readDirectCall, requestCodeOf } from './payload.ts';
import { asFault } from './refuse.ts';
import { createRoutes } from './routes.ts';
import { createServe } from './serve.ts';
import { createStreams } from './streams.ts';

/** What can be called, who answers, and what decides who may. */
export interface Wiring<R extends Record<string, Call>> {
  calls: R;
  handlers: Handlers<R>;
  owners: Owners;
  /** Where writes ask for more than owning; otherwise `owners`. */
  ownersOfWrites?: Owners;
  doors: Doors;
}

export interface Gateway<R extends Record<string, Call>> {
  portal: Portal;
  wiring: Wiring<R>;
  log: FastifyBaseLogger;
  isDraining: () => boolean;
  tell: TellAnswer;
}

/**
 * Every call there is, behind the paths of the spec, which match in any case. Answers a request if it is one of them
 * and says whether it was (docs/decisions/024).
 */
export function createGateway<R extends Record<string, Call>>({ portal, wiring, log, isDraining, tell }: Gateway<R>) {
  const { owners, ownersOfWrites = owners, doors } = wiring;
  const answers = createAnswers(portal, isDraining, tell);
  const routeOf = createRoutes(wiring.calls, wiring.handlers);
  const onError = (error: unknown): void => log.error({ err: error }, 'streams could not be looked after');
  const streams = createStreams({ portal, doors, isDraining, tell, onError });
  const serve = createServe({ portal, owners, ownersOfWrites, doors, answers, streams, log });
  const checkSender = createSenderCheck({ portal, doors, log });
  const admission = createAdmission(portal.env.callWaitMs);
  const deadlines = createDeadlines<Exchange>((exchange) => refuse(exchange, new Fault('timedOut')));
  const reportBusy = busyReporter(log);

  const takeCall = (request: IncomingMessage, response: ServerResponse): boolean => {
    const route = routeOf(request);
    if (!route) return false;
    const exchange = openExchange(request, response, route);
    deadlines.watch(exchange);
    if (route.method === 'GET') void receive(exchange, () => parseForm(queryOf(request.url ?? '')));
    else if (isMultipart(request)) void receive(exchange, () => readForm(exchange));
    else
      readBody(request, (error, body) => {
        void receive(exchange, () => {
          if (error) throw error;
          return fieldsOf(request.headers['content-type'], body);
        });
      });
    return true;
  };
  const close = (): void => {
    streams.close();
    admission.close();
    deadlines.close();
  };
  return { takeCall, close };

  /** Whatever comes of it, there is one answer. */
  async function receive(exchange: Exchange, read: () => Fields | Promise<Fields>): Promise<void> {
    try {
      const fields = await read();
      await (exchange.trace ? withinTrace(exchange.trace, () => take(exchange, fields)) : take(exchange, fields));
    } catch (error) {
      refuse(exchange, error);
    } finally {
      deadlines.done(exchange);
      if (exchange.file) await exchange.file.close();
    }
  }

  async function readForm(exchange: Exchange): Promise<Fields> {
    const { request, route, fields } = exchange;
    const maxBytes = (before: Fields): number => maxBytesOf(fileEntriesOf(route, requestCodeOf(before)));
    const assertSender = (): Promise<void> => checkSender(exchange);
    exchange.file = await readMultipart(request, fields, { folder: spoolFolder(portal.env), maxBytes, assertSender });
    return fields;
  }

  function refuse(exchange: Exchange, error: unknown): void {
    const { fields, request, response, envelope, id } = exchange;
    const fault = asFault(error);
    if (fault.fault === 'unknown') log.error({ reqId: id, err: error }, 'call failed');
    else if (fault.fault === 'systemBusy') reportBusy(id, error);
    if (response.headersSent) response.destroy();
    else answers.refuse(exchange, envelope, exchange.language ?? languageOfRequest(fields, request.headers), fault);
    discardRest(request);
  }

  async function take(exchange: Exchange, fields: Fields): Promise<void> {
    const { isApp, entries } = exchange.route;
    exchange.fields = fields;
    deadlines.read(exchange);
    const entry = entries.get(isApp ? requestCodeOf(fields) : '');
    if (!entry) throw new Fault('unknownCall');
    exchange.call = entry.name;
    exchange.envelope = entry.envelope;
    const raw = isApp ? readAppCall(fields) : readDirectCall(fields);
    exchange.language = raw.language;
    assertFile(entry, exchange.file);
    await admission.enter(entry, raw.session);
    try {
      // nobody is there any more to take the answer of a turn that came late
      if (!exchange.request.socket.destroyed) await serve(entry, raw, exchange);
    } finally {
      admission.leave(entry);
    }
  }
}

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
