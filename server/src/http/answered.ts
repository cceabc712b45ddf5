import type { FastifyBaseLogger } from 'fastify';
import type { Portal, Trail } from '../ctx.ts';
import { HOUSE } from '../db/transact.ts';
import type { FaultName } from '#contract/faults';
import type { Trace } from '../trace.ts';
import { addressOf, type Asking } from './client.ts';

/** What is known of a request when its answer is handed to the socket. */
export interface Answered extends Partial<Trail> {
  id: string;
  cameAt: number;
  request: Asking;
  call?: string | undefined;
  fault?: string | undefined;
  trace?: Trace | undefined;
}

export type TellAnswer = (answered: Answered, method: string, route: string | undefined, status: number) => void;

/** Refusals that may be somebody's attempt, and what the audit calls them. */
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

/** Every answer there is: counted, logged in one line and, where it is a refusal worth watching, noted for the audit. */
export function createTellAnswer({ env, watch, clock }: Portal, log: () => FastifyBaseLogger): TellAnswer {
  const { counters, events, marks } = watch;
  const addressOfRequest = (request: Asking): string =>
    /* guard: address as a mark → addressOf(request, env) */ marks.address(addressOf(request, env));

  function note(action: string, answered: Answered): void {
    const { companyId = HOUSE, account = '', personGuid = null, call = '', id: requestId } = answered;
    const actor = answered.actor ?? 'anonymous';
    const address = addressOfRequest(answered.request);
    events.refused({ companyId, action, actor, account, personGuid, address, call, requestId, at: clock() });
  }

  return (answered, method, route, status) => {
    const { call, fault, cameAt } = answered;
    const ms = performance.now() - cameAt;
    counters.answered(call ?? route ?? 'unknown', ms, fault);
    const action = fault === undefined ? undefined : WATCHED[fault];
    if (action !== undefined) note(action, answered);
    log().info(lineOf(answered, addressOfRequest(answered.request), { method, route, status, ms }), 'answered');
  };
}

interface Said {
  method: string;
  route: string | undefined;
  status: number;
  ms: number;
}

/** The fields of an answer's line. Without address, query, body or names: nothing personal reaches the log. */
const lineOf = (
  { id, trace, call, companyId, account, fault }: Answered,
  address: string,
  { method, route, status, ms }: Said,
): object => ({
  reqId: id,
  trace: trace?.traceId,
  call,
  companyId: companyId || undefined,
  account,
  address,
  method: method || undefined,
  route,
  status,
  fault,
  ms: Math.round(ms * 10) / 10,
});
