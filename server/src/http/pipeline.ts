import type { FastifyReply } from 'fastify';
import type { Call } from '#contract/call';
import type { MemberCtx, OperatorCtx, Portal } from '../ctx.ts';
import { Fault } from '../fault.ts';
import { baseCtx, type CallRequest } from './call-request.ts';
import { credentialsOf } from './credentials.ts';
import type { Doors, Entered } from './doors.ts';
import type { Download, EventStream, IncomingFile } from './handlers.ts';
import { assertOwned, type Owners } from './ownership.ts';
import { markWrite } from './own-writes.ts';
import type { RawCall } from './payload.ts';
import { createReplyCache } from './reply-cache.ts';
import type { Entry, EntryFor } from './routes.ts';
import { sendFile } from './send-file.ts';
import { encode, parseInput, type Input } from './shape.ts';
import type { Streams } from './streams.ts';
import { assertLive, writeAsOperator, writeOnce, type Written } from './write-once.ts';

export interface Pipeline {
  portal: Portal;
  owners: Owners;
  /** Of writes: an owner may not always change what it owns. */
  ownersOfWrites: Owners;
  doors: Doors;
  streams: Streams;
}

/** The way of a call: door → payload → ownership → handler → answer. */
export function createPipeline({ portal, owners, ownersOfWrites, doors, streams }: Pipeline) {
  const cache = createReplyCache();

  return async (entry: Entry, raw: RawCall, request: CallRequest, reply: FastifyReply): Promise<void> => {
    const base = baseCtx(portal, request, reply, raw.language);
    if (entry.access === 'public') return run(entry, base, parseInput(entry, raw), request, reply);
    const credentials = credentialsOf(entry, raw, request);
    switch (entry.access) {
      case 'employee':
        return serveMember(entry, await doors.employee(base, credentials), raw, request, reply);
      case 'hr':
        return serveMember(entry, await doors.hr(base, credentials), raw, request, reply);
      case 'operator':
        return serveOperator(entry, await doors.operator(base, credentials), raw, request, reply);
    }
  };

  async function serveMember<C extends MemberCtx>(
    entry: EntryFor<C>,
    entered: Entered<C>,
    raw: RawCall,
    request: CallRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { ctx, ended } = entered;
    // guard: preview: reads only
    if (ctx.imagined && entry.kind !== 'read') throw new Fault('previewOnly');
    // guard: account: a part the company does not have
    if (entry.part && !ctx.company.config.account[entry.part]) throw new Fault('partClosed');
    const admit = async (owners: Owners, input: Input): Promise<void> => {
      // an imagined person could not answer what has to be answered first
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
        return sendWritten(entry, await writeOnce(entry, mayWrite, entered, input, fileFor(entry, request)), reply);
      } finally {
        // also after a failure: it may have been written all the same
        // guard: mall: own writes skip the cache
        markWrite(portal, ctx.session.personGuid);
      }
    }
    assertLive(ended);
    const input = parseInput(entry, raw);
    await admit(owners, input);
    if (entry.kind === 'stream') streams.open(reply, ctx, (await entry.run(ctx, input)) as EventStream<unknown>);
    // a preview may show a draft of another day, which only its operator is handed
    else if (entry.run.cacheKey && /* guard: preview: replies are not cached */ !ctx.imagined) {
      const key = await entry.run.cacheKey(ctx, input);
      await sendCached(entry, ctx, input, key, request, reply);
    } else await run(entry, ctx, input, request, reply);
  }

  async function serveOperator(
    entry: EntryFor<OperatorCtx>,
    { ctx, ended }: Entered<OperatorCtx>,
    raw: RawCall,
    request: CallRequest,
    reply: FastifyReply,
  ): Promise<void> {
    assertLive(ended);
    // guard: an operator’s role at the door
    if (!entry.roles.includes(ctx.operator.role)) throw new Fault('notAllowed');
    const input = parseInput(entry, raw);
    if (!isWrite(entry)) return run(entry, ctx, input, request, reply);
    sendWritten(entry, await writeAsOperator(entry, ctx, input, fileFor(entry, request)), reply);
  }

  async function run<C>(
    entry: EntryFor<C>,
    ctx: C,
    input: Input,
    request: CallRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const result = await entry.run(ctx, input);
    if (entry.kind === 'download') await sendFile(request, reply, result as Download);
    else send(reply, encode(entry, result));
  }

  /** One reply for all who may share it; by its ETag alone when the caller has it. */
  async function sendCached<C extends MemberCtx>(
    entry: EntryFor<C>,
    ctx: C,
    input: Input,
    madeOf: string,
    request: CallRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { companyId, version } = ctx.company;
    const key = `${entry.name}|${companyId}|${version}|${ctx.lang}|${madeOf}`;
    const { body, etag } = await cache(key, async () => encode(entry, await entry.run(ctx, input)));
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) send(reply.code(304));
    else send(reply, body);
  }
}

const isWrite = ({ kind }: Pick<Call, 'kind'>): boolean => kind === 'write' || kind === 'upload';

const fileFor = ({ accept }: Pick<Call, 'accept'>, { call }: CallRequest): IncomingFile | undefined =>
  call.file && { ...call.file, accept };

function sendWritten<C>(entry: EntryFor<C>, { result, replayed }: Written, reply: FastifyReply): void {
  if (replayed) reply.header('idempotency-replayed', 'true');
  send(reply, encode(entry, result));
}

function send(reply: FastifyReply, body?: string | Buffer): void {
  // a caller that was answered "timed out" is not answered again
  if (!reply.sent) reply.type('application/json; charset=utf-8').send(body);
}
