import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language';
import type { EnvelopeName } from '#contract/wire';
import type { Ctx, Portal } from '../ctx.ts';
import { clientOf } from './client.ts';
import type { FormFile } from './multipart.ts';
import type { Fields } from './payload.ts';
import type { CallRoute } from './routes.ts';

/** The facts about a call while it is read and answered. */
export interface CallState {
  route: CallRoute;
  /** Of the body or the query; of a form in parts those that have come. */
  fields: Fields;
  file: FormFile | undefined;
  /** Its name, as soon as the fields have said it. */
  name: string | undefined;
  /** The call's own as soon as it is known; until then that of its path. */
  envelope: EnvelopeName;
  language: Language | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request to a path of calls. */
    call: CallState | undefined;
  }
}

export type CallRequest = FastifyRequest & { call: CallState };

export const callState = (route: CallRoute): CallState => ({
  route,
  fields: {},
  file: undefined,
  name: undefined,
  envelope: route.envelope,
  language: undefined,
});

/** The context of every use case, before a door has said who asks. */
export const baseCtx = (portal: Portal, request: CallRequest, reply: FastifyReply, lang: Language): Ctx => ({
  portal,
  now: portal.clock,
  lang,
  log: request.log,
  client: clientOf(request, reply, portal.env),
  requestId: request.id,
  trail: request.trail,
});
