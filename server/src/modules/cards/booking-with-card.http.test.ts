import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/language';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { CARD_PLAN, makeCardPlan, orderedWithCard, orderWithCard } from '../../../test/card-plan.ts';
import { makeCard } from '../../../test/cards.ts';
import { MINUTE } from '../../../test/clock.ts';
import { CROWD_COMPANY, type Member } from '../../../test/crowd.ts';
import { freeOrder, someone } from '../../../test/examined.ts';
import { bringForward } from '../../../test/ops-stage.ts';
import { leap, PAID_SET, payTrade, runJobs, startPaying } from '../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { makeSeats, seatsMatchOrders, type Seats } from '../../../test/seats.ts';
import { transact } from '../../db/transact.ts';
import { closeOrder } from '../orders/change/cancel-order.ts';
import { lockOrder } from '../orders/order-row.ts';
import type { CardRow } from './rules.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  await makeCardPlan(portal);
});
afterAll(() => portal.stop());

const by = (who: Member, language: Language = 'zh-cn') => ({ session: who.token, language });
const cardOf = (who: Member, wish: Partial<CardRow> = {}) =>
  makeCard(portal, CROWD_COMPANY, { owner_guid: who.guid, ...wish });
const seatsFor = (count = 4): Promise<Seats> => makeSeats(portal.portal.database.pool, count);
const ask = async <T>(query: string, values: unknown[]): Promise<T[]> =>
  (await portal.portal.database.pool.query(query, values)).rows as T[];
const cardNow = async (cardId: number) => {
  const [card] = await ask<{ state: number; uses_left: number }>(
    'SELECT state, uses_left FROM card WHERE card_id = $1',
    [cardId],
  );
  const entries = await ask<{ kind: string }>('SELECT kind FROM card_use WHERE card_id = $1 ORDER BY entry_no', [
    cardId,
  ]);
  return [card?.state, card?.uses_left, entries.map(({ kind }) => kind).join(' ')];
};
const cancel = (who: Member, orderId: number) =>
  portal.call('CancelExamOrder', { customerGuid: who.guid, orderId }, by(who));

describe('a plan of mode 2', () => {
  it('names the cards it can be booked with, and says what to do where there is none', async () => {
    const who = await someone(portal);
    const plans = async (language?: Language, assetId?: number) => {
      const asked = { userGuid: who.guid, ...(assetId && { assetId }) };
      return dataOf(await portal.call('MyBookingInfo', asked, by(who, language))).bookingInfoList;
    };
    const planOf = async (language?: Language) => (await plans(language)).find(({ id }) => id === CARD_PLAN);
    expect(await planOf()).toMatchObject({
      cards: [],
      reason: {
        fault: 'cardNeeded',
        next: 'bindCard',
        text: '该计划使用体检卡预约，您还没有可用的体检卡，请先绑定',
      },
    });
    expect((await planOf('en-us'))?.reason?.text).toMatch(/^This plan is booked with a check-up card/);
    await cardOf(who, { state: 1 });
    await cardOf(who, { purpose: 'dental' });
    await cardOf(who, { plan_id: 980 });
    expect((await planOf())?.cards).toEqual([]);
    const { cardId } = await cardOf(who, { plan_id: CARD_PLAN });
    expect(await planOf()).toMatchObject({ cards: [{ id: cardId, usesLeft: 1 }], reason: null });
    expect((await plans(undefined, cardId)).map(({ id }) => id)).toEqual([CARD_PLAN]);
  });

  // proves: cards: a plan by card needs one
  // proves: cards: the days of a card
  it('is refused without a card, with one that cannot be used, of another plan or another person’s', async () => {
    const who = await someone(portal);
    const seats = await seatsFor();
    const refused = async (wish: Partial<CardRow>) =>
      faultOf(await orderWithCard(portal, who, (await cardOf(who, wish)).cardId, seats));
    expect(faultOf(await orderWithCard(portal, who, undefined, seats))).toBe('cardNeeded');
    expect([
      await refused({ state: 1 }),
      await refused({ state: 3 }),
      await refused({ state: 4 }),
      await refused({ state: 2, uses_left: 0 }),
      await refused({ state: 6, valid_from: '2026-07-01' }),
      await refused({ state: 0, valid_to: '2026-06-09' }),
      await refused({ purpose: 'mall' }),
      await refused({ plan_id: 980 }),
    ]).toEqual([
      ...['cardSuspended', 'cardFrozen', 'cardCancelled', 'cardUsedUp', 'cardNotStarted', 'cardExpired'],
      ...['cardNotForPlan', 'cardNotForPlan'],
    ]);
    const used = (await cardOf(who, { state: 2, uses_left: 0 })).cardId;
    const said = async (language: Language) =>
      textOf(
        await portal.call(
          'AddExamOrder',
          {
            ...{ userGuid: who.guid, customerGuid: who.guid, bookingId: CARD_PLAN, assetId: used, examSetId: PAID_SET },
            ...{ examCenterId: seats.centerId, bookDate: seats.day, workingSegmentId: seats.segmentId },
            ...{ report_type: 'electronic', consent: true },
          },
          by(who, language),
        ),
      );
    expect([await said('zh-cn'), await said('en-us')]).toEqual(['没有更多次数', 'No more amounts!']);
    const other = await cardOf(await someone(portal));
    expect(faultOf(await orderWithCard(portal, who, other.cardId, seats))).toBe('notYours');
    const own = await cardOf(who);
    expect(faultOf(await orderWithCard(portal, who, own.cardId, seats, { bookingId: 980 }))).toBe('cardNotForPlan');
  });
});

