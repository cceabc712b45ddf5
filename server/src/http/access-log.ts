import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Portal, Trail } from '../ctx.ts';
import { PLATFORM_ID } from '../db/transact.ts';
import type { FaultName } from '#contract/faults';
import { addressOf, type Asking } from './client.ts';

/** The facts about a request when its answer is handed to the socket. */
export interface Answered extends Partial<Trail> {
  id: string;
  /** By `performance.now()`. */
  cameAt: number;
  request: Asking;
  method?: string;
  route?: string | undefined;
  status: number;
  call?: string | undefined;
  /** The name of the refusal it ended with. */
  fault?: string | undefined;
}

export type RecordAnswer = (log: FastifyBaseLogger, answered: Answered) => void;

/** Records every answer of the framework. */
export function registerAccessLog(app: FastifyInstance, record: RecordAnswer): void {
  app.addHook('onSend', async (request, reply) => {
    const { id, cameAt, trail, fault, method, raw, call } = request;
    const answered = { id, cameAt, fault, method, request: raw, call: call?.name, ...trail };
    record(request.log, { ...answered, route: request.routeOptions.url, status: reply.statusCode });
  });
}

/** Refusals that may be an attempt, and the audit's names for them. */
const WATCHED: Partial<Record<string, string>> = {
  wrongCredentials: 'signIn.refused',
  wrongOperator: 'signIn.refused',
  captchaRequired: 'captcha.asked',
  captchaWrong: 'captcha.refused',
  workNeeded: 'captcha.asked',
  otherSite: 'signIn.otherSite',
  tryLater: 'limit.reached',
  tooMany: 'limit.reached',
  oldPasswordWrong: 'password.refused',
  passwordWrong: 'password.refused',
  smsWrong: 'code.refused',
  codesTooMany: 'limit.reached',
  cardBindFailed: 'card.refused',
  cardTryLater: 'limit.reached',
  badSignature: 'signature.refused',
  linkForged: 'link.refused',
  linkUsed: 'link.refused',
  linkKeyUnknown: 'link.refused',
  ssoUntrusted: 'sso.refused',
  notAllowed: 'door.refused',
  // guard: refusals watched
  notYours: 'id.foreign',
} satisfies Partial<Record<FaultName, string>>;

/** Every answer is counted, logged in one line and, where it is a refusal worth watching, noted for the audit. */
export function createAccessLog({ env, watch, clock }: Portal): RecordAnswer {
  const { counters, events, marks } = watch;
  const addressMark = (request: Asking): string =>
    /* guard: address as a mark → addressOf(request, env) */ marks.address(addressOf(request, env));

  function note(action: string, answered: Answered): void {
    const { companyId = PLATFORM_ID, account = '', personGuid = null, call = '', id: requestId } = answered;
    const actor = answered.actor ?? 'anonymous';
    const address = addressMark(answered.request);
    events.refused({ companyId, action, actor, account, personGuid, address, call, requestId, at: clock() });
  }

  return (log, answered) => {
    const { call, route, fault, cameAt } = answered;
    const ms = performance.now() - cameAt;
    counters.answered(call ?? route ?? 'unknown', ms, fault);
    const action = fault === undefined ? undefined : WATCHED[fault];
    if (action !== undefined) note(action, answered);
    log.info(lineOf(answered, addressMark(answered.request), ms), 'answered');
  };
}

/** The fields of an answer's line. Without address, query, body or names: nothing personal reaches the log. */
const lineOf = ({ call, companyId, account, method, route, status, fault }: Answered, address: string, ms: number) => ({
  call,
  companyId: companyId || undefined,
  account,
  address,
  method,
  route,
  status,
  fault,
  ms: Math.round(ms * 10) / 10,
});
