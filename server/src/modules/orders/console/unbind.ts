import type { Input, Reply } from '#contract/call';
import type { opsOrders } from '#contract/ops/orders';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { endSessions, forgetSessions } from '../../identity/index.ts';
import { bindingOf, unbind } from '../../messaging-app/index.ts';
import { readOrder, type OrderRow } from '../order-row.ts';

type Call = typeof opsOrders.OpsOrderUnbindApp;
type Here = InTx<OperatorInCompany>;

/** The account an order was booked with, whomever it is for. */
const accountOf = ({ db, company }: Here, { user_guid }: OrderRow) =>
  db
    .selectFrom('account')
    .select(['account_id', 'person_guid'])
    .where('company_id', '=', company.companyId)
    .where('person_guid', '=', user_guid)
    .executeTakeFirst();

export async function appBoundSince(ctx: Here, order: OrderRow): Promise<string | null> {
  const account = await accountOf(ctx, order);
  const boundAt = account && (await bindingOf(ctx, account.account_id));
  return boundAt?.toISOString() ?? null;
}

/** As their owner would do it: whatever was entered from the app ends with it. */
export async function unbindForPerson(
  ctx: OperatorCtx,
  { companyId, orderId, reason }: Input<Call>,
): Promise<Committed<Reply<Call>>> {
  const done = await commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const account = await accountOf(ctx, await readOrder(ctx, orderId));
    const unbound = account ? await unbind(ctx, account.account_id) : 0;
    if (!account || unbound === 0) throw new Fault('appNotBound');
    // guard: unbinding by support ends app sessions
    await endSessions(ctx, account.account_id, { byApp: true });
    await recordByOperator(ctx, {
      action: 'messaging.unbind',
      subject: { kind: 'account', id: String(account.account_id) },
      personGuid: account.person_guid,
      reason,
    });
    return { unbound };
  });
  forgetSessions(ctx.portal);
  return done;
}
