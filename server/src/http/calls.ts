import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Call } from '#contract/call';
import type { Portal } from '../ctx.ts';
import { Fault } from '../fault.ts';
import { withinTrace } from '../trace.ts';
import { createAdmission } from './admission.ts';
import { fieldsOf } from './bodies.ts';
import { callState, type CallRequest } from './call-request.ts';
import { answerInTime, cutSlowSender } from './deadlines.ts';
import type { Doors } from './doors.ts';
import type { Handlers } from './handlers.ts';
import type { Owners } from './ownership.ts';
import { readAppCall, readDirectCall, requestCodeOf } from './payload.ts';
import { createPipeline } from './pipeline.ts';
import { routesOf, type CallRoute, type Entry } from './routes.ts';
import { createStreams } from './streams.ts';
import { assertFile, registerUploads } from './uploads.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    callRoute?: CallRoute;
  }
}

/** The calls there are, their handlers, and the doors and owners that decide who may make them. */
export interface Wiring<R extends Record<string, Call>> {
  calls: R;
  handlers: Handlers<R>;
  owners: Owners;
  /** Where writes ask for more than owning; otherwise `owners`. */
  ownersOfWrites?: Owners;
  doors: Doors;
}

/** A route for each path of the registry: the body is read, the call found, its turn waited for, and the call answered. */
export function registerCalls<R extends Record<string, Call>>(
  app: FastifyInstance,
  portal: Portal,
  { calls, handlers, owners, ownersOfWrites = owners, doors }: Wiring<R>,
  isDraining: () => boolean,
): void {
  const onError = (error: unknown): void => app.log.error({ err: error }, 'streams could not be looked after');
  const streams = createStreams({ portal, doors, isDraining, onError });
  const admission = createAdmission(portal.env.callWaitMs);
  const run = createPipeline({ portal, owners, ownersOfWrites, doors, streams });

  app.addHook('onClose', async () => {
    streams.close();
    admission.close();
  });

  const routes = routesOf(calls, handlers);
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      const { callRoute } = request.routeOptions.config;
      if (callRoute) request.call = callState(callRoute);
      if (request.method !== 'GET') cutSlowSender(request);
    });
    registerUploads(scope, portal, doors);
    for (const route of routes)
      scope.route({
        method: route.method,
        url: route.path,
        exposeHeadRoute: false,
        config: { callRoute: route },
        handler: async (request, reply) => {
          await withinTrace(request.trace, () => answer(request as CallRequest, reply));
          // an answer may still be on its way: without it the framework would take the call for unanswered
          return reply;
        },
      });
  });

  async function answer(request: CallRequest, reply: FastifyReply): Promise<void> {
    const { call } = request;
    const inTime = answerInTime(request, reply);
    try {
      call.fields = fieldsOf(request);
      const entry = entryOf(request);
      const raw = call.route.isShared ? readAppCall(call.fields) : readDirectCall(call.fields);
      call.language = raw.language;
      assertFile(entry, call.file);
      await admission.enter(entry, raw.session);
      try {
        // a turn that came late is of no use to a caller that has gone
        if (request.socket.destroyed) reply.hijack();
        else await run(entry, raw, request, reply);
      } finally {
        admission.leave(entry);
      }
    } catch (error) {
      if (!reply.sent) throw error;
      request.log.warn({ err: error }, 'a call failed after its time was over');
    } finally {
      inTime.done();
      await call.file?.close();
    }
  }
}

/** Chooses the call: on a shared path by the request code. A refusal from here on is in the call's own envelope. */
function entryOf({ call }: CallRequest): Entry {
  const entry = call.route.entries.get(call.route.isShared ? requestCodeOf(call.fields) : '');
  if (!entry) throw new Fault('unknownCall');
  call.name = entry.name;
  call.envelope = entry.envelope;
  return entry;
}
