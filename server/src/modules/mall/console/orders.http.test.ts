import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import type { OperatorRole } from '#contract/values/operator-roles';
import type { OpsRegistry } from '#contract/ops/registry';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { changePerson } from '../../../../test/change-person.ts';
import { CROWD_COMPANY, type Member } from '../../../../test/crowd.ts';
import type { MallOrder } from '../../../../test/mall.ts';
import { boughtNow, makeBought, shopperWith } from '../../../../test/mall-after.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import { runTasks } from '../../../../test/ops-stage.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let support: SignedInOperator;
let finance: SignedInOperator;
let content: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  support = await portal.operator('support');
  finance = await portal.operator('finance');
  content = await portal.operator('content');
});
afterAll(() => portal.stop());

const rowsOf = async <R extends object>(text: string, values: unknown[] = []): Promise<R[]> =>
  (await portal.portal.database.pool.query<R>(text, values)).rows;
const auditOf = async ({ orderId }: MallOrder): Promise<string[]> =>
  (
    await rowsOf<{ line: string }>(
      `SELECT action || ' ' || reason AS line FROM audit WHERE subject_kind = 'mallOrder' AND subject_id = $1 ORDER BY seq`,
      [String(orderId)],
    )
  ).map(({ line }) => line.trim());
type On = MallOrder & { companyId: number };
const on = ({ companyId, orderId }: On) => ({ companyId, orderId });
const search = async (asked: Payload<OpsRegistry['OpsMallOrders']>) =>
  dataOf(await portal.call('OpsMallOrders', asked, { session: support }));
