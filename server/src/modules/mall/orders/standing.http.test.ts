import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MallStanding } from '#contract/schemas/mall-standing';
import { orderIdOf } from '#contract/rules/order-number';
import { dataOf } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { CROWD_COMPANY } from '../../../../test/crowd.ts';
import { everySource, mallOf } from '../../../../test/mall-scenes.ts';
import type { Shopper } from '../../../../test/mall.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import { runTasks } from '../../../../test/ops-stage.ts';
import { broken, leap, runJobs } from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let mall: ReturnType<typeof mallOf>;
let admin: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  mall = mallOf(portal);
  admin = await portal.operator('admin');
});
afterAll(() => portal.stop());
afterEach(async () => expect(await broken(portal)).toEqual([]));

type Order = Awaited<ReturnType<typeof everySource>>;
const on = ({ orderNo }: Order) => ({ companyId: CROWD_COMPANY, orderId: orderIdOf(orderNo) });
const refund = async (order: Order, itemNos: number[]) =>
  dataOf(await portal.call('OpsMallRefund', { ...on(order), itemNos, reason: '商品破损' }, { session: admin }));
const send = async (order: Order) =>
  dataOf(
    await portal.call(
      'OpsMallSend',
      { ...on(order), itemNos: [1], carrier: '顺丰速运', trackingNo: 'SF1234567890' },
      { session: admin },
    ),
  );
const query = (text: string) => portal.portal.database.pool.query(text);

/** The provider's answer to a refund: nothing yet, a refusal, or that it is done. */
const provider = {
  refuses: () => query(`UPDATE refund SET state = 'failed' WHERE state = 'asked'`),
  does: () => runJobs(portal),
};

/** The words of every place about an order; they must agree. */
async function toldOf({ who, orderGuid, orderNo, ...order }: Order) {
  const by = { session: who.token };
  const list = dataOf(await portal.call('GetOrderPageList', { customerGuid: who.guid }, by));
  const card = list.rows.find((row) => row.orderGuid === orderGuid);
  const detail = await mall.detail(who, orderGuid);
  const found = dataOf(await portal.call('OpsMallOrders', { text: orderNo }, { session: admin }));
  const opened = dataOf(
    await portal.call('OpsMallOrder', on({ who, orderGuid, orderNo, ...order }), { session: admin }),
  );
  const places = { card: card?.standing, console: found.rows[0]?.standing, opened: opened.standing };
  for (const [place, standing] of Object.entries(places)) expect(standing, place).toEqual(detail.standing);
  return { detail, exported: await exportedState(orderNo), pay: await payState(who, orderNo) };
}

async function payState({ token }: Shopper, order_no: string): Promise<string> {
  const status = dataOf(await portal.call('CheckedPayStatus', { order_no }, { session: token }));
  return `${status.state} ${status.refundFen}`;
}

async function exportedState(text: string): Promise<string> {
  const asked = { text, reason: '月度核对' };
  const { taskId } = dataOf(await portal.call('OpsMallOrdersExport', asked, { session: admin }));
  await runTasks(portal);
  const answer = await portal.fetch(`/opsApi/TaskResult?taskId=${taskId}`, { headers: { cookie: admin.cookie } });
  const [, line = ''] = (await answer.text()).trimEnd().split('\r\n');
  return line.split(',').at(-2) ?? '';
}

const PAID = { promisedFen: 0, failedFen: 0, doneFen: 0, points: 0 };
const BACK = 60_00;
interface Case {
  what: string;
  make: (order: Order) => Promise<unknown>;
  standing: Partial<MallStanding>;
  exported: string;
  pay: string;
}

const paid = async (order: Order) => {
  await mall.pay(order.who, order.orderNo);
};
const cancelled = async (order: Order) => {
  await paid(order);
  dataOf(await mall.cancel(order.who, order.orderGuid));
};
const refunded = async (order: Order) => {
  await paid(order);
  await refund(order, [1, 2]);
};

