import type { FastifyBaseLogger } from 'fastify';
import type { Call } from '#contract/call';
import type { Ctx, MemberCtx, OperatorCtx, Portal } from '../ctx.ts';
import { bodyHashOf } from '../db/once.ts';
import { Fault } from '../fault.ts';
import type { Answers } from './answer.ts';
import { clientOf } from './client.ts';
import type { Doors, Entered, Knock } from './doors.ts';
import type { Entry, EntryFor } from './entry.ts';
import type { Exchange } from './exchange.ts';
import type { Download, EventStream, IncomingFile } from './handlers.ts';
import { logOf } from './log.ts';
import { assertOwned, type Owners } from './ownership.ts';
import { markWrite } from './own-writes.ts';
import type { RawCall } from './payload.ts';
import { createReplyCache } from './reply-cache.ts';
import { encode, parseInput, type Input } from './shape.ts';
import type { Streams } from './streams.ts';
import { assertLive, writeAsOperator, writeOnce, type Written } from './write-once.ts';

export interface Serving {
  portal: Portal;
  owners: Owners;
  /** Of writes: who owns something may not always change it. */
  ownersOfWrites: Owners;
  doors: Doors;
  answers: Answers;
  streams: Streams;
  log: FastifyBaseLogger;
}

/** door → parse → ownership → handler → reply in its shape → envelope */
export function createServe({ portal, owners, ownersOfWrites, doors, answers, streams, log }: Serving) {
  const cache = createReplyCache();

  return (entry: Entry, raw: RawCall, exchange: Exchange): Promise<void> => {
    const base: Ctx = {
      portal,
      now: portal.clock,
      lang: raw.language,
      log: logOf(log, exchange),
      client: clientOf(exchange, portal.env),
      requestId: exchange.id,
      trail: exchange,
    };
    switch (entry.access) {
      case 'public':
        return run(entry, base, parseInput(entry, raw), exchange);
      case 'employee':
        return serveMember(entry, doors.employee(base, knockOf(entry, raw, exchange)), raw, exchange);
      case 'hr':
        return serveMember(entry, doors.hr(base, knockOf(entry, raw, exchange)), raw, exchange);
      case 'operator':
        return serveOperator(entry, doors.operator(base, knockOf(entry, raw, exchange)), raw, exchange);
    }
  };

  async function serveMember<C extends MemberCtx>(
    entry: EntryFor<C>,
    entering: Promise<Entered<C>>,
    raw: RawCall,
    exchange: Exchange,
  ): Promise<void> {
    const entered = await entering;
    const { ctx, ended } = entered;
    // guard: preview: reads only
    if (ctx.imagined && entry.kind !== 'read') throw new Fault('previewOnly');
    // guard: account: a part the company does not have
    if (entry.part && !ctx.company.config.account[entry.part]) throw new Fault('partClosed');
    const admit = async (owners: Owners, input: Input): Promise<void> => {
      // nobody imagined could answer what has to be answered first
      // guard: questionnaires: the gate
      if (!ctx.imagined) await doors.pass(ctx, entry.name);
      await assertOwned(owners, ctx, entry.owned, input);
    };
    if (isWrite(entry)) {
      // an ended session is only answered again: what it sends is not read
      const input = ended ? {} : parseInput(entry, raw);
      const refusal = ended ? undefined : entry.run.earlyRefusal?.(ctx, input);
      if (refusal) throw refusal;
      const mayWrite = (given: Input): Promise<void> => admit(ownersOfWrites, given);
      try {
        const written = await writeOnce(entry, mayWrite, entered, input, fileFor(entry, exchange));
        return sendWritten(entry, written, exchange);
      } finally {
        // also after a failure: it may have been written all the same
        // guard: mall: own writes skip the cache
        markWrite(portal, ctx.session.personGuid);
      }
    }
    assertLive(ended);
    const input = parseInput(entry, raw);
    await admit(owners, input);
    if (entry.kind === 'stream') streams.open(exchange, ctx, (await entry.run(ctx, input)) as EventStream<unknown>);
    // what is told in a preview may be a draft of another day: nobody else is ever handed it
    else if (entry.run.cacheKey && /* guard: preview: replies are not cached */ !ctx.imagined) {
      const key = await entry.run.cacheKey(ctx, input);
      answers.sendCached(exchange, await replyFromCache(entry, ctx, input, key));
    } else await run(entry, ctx, input, exchange);
  }

  async function serveOperator(
    entry: EntryFor<OperatorCtx>,
    entering: Promise<Entered<OperatorCtx>>,
    raw: RawCall,
    exchange: Exchange,
  ): Promise<void> {
    const { ctx, ended } = await entering;
    assertLive(ended);
    // guard: an operator’s role at the door
    if (!entry.roles.includes(ctx.operator.role)) throw new Fault('notAllowed');
    const input = parseInput(entry, raw);
    if (!isWrite(entry)) return run(entry, ctx, input, exchange);
    sendWritten(entry, await writeAsOperator(entry, ctx, input, fileFor(entry, exchange)), exchange);
  }

  async function run<C>(entry: EntryFor<C>, ctx: C, input: unknown, exchange: Exchange): Promise<void> {
    const result = await entry.run(ctx, input);
    if (entry.kind === 'download') await answers.sendFile(exchange, result as Download);
    else answers.send(exchange, encode(entry, result));
  }

  function sendWritten<C>(entry: EntryFor<C>, { result, replayed }: Written, exchange: Exchange): void {
    if (replayed) exchange.headers.push('idempotency-replayed', 'true');
    answers.send(exchange, encode(entry, result));
  }

  function replyFromCache<C extends MemberCtx>(entry: EntryFor<C>, ctx: C, input: unknown, madeOf: string) {
    const { companyId, version } = ctx.company;
    const key = `${entry.name}|${companyId}|${version}|${ctx.lang}|${madeOf}`;
    return cache(key, async () => encode(entry, await entry.run(ctx, input)));
  }
}

const isWrite = ({ kind }: Pick<Call, 'kind'>): boolean => kind === 'write' || kind === 'upload';

const fileFor = ({ accept }: Pick<Call, 'accept'>, { file }: Exchange): IncomingFile | undefined =>
  file && { ...file, accept };

function knockOf(entry: Entry, raw: RawCall, exchange: Exchange): Knock {
  const key = isWrite(entry) ? idempotencyKey(exchange) : undefined;
  const token =
    /* guard: tokens in addresses → raw.session */ entry.method === 'GET' ? tokenInHeader(exchange) : raw.session;
  const body = (): string[] => [entry.name, raw.text(), raw.session, ...(exchange.file ? [exchange.file.sha256] : [])];
  return {
    token: token ?? '',
    byCookie: token === undefined,
    key: key ? { key, bodyHash: () => bodyHashOf(...body()) } : undefined,
  };
}

/** A GET is an address, and no token stands in one: who has no cookie sends this header. */
function tokenInHeader({ request }: Exchange): string | undefined {
  const token = request.headers['x-session'];
  return typeof token === 'string' ? token : undefined;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,255}$/;

function idempotencyKey({ request }: Exchange): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) throw new Fault('badInput', { field: 'Idempotency-Key' });
  return key;
}
