import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { makeCard } from '../../../../test/cards.ts';
import { CROWD_COMPANY } from '../../../../test/crowd.ts';
import { cardLeft, giftLeft, makeGift, makeMoneyCard, makeProduct, onHand, sourcesOf } from '../../../../test/mall.ts';
import { item, tryIn } from '../../../../test/mall-scenes.ts';
import { broken } from '../../../../test/paying.ts';
import { grantTo, leftOf } from '../../../../test/points.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let somebody: Tries['somebody'];
let preview: Tries['preview'];
let buy: Tries['buy'];
let byPoints: Tries['byPoints'];
type Tries = ReturnType<typeof tryIn>;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  ({ somebody, preview, buy, byPoints } = tryIn(portal));
});
afterAll(() => portal.stop());
afterEach(async () => expect(await broken(portal)).toEqual([]));

describe('a preview', () => {
  it('shows every source, the first to expire, the rest for money, and takes nothing', async () => {
    const who = await somebody();
    const id = await makeProduct(portal, { price_fen: 500_00, offer: { stock: 3 } });
    const giftId = await makeGift(portal, who.guid, { amountFen: 100_00, days: 90 });
    const { cardId } = await makeMoneyCard(portal, who.guid, 150_00, 30);
    await grantTo(portal, who.guid, { points: 120 });
    const { preview: told } = dataOf(await preview(who, [item(id)]));
    expect(told).toMatchObject({
      ...{ priceFen: 500_00, companyFen: 0, moneyFen: 130_00, delivered: true, refusal: null, byPoints: null },
      ...{ holdMinutes: 30, pointFen: 100 },
    });
    expect(told.sources.map(({ source, id: of, have, use, most }) => [source, of, have, use, most])).toEqual([
      ['card', cardId, 150_00, 150_00, 150_00],
      ['gift', giftId, 100_00, 100_00, 100_00],
      ['points', 0, 120, 120, 120],
    ]);
    expect(told.sources[2]?.expires?.amount).toBe(120);
    expect([await onHand(portal, id), await giftLeft(portal, giftId), await leftOf(portal, who.guid)]).toEqual([
      3,
      100_00,
      [120],
    ]);
  });

  // proves: mall: owner of a gift
  // proves: mall: rules of paying
  it('keeps to a wish within the rules, and says their objections', async () => {
    const who = await somebody();
    const id = await makeProduct(portal, { price_fen: 200_00 });
    const giftId = await makeGift(portal, who.guid, { amountFen: 300_00 });
    const some = { gifts: [{ giftId, fen: 50_00 }], cards: [], points: 0 };
    expect(dataOf(await preview(who, [item(id)], some)).preview).toMatchObject({ moneyFen: 150_00, refusal: null });
    const tooMuch = { ...some, gifts: [{ giftId, fen: 200_01 }] };
    expect(dataOf(await preview(who, [item(id)], tooMuch)).preview.refusal?.fault).toBe('splitTooMuch');
    expect(faultOf(await buy(who, [item(id)], { Split: tooMuch }))).toBe('splitTooMuch');
    const points = { ...some, points: 1 };
    expect(dataOf(await preview(who, [item(id)], points)).preview.refusal?.fault).toBe('pointsTooMany');
    const other = await somebody();
    expect(faultOf(await preview(other, [item(id)], some))).toBe('notYours');
  });

  it('says why it cannot be ordered in the words of the refusal', async () => {
    const who = await somebody();
    const id = await makeProduct(portal, { offer: { stock: 1 } });
    const { refusal } = dataOf(await preview(who, [item(id, 2)])).preview;
    expect(refusal?.fault).toBe('productShort');
    expect(textOf(await buy(who, [item(id, 2)]))).toBe(refusal?.text);
  });
});