const CASES: Case[] = [
  {
    what: 'waits to be paid',
    make: async () => {},
    standing: { state: 'toPay', dueFen: BACK, back: PAID, next: 'pay' },
    ...{ exported: '待支付', pay: 'unpaid 0' },
  },
  {
    what: 'is paid and to be sent',
    make: paid,
    standing: { state: 'toSend', dueFen: 0, back: PAID, next: 'send' },
    ...{ exported: '待发货', pay: 'paid 0' },
  },
  {
    what: 'is on its way',
    make: async (order) => {
      await paid(order);
      await send(order);
    },
    standing: { state: 'sent', dueFen: 0, back: PAID, next: 'confirm' },
    ...{ exported: '已寄出', pay: 'paid 0' },
  },
  {
    what: 'was not paid in time',
    make: async () => {
      await leap(portal, 31 * MINUTE);
      admin = await portal.operator('admin');
      await runJobs(portal);
    },
    standing: { state: 'expired', dueFen: 0, back: { ...PAID, points: 30 }, next: null },
    ...{ exported: '已超时', pay: 'expired 0' },
  },
  {
    what: 'is cancelled while its money is on the way',
    make: cancelled,
    standing: { state: 'refunding', back: { ...PAID, promisedFen: BACK, points: 30 }, next: 'refund' },
    ...{ exported: '退款中', pay: `refunding ${BACK}` },
  },
  {
    what: 'is cancelled and its money refused by the provider',
    make: async (order) => {
      await cancelled(order);
      await provider.refuses();
    },
    standing: { state: 'refundFailed', back: { ...PAID, failedFen: BACK, points: 30 }, next: 'service' },
    ...{ exported: '退款失败', pay: `refunding ${BACK}` },
  },
  {
    what: 'is cancelled and its money is back',
    make: async (order) => {
      await cancelled(order);
      await provider.does();
    },
    standing: { state: 'cancelled', back: { ...PAID, doneFen: BACK, points: 30 }, next: null },
    ...{ exported: '已取消', pay: `refunded ${BACK}` },
  },
  {
    what: 'is refunded while its money is on the way',
    make: refunded,
    standing: { state: 'refunding', back: { ...PAID, promisedFen: BACK, points: 30 }, next: 'refund' },
    ...{ exported: '退款中', pay: `refunding ${BACK}` },
  },
  {
    what: 'is refunded and its money refused by the provider',
    make: async (order) => {
      await refunded(order);
      await provider.refuses();
    },
    standing: { state: 'refundFailed', back: { ...PAID, failedFen: BACK, points: 30 }, next: 'service' },
    ...{ exported: '退款失败', pay: `refunding ${BACK}` },
  },
  {
    what: 'is refunded and its money is back',
    make: async (order) => {
      await refunded(order);
      await provider.does();
    },
    standing: { state: 'refunded', back: { ...PAID, doneFen: BACK, points: 30 }, next: null },
    ...{ exported: '已退款', pay: `refunded ${BACK}` },
  },
];

describe('an order of a mall', () => {
  for (const { what, make, standing, exported, pay } of CASES)
    it(`that ${what} is called the same everywhere`, async () => {
      const order = await everySource(portal);
      await make(order);
      const told = await toldOf(order);
      expect(told.detail.standing).toMatchObject(standing);
      expect([told.exported, told.pay]).toEqual([exported, pay]);
    });

  it('stays what it is while money of one item is on its way back, and says so', async () => {
    const order = await everySource(portal);
    await paid(order);
    const { moneyFen } = await refund(order, [2]);
    const { detail } = await toldOf(order);
    expect(moneyFen).toBeGreaterThan(0);
    expect(detail.standing).toMatchObject({ state: 'toSend', back: { promisedFen: moneyFen }, next: 'refund' });
    await provider.refuses();
    expect((await toldOf(order)).detail.standing).toMatchObject({ state: 'toSend', next: 'service' });
  });
});
