import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { APP_CALL_ALIASES, APP_CALL_PATH, isAppCall, type Call } from '#contract/call';
import { registry, type CallName, type Registry } from '#contract/registry';
import { envelopes } from '#contract/wire';
import type { Ctx, Portal, SessionCtx } from '../ctx.ts';
import { bodyHashOf, Replay, replayIfDone, type Committed } from '../db/once.ts';
import { Fault, StandingFault } from '../fault.ts';
import { loadCompany } from '../modules/company/index.ts';
import { findSession } from '../modules/identity/index.ts';
import { clientOf } from './client.ts';
import { withDeadline } from './deadline.ts';
import type { Cached, Handlers } from './handlers.ts';
import { logOf } from './log.ts';
import { assertOwned, ownedFields, type OwnedField } from './ownership.ts';
import { languageOfRequest, readAppCall, readDirectCall, requestCodeOf, type RawCall } from './payload.ts';
import { createReplyCache } from './reply-cache.ts';
import { andThen, type Soon } from '../soon.ts';
import { asFault, refuse } from './refuse.ts';

type AnyHandler = ((ctx: SessionCtx, input: unknown) => Promise<unknown>) & Partial<Cached<unknown>>;
type Entry = Call & { name: CallName; run: AnyHandler; owned: OwnedField[] };

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,255}$/;

/** Every registered call, behind the paths of the spec, which match in any case. */
export function registerGateway(app: FastifyInstance, portal: Portal, handlers: Handlers<Registry>): void {
  const cache = createReplyCache();

  for (const [path, entries] of entriesByPath(handlers)) {
    const codes = new Map(entries.map((entry) => [entry.name as string, entry]));
    const [first] = entries;
    if (!first) continue;
    app.route({
      method: first.method,
      url: path,
      config: { envelope: isAppCall(path) ? 'app' : first.envelope },
      handler: (request, reply) => {
        const entry = isAppCall(path) ? codes.get(requestCodeOf(request)) : first;
        if (!entry) return refuse(reply, 'app', languageOfRequest(request), new Fault('unknownCall'));
        request.call = entry.name;
        let raw: RawCall | undefined;
        const refuseFor = (error: unknown): FastifyReply => {
          const fault = asFault(error);
          if (fault.fault === 'unknown' || fault.fault === 'systemBusy')
            logOf(request).error({ err: error }, 'call failed');
          return refuse(reply, entry.envelope, raw?.language ?? languageOfRequest(request), fault);
        };
        try {
          raw = isAppCall(path) ? readAppCall(request) : readDirectCall(request);
          const answered = answer(entry, raw, request, reply);
          if (answered instanceof Promise) return answered.catch(refuseFor);
        } catch (error) {
          refuseFor(error);
        }
      },
    });
  }

  /** session → parse → ownership → handler → reply in its shape → envelope */
  function answer(entry: Entry, raw: RawCall, request: FastifyRequest, reply: FastifyReply): Soon<FastifyReply> {
    const base: Ctx = {
      portal,
      now: portal.clock,
      lang: raw.language,
      log: logOf(request),
      client: clientOf(request, reply, portal.env.publicUrl),
    };
    if (entry.access === 'public')
      return withDeadline(entry.run(base as SessionCtx, parseInput(entry, raw))).then((result) =>
        send(reply, entry, result),
      );
    return andThen(enterSession(base, entry, raw, request), ({ ctx, ended }) =>
      entry.kind === 'write' ? answerWrite(entry, ctx, raw, ended, reply) : answerRead(entry, ctx, raw, ended, reply),
    );
  }

  function answerRead(entry: Entry, ctx: SessionCtx, raw: RawCall, ended: boolean, reply: FastifyReply) {
    assertLive(ended);
    return andThen(ownInput(entry, ctx, raw), (input) =>
      entry.run.cacheKey
        ? sendCached(reply, entry, ctx, input)
        : withDeadline(entry.run(ctx, input)).then((result) => send(reply, entry, result)),
    );
  }

  async function answerWrite(entry: Entry, ctx: SessionCtx, raw: RawCall, ended: boolean, reply: FastifyReply) {
    const { result, replayed } = await writeOnce(entry, ctx, raw, ended);
    if (replayed) reply.header('idempotency-replayed', 'true');
    return send(reply, entry, result);
  }

  function sendCached(reply: FastifyReply, entry: Entry, ctx: SessionCtx, input: unknown): Soon<FastifyReply> {
    const { company } = ctx;
    const key = [entry.name, company.companyId, company.version, ctx.lang, entry.run.cacheKey?.(ctx, input)].join('|');
    const kept = cache(key, async () => encode(entry, await withDeadline(entry.run(ctx, input))));
    return andThen(kept, ({ body, etag }) => {
      reply.header('etag', etag);
      return reply.request.headers['if-none-match'] === etag ? reply.code(304).send() : sendJson(reply, body);
    });
  }
}

