import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/language';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { HOUR } from '../../../../test/clock.ts';
import { CROWD_COMPANY, type Member } from '../../../../test/crowd.ts';
import type { MallOrder } from '../../../../test/mall.ts';
import { boughtNow, makeBought, makeProduct, shopperWith } from '../../../../test/mall-after.ts';
import { leap } from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { relativesOf } from '../../../../test/points-world.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { tellOfEnds } from '../../messages/texts/mall-end-messages.ts';
import { fulfilOrder, undoItems, whyInUse } from './fulfil.ts';
import { lastDayOfTerm } from './fulfil-items.ts';
import { completeMallOrders } from './receipt-job.ts';

const DAY = 24 * HOUR;
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

const someone = (): Promise<Member> => shopperWith(portal, '13800006060');
const rowsOf = async <R extends object>(text: string, values: unknown[]): Promise<R[]> =>
  (await portal.portal.database.pool.query<R>(text, values)).rows;
const here = () => ({ portal: portal.portal, company: { companyId: CROWD_COMPANY } });
const servicesOf = async (who: Member) =>
  dataOf(await portal.call('MyServices', { userGuid: who.guid }, { session: who.token })).rows;
const cardsOf = async (who: Member) =>
  dataOf(await portal.call('MyCards', { userGuid: who.guid }, { session: who.token })).rows;
const undo = (order: MallOrder, itemNos: number[], more?: { force: boolean }): Promise<string> =>
  transact(here(), (ctx) => undoItems(ctx, order.orderId, itemNos, more)).then(
    () => 'undone',
    (error: unknown) => (error instanceof Fault ? error.fault : String(error)),
  );
const usesOf = (order: MallOrder) =>
  transact(here(), async (ctx) =>
    [...(await whyInUse(ctx, order.orderId))].map(([itemNo, { fault }]) => `${itemNo} ${fault}`),
  );
const told = async (order: MallOrder): Promise<string[]> =>
  (
    await rowsOf<{ kind: string }>('SELECT kind FROM message WHERE subject = $1 ORDER BY message_id', [
      `mall:${order.orderId}`,
    ])
  ).map(({ kind }) => kind);
const send = (order: MallOrder, itemNo = 1) =>
  rowsOf(
    `UPDATE mall_order_item SET state = 'sent', carrier = '顺丰速运', tracking_no = 'SF100', sent_at = $3
     WHERE order_id = $1 AND item_no = $2`,
    [order.orderId, itemNo, portal.clock.now()],
  );
const confirm = (who: Member, order: MallOrder, language: Language = 'zh-cn') =>
  portal.call(
    'ConfirmMallReceipt',
    { customerGuid: who.guid, orderGuid: order.orderGuid },
    { session: who.token, language },
  );

