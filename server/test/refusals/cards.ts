import { randomUUID } from 'node:crypto';
import { addDays, dayInShanghai } from '#contract/rules/day';
import { newCardNumber } from '../../src/modules/cards/numbers.ts';
import type { CardRow } from '../../src/modules/cards/rules.ts';
import { dataOf } from '../answers.ts';
import { makeCard, offerGift } from '../cards.ts';
import { CROWD_COMPANY, type Member } from '../crowd.ts';
import { someone } from '../examined.ts';
import type { TestPortal } from '../portal.ts';
import { query, refused, type Asked, type Refusals } from './refusal.ts';

const HR = { colleague: 'hr', name: '许静怡' };
const own = (who: Member) => ({ userGuid: who.guid });
const dayFrom = (portal: TestPortal, days: number) => addDays(dayInShanghai(portal.clock.now()), days);

const binding = async (portal: TestPortal, number: string): Promise<Asked> => {
  const who = await someone(portal);
  return refused(portal, 'BindCard', { ...own(who), number }, who.token);
};
/** Giving away a card that is in this state. */
const giving =
  (wish: Partial<CardRow>, to = HR) =>
  async (portal: TestPortal): Promise<Asked> => {
    const who = await someone(portal);
    const { cardId: assetId } = await makeCard(portal, CROWD_COMPANY, { owner_guid: who.guid, ...wish });
    return refused(portal, 'GiftCard', { ...own(who), assetId, ...to }, who.token);
  };
/** A gift of one to the other that was taken back. */
async function overGift(portal: TestPortal) {
  const [giver, receiver] = [await someone(portal), await someone(portal)];
  const { cardId } = await makeCard(portal, CROWD_COMPANY, { owner_guid: giver.guid, state: 5 });
  const giftId = randomUUID();
  await offerGift(portal.portal, CROWD_COMPANY, { giftId, cardId, from: giver.guid, to: receiver.guid });
  dataOf(await portal.call('TakeBackGift', { ...own(giver), giftId }, { session: giver.token }));
  return { giver, receiver, giftId };
}

export const cardRefusals: Refusals = {
  cardNumberBad: (portal) => binding(portal, '1234 5678'),
  cardBindFailed: (portal) => binding(portal, newCardNumber()),
  cardExpired: async (portal) => {
    const over = { valid_from: dayFrom(portal, -30), valid_to: dayFrom(portal, -1) };
    return binding(portal, (await makeCard(portal, CROWD_COMPANY, over)).number);
  },
  cardTryLater: async (portal) => {
    const who = await someone(portal);
    await query(
      portal,
      `INSERT INTO card_try SELECT company_id, account_id, 'bind', 9, $2::timestamptz + interval '90 s', $2 FROM account
       WHERE person_guid = $1`,
      [who.guid, portal.clock.now()],
    );
    // the clock goes on between the two
    const seconds = (_: unknown, text: string) => ({ seconds: /\d+/.exec(text)?.[0] ?? '' });
    return refused(portal, 'BindCard', { ...own(who), number: newCardNumber() }, who.token, seconds);
  },
  cardSuspended: giving({ state: 1 }),
  cardUsedUp: giving({ state: 2, uses_left: 0 }),
  cardFrozen: giving({ state: 3 }),
  cardCancelled: giving({ state: 4 }),
  cardGifted: giving({ state: 5 }),
  cardNotStarted: async (portal) => {
    const date = dayFrom(portal, 3);
    return { ...(await giving({ state: 6, valid_from: date })(portal)), blanks: () => ({ date }) };
  },
  cardPartlyUsed: giving({ uses_total: 2 }),
  colleagueUnknown: giving({}, { ...HR, name: '不是她' }),
  giftToSelf: async (portal) => {
    const hr = await portal.login('demo', 'hr');
    const { cardId: assetId } = await makeCard(portal, CROWD_COMPANY, { owner_guid: hr.user.CustomerGuid });
    return refused(portal, 'GiftCard', { userGuid: hr.user.CustomerGuid, assetId, ...HR }, hr);
  },
  giftGone: async (portal) => {
    const { receiver, giftId } = await overGift(portal);
    return refused(portal, 'AcceptGift', { ...own(receiver), giftId }, receiver.token);
  },
  cardRecoverFailed: async (portal) => {
    const { giver, giftId } = await overGift(portal);
    return refused(portal, 'TakeBackGift', { ...own(giver), giftId }, giver.token);
  },
  cardGivenAway: async (portal) => {
    const [giver, receiver] = [await someone(portal), await someone(portal)];
    const { cardId } = await makeCard(portal, CROWD_COMPANY, { owner_guid: giver.guid, state: 5 });
    const giftId = randomUUID();
    await offerGift(portal.portal, CROWD_COMPANY, { giftId, cardId, from: giver.guid, to: receiver.guid });
    dataOf(await portal.call('AcceptGift', { ...own(receiver), giftId }, { session: receiver.token }));
    const wallet = (language: 'zh-cn' | 'en-us') =>
      portal.call('MyCards', { ...own(giver), filter: 'all' }, { session: giver.token, language });
    return { ask: async (language) => dataOf(await wallet(language)).rows[0]?.why };
  },
  cardNotWithdrawable: async (portal) => {
    const who = await someone(portal);
    const { cardId: assetId } = await makeCard(portal, CROWD_COMPANY, { owner_guid: who.guid, came_by: 'company' });
    return refused(portal, 'WithdrawCard', { ...own(who), assetId }, who.token);
  },
  noDentalCard: async (portal) => {
    const who = await someone(portal);
    const count = (language: 'zh-cn' | 'en-us') =>
      portal.call('GetTeethCardCount', { customerGuid: who.guid }, { session: who.token, language });
    return { ask: async (language) => dataOf(await count(language)).reason };
  },
};
