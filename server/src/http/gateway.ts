import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '#contract/registry';
import type { Ctx, Portal, SessionCtx } from '../ctx.ts';
import { bodyHashOf } from '../db/once.ts';
import { Fault } from '../fault.ts';
import { loadCompany } from '../modules/company/index.ts';
import { findSession } from '../modules/identity/index.ts';
import { andThen, type Soon } from '../soon.ts';
import { createAnswers } from './answer.ts';
import { fieldsOf, readBody } from './body.ts';
import { clientOf } from './client.ts';
import { withDeadline } from './deadline.ts';
import type { Entry } from './entry.ts';
import { openExchange, type Exchange } from './exchange.ts';
import { parseForm, type Fields } from './form.ts';
import type { Handlers } from './handlers.ts';
import { logOf } from './log.ts';
import { languageOfRequest, readAppCall, readDirectCall, requestCodeOf, type RawCall } from './payload.ts';
import { asFault } from './refuse.ts';
import { createReplyCache } from './reply-cache.ts';
import { createRoutes } from './routes.ts';
import { encode, ownInput, parseInput } from './shape.ts';
import { assertLive, writeOnce } from './write-once.ts';

export interface Gateway {
  portal: Portal;
  handlers: Handlers<Registry>;
  log: FastifyBaseLogger;
  isDraining: () => boolean;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,255}$/;

/**
 * Every registered call, behind the paths of the spec, which match in any case. Answers a request if it is one of them
 * and says whether it was (docs/decisions/024).
 */
export function createGateway({ portal, handlers, log, isDraining }: Gateway) {
  const cache = createReplyCache();
  const answers = createAnswers(portal, isDraining);
  const routeOf = createRoutes(handlers);

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const route = routeOf(request);
    if (!route) return false;
    const exchange = openExchange(request, response, route);
    if (route.method === 'GET') receive(exchange, () => parseForm(queryOf(request.url ?? '')));
    else
      readBody(request, (error, body) =>
        receive(exchange, () => {
          if (error) throw error;
          return fieldsOf(request.headers['content-type'], body);
        }),
      );
    return true;
  };

  /** Whatever comes of it, there is one answer. */
  function receive(exchange: Exchange, read: () => Soon<Fields>): void {
    try {
      const answered = andThen(read(), (fields) => take(exchange, fields));
      if (answered instanceof Promise) answered.catch((error: unknown) => refuse(exchange, error));
    } catch (error) {
      refuse(exchange, error);
    }
  }

  function refuse(exchange: Exchange, error: unknown): void {
    const { fields, request, response, envelope, id } = exchange;
    const fault = asFault(error);
    if (fault.fault === 'unknown' || fault.fault === 'systemBusy') log.error({ reqId: id, err: error }, 'call failed');
    if (response.headersSent) response.destroy();
    else answers.refuse(exchange, envelope, exchange.language ?? languageOfRequest(fields, request.headers), fault);
  }

  function take(exchange: Exchange, fields: Fields): Soon<void> {
    const { isApp, entries } = exchange.route;
    exchange.fields = fields;
    const entry = entries.get(isApp ? requestCodeOf(fields) : '');
    if (!entry) throw new Fault('unknownCall');
    exchange.call = entry.name;
    exchange.envelope = entry.envelope;
    const raw = isApp ? readAppCall(fields) : readDirectCall(fields);
    exchange.language = raw.language;
    return answer(entry, raw, exchange);
  }

  /** session → parse → ownership → handler → reply in its shape → envelope */
  function answer(entry: Entry, raw: RawCall, exchange: Exchange): Soon<void> {
    const base: Ctx = {
      portal,
      now: portal.clock,
      lang: raw.language,
      log: logOf(log, exchange.id),
      client: clientOf(exchange, portal.env),
    };
    if (entry.access === 'public')
      return withDeadline(entry.run(base as SessionCtx, parseInput(entry, raw))).then((result) =>
        answers.send(exchange, encode(entry, result)),
      );
    return andThen(enterSession(base, entry, raw, exchange), ({ ctx, ended }) =>
      entry.kind === 'write'
        ? answerWrite(entry, ctx, raw, ended, exchange)
        : answerRead(entry, ctx, raw, ended, exchange),
    );
  }

  function answerRead(entry: Entry, ctx: SessionCtx, raw: RawCall, ended: boolean, exchange: Exchange): Soon<void> {
    assertLive(ended);
    return andThen(ownInput(entry, ctx, raw), (input) =>
      entry.run.cacheKey
        ? andThen(keptReply(entry, ctx, input), (kept) => answers.sendKept(exchange, kept))
        : withDeadline(entry.run(ctx, input)).then((result) => answers.send(exchange, encode(entry, result))),
    );
  }

  function keptReply(entry: Entry, ctx: SessionCtx, input: unknown) {
    const { companyId, version } = ctx.company;
    const key = `${entry.name}|${companyId}|${version}|${ctx.lang}|${entry.run.cacheKey?.(ctx, input)}`;
    return cache(key, async () => encode(entry, await withDeadline(entry.run(ctx, input))));
  }

  function answerWrite(entry: Entry, ctx: SessionCtx, raw: RawCall, ended: boolean, exchange: Exchange): Soon<void> {
    // an ended session is only answered again: what it sends is not read
    const input = ended ? {} : parseInput(entry, raw);
    const foregone = ended ? undefined : entry.run.foregone?.(ctx, input);
    if (foregone) return refuse(exchange, foregone);
    return writeOnce(entry, ctx, input, ended).then(({ result, replayed }) => {
      if (replayed) exchange.headers.push('idempotency-replayed', 'true');
      answers.send(exchange, encode(entry, result));
    });
  }
}

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

function enterSession(
  base: Ctx,
  entry: Entry,
  raw: RawCall,
  exchange: Exchange,
): Soon<{ ctx: SessionCtx; ended: boolean }> {
  const { portal, now, lang, log, client } = base;
  return andThen(findSession(portal, raw.session, client), (session) =>
    andThen(session && loadCompany(portal, session.companyId), (company) => {
      if (!session || !company) throw new Fault('sessionExpired');
      exchange.companyId = company.companyId;
      const key = entry.kind === 'write' ? idempotencyKey(exchange) : undefined;
      const idempotency = key ? { key, bodyHash: () => bodyHashOf(entry.name, raw.text(), raw.session) } : undefined;
      return { ctx: { portal, now, lang, log, client, session, company, idempotency }, ended: session.ended };
    }),
  );
}

function idempotencyKey({ request }: Exchange): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw new Fault('badInput', { field: 'Idempotency-Key' });
  return key;
}