describe('a term', () => {
  it.each([
    ['2026-06-10', 12, '2027-06-09'],
    ['2026-06-10', 1, '2026-07-09'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-01', 1, '2026-12-31'],
  ])('from %s for %i months ends on %s', (from, months, to) => {
    expect(lastDayOfTerm(from, months)).toBe(to);
  });
});

describe('a service that was bought', () => {
  it('is among one’s services at once, one for each of its count, with codes of their own', async () => {
    const who = await someone();
    const order = await makeBought(portal, { personGuid: who.guid, items: [{ kind: 'service', count: 2 }] });
    const held = await servicesOf(who);
    expect(held.map(({ useKind, from, to, forName }) => [useKind, from, to, forName])).toEqual([
      ['code', '2026-06-10', '2027-06-09', null],
      ['code', '2026-06-10', '2027-06-09', null],
    ]);
    const codes: string[] = [];
    for (const { serviceId } of held)
      codes.push(
        dataOf(await portal.call('RevealServiceCode', { userGuid: who.guid, serviceId }, { session: who.token })).code,
      );
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
    expect(await boughtNow(portal, order)).toMatchObject({ status: 20, items: ['done'] });
    expect(await told(order)).toEqual(['mallPaid', 'mallReady']);
  });

  // proves: bought: one card per payment
  it('is granted once, however often its payment is told', async () => {
    const who = await someone();
    const order = await makeBought(portal, { personGuid: who.guid, items: [{ kind: 'service' }, { kind: 'card' }] });
    await rowsOf(`ALTER TABLE mall_order_item DISABLE TRIGGER legal_move`, []);
    await rowsOf(`UPDATE mall_order_item SET state = 'open' WHERE order_id = $1`, [order.orderId]);
    await rowsOf(`ALTER TABLE mall_order_item ENABLE TRIGGER legal_move`, []);
    await transact(here(), (ctx) => fulfilOrder(ctx, order.orderId));
    expect([(await servicesOf(who)).length, (await cardsOf(who)).length]).toEqual([1, 1]);
    expect(await told(order)).toEqual(['mallPaid', 'mallReady']);
  });

  it('for a relative is the buyer’s to use, with the relative’s name', async () => {
    const { token, user } = await portal.login('demo', 'parent');
    const [forGuid] = relativesOf('parent');
    if (!forGuid) throw new Error('no relative');
    const product = { use_kind: 'link' as const, use_url: 'https://doctor.example/in' };
    await makeBought(portal, { personGuid: user.CustomerGuid, items: [{ kind: 'service', product, forGuid }] });
    const held = await servicesOf({ guid: user.CustomerGuid, token });
    expect(held.find(({ url }) => url === product.use_url)?.forName).toMatch(/^\p{L}+/u);
  });

  it('by a link is a membership: bought again it goes on after its last day', async () => {
    const who = await someone();
    const use = { use_kind: 'link' as const, use_url: 'https://doctor.example/in' };
    const productId = await makeProduct(portal, 'service', use);
    for (let times = 0; times < 2; times += 1)
      await makeBought(portal, { personGuid: who.guid, items: [{ kind: 'service', productId }] });
    expect((await servicesOf(who)).map(({ from, to }) => `${from} ${to}`)).toEqual([
      '2026-06-10 2027-06-09',
      '2027-06-10 2028-06-09',
    ]);
  });

  // proves: bought: a code that was seen is not given back
  // proves: bought: no return of items in use
  it('ends when it is given back, but not after its code was seen, unless an operator insists', async () => {
    const who = await someone();
    const [fresh, seen] = [
      await makeBought(portal, { personGuid: who.guid, items: [{ kind: 'service' }] }),
      await makeBought(portal, { personGuid: who.guid, items: [{ kind: 'delivered' }, { kind: 'service' }] }),
    ];
    expect(await undo(fresh, [1])).toBe('undone');
    const [left] = (await servicesOf(who)).filter(({ state }) => state === 'active');
    const asked = { userGuid: who.guid, serviceId: left?.serviceId ?? '' };
    dataOf(await portal.call('RevealServiceCode', asked, { session: who.token }));
    expect(await usesOf(seen)).toEqual(['2 mallCodeShown']);
    expect(await undo(seen, [1])).toBe('undone');
    expect(await undo(seen, [2])).toBe('mallCodeShown');
    expect(await undo(seen, [2], { force: true })).toBe('undone');
    expect((await servicesOf(who)).map(({ state }) => state)).toEqual(['ended', 'ended']);
  });
});

describe('a card that was bought', () => {
  it('is in the wallet, with its money or its uses', async () => {
    const who = await someone();
    const dental = { card_purpose: 'dental' as const, card_uses: 3, card_fen: null, term_months: 6 };
    await makeBought(portal, {
      personGuid: who.guid,
      items: [
        { kind: 'card', count: 2 },
        { kind: 'card', product: dental },
      ],
    });
    const wallet = (await cardsOf(who)).map(({ purpose, usesTotal, validTo }) => [purpose, usesTotal, validTo]);
    expect(wallet).toEqual([
      ['dental', 3, '2026-12-09'],
      ['mall', 1, '2027-06-09'],
      ['mall', 1, '2027-06-09'],
    ]);
    const money = await rowsOf<{ fen: number | null }>(
      'SELECT left_fen AS fen FROM card WHERE owner_guid = $1 ORDER BY card_id',
      [who.guid],
    );
    expect(money.map(({ fen }) => fen)).toEqual([10_000, 10_000, null]);
  });

  // proves: bought: a card that was used is not given back
  it('is cancelled when it is given back, not after some of it was used or while it is given away', async () => {
    const who = await someone();
    const make = () => makeBought(portal, { personGuid: who.guid, items: [{ kind: 'card' }] });
    const [whole, used, given] = [await make(), await make(), await make()];
    const change = (order: MallOrder, set: string) =>
      rowsOf(`UPDATE card SET ${set} WHERE source = $1`, [`mall:${order.orderId}-1-1`]);
    await change(used, 'left_fen = 1');
    await change(given, 'state = 5');
    expect(await undo(whole, [1])).toBe('undone');
    expect(await undo(used, [1])).toBe('mallCardUsed');
    expect(await undo(given, [1])).toBe('mallCardUsed');
    expect(await undo(used, [1], { force: true })).toBe('undone');
    const rows = await rowsOf<{ state: number }>('SELECT state FROM card WHERE owner_guid = $1 ORDER BY card_id', [
      who.guid,
    ]);
    expect(rows.map(({ state }) => state)).toEqual([4, 4, 5]);
  });
});

describe('goods that are sent', () => {
  it('waits until it is; then it cannot be given back, nor a kit whose sample has come', async () => {
    const who = await someone();
    const order = await makeBought(portal, { personGuid: who.guid, items: [{ kind: 'delivered' }, { kind: 'gene' }] });
    expect(await boughtNow(portal, order)).toMatchObject({ items: ['open', 'open'] });
    expect(await usesOf(order)).toEqual([]);
    expect(await told(order)).toEqual(['mallPaid']);
    await send(order);
    await send(order, 2);
    expect(await usesOf(order)).toEqual(['1 mallSentAlready', '2 mallSentAlready']);
    await rowsOf(`UPDATE mall_order_item SET kit_state = 'received' WHERE order_id = $1 AND item_no = 2`, [
      order.orderId,
    ]);
    expect(await usesOf(order)).toEqual(['1 mallSentAlready', '2 mallSampleReceived']);
  });

  // proves: bought: receipt of a sent item
  it('is confirmed by the buyer, and the order is completed', async () => {
    const [who, other] = [await someone(), await someone()];
    const order = await makeBought(portal, {
      personGuid: who.guid,
      items: [{ kind: 'delivered' }, { kind: 'delivered' }],
    });
    expect(textOf(await confirm(who, order))).toBe('没有待确认收货的商品，请刷新后查看');
    expect(textOf(await confirm(who, order, 'en-us'))).toMatch(/^Nothing waits/);
    await send(order);
    expect(faultOf(await confirm(other, order))).toBe('notYours');
    expect(dataOf(await confirm(who, order)).Status).toBe(20);
    await send(order, 2);
    expect(dataOf(await confirm(who, order)).Status).toBe(30);
    expect(await boughtNow(portal, order)).toEqual({
      status: 30,
      items: ['done', 'done'],
      events: ['received', 'received', 'completed'],
    });
  });

  // proves: bought: days until received
  it('counts as received by itself ten days after it was sent, once, whichever node looks', async () => {
    const who = await someone();
    const two = [{ kind: 'delivered' as const }, { kind: 'delivered' as const }];
    const order = await makeBought(portal, { personGuid: who.guid, items: two });
    await leap(portal, 5 * DAY);
    await send(order);
    await leap(portal, DAY);
    await send(order, 2);
    await leap(portal, 9 * DAY - HOUR);
    await completeMallOrders(portal.portal);
    expect(await boughtNow(portal, order)).toMatchObject({ status: 20, items: ['sent', 'sent'] });
    await leap(portal, HOUR);
    await completeMallOrders(portal.portal);
    expect(await boughtNow(portal, order)).toMatchObject({ status: 20, items: ['done', 'sent'] });
    await leap(portal, DAY);
    await Promise.all([completeMallOrders(portal.portal), completeMallOrders(portal.portal)]);
    expect(await boughtNow(portal, order)).toEqual({
      status: 30,
      items: ['done', 'done'],
      events: ['received', 'received', 'completed'],
    });
  });
});

describe('an order with things granted at once', () => {
  // proves: bought: days to cancel a grant
  it('is completed when it can no longer be cancelled, ten days after it was paid', async () => {
    const who = await someone();
    const [granted, mixed] = [
      await makeBought(portal, { personGuid: who.guid, items: [{ kind: 'service' }] }),
      await makeBought(portal, { personGuid: who.guid, items: [{ kind: 'service' }, { kind: 'delivered' }] }),
    ];
    await send(mixed, 2);
    expect(dataOf(await confirm(who, mixed)).Status).toBe(20);
    await leap(portal, 10 * DAY - HOUR);
    await completeMallOrders(portal.portal);
    expect([(await boughtNow(portal, granted)).status, (await boughtNow(portal, mixed)).status]).toEqual([20, 20]);
    await leap(portal, HOUR);
    await completeMallOrders(portal.portal);
    expect([(await boughtNow(portal, granted)).status, (await boughtNow(portal, mixed)).status]).toEqual([30, 30]);
  });
});

describe('what ends soon', () => {
  // proves: bought: an end is told once
  it('is told of fourteen days before, once, in the order’s language; a cancelled one is not', async () => {
    const who = await someone();
    const items = [
      { kind: 'service' as const, product: { term_months: 1 } },
      { kind: 'card' as const, product: { term_months: 1 } },
    ];
    const order = await makeBought(portal, { personGuid: who.guid, items, lang: 'en-us' });
    const back = await makeBought(portal, { personGuid: who.guid, items });
    expect(await undo(back, [1, 2])).toBe('undone');
    const toldOf = async () =>
      (
        await rowsOf<{ subject: string }>(
          `SELECT split_part(subject, ':', 1) AS subject FROM message WHERE person_guid = $1 AND kind = 'mallExpiring'
           ORDER BY subject`,
          [who.guid],
        )
      ).map(({ subject }) => subject);
    await leap(portal, 14 * DAY);
    await tellOfEnds(portal.portal);
    expect(await toldOf()).toEqual([]);
    await leap(portal, 2 * DAY);
    await Promise.all([tellOfEnds(portal.portal), tellOfEnds(portal.portal)]);
    expect(await toldOf()).toEqual(['card', 'service']);
    await rowsOf(`DELETE FROM message WHERE person_guid = $1`, [who.guid]);
    await leap(portal, DAY);
    await tellOfEnds(portal.portal);
    expect(await toldOf()).toEqual([]);
    expect(order.orderId).toBeGreaterThan(0);
  });
});
