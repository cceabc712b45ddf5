import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { mallFaults } from '#contract/faults/mall';
import type { Language } from '#contract/language';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { everySource, item, mallOf, tryIn } from '../../../../test/mall-scenes.ts';
import { makeGift, makeMoneyCard, makeProduct, type Shopper } from '../../../../test/mall.ts';
import { broken, leap } from '../../../../test/paying.ts';
import { grantTo } from '../../../../test/points.ts';
import { startPortal, type Answer, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let shop: ReturnType<typeof tryIn>;
let mall: ReturnType<typeof mallOf>;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  shop = tryIn(portal);
  mall = mallOf(portal);
});
afterAll(() => portal.stop());
afterEach(async () => expect(await broken(portal)).toEqual([]));

type Attempt = (language: Language) => Promise<Answer>;
interface Case {
  zh: string;
  en: string;
  attempt(): Promise<Attempt>;
}

/** A new person buys a new product, one of it unless said otherwise. */
const buying =
  (wish: Parameters<typeof makeProduct>[1], count = 1) =>
  async (): Promise<Attempt> => {
    const [who, id] = [await shop.somebody(), await makeProduct(portal, wish)];
    return (language) => shop.buy(who, [item(id, count)], {}, language);
  };

const paying = (split: (who: Shopper) => Promise<object>) => async (): Promise<Attempt> => {
  const [who, id] = [await shop.somebody(), await makeProduct(portal)];
  const Split = { gifts: [], cards: [], points: 0, ...(await split(who)) };
  return (language) => shop.buy(who, [item(id)], { Split }, language);
};

const byPoints = (points_price: number | null) => async (): Promise<Attempt> => {
  const [who, id] = [await shop.somebody(), await makeProduct(portal, { kind: 'service', points_price })];
  return (language) => shop.byPoints(who, [item(id)], false, language);
};

/** A parent of the demo world, who has a child. */
async function aParent(): Promise<{ who: Shopper; child: string }> {
  const parent = await portal.login('demo', 'parent');
  const who = { guid: parent.user.CustomerGuid, token: parent.token, addressId: 0 };
  const { relations } = dataOf(await portal.call('Relation', { userGuid: who.guid }, { session: parent }));
  return { who, child: relations.find(({ relation }) => relation !== 'self')?.customerGuid ?? '' };
}
const parentBuys = (for_whom: 'self' | 'family', forChild: boolean) => async (): Promise<Attempt> => {
  const { who, child } = await aParent();
  const ProductId = await makeProduct(portal, { kind: 'service', offer: { for_whom } });
  const items = [{ ProductId, Count: 1, ...(forChild && { ForGuid: child }) }];
  return (language) => shop.buy(who, items, { AddressId: undefined }, language);
};

