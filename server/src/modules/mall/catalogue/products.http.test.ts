import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayInShanghai } from '#contract/rules/day';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { makeCard } from '../../../../test/cards.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../../test/crowd.ts';
import { makeOffer, makeProduct, type OfferWish } from '../../../../test/mall.ts';
import { grantTo } from '../../../../test/points.ts';
import { lastWriteOf, markWrite } from '../../../http/own-writes.ts';
import { forgetShelves } from './shelf.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let member: Member;
let today: string;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  [member] = (await makeCrowd(portal, 1)) as [Member];
  today = dayInShanghai(portal.clock.now());
});
afterAll(() => portal.stop());

const by = (language: 'zh-cn' | 'en-us' = 'zh-cn') => ({ session: member.token, language });
/** Tests put things there past the portal: nothing of before is shown to them. */
const forgetCached = () => {
  forgetShelves(portal.portal);
  markWrite(portal.portal, member.guid);
};
const list = async (asked: { mall?: 'health' | 'service'; category?: string } = {}, language?: 'zh-cn' | 'en-us') => {
  forgetCached();
  return dataOf(await portal.call('GetProductInfo', { companyId: CROWD_COMPANY, ...asked }, by(language)));
};
const detail = (productId: number, language?: 'zh-cn' | 'en-us') =>
  portal.call('GetProductByParm', { customerGuid: member.guid, productId }, by(language));
const offered = (offer: OfferWish) => makeProduct(portal, { offer });

describe('the list of a mall', () => {
  it('shows what the company offers in it, its categories and how many points one has', async () => {
    const [health, service] = [
      await makeProduct(portal),
      await makeProduct(portal, { mall: 'service', kind: 'service' }),
    ];
    await grantTo(portal, member.guid, { points: 70 });
    const { products, categories, points } = await list();
    expect(products.find(({ Id }) => Id === health)).toMatchObject({
      ...{ IsFree: false, name: { zh: `商品 ${health}`, en: `Product ${health}` }, kind: 'delivered' },
      ...{ priceFen: 100_00, pointsPrice: null, limit: null, refusal: null, category: 'test-health' },
    });
    expect(products.map(({ Id }) => Id)).not.toContain(service);
    expect(categories).toContainEqual({ category: 'test-health', name: { zh: '测试', en: 'Test' } });
    expect(points).toBe(70);
    const services = await list({ mall: 'service', category: 'test-service' });
    expect(services.products.map(({ Id }) => Id)).toContain(service);
    expect((await list({ category: 'nothing-here' })).products).toEqual([]);
  });

  it('has the company’s own price, and nothing of other companies, withdrawn or not listed', async () => {
    const dear = await offered({ price_fen: 80_00, points_price: 80 });
    const gone = await makeProduct(portal, { state: 'withdrawn' });
    const hidden = await offered({ listed: false });
    const foreign = await makeProduct(portal, { companyId: 210 });
    const { products } = await list();
    expect(products.find(({ Id }) => Id === dear)).toMatchObject({ priceFen: 80_00, pointsPrice: 80 });
    const ids = products.map(({ Id }) => Id);
    for (const id of [gone, hidden, foreign]) {
      expect(ids).not.toContain(id);
      expect(faultOf(await detail(id))).toBe('productGone');
    }
    expect(textOf(await detail(gone))).toBe('该商品已下架，请返回商城选购其他商品');
    expect(textOf(await detail(gone, 'en-us'))).toContain('no longer offered');
  });

  // proves: mall: own writes skip the cache
  it('is asked for anew by a person who has just bought something, since its words may be a second old', async () => {
    const id = await makeProduct(portal, {
      kind: 'service',
      points_price: 5,
      offer: { limit_count: 1, limit_period: 'ever' },
    });
    await grantTo(portal, member.guid, { points: 5 });
    const before = await list();
    const written = lastWriteOf(portal.portal, member.guid);
    const form = { CustomerGuid: member.guid, ProductItems: [{ ProductId: id, Count: 1 }] };
    dataOf(await portal.call('BuyProductToPointPay', form, by()));
    expect(lastWriteOf(portal.portal, member.guid)).toBeGreaterThan(written);
    const after = dataOf(await portal.call('GetProductInfo', { companyId: CROWD_COMPANY }, by()));
    expect(after.points).toBe(Number(before.points) - 5);
    expect(after.products.find(({ Id }) => Id === id)?.refusal?.fault).toBe('productLimit');
  });

  it('of services begins with the free and the paid product', async () => {
    const { pool } = portal.portal.database;
    await pool.query('UPDATE product_offer SET role = NULL WHERE company_id = $1', [CROWD_COMPANY]);
    const paid = await makeProduct(portal, {
      mall: 'service',
      kind: 'service',
      offer: { role: 'paid', price_fen: 128_00 },
    });
    const free = await makeProduct(portal, { mall: 'service', kind: 'service', offer: { role: 'free' } });
    const asked = { companyId: CROWD_COMPANY, freeProductId: free };
    forgetCached();
    const reply = dataOf(await portal.call('GetServiceProductInfo', asked, by()));
    expect(reply).toMatchObject({ freeProductId: free, paidProductId: paid, mall: 'service' });
    expect(reply.products.slice(0, 2)).toMatchObject([
      { Id: free, IsFree: true },
      { Id: paid, IsFree: false },
    ]);
    const wrong = await portal.call('GetServiceProductInfo', { ...asked, freeProductId: paid }, by());
    expect(faultOf(wrong)).toBe('productGone');
  });
});

