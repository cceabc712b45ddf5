import type * as z from 'zod/mini';
import type { InApp, PayMethod } from '#contract/calls/payment';
import type { EmployeeCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import type { Started } from '../../../ports/pay/types.ts';
import { openIdOfSession } from '../../messaging-app/index.ts';
import type { Way } from './asked.ts';
import type { ToPay } from '../queries.ts';
import { startPayment } from './start.ts';

export const methodsOf = ({ company }: EmployeeCtx): PayMethod[] => company.config.booking.payMethods;

/** On a wide screen: a code to scan. */
export const payByCode = (ctx: EmployeeCtx, what: ToPay) =>
  pay(ctx, what, { provider: 'wechat', channel: 'native' }, (started, { expires_at }) => ({
    code_url: expect(started, 'native').codeUrl,
    expiresAt: expires_at.toISOString(),
  }));

/** On a phone: leaves for the messaging app. */
export const payByPage = (ctx: EmployeeCtx, what: ToPay) =>
  pay(ctx, what, { provider: 'wechat', channel: 'h5' }, (started) => ({ mweb_url: expect(started, 'h5').url }));

/** The state the app brings back with a code that was asked for to pay: then the payment goes on by itself. */
const PAY_STATE = 'pay';

/**
 * Inside the messaging app, whose `code` says who pays. Without one it is the person who entered from the app; where
 * there is none, a code is fetched, and the payer comes back to `page`.
 */
export async function payInApp(
  ctx: EmployeeCtx,
  what: ToPay,
  { code, page }: { code: string | undefined; page: string },
): Promise<Committed<z.output<typeof InApp>>> {
  const entered = code ? undefined : await openIdOfSession(ctx);
  if (entered) return payAs(ctx, what, entered);
  if (!code) {
    const oauthUrl = askForCode(ctx, page);
    return commitOnce(ctx, async () => ({ oauthUrl }));
  }
  const openId = await ctx.portal.ports.messagingApp.openIdOf(code).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the messaging app does not say who pays');
    return undefined;
  });
  if (!openId) throw new Fault('wxConfigFailed');
  return payAs(ctx, what, openId);
}

const payAs = (ctx: EmployeeCtx, what: ToPay, openId: string) =>
  pay(ctx, what, { provider: 'wechat', channel: 'jsapi', openId }, (started) => expect(started, 'jsapi').params);

function askForCode(ctx: EmployeeCtx, page: string): string {
  try {
    return ctx.portal.ports.messagingApp.askAt(`${ctx.client.origin()}${page}`, PAY_STATE);
  } catch (error) {
    ctx.log.error({ err: error }, 'nobody can pay inside the messaging app');
    throw new Fault('wxConfigFailed');
  }
}

export const payAtCashier = (ctx: EmployeeCtx, what: ToPay, returnUrl: string) =>
  pay(ctx, what, { provider: 'guanaitong', channel: 'cashier', returnUrl }, (started) => ({
    url: expect(started, 'cashier').url,
  }));

async function pay<T>(ctx: EmployeeCtx, what: ToPay, way: Way, reply: Parameters<typeof startPayment<T>>[2]) {
  // guard: the company’s ways to pay
  if (!methodsOf(ctx).includes(way.provider)) throw new Fault('payMethodUnknown');
  return startPayment(ctx, { ...what, way }, reply);
}

/** The provider answers in the channel it was asked in; anything else is its fault, not the payer's. */
function expect<K extends Started['kind']>(started: Started, kind: K): Extract<Started, { kind: K }> {
  if (started.kind !== kind) throw new Error(`the provider answered ${started.kind} to ${kind}`);
  return started as Extract<Started, { kind: K }>;
}