/** A refusal without an assertion here does not compile. */
const cases: Record<keyof typeof mallFaults | 'pointsShort' | 'mallPayOver', Case> = {
  productGone: { zh: '已下架', en: 'no longer offered', attempt: buying({ state: 'withdrawn' }) },
  productNotForYou: { zh: '不面向您', en: 'not offered to your group', attempt: buying({ offer: { classes: [6] } }) },
  productNotYet: {
    ...{ zh: '2999-01-01 起可购买', en: 'from 2999-01-01' },
    attempt: buying({ offer: { windows: [{ from: '2999-01-01' }] } }),
  },
  productOver: {
    ...{ zh: '已于 2020-02-01 结束销售', en: 'Sales ended on 2020-02-01' },
    attempt: buying({ offer: { windows: [{ from: '2020-01-01', to: '2020-02-01' }] } }),
  },
  productSoldOut: { zh: '已售罄', en: 'Sold out', attempt: buying({ offer: { stock: 0 } }) },
  productShort: { zh: '仅剩 2 件', en: 'Only 2 left', attempt: buying({ offer: { stock: 2 } }, 3) },
  productLimit: {
    ...{ zh: '每人限购 2 件，您已购 0 件', en: 'Limited to 2 per person' },
    attempt: buying({ offer: { limit_count: 2, limit_period: 'month' } }, 3),
  },
  productNobody: { zh: '请先添加家人', en: 'Add one first', attempt: buying({ offer: { for_whom: 'family' } }) },
  productNobodyHere: {
    ...{ zh: '不支持在线添加家人', en: 'does not let you add one' },
    attempt: async () => {
      const { user, token } = await portal.login('plain', 'emp');
      const who = { guid: user.CustomerGuid, token, addressId: 0 };
      const id = await makeProduct(portal, {
        companyId: user.CompanyId,
        kind: 'service',
        offer: { for_whom: 'family' },
      });
      return (language) => shop.buy(who, [item(id)], { AddressId: undefined }, language);
    },
  },
  productTooOld: { zh: '不超过 20 周岁', en: 'up to 20', attempt: buying({ offer: { max_age: 20 } }) },
  productForWhom: { zh: '请选择由哪位家人使用', en: 'which family member', attempt: parentBuys('family', false) },
  productForSelf: { zh: '仅限本人', en: 'for yourself only', attempt: parentBuys('self', true) },
  mallsMixed: {
    ...{ zh: '分开下单', en: 'separately' },
    attempt: async () => {
      const [who, health] = [await shop.somebody(), await makeProduct(portal, { kind: 'service' })];
      const service = await makeProduct(portal, { mall: 'service', kind: 'service' });
      return (language) => shop.buy(who, [item(health), item(service)], {}, language);
    },
  },
  productNotForPoints: { zh: '不支持全额积分兑换', en: 'points alone', attempt: byPoints(null) },
  pointsShort: { zh: '需要 5 积分，可用 0 积分', en: 'takes 5 and you have 0', attempt: byPoints(5) },
  mallAddressNeeded: {
    ...{ zh: '该商品需要寄送，请选择收货地址', en: 'Choose a delivery address' },
    attempt: async () => {
      const [who, id] = [await shop.somebody(), await makeProduct(portal)];
      return (language) => shop.buy(who, [item(id)], { AddressId: undefined }, language);
    },
  },
  giftShort: {
    ...{ zh: '礼金余额不足', en: 'gift does not hold as much' },
    attempt: paying(async ({ guid }) => ({
      gifts: [{ giftId: await makeGift(portal, guid, { amountFen: 10_00 }), fen: 10_01 }],
    })),
  },
  cardShort: {
    ...{ zh: '卡内余额不足', en: 'card does not hold as much' },
    attempt: paying(async ({ guid }) => ({
      cards: [{ assetId: (await makeMoneyCard(portal, guid, 10_00)).cardId, fen: 10_01 }],
    })),
  },
  pointsTooMany: {
    ...{ zh: '最多可用 7 积分', en: '7 points at most' },
    attempt: paying(async ({ guid }) => {
      await grantTo(portal, guid, { points: 7 });
      return { points: 8 };
    }),
  },
  splitTooMuch: {
    ...{ zh: '超过订单金额', en: 'more than the order costs' },
    attempt: paying(async ({ guid }) => ({
      gifts: [{ giftId: await makeGift(portal, guid, { amountFen: 200_00 }), fen: 100_01 }],
    })),
  },
  notThisCustomer: {
    ...{ zh: '客户编号与登录账号不符', en: 'customer number' },
    attempt: async () => {
      const [who, id] = [await shop.somebody(), await makeProduct(portal)];
      return (language) => shop.buy(who, [item(id)], { CustomerId: 1 }, language);
    },
  },
  mallOrderPaid: {
    ...{ zh: '已支付，不能再更改支付方式', en: 'is paid' },
    attempt: async () => {
      const { who, orderGuid, orderNo } = await everySource(portal);
      await mall.pay(who, orderNo);
      return (language) => mall.change(who, orderGuid, 0, language);
    },
  },
  mallOrderClosed: {
    ...{ zh: '订单已关闭', en: 'is closed' },
    attempt: async () => {
      const { who, orderGuid } = await everySource(portal);
      dataOf(await mall.cancel(who, orderGuid));
      return (language) => mall.cancel(who, orderGuid, language);
    },
  },
  mallPayOver: {
    ...{ zh: '支付时间已过', en: 'time to pay is over' },
    attempt: async () => {
      const { who, orderGuid } = await everySource(portal);
      await leap(portal, 31 * MINUTE);
      return (language) => mall.change(who, orderGuid, 0, language);
    },
  },
  mallCancelOver: {
    ...{ zh: '已超过可在线取消的 10 天', en: 'The 10 days to cancel are over' },
    attempt: async () => {
      const { who, orderGuid, orderNo } = await everySource(portal);
      await mall.pay(who, orderNo);
      await portal.portal.database.pool.query(
        `UPDATE mall_order SET paid_at = paid_at - interval '11 days' WHERE order_guid = $1`,
        [orderGuid],
      );
      return (language) => mall.cancel(who, orderGuid, language);
    },
  },
};