const detail = async (order: On) => dataOf(await portal.call('OpsMallOrder', on(order), { session: support }));
const send = (order: On, itemNos: number[], language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.call(
    'OpsMallSend',
    { ...on(order), itemNos, carrier: '顺丰速运', trackingNo: 'SF1234567890' },
    { session: support, language },
  );
const kit = (order: On, state: 'received' | 'analysing' | 'ready', language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.call('OpsMallKit', { ...on(order), itemNo: 1, state, reason: '实验室通知' }, { session: support, language });
const complete = (order: On, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.call('OpsMallComplete', { ...on(order), reason: '电话确认' }, { session: support, language });
const messagesOf = async ({ orderId }: MallOrder): Promise<string[]> =>
  (
    await rowsOf<{ kind: string }>('SELECT kind FROM message WHERE subject = $1 ORDER BY message_id', [
      `mall:${orderId}`,
    ])
  ).map(({ kind }) => kind);

let phones = 13_700_000_000;
async function bought(items: Parameters<typeof makeBought>[1]['items'], more: { paid?: boolean } = {}) {
  phones += 1;
  const phone = String(phones);
  const who: Member = await shopperWith(portal, phone);
  return { ...(await makeBought(portal, { personGuid: who.guid, items, ...more })), who, phone };
}

describe('the list of mall orders', () => {
  // proves: bought: looking through orders is written down
  it('finds an order by its number, its buyer’s phone or name and by its sample, masked; the typed text is not audited', async () => {
    const order = await bought([{ kind: 'gene' }]);
    await changePerson(portal, CROWD_COMPANY, order.who.guid, { name: '欧阳商城' });
    dataOf(await send(order, [1]));
    const sampleNo = (await detail(order)).items[0]?.kit?.sampleNo ?? '';
    const wanted = [
      [order.orderNo, 'orderNo'],
      [order.orderNo.toLowerCase(), 'orderNo'],
      [order.phone, 'phone'],
      [`+86 ${order.phone}`, 'phone'],
      ['欧阳商城', 'name'],
      [sampleNo, 'sampleNo'],
    ] as const;
    for (const [text, as] of wanted) {
      const { rows, recognisedAs, total } = await search({ text, companyId: CROWD_COMPANY });
      expect([recognisedAs, total, rows[0]?.orderNo]).toEqual([as, 1, order.orderNo]);
      expect(rows[0]?.person).toEqual({ name: '欧**', phone: `${order.phone.slice(0, 3)}****${order.phone.slice(7)}` });
    }
    expect((await search({ text: 'SC20250610000001' })).total).toBe(0);
    expect((await search({ text: 'TJ20260610000001' })).recognisedAs).toBe('unknown');
    const read = await rowsOf<{ reason: string }>(
      `SELECT reason FROM audit WHERE action = 'mall.list' AND subject_id = $1 ORDER BY seq DESC LIMIT 6`,
      [String(CROWD_COMPANY)],
    );
    expect(read.map(({ reason }) => reason).toReversed()).toEqual(wanted.map(([, as]) => as));
  });

  it('is narrowed by state, mall, company and day, each with its count', async () => {
    const [waiting, toSend, granted] = [
      await bought([{ kind: 'delivered' }], { paid: false }),
      await bought([{ kind: 'delivered' }]),
      await bought([{ kind: 'service' }]),
    ];
    const numbers = async (asked: Payload<OpsRegistry['OpsMallOrders']>) =>
      (await search({ pageSize: 100, companyId: CROWD_COMPANY, ...asked })).rows.map(({ orderNo }) => orderNo);
    expect(await numbers({ status: '10' })).toContain(waiting.orderNo);
    expect(await numbers({ status: 'toSend' })).toContain(toSend.orderNo);
    expect(await numbers({ status: 'toSend' })).not.toContain(granted.orderNo);
    expect(await numbers({ status: '20' })).toEqual(expect.arrayContaining([toSend.orderNo, granted.orderNo]));
    expect(await numbers({ mall: 'service' })).not.toContain(granted.orderNo);
    expect(await numbers({ from: '2026-06-10', to: '2026-06-10' })).toContain(granted.orderNo);
    expect(await numbers({ to: '2026-06-09' })).not.toContain(granted.orderNo);
    expect(await numbers({ companyId: 210 })).not.toContain(granted.orderNo);
    const { counts, total } = await search({ status: '20', companyId: CROWD_COMPANY });
    expect(counts['20']).toBe(total);
  });
});

describe('one order', () => {
  // proves: bought: an address is shown for a purpose
  it('tells items, sources, events and a masked address, and the look is audited', async () => {
    const who = await shopperWith(portal, '13700009999');
    const typed = { recipient: '林收件', phone: '13700008888', district: '上海市 静安区', detail: '南京西路 1601 号' };
    const saved = await portal.call('SavePostAddress', { userGuid: who.guid, ...typed }, { session: who.token });
    const order = await makeBought(portal, {
      personGuid: who.guid,
      addressId: dataOf(saved).id,
      items: [
        {
          kind: 'delivered',
          unitFen: 300,
          sources: [
            { source: 'points', fen: 100, points: 1 },
            { source: 'money', fen: 200 },
          ],
        },
        { kind: 'service' },
      ],
    });
    const shown = await detail(order);
    expect(shown).toMatchObject({
      status: 20,
      standing: { state: 'toSend', next: 'send' },
      moneyFen: 200,
      points: 1,
      refused: { send: null, refund: null },
    });
    expect(shown.refused.complete?.fault).toBe('mallNotComplete');
    expect(
      shown.items.map(({ state, paidWith }) => [
        state,
        paidWith.map(({ source, amountFen }) => `${source} ${amountFen}`),
      ]),
    ).toEqual([
      ['open', ['money 200', 'points 100']],
      ['done', ['company 10000']],
    ]);
    const reveal = (field: 'address' | 'name', purpose: 'delivery' | 'other', note = '') =>
      portal.call('OpsMallReveal', { ...on(order), field, purpose, note }, { session: support });
    const { value } = dataOf(await reveal('address', 'delivery'));
    expect(value).toBe('上海市 静安区 南京西路 1601 号');
    expect(shown.address).toEqual({
      recipient: '林**',
      recipientPhone: '137****8888',
      district: '上海市 静安区',
      address: '******',
    });
    expect(faultOf(await reveal('name', 'other'))).toBe('revealReasonNeeded');
    dataOf(await reveal('name', 'other', '核对收件人'));
    expect(await auditOf(order)).toEqual([
      'mall.view',
      'mall.reveal.address delivery',
      'mall.reveal.name other: 核对收件人',
    ]);
  });

  it('of another company, or invented, is not known', async () => {
    const order = await bought([{ kind: 'delivered' }]);
    const elsewhere = { companyId: 210, orderId: order.orderId };
    expect(faultOf(await portal.call('OpsMallOrder', elsewhere, { session: support }))).toBe('recordUnknown');
    expect(faultOf(await send({ ...order, companyId: 210 }, [1]))).toBe('recordUnknown');
    expect(faultOf(await complete({ ...order, companyId: 210 }))).toBe('recordUnknown');
    expect(await boughtNow(portal, order)).toMatchObject({ status: 20, items: ['open'] });
  });
});

describe('sending', () => {
  it('puts some items into a parcel, tells the buyer, and is audited; a kit gets its sample number', async () => {
    const order = await bought([{ kind: 'delivered' }, { kind: 'gene' }, { kind: 'delivered' }]);
    dataOf(await send(order, [1, 2]));
    const { items } = await detail(order);
    expect(items.map(({ state, parcel }) => `${state} ${parcel?.trackingNo ?? ''}`.trim())).toEqual([
      'sent SF1234567890',
      'sent SF1234567890',
      'open',
    ]);
    expect(items[1]?.kit?.sampleNo).toMatch(/^GK\d{10}$/);
    expect(await messagesOf(order)).toEqual(['mallPaid', 'mallSent']);
    expect(await auditOf(order)).toEqual(['mall.send 1, 2: 顺丰速运 SF1234567890', 'mall.view']);
    expect((await boughtNow(portal, order)).events).toEqual(['sent', 'sent']);
  });

  // proves: bought: only waiting items are sent
  // proves: bought: nothing is sent before it is paid
  it('is refused twice, before payment, and of unsent items; nothing of the parcel changes then', async () => {
    const [unpaid, order] = [
      await bought([{ kind: 'delivered' }], { paid: false }),
      await bought([{ kind: 'delivered' }, { kind: 'service' }, { kind: 'delivered' }]),
    ];
    expect(textOf(await send(unpaid, [1]))).toMatch(/^所选商品现在不能发货/);
    expect(textOf(await send(unpaid, [1], 'en-us'))).toMatch(/^These cannot be sent now/);
    expect(faultOf(await send(order, [1, 2]))).toBe('mallNotSendable');
    expect(faultOf(await send(order, [1, 9]))).toBe('mallNotSendable');
    expect((await boughtNow(portal, order)).items).toEqual(['open', 'done', 'open']);
    dataOf(await send(order, [1, 1]));
    expect(faultOf(await send(order, [1]))).toBe('mallNotSendable');
    expect(await messagesOf(unpaid)).toEqual([]);
  });
});

describe('a sample', () => {
  // proves: bought: a sample goes step by step
  it('goes step by step; its result is told of', async () => {
    const order = await bought([{ kind: 'gene' }]);
    expect(faultOf(await kit(order, 'received'))).toBe('mallKitStep');
    dataOf(await send(order, [1]));
    expect(textOf(await kit(order, 'ready'))).toMatch(/^样本状态只能依次变更/);
    expect(textOf(await kit(order, 'ready', 'en-us'))).toMatch(/^A sample goes step by step/);
    for (const state of ['received', 'analysing', 'ready'] as const) dataOf(await kit(order, state));
    expect(await boughtNow(portal, order)).toEqual({
      status: 30,
      items: ['done'],
      events: ['sent', 'kit', 'received', 'completed', 'kit', 'kit'],
    });
    expect(await messagesOf(order)).toEqual(['mallPaid', 'mallSent', 'mallKitReady']);
    expect((await auditOf(order)).filter((line) => line.startsWith('mall.kit'))).toEqual([
      'mall.kit 1 received: 实验室通知',
      'mall.kit 1 analysing: 实验室通知',
      'mall.kit 1 ready: 实验室通知',
    ]);
  });
});

describe('completing', () => {
  // proves: bought: open items keep an order open
  it('is done by an operator when everything was sent or granted, and not before', async () => {
    const order = await bought([{ kind: 'service' }, { kind: 'delivered' }]);
    expect(textOf(await complete(order))).toMatch(/^只有已付款/);
    expect(textOf(await complete(order, 'en-us'))).toMatch(/^Only a paid order/);
    dataOf(await send(order, [2]));
    expect(dataOf(await complete(order)).status).toBe(30);
    expect(await boughtNow(portal, order)).toMatchObject({ status: 30, items: ['done', 'done'] });
    expect(faultOf(await complete(order))).toBe('mallNotComplete');
    expect(await auditOf(order)).toEqual(['mall.send 2: 顺丰速运 SF1234567890', 'mall.complete 电话确认']);
  });
});

describe('roles', () => {
  const ROLES: OperatorRole[] = ['support', 'finance', 'content', 'admin'];
  it.each<[keyof OpsRegistry & `OpsMall${string}`, object, OperatorRole[]]>([
    ['OpsMallOrders', {}, ['support', 'finance', 'admin']],
    ['OpsMallSend', { itemNos: [1], carrier: '顺丰速运', trackingNo: 'SF100200' }, ['support', 'admin']],
    ['OpsMallRefund', { itemNos: [9], reason: '退货' }, ['finance', 'admin']],
    ['OpsMallComplete', { reason: '电话确认' }, ['support', 'admin']],
    ['OpsMallSales', {}, ['finance', 'content', 'admin']],
  ])('%s is for those it names', async (name, payload, allowed) => {
    const order = await bought([{ kind: 'delivered' }]);
    const heard: OperatorRole[] = [];
    for (const role of ROLES) {
      const answer = await portal.call(
        name,
        { ...on(order), ...payload },
        {
          session: await portal.operator(role),
        },
      );
      if (faultOf(answer) !== 'notAllowed') heard.push(role);
    }
    expect(heard).toEqual(allowed);
  });
});

describe('the figures', () => {
  it('add up by company and month the sales and their sources; refunds are apart', async () => {
    const sales = async () => {
      const { rows } = dataOf(await portal.call('OpsMallSales', { companyId: CROWD_COMPANY }, { session: content }));
      const nothing = {
        orders: 0,
        items: 0,
        moneyFen: 0,
        points: 0,
        pointsFen: 0,
        giftsFen: 0,
        cardsFen: 0,
        companyFen: 0,
        backFen: 0,
      };
      return { ...nothing, ...rows.find(({ month }) => month === '2026-06') };
    };
    const before = await sales();
    const paidWith = [
      { source: 'money' as const, fen: 5_000 },
      { source: 'points' as const, fen: 3_000, points: 30 },
      { source: 'gift' as const, fen: 1_500, id: 1 },
      { source: 'card' as const, fen: 500, id: 1 },
    ];
    const order = await bought([
      { kind: 'delivered', count: 2, sources: paidWith },
      { kind: 'service', unitFen: 700 },
    ]);
    await bought([{ kind: 'delivered' }], { paid: false });
    const now = await sales();
    const more = (
      key:
        | 'orders'
        | 'items'
        | 'moneyFen'
        | 'points'
        | 'pointsFen'
        | 'giftsFen'
        | 'cardsFen'
        | 'companyFen'
        | 'backFen',
    ) => now[key] - before[key];
    expect({ orders: more('orders'), items: more('items'), money: more('moneyFen'), points: more('points') }).toEqual({
      orders: 1,
      items: 3,
      money: 5_000,
      points: 30,
    });
    expect([more('pointsFen'), more('giftsFen'), more('cardsFen'), more('companyFen')]).toEqual([
      3_000, 1_500, 500, 700,
    ]);
    await rowsOf(`UPDATE mall_order_source SET given_back_at = $2 WHERE order_id = $1 AND item_no = 1`, [
      order.orderId,
      portal.clock.now(),
    ]);
    await rowsOf(`UPDATE mall_order_item SET state = 'refunded' WHERE order_id = $1 AND item_no = 1`, [order.orderId]);
    const after = await sales();
    expect([after.moneyFen, after.points, after.backFen - before.backFen]).toEqual([
      before.moneyFen,
      before.points,
      7_000,
    ]);
    const wrong = await portal.call('OpsMallSales', { from: '2026-07', to: '2026-06' }, { session: finance });
    expect(faultOf(wrong)).toBe('badInput');
  });
});

describe('an export', () => {
  it('holds what the search finds, masked, as a file spreadsheets read and do not run', async () => {
    const order = await bought([{ kind: 'delivered' }]);
    await changePerson(portal, CROWD_COMPANY, order.who.guid, { name: '=HYPERLINK("x")' });
    await rowsOf(`UPDATE mall_order SET title = '=1+1' WHERE order_id = $1`, [order.orderId]);
    const asked = { text: order.orderNo, reason: '月度核对' };
    const { taskId } = dataOf(await portal.call('OpsMallOrdersExport', asked, { session: support }));
    await runTasks(portal);
    const answer = await portal.fetch(`/opsApi/TaskResult?taskId=${taskId}`, { headers: { cookie: support.cookie } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, line, ...rest] = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
    expect(head).toMatch(/^订单号,企业,商城,购买人,/);
    expect(line).toContain(`${order.orderNo},`);
    expect(line).toContain(`,"'=**",`);
    expect(line).toContain(`,"'=1+1",1,`);
    expect(rest).toEqual([]);
    expect(bytes.toString()).not.toContain(order.phone);
    const audited = await rowsOf<{ reason: string }>(
      `SELECT reason FROM audit WHERE action = 'mall.export' AND subject_id = $1`,
      [taskId],
    );
    expect(audited).toEqual([{ reason: '月度核对' }]);
  });
});