/** An ended session opens nothing; only a write it has already made is answered again. */
function assertLive(ended: boolean): void {
  if (ended) throw new Fault('sessionExpired');
}

/** Runs a write, or answers with what the same key has already done. */
async function writeOnce(
  entry: Entry,
  ctx: SessionCtx,
  raw: RawCall,
  ended: boolean,
): Promise<{ result: unknown; replayed: boolean }> {
  try {
    await replayIfDone(ctx);
    assertLive(ended);
    const input = await ownInput(entry, ctx, raw);
    const done = (await withDeadline(entry.run(ctx, input))) as Committed<unknown>;
    return { result: done.reply, replayed: false };
  } catch (error) {
    // A refusal may only mean that another request with the same key was faster: then its answer is ours.
    const byTwin = error instanceof Fault && !(error instanceof StandingFault) && !ended;
    const outcome = byTwin ? await replayOf(ctx, error) : error;
    if (outcome instanceof Replay) return { result: outcome.reply, replayed: true };
    throw outcome;
  }
}

const replayOf = (ctx: SessionCtx, fault: Fault): Promise<unknown> =>
  replayIfDone(ctx).then(
    () => fault,
    (error: unknown) => error,
  );

function enterSession(
  base: Ctx,
  entry: Entry,
  raw: RawCall,
  request: FastifyRequest,
): Soon<{ ctx: SessionCtx; ended: boolean }> {
  const { portal, now, lang, log, client } = base;
  return andThen(findSession(portal, raw.session, client.cookie), (session) =>
    andThen(session && loadCompany(portal, session.companyId), (company) => {
      if (!session || !company) throw new Fault('sessionExpired');
      request.companyId = company.companyId;
      const key = entry.kind === 'write' ? idempotencyKey(request) : undefined;
      const idempotency = key ? { key, bodyHash: bodyHashOf(entry.name, raw.text(), raw.session) } : undefined;
      return { ctx: { portal, now, lang, log, client, session, company, idempotency }, ended: session.ended };
    }),
  );
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw new Fault('badInput', { field: 'Idempotency-Key' });
  return key;
}

function ownInput(entry: Entry, ctx: SessionCtx, raw: RawCall): Soon<Record<string, unknown>> {
  const input = parseInput(entry, raw);
  return andThen(assertOwned(ctx, entry.owned, input), () => input);
}

function parseInput(entry: Entry, raw: RawCall): Record<string, unknown> {
  const parsed = entry.in.safeParse(raw.payload);
  if (!parsed.success) throw new Fault('badInput', { field: String(parsed.error.issues[0]?.path[0] ?? 'jsonPara') });
  return parsed.data as Record<string, unknown>;
}

/** Nothing leaves that the contract does not name: `out` drops the rest. */
const encode = (entry: Entry, result: unknown): string =>
  JSON.stringify(envelopes[entry.envelope].ok(entry.out.parse(result)));

const send = (reply: FastifyReply, entry: Entry, result: unknown): FastifyReply =>
  sendJson(reply, encode(entry, result));

const sendJson = (reply: FastifyReply, body: string | Buffer): FastifyReply =>
  reply.header('content-type', 'application/json; charset=utf-8').send(body);

function entriesByPath(handlers: Handlers<Registry>): Map<string, Entry[]> {
  const paths = new Map<string, Entry[]>();
  for (const name of Object.keys(registry) as CallName[]) {
    const call = registry[name];
    const entry: Entry = { ...call, name, run: handlers[name] as AnyHandler, owned: ownedFields(call.ids) };
    const aliases = entry.path === APP_CALL_PATH ? APP_CALL_ALIASES : [];
    for (const path of [entry.path, ...aliases]) paths.set(path, [...(paths.get(path) ?? []), entry]);
  }
  return paths;
}
