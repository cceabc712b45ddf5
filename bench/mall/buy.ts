import { setTimeout as wait } from 'node:timers/promises';
import type { Payload, Reply } from '#contract/call';
import { registry, type CallName, type Registry } from '#contract/registry';
import { decodeReply, encodeCall } from '../../server/test/wire.ts';
import type { Numbered } from '../booking/crowd.ts';
import type { Send } from '../stand/jobs.ts';
import { GOODS } from './shelves.ts';

/** How long the notice of a payment may take; it comes on its own. */
const PATIENCE_MS = 20_000;
const ASK_AGAIN_MS = 5;

export type Buy = (send: Send, origin: string, person: Numbered) => Promise<void>;

const ITEMS = [{ ProductId: GOODS, Count: 1 }];

/** One product, an address, the order placed and paid by points: settled inside the request, as by Vendure's test method. */
export const buyByPoints: Buy = async (send, origin, person) => {
  const call = callBy(send, origin, person.token);
  const AddressId = await saveAddress(call, person);
  const order = { CustomerGuid: person.guid, AddressId, ProductItems: ITEMS, NeedDelivery: true };
  const { Status } = await call('BuyProductToPointPay', order);
  if (Status !== REDEEMED) throw new Error(`An order paid by points is in state ${Status}`);
};
const REDEEMED = 20;

/** The same paid in money at the simulator as a tester pays: with its signed notice to the portal. */
export const buyByMoney: Buy = async (send, origin, person) => {
  const call = callBy(send, origin, person.token);
  const AddressId = await saveAddress(call, person);
  const placed = await call('ProductToBuy', { CustomerGuid: person.guid, AddressId, ProductItems: ITEMS });
  const { code_url } = await call('ProWeixinPay', { out_trade_no: placed.orderNo });
  const page = new URL(code_url, origin);
  const form = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  const paid = await send({ path: `${page.pathname}/pay`, headers: form, body: '' });
  if (paid.status !== 303) throw new Error(`The simulator answered ${paid.status} ${paid.body.slice(0, 200)}`);
  for (const from = performance.now(); performance.now() - from < PATIENCE_MS; await wait(ASK_AGAIN_MS)) {
    const { payInfo } = await call('GetMallPayInfo', { orderGuid: placed.orderGuid });
    if (payInfo.state === 'paid') return;
  }
  throw new Error(`${placed.orderNo} was not paid in ${PATIENCE_MS} ms`);
};

async function saveAddress(call: ReturnType<typeof callBy>, { guid }: Numbered): Promise<number> {
  const { id } = await call('SavePostAddress', {
    ...{ userGuid: guid, recipient: '陈思远', phone: '19900000001', isDefault: true },
    ...{ district: '上海市静安区', detail: '延平路 123 弄 8 号 1602 室' },
  });
  return id;
}

const callBy =
  (send: Send, origin: string, session: string) =>
  async <N extends CallName>(name: N, payload: Payload<Registry[N]>): Promise<Reply<Registry[N]>> => {
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
    const body = encodeCall({ name, payload, language: 'zh-cn', session }).toString();
    const answer = await send({ path: registry[name].path, headers, body });
    const decoded = decodeReply(name, answer.body);
    if (!decoded?.ok) throw new Error(`${name} was answered with ${answer.body.slice(0, 300)}`);
    return decoded.data as Reply<Registry[N]>;
  };
