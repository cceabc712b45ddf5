import type { CallName } from '#contract/registry';
import { makeMallOrder } from './mall.ts';
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

/** The purchase a call of the malls needs, so that its sample is answered. */
export async function setMallScene(stage: TestPortal, who: SignedIn, call: CallName): Promise<void> {
  const learned = learnedOf(who);
  const mine = { companyId: who.user.CompanyId, personGuid: who.user.CustomerGuid };
  if (NEED_ORDER.includes(call))
    learned.mallOrder = await makeMallOrder(stage, { ...mine, productId: learned.productId });
  if (call === 'ConfirmMallReceipt') await sendAgain(stage, learned.sentOrder.orderId);
}

/** As if the purchase had just been sent. */
export async function sendAgain({ portal, clock }: TestPortal, orderId: number): Promise<void> {
  const client = await portal.database.pool.connect();
  try {
    await client.query('BEGIN');
    // the owner may set aside what no request can: which state follows which
    await client.query(`SET LOCAL session_replication_role = replica`);
    await client.query('UPDATE mall_order SET status = 20, completed_at = NULL WHERE order_id = $1', [orderId]);
    await client.query(
      `UPDATE mall_order_item SET state = 'sent', carrier = '示例速递', tracking_no = '1', sent_at = $2, received_at = NULL
       WHERE order_id = $1`,
      [orderId, clock.now()],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
