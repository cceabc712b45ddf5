import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import type { Registry } from '#contract/registry';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { makeProduct, makeShoppers, type Shopper } from '../../../test/mall.ts';
import { broken } from '../../../test/paying.ts';
import { grantTo } from '../../../test/points.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());
afterEach(async () => expect(await broken(portal)).toEqual([]));

type Form = Payload<Registry['ProductToBuy']>;
type Items = Form['ProductItems'];
const somebody = async (): Promise<Shopper> => (await makeShoppers(portal, 1))[0] as Shopper;
const item = (ProductId: number, Count = 1) => ({ ProductId, Count });
const preview = (who: Shopper, ProductItems: Items, Split?: Form['Split']) =>
  portal.call('MallCheckout', { CustomerGuid: who.guid, ProductItems, Split }, { session: who.token });
const buy = (who: Shopper, ProductItems: Items, more: Partial<Form> = {}, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.call(
    'ProductToBuy',
    { CustomerGuid: who.guid, AddressId: who.addressId, ProductItems, ...more },
    { session: who.token, language },
  );
const byPoints = (who: Shopper, ProductItems: Items, NeedDelivery = false, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.call(
    'BuyProductToPointPay',
    { CustomerGuid: who.guid, ProductItems, NeedDelivery, ...(NeedDelivery && { AddressId: who.addressId }) },
    { session: who.token, language },
  );
describe('an order is refused, in both languages,', () => {
  it('without an address where something is sent', async () => {
    const who = await somebody();
    const id = await makeProduct(portal, { points_price: 10 });
    await grantTo(portal, who.guid, { points: 10 });
    const bare = { AddressId: undefined };
    expect(faultOf(await buy(who, [item(id)], bare))).toBe('mallAddressNeeded');
    expect(faultOf(await byPoints(who, [item(id)], false))).toBe('mallAddressNeeded');
    expect(textOf(await buy(who, [item(id)], bare))).toBe('该商品需要寄送，请选择收货地址');
    expect(textOf(await buy(who, [item(id)], bare, 'en-us'))).toContain('Choose a delivery address');
    expect(dataOf(await byPoints(who, [item(id)], true))).toMatchObject({ Status: 20 });
  });

  it('with the number of another customer', async () => {
    const who = await somebody();
    const id = await makeProduct(portal);
    expect(faultOf(await buy(who, [item(id)], { CustomerId: 1 }))).toBe('notThisCustomer');
    expect(textOf(await buy(who, [item(id)], { CustomerId: 1 }))).toContain('客户编号与登录账号不符');
    expect(textOf(await buy(who, [item(id)], { CustomerId: 1 }, 'en-us'))).toContain('customer number');
    const { rows } = await portal.portal.database.pool.query<{ id: number }>(
      'SELECT account_id AS id FROM account WHERE person_guid = $1',
      [who.guid],
    );
    expect(dataOf(await buy(who, [item(id)], { CustomerId: rows[0]?.id }))).toMatchObject({ Status: 10 });
  });

  it.each([
    ['productGone', { state: 'withdrawn' as const }, '已下架', 'no longer offered'],
    ['productNotForYou', { offer: { classes: [6] } }, '不面向您', 'not offered to your group'],
    ['productNotYet', { offer: { windows: [{ from: '2999-01-01' }] } }, '2999-01-01 起可购买', 'from 2999-01-01'],
    ['productOver', { offer: { windows: [{ from: '2020-01-01', to: '2020-02-01' }] } }, '2020-02-01', '2020-02-01'],
    ['productSoldOut', { offer: { stock: 0 } }, '已售罄', 'Sold out'],
    ['productNobody', { offer: { for_whom: 'family' as const } }, '请先添加家人', 'Add one first'],
    ['productTooOld', { offer: { max_age: 20 } }, '不超过 20 周岁', 'up to 20'],
  ])('by %s', async (fault, wish, zh, en) => {
    const who = await somebody();
    const id = await makeProduct(portal, wish);
    const refused = await buy(who, [item(id)]);
    expect([faultOf(refused), textOf(refused)]).toEqual([fault, expect.stringContaining(zh)]);
    expect(textOf(await buy(who, [item(id)], {}, 'en-us'))).toContain(en);
    expect(faultOf(await byPoints(who, [item(id)], true))).toBe(fault);
  });

  it('by its limit, at once and over several orders', async () => {
    const who = await somebody();
    const id = await makeProduct(portal, { offer: { limit_count: 2, limit_period: 'month' } });
    expect(faultOf(await buy(who, [item(id, 3)]))).toBe('productLimit');
    expect(faultOf(await buy(who, [item(id, 2), item(id)]))).toBe('productLimit');
    dataOf(await buy(who, [item(id, 2)]));
    expect(textOf(await buy(who, [item(id)]))).toContain('每人限购 2 件，您已购 2 件');
    expect(textOf(await buy(who, [item(id)], {}, 'en-us'))).toContain('Limited to 2 per person');
    dataOf(await buy(await somebody(), [item(id, 2)]));
  });

  it('for somebody it is not for, or nobody in particular', async () => {
    const parent = await portal.login('demo', 'parent');
    const me = { guid: parent.user.CustomerGuid, token: parent.token, addressId: 0 };
    const { relations } = dataOf(await portal.call('Relation', { userGuid: me.guid }, { session: parent }));
    const child = relations.find(({ relation }) => relation !== 'self')?.customerGuid ?? '';
    const family = await makeProduct(portal, { kind: 'service', offer: { for_whom: 'family' } });
    const own = await makeProduct(portal, { kind: 'service' });
    const form = (ProductId: number, ForGuid?: string) => [{ ProductId, Count: 1, ForGuid }];
    expect(faultOf(await buy(me, form(family), { AddressId: undefined }))).toBe('productForWhom');
    expect(textOf(await buy(me, form(family), { AddressId: undefined }, 'en-us'))).toContain('which family member');
    expect(faultOf(await buy(me, form(own, child), { AddressId: undefined }))).toBe('productForSelf');
    expect(textOf(await buy(me, form(own, child), { AddressId: undefined }))).toContain('仅限本人');
    const mixed = await buy(me, [...form(own), item(await makeProduct(portal, { mall: 'service', kind: 'service' }))], {
      AddressId: undefined,
    });
    expect(faultOf(mixed)).toBe('mallsMixed');
    expect(textOf(mixed)).toContain('分开下单');
    dataOf(await buy(me, form(family, child), { AddressId: undefined }));
    const { rows } = await portal.portal.database.pool.query<{ for_guid: string }>(
      'SELECT for_guid FROM mall_order_item WHERE product_id = $1',
      [family],
    );
    expect(rows).toEqual([{ for_guid: child }]);
  });

  it('by points where it is not for points, or there are too few', async () => {
    const who = await somebody();
    const [money, points] = [
      await makeProduct(portal, { kind: 'service' }),
      await makeProduct(portal, { kind: 'service', points_price: 5 }),
    ];
    expect(faultOf(await byPoints(who, [item(money)]))).toBe('productNotForPoints');
    expect(textOf(await byPoints(who, [item(money)]))).toContain('不支持全额积分兑换');
    expect(textOf(await byPoints(who, [item(money)], false, 'en-us'))).toContain('points alone');
    expect(faultOf(await byPoints(who, [item(points)]))).toBe('pointsShort');
    expect(dataOf(await preview(who, [item(points)])).preview.byPoints?.refusal?.fault).toBe('pointsShort');
  });
});