describe('a refusal of the malls says why, in both languages:', () => {
  // proves: mall: hint to add a relative
  it.each(Object.entries(cases))('%s', async (fault, { zh, en, attempt }) => {
    const tried = await attempt();
    const [chinese, english] = [await tried('zh-cn'), await tried('en-us')];
    expect([faultOf(chinese), faultOf(english)]).toEqual([fault, fault]);
    expect(textOf(chinese)).toContain(zh);
    expect(textOf(english)).toContain(en);
  });
});

describe('an order is refused', () => {
  // proves: mall: parcels need an address
  it('without an address where something is sent', async () => {
    const who = await shop.somebody();
    const id = await makeProduct(portal, { points_price: 10 });
    await grantTo(portal, who.guid, { points: 10 });
    expect(faultOf(await shop.buy(who, [item(id)], { AddressId: undefined }))).toBe('mallAddressNeeded');
    expect(faultOf(await shop.byPoints(who, [item(id)], false))).toBe('mallAddressNeeded');
    expect(dataOf(await shop.byPoints(who, [item(id)], true))).toMatchObject({ Status: 20 });
  });

  // proves: mall: the customer’s number is the session’s
  it('with the number of another customer', async () => {
    const who = await shop.somebody();
    const id = await makeProduct(portal);
    expect(faultOf(await shop.buy(who, [item(id)], { CustomerId: 1 }))).toBe('notThisCustomer');
    const { rows } = await portal.portal.database.pool.query<{ id: number }>(
      'SELECT account_id AS id FROM account WHERE person_guid = $1',
      [who.guid],
    );
    expect(dataOf(await shop.buy(who, [item(id)], { CustomerId: rows[0]?.id }))).toMatchObject({ Status: 10 });
  });

  it('by points for what may not be bought at all', async () => {
    const who = await shop.somebody();
    const wishes: [string, Parameters<typeof makeProduct>[1]][] = [
      ['productGone', { state: 'withdrawn' }],
      ['productNotForYou', { offer: { classes: [6] } }],
      ['productSoldOut', { offer: { stock: 0 } }],
    ];
    for (const [fault, wish] of wishes)
      expect(faultOf(await shop.byPoints(who, [item(await makeProduct(portal, wish))], true))).toBe(fault);
  });

  it('by its limit, at once and over several orders', async () => {
    const who = await shop.somebody();
    const id = await makeProduct(portal, { offer: { limit_count: 2, limit_period: 'month' } });
    expect(faultOf(await shop.buy(who, [item(id, 2), item(id)]))).toBe('productLimit');
    dataOf(await shop.buy(who, [item(id, 2)]));
    expect(textOf(await shop.buy(who, [item(id)]))).toContain('每人限购 2 件，您已购 2 件');
    dataOf(await shop.buy(await shop.somebody(), [item(id, 2)]));
  });

  it('unless it is for the family member it is meant for', async () => {
    const { who, child } = await aParent();
    const ProductId = await makeProduct(portal, { kind: 'service', offer: { for_whom: 'family' } });
    dataOf(await shop.buy(who, [{ ProductId, Count: 1, ForGuid: child }], { AddressId: undefined }));
    const { rows } = await portal.portal.database.pool.query<{ for_guid: string }>(
      'SELECT for_guid FROM mall_order_item WHERE product_id = $1',
      [ProductId],
    );
    expect(rows).toEqual([{ for_guid: child }]);
  });

  it('by points there are too few of, which the preview has said', async () => {
    const who = await shop.somebody();
    const id = await makeProduct(portal, { kind: 'service', points_price: 5 });
    expect(dataOf(await shop.preview(who, [item(id)])).preview.byPoints?.refusal?.fault).toBe('pointsShort');
  });
});