describe('the order', () => {
  // proves: cards: a closed order gives its card back
  it('uses its card, keeps it when it moves, and gives it back when it is cancelled', async () => {
    const who = await someone(portal);
    const { cardId } = await cardOf(who, { state: 6, valid_from: '2026-06-10' });
    const [seats, later] = [await seatsFor(), await seatsFor()];
    const orderId = await orderedWithCard(portal, who, cardId, seats);
    expect(await cardNow(cardId)).toEqual([2, 0, 'use']);
    const wallet = dataOf(await portal.call('MyCards', { userGuid: who.guid }, by(who)));
    expect(wallet.rows).toMatchObject([{ state: 2, lastUse: { day: '2026-06-10', orderId }, actions: ['order'] }]);
    dataOf(await orderWithCard(portal, who, undefined, later, { oldOrderId: orderId }));
    expect(await cardNow(cardId)).toEqual([2, 0, 'use']);
    dataOf(await cancel(who, orderId));
    expect(await cardNow(cardId)).toEqual([0, 1, 'use giveBack']);
  });

  it('of a card with several uses takes one of them', async () => {
    const who = await someone(portal);
    const { cardId } = await cardOf(who, { uses_total: 2, uses_left: 2 });
    const orderId = await orderedWithCard(portal, who, cardId, await seatsFor());
    expect(await cardNow(cardId)).toEqual([0, 1, 'use']);
    dataOf(await cancel(who, orderId));
    expect(await cardNow(cardId)).toEqual([0, 2, 'use giveBack']);
  });

  it('that finds no seat leaves the card alone', async () => {
    const who = await someone(portal);
    const { cardId } = await cardOf(who);
    const seats = await seatsFor(1);
    dataOf(await portal.call('AddExamOrder', { ...(await formOf(seats)) }, by(await taker())));
    expect(faultOf(await orderWithCard(portal, who, cardId, seats))).toBe('seatTaken');
    expect(await cardNow(cardId)).toEqual([0, 1, '']);
  });
  let takerOf: Member | undefined;
  const taker = async (): Promise<Member> => (takerOf ??= await someone(portal));
  const formOf = async (seats: Seats) => ({
    ...{ userGuid: (await taker()).guid, customerGuid: (await taker()).guid, examSetId: 101 },
    ...{ examCenterId: seats.centerId, bookDate: seats.day, workingSegmentId: seats.segmentId },
    ...{ report_type: 'electronic' as const, consent: true },
  });

  it('whose hold runs out gives the card back', async () => {
    const who = await someone(portal);
    const { cardId } = await cardOf(who);
    const held = dataOf(await orderWithCard(portal, who, cardId, await seatsFor(), { examSetId: PAID_SET }));
    expect(await cardNow(cardId)).toEqual([2, 0, 'use']);
    await leap(portal, 31 * MINUTE);
    await runJobs(portal);
    expect(await cardNow(cardId)).toEqual([0, 1, 'use giveBack']);

    expect(held.orderId).toBeGreaterThan(0);
  });

  /** As expiring does while money is on its way. */
  const expire = (orderId: number) =>
    transact({ portal: portal.portal, company: { companyId: CROWD_COMPANY } }, async (ctx) =>
      closeOrder(ctx, await lockOrder(ctx, orderId), 'expired'),
    );
  const statusOf = async (orderId: number) =>
    (await ask<{ status: number }>('SELECT status FROM exam_order WHERE order_id = $1', [orderId]))[0]?.status;

  // proves: cards: late money without its card
  it('whose money comes late takes its card again, and has neither seat nor card where that cannot be used', async () => {
    const who = await someone(portal);
    const { cardId } = await cardOf(who);
    const late = dataOf(await orderWithCard(portal, who, cardId, await seatsFor(), { examSetId: PAID_SET }));
    const trade = await startPaying(portal, who, late);
    await expire(late.orderId);
    expect(await cardNow(cardId)).toEqual([0, 1, 'use giveBack']);
    await payTrade(portal, trade);
    expect([await statusOf(late.orderId), ...(await cardNow(cardId))]).toEqual([20, 2, 0, 'use giveBack use']);

    const other = await someone(portal);
    const frozen = await cardOf(other);
    const lost = dataOf(await orderWithCard(portal, other, frozen.cardId, await seatsFor(), { examSetId: PAID_SET }));
    const itsTrade = await startPaying(portal, other, lost);
    await expire(lost.orderId);
    await portal.portal.database.pool.query('UPDATE card SET state = 3 WHERE card_id = $1', [frozen.cardId]);
    await payTrade(portal, itsTrade);
    expect([await statusOf(lost.orderId), ...(await cardNow(frozen.cardId))]).toEqual([40, 3, 1, 'use giveBack']);
    expect(await seatsMatchOrders(portal.portal.database.pool)).toEqual([]);
  });

  it('a missed one gives the card back where it does not use the plan up', async () => {
    const who = await someone(portal);
    const { cardId } = await cardOf(who);
    const orderId = await orderedWithCard(portal, who, cardId, await seatsFor());
    await bringForward(portal, { orderId });
    const session = await portal.operator('support');
    const noShow = { companyId: CROWD_COMPANY, orderId, reason: '未到检' };
    dataOf(await portal.call('OpsOrderNoShow', noShow, { session }));
    expect(await cardNow(cardId)).toEqual([0, 1, 'use giveBack']);
  });

  it('cancelled after the card’s last day leaves it over', async () => {
    const who = await someone(portal);
    const { cardId } = await cardOf(who);
    const orderId = await orderedWithCard(portal, who, cardId, await seatsFor());
    await portal.portal.database.pool.query(`UPDATE card SET valid_to = '2026-06-09' WHERE card_id = $1`, [cardId]);
    dataOf(await cancel(who, orderId));
    expect(await cardNow(cardId)).toEqual([7, 1, 'use giveBack']);
  });
});

describe('at the same moment', () => {
  it('a card is given away or used, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const who = await someone(portal);
      const { cardId } = await cardOf(who);
      const gift = { userGuid: who.guid, assetId: cardId, colleague: 'hr', name: '许静怡' };
      const [given, used] = await Promise.all([
        portal.call('GiftCard', gift, by(who)),
        orderWithCard(portal, who, cardId, await seatsFor()),
      ]);
      const isGiven = faultOf(given) === 'answered';
      expect([isGiven, faultOf(used) === 'answered']).toEqual(isGiven ? [true, false] : [false, true]);
      expect((await cardNow(cardId)).slice(0, 2)).toEqual(isGiven ? [5, 1] : [2, 0]);
    }
  });

  it('one use is taken by one of many orders', async () => {
    const who = await someone(portal);
    const { cardId } = await cardOf(who);
    await freeOrder(portal, who);
    const seats = await seatsFor(8);
    const answers = await Promise.all(Array.from({ length: 6 }, () => orderWithCard(portal, who, cardId, seats)));
    expect(answers.filter((answer) => faultOf(answer) === 'answered')).toHaveLength(1);
    expect(await cardNow(cardId)).toEqual([2, 0, 'use']);
  });
});