describe('what cannot be bought says why, in the list and on its page alike', () => {
  const cases: [string, OfferWish | ((today: string) => OfferWish), string, string, string][] = [
    ['another class', { classes: [6] }, 'productNotForYou', '不面向您', 'not offered to your group'],
    ['another type', { types: [3] }, 'productNotForYou', '不面向您', 'not offered to your group'],
    ['another vendor', { vendors: [10009] }, 'productNotForYou', '不面向您', 'not offered to your group'],
    [
      'a window of another class',
      (day) => ({ windows: [{ from: addDays(day, -1), onlyClasses: [6] }] }),
      ...(['productNotForYou', '不面向您', 'not offered to your group'] as const),
    ],
    ['later', (day) => ({ windows: [{ from: addDays(day, 3) }] }), 'productNotYet', '尚未开售', 'Not on sale yet'],
    [
      'over',
      (day) => ({ windows: [{ from: addDays(day, -9), to: addDays(day, -2) }] }),
      ...(['productOver', '结束销售', 'Sales ended'] as const),
    ],
    ['sold out', { stock: 0 }, 'productSoldOut', '已售罄', 'Sold out'],
    ['for the family', { for_whom: 'family' }, 'productNobody', '请先添加家人', 'Add one first'],
    ['too old', { max_age: 20 }, 'productTooOld', '不超过 20 周岁', 'up to 20'],
  ];
  it.each(cases)('%s', async (_, offer, fault, zh, en) => {
    const id = await offered(typeof offer === 'function' ? offer(today) : offer);
    const inList = (await list()).products.find(({ Id }) => Id === id);
    const onPage = dataOf(await detail(id)).product;
    expect(inList?.refusal).toMatchObject({ fault });
    expect(onPage.refusal).toEqual(inList?.refusal);
    expect(onPage.most).toBe(0);
    expect(inList?.refusal?.text).toContain(zh);
    const english = (await list({}, 'en-us')).products.find(({ Id }) => Id === id);
    expect(english?.refusal?.text).toContain(en);
  });

  it('the limit, once it is reached', async () => {
    const id = await offered({ limit_count: 2, limit_period: 'year' });
    expect(dataOf(await detail(id)).product).toMatchObject({ most: 2, limit: { count: 2, period: 'year' } });
    await portal.portal.database.pool.query(
      'INSERT INTO product_bought (company_id, product_id, person_guid, period, count) VALUES ($1, $2, $3, $4, 2)',
      [CROWD_COMPANY, id, member.guid, today.slice(0, 4)],
    );
    expect(dataOf(await detail(id)).product.refusal?.fault).toBe('productLimit');
    expect(dataOf(await detail(id, 'en-us')).product.refusal?.text).toContain('Limited to 2 per person');
  });
});

describe('a product’s page', () => {
  it('tells how many may be bought, the days, the dental cards and the family', async () => {
    const id = await makeProduct(portal, {
      dental: true,
      kind: 'service',
      offer: { stock: 5, windows: [{ from: addDays(today, -1) }] },
    });
    await makeCard(portal, CROWD_COMPANY, { owner_guid: member.guid, purpose: 'dental', uses_total: 3, uses_left: 2 });
    expect(dataOf(await detail(id)).product).toMatchObject({
      ...{ most: 5, left: 5, canUseTeethNum: 2, delivered: false, mall: 'health', termMonths: 12 },
      ...{ onSale: { from: addDays(today, -1), to: null }, forFamily: null, points: { pointFen: 100 } },
    });
    const parent = await portal.login('demo', 'parent');
    const family = await makeProduct(portal, { offer: { for_whom: 'family', max_age: 75 } });
    const asked = { customerGuid: parent.user.CustomerGuid, productId: family };
    const { product } = dataOf(await portal.call('GetProductByParm', asked, { session: parent }));
    expect(product.forFamily?.maxAge).toBe(75);
    expect(product.forFamily?.people.length).toBeGreaterThan(0);
    for (const { age, refusal } of product.forFamily?.people ?? [])
      expect(refusal?.fault).toBe((age ?? 0) > 75 ? 'productTooOld' : undefined);
  });

  it('has no prices where the company shows none', async () => {
    const id = await makeProduct(portal, { companyId: 270 });
    const who = await portal.login('plain', 'emp');
    const asked = { customerGuid: who.user.CustomerGuid, productId: id };
    const { product } = dataOf(await portal.call('GetProductByParm', asked, { session: who }));
    expect(product).toMatchObject({ priceFen: null, pointsPrice: null });
    await makeOffer(portal, await makeProduct(portal), { company_id: 270 });
    const listed = dataOf(await portal.call('GetProductInfo', { companyId: 270 }, { session: who }));
    expect(new Set(listed.products.map(({ priceFen }) => priceFen))).toEqual(new Set([null]));
  });
});
