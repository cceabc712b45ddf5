import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import type { ProviderName } from '../../../db/columns.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import type { PayChannel } from '../../../ports/pay/types.ts';
import type { PaymentRow } from '../queries.ts';

export interface Way {
  provider: ProviderName;
  channel: PayChannel;
  openId?: string;
  returnUrl?: string;
}

/** The facts of a payment's first request besides the row: another node, network or browser would have others. */
const Asked = z.object({
  clientIp: z.string(),
  notifyUrl: z.string(),
  openId: z.optional(z.string()),
  returnUrl: z.optional(z.string()),
});
type Asked = z.infer<typeof Asked>;

export const askedFrom = ({ client, portal }: EmployeeCtx, { provider, openId, returnUrl }: Way): Asked => ({
  clientIp: client.address(),
  notifyUrl: portal.ports.pay[provider].notifyUrl(),
  ...(openId && { openId }),
  ...(returnUrl && { returnUrl }),
});

/** Compared only, so the app's id of a person need not be kept. */
export const payerOf = ({ openId }: Way): string | null => (openId ? hash('sha256', openId) : null);

const contextOf = (paymentId: number) => ({ table: 'payment', column: 'asked', row: String(paymentId) });

/** It holds the person's address and, in the app, their id: sealed, and gone when the provider has answered. */
export const sealAsked = async (ctx: InTx<EmployeeCtx>, paymentId: number, asked: Asked): Promise<Buffer> =>
  (await ctx.portal.keyring.companyKey(ctx)).seal(contextOf(paymentId), JSON.stringify(asked));

export async function readAsked(ctx: EmployeeCtx, { payment_id, asked }: PaymentRow): Promise<Asked> {
  // another request has just heard the answer: the next try finds it
  if (!asked) throw new Fault('payChecking');
  const key = await transact(ctx, (ctx) => ctx.portal.keyring.companyKey(ctx));
  return Asked.parse(JSON.parse(key.unseal(contextOf(payment_id), asked)));
}
