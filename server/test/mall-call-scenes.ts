import type { CallName } from '#contract/registry';
import { makeMallOrder, type MallOrder } from './mall.ts';
import { makeBought } from './mall-after.ts';
import type { SignedIn, TestPortal } from './portal.ts';
import { learnedOf } from './registry-learned.ts';

/** Calls that need an order that waits for money; one of them may have ended the one before. */
const NEED_ORDER: readonly CallName[] = [
  'CancelOrder',
  'ModifyPayStoreWeb',
  'GetMallPayInfo',
  'ProWeixinPay',
  'KsMallWechatH5Pay',
  'Amazon_WeixinJsApiPay',
];

/** What a call of the malls needs to have been bought before, so that its sample is answered. */
export async function setMallScene(stage: TestPortal, who: SignedIn, call: CallName): Promise<void> {
  const learned = learnedOf(who);
  const mine = { companyId: who.user.CompanyId, personGuid: who.user.CustomerGuid };
  if (NEED_ORDER.includes(call))
    learned.mallOrder = await makeMallOrder(stage, { ...mine, productId: learned.productId });
  if (call === 'ConfirmMallReceipt') learned.mallOrder = await makeSent(stage, mine);
}

async function makeSent(stage: TestPortal, mine: { companyId: number; personGuid: string }): Promise<MallOrder> {
  const order = await makeBought(stage, { ...mine, items: [{ kind: 'delivered' }] });
  await stage.portal.database.pool.query(
    `UPDATE mall_order_item SET state = 'sent', carrier = '示例速递', tracking_no = '1', sent_at = $2 WHERE order_id = $1`,
    [order.orderId, stage.clock.now()],
  );
  return order;
}
