import { randomUUID } from 'node:crypto';
import type { Input, Reply } from '#contract/call';
import type { ConnectionService, opsConnections } from '#contract/ops/connections';
import { timeInShanghai } from '#contract/rules/day';
import { maskEmail, maskPhone } from '#contract/rules/mask';
import { answerWithin } from '../../answer-within.ts';
import type { OperatorCtx } from '../../ctx.ts';
import { commitOnce, replayIfDone, type Committed } from '../../db/once.ts';
import { asConsole, PLATFORM_ID, transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { causeInReply, causeOf } from '../../ports/cause.ts';
import { recordByOperator } from '../audit/index.ts';
import { countTest } from '../contact/index.ts';
import { countOrRefuse } from '../identity/index.ts';
import { describedIn } from './described.ts';
import { writeUses } from './jobs.ts';
import { PROBES } from './probes.ts';
import { signOnProviders } from './queries.ts';

type Call = typeof opsConnections.OpsConnectionTest;
type Wish = Input<Call>;

/** A question that is ready to be asked, and where a message of it goes. */
interface Question {
  ask(): Promise<unknown>;
  /** Masked. */
  sentTo: string;
}

/** A little longer than most ports wait, so that the port's own cause is told. */
const WITHIN_MS = 12_000;

/**
 * Asks a system outside now. The audit knows of it before anything leaves; the budgets refuse a second message to the same
 * receiver, so that a press sends one.
 */
export async function testConnection(base: OperatorCtx, wish: Wish): Promise<Committed<Reply<Call>>> {
  const ctx = { ...base, company: { companyId: PLATFORM_ID } };
  // guard: connections: a repeated press
  await replayIfDone(ctx);
  const { ask, sentTo } = await questionOf(base, wish);
  await transact(ctx, (ctx) =>
    recordByOperator(ctx, {
      action: 'connection.test',
      subject: { kind: 'connection', id: wish.connectionId },
      reason: sentTo,
    }),
  );
  const from = performance.now();
  const failure = await failureOf(ask);
  const ms = Math.round(performance.now() - from);
  await writeUses(ctx.portal).catch((error: unknown) => ctx.log.warn({ err: error }, 'a test is counted later'));
  const reply = { at: ctx.now().toISOString(), ms, failure, sentTo };
  return commitOnce(ctx, async () => reply);
}

async function failureOf(ask: Question['ask']): Promise<Reply<Call>['failure']> {
  const asked = answerWithin(WITHIN_MS, ask(), 'the system').then(causeInReply, causeOf);
  const cause = await asked;
  if (!cause) return null;
  if (cause === 'notAsked') return { cause: 'timeout', status: null };
  return { cause: cause.kind, status: cause.status };
}

async function questionOf(ctx: OperatorCtx, wish: Wish): Promise<Question> {
  const [service = '', companyId] = wish.connectionId.split(':');
  if (service === 'identityProvider') return providerQuestion(ctx, Number(companyId));
  const described = describedIn(ctx.portal.env).find((one) => one.service === service);
  if (!described || companyId !== undefined) throw new Fault('connectionUnknown');
  if (described.service === 'sms' || described.service === 'email')
    return messageQuestion(ctx, described.service, wish);
  const probe = PROBES[described.service];
  if (!probe) throw new Fault('connectionUntested');
  await countPress(ctx);
  if (!described.isConfigured) return { ask: () => Promise.reject(new Error('the app is not set')), sentTo: '' };
  return { ask: () => withoutUsers(described.service, probe(ctx.portal)), sentTo: '' };
}

/** The messaging app refuses the made-up code when all is well. */
const withoutUsers = (service: ConnectionService, asked: Promise<unknown>): Promise<unknown> =>
  service !== 'messagingApp'
    ? asked
    : asked.catch((error: unknown) => {
        const cause = causeOf(error);
        if (cause === 'notAsked' || cause.kind !== 'refused') throw error;
      });

async function providerQuestion(ctx: OperatorCtx, companyId: number): Promise<Question> {
  const { portal } = ctx;
  const providers = await asConsole(portal.database, signOnProviders);
  const found = providers.find((one) => one.company_id === companyId);
  if (!found) throw new Fault('connectionUnknown');
  await countPress(ctx);
  const settings = { issuer: found.issuer, clientId: 'connection-test', clientSecret: undefined };
  return { ask: () => portal.ports.identityProvider.examine(settings), sentTo: '' };
}

/** A real message, with a number of its own: the provider knows it again and sends it once. */
async function messageQuestion(ctx: OperatorCtx, service: 'sms' | 'email', wish: Wish): Promise<Question> {
  const { sms, email } = ctx.portal.ports;
  const to = service === 'sms' ? wish.phone : wish.email;
  if (to === undefined) throw new Fault('receiverNeeded');
  // guard: connections: budget of test messages
  await countTest(ctx, service, { to, account: `operator|${ctx.operator.operatorId}` });
  const no = `test-${randomUUID()}`;
  const text = textAt(timeInShanghai(ctx.now()));
  return service === 'sms'
    ? { ask: () => sms.send({ no, phone: to, text: `${SIGN}${text}` }), sentTo: maskPhone(to) }
    : {
        ask: () => email.send({ no, to, subject: '连接检测 · Connection test', text, attachments: [] }),
        sentTo: maskEmail(to),
      };
}

const SIGN = '【体检预约】';
const textAt = (time: string): string =>
  `连接检测，发于${time}，无需理会。Connection test sent at ${time}, please ignore.`;

const countPress = (ctx: OperatorCtx): Promise<void> =>
  countOrRefuse(ctx, 'connection-test', String(ctx.operator.operatorId));