describe('an order', () => {
  it('takes stock, gift, card and points at once and is held for its money', async () => {
    const who = await somebody();
    const [one, two] = [
      await makeProduct(portal, { price_fen: 468_00, offer: { stock: 2 } }),
      await makeProduct(portal, { price_fen: 228_00, kind: 'service' }),
    ];
    const giftId = await makeGift(portal, who.guid, { amountFen: 100_00 });
    const { cardId } = await makeMoneyCard(portal, who.guid, 150_00);
    await grantTo(portal, who.guid, { points: 1280 });
    const Split = { gifts: [{ giftId, fen: 100_00 }], cards: [{ assetId: cardId, fen: 150_00 }], points: 300 };
    const placed = dataOf(await buy(who, [item(one), item(two)], { Split, Remarks: '请放门卫' }));
    expect(placed).toMatchObject({ Status: 10, moneyFen: 146_00 });
    expect(await sourcesOf(portal, placed.orderNo)).toEqual([
      '1 card 6800',
      '1 gift 10000',
      '1 points 30000/300',
      '2 card 8200',
      '2 money 14600',
    ]);
    expect(await onHand(portal, one)).toBe(1);
    expect(await giftLeft(portal, giftId)).toBe(0);
    expect(await cardLeft(portal, cardId)).toEqual({ left: 0, uses: 0, state: 2 });
    expect(await leftOf(portal, who.guid)).toEqual([980]);
    const history = dataOf(await portal.call('MyPoints', { userGuid: who.guid }, { session: who.token }));
    expect(history.rows[0]).toMatchObject({ points: -300, spentOn: { kind: 'healthMall', orderNo: placed.orderNo } });
    const { payInfo } = dataOf(
      await portal.call('GetMallPayInfo', { orderGuid: placed.orderGuid }, { session: who.token }),
    );
    expect(payInfo).toMatchObject({ amountFen: 146_00, state: 'unpaid', methods: ['wechat'] });
  });

  it('with nothing to pay in money is redeemed at once: free items, and those a gift pays', async () => {
    const who = await somebody();
    await portal.portal.database.pool.query('UPDATE product_offer SET role = NULL WHERE company_id = $1', [
      CROWD_COMPANY,
    ]);
    const free = await makeProduct(portal, { mall: 'service', kind: 'service', offer: { role: 'free' } });
    const placed = dataOf(await buy(who, [item(free)]));
    expect(placed).toMatchObject({ Status: 20, moneyFen: 0 });
    expect(await sourcesOf(portal, placed.orderNo)).toEqual(['1 company 10000']);
    await makeGift(portal, who.guid, { amountFen: 100_00 });
    expect(dataOf(await buy(who, [item(await makeProduct(portal))]))).toMatchObject({ Status: 20, moneyFen: 0 });
  });

  it('by a dental card uses it once for each', async () => {
    const who = await somebody();
    const id = await makeProduct(portal, { dental: true, kind: 'service', price_fen: 260_00 });
    const { cardId } = await makeCard(portal, CROWD_COMPANY, {
      ...{ owner_guid: who.guid, purpose: 'dental', uses_total: 3, uses_left: 3 },
    });
    const placed = dataOf(await buy(who, [item(id, 2)]));
    expect(placed).toMatchObject({ Status: 20 });
    expect(await sourcesOf(portal, placed.orderNo)).toEqual(['1 card 52000']);
    expect(await cardLeft(portal, cardId)).toEqual({ left: null, uses: 1, state: 0 });
  });

  it('by points alone costs the price in points', async () => {
    const who = await somebody();
    const id = await makeProduct(portal, { kind: 'service', points_price: 90, offer: { stock: 4 } });
    await grantTo(portal, who.guid, { points: 200 });
    const { preview: told } = dataOf(await preview(who, [item(id, 2)]));
    expect(told.byPoints).toEqual({ points: 180, refusal: null });
    const placed = dataOf(await byPoints(who, [item(id, 2)]));
    expect(placed).toMatchObject({ Status: 20, moneyFen: 0 });
    expect(await sourcesOf(portal, placed.orderNo)).toEqual(['1 points 0/180']);
    expect(await leftOf(portal, who.guid)).toEqual([20]);
    expect(faultOf(await byPoints(who, [item(id)]))).toBe('pointsShort');
    expect(await onHand(portal, id)).toBe(2);
  });

  it('that is sent again with its key is placed once', async () => {
    const who = await somebody();
    const id = await makeProduct(portal, { offer: { stock: 5 } });
    const form = { CustomerGuid: who.guid, AddressId: who.addressId, ProductItems: [item(id)] };
    const again = () =>
      portal.call('ProductToBuy', form, { session: who.token, headers: { 'idempotency-key': `once-${who.guid}` } });
    const [one, two] = [dataOf(await again()), dataOf(await again())];
    expect(two).toEqual(one);
    expect(await onHand(portal, id)).toBe(4);
  });
});
