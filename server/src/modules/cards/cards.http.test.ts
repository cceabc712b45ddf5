import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/language';
import { cardNumberOf } from '#contract/rules/card';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { makeCard } from '../../../test/cards.ts';
import { HOUR } from '../../../test/clock.ts';
import { CROWD_COMPANY, type Member } from '../../../test/crowd.ts';
import { someone } from '../../../test/examined.ts';
import { leap } from '../../../test/paying.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { everyRow } from '../../../test/rows.ts';
import { tellOfGifts } from '../messages/texts/gift-messages.ts';
import { sendAllDue } from '../messages/jobs.ts';
import { moveCardsByDays } from './by-days.ts';
import type { CardRow } from './rules.ts';

let portal: TestPortal;
let hr: SignedIn;
const logged: string[] = [];
beforeAll(async () => {
  portal = await startPortal({
    jobs: false,
    env: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => logged.push(line) },
  });
  hr = await portal.login('demo', 'hr');
});
afterAll(() => portal.stop());

const DAY = 24 * HOUR;
const later = (ms: number): Promise<void> => leap(portal, ms);
const HR = { colleague: 'hr', name: '许静怡' };
const by = (who: Member, language: Language = 'zh-cn') => ({ session: who.token, language });
const cardOf = (who: Member, wish: Partial<CardRow> = {}) =>
  makeCard(portal, CROWD_COMPANY, { owner_guid: who.guid, ...wish });
const wallet = async (who: Member, filter: 'all' | 'available' | 'gifted' | 'ended' = 'all') =>
  dataOf(await portal.call('MyCards', { userGuid: who.guid, filter }, by(who)));
const bind = (who: Member, number: string, language?: Language) =>
  portal.call('BindCard', { userGuid: who.guid, number }, by(who, language));
const give = (who: Member, assetId: number, to = HR, language?: Language) =>
  portal.call('GiftCard', { userGuid: who.guid, assetId, ...to }, by(who, language));
const takeBack = (who: Member, giftId: string) => portal.call('TakeBackGift', { userGuid: who.guid, giftId }, by(who));
const withdraw = (who: Member, assetId: number) =>
  portal.call('WithdrawCard', { userGuid: who.guid, assetId }, by(who));
const asHr = (call: 'AcceptGift' | 'DeclineGift', giftId: string) =>
  portal.call(call, { userGuid: hr.user.CustomerGuid, giftId }, { session: hr });
const stateOf = async (cardId: number): Promise<{ state: number; owner_guid: string | null }> =>
  (await portal.portal.database.pool.query('SELECT state, owner_guid FROM card WHERE card_id = $1', [cardId])).rows[0];

describe('the wallet', () => {
  it('shows all eight states, why each, and what can be done', async () => {
    const who = await someone(portal);
    const made: [number, Partial<CardRow>][] = [
      [0, {}],
      [1, { state: 1 }],
      [2, { state: 2, uses_left: 0 }],
      [3, { state: 3 }],
      [4, { state: 4 }],
      [6, { state: 6, valid_from: '2026-08-01' }],
      [7, { state: 7, valid_to: '2026-06-01' }],
    ];
    const ids = new Map<number, number>();
    for (const [state, wish] of made) ids.set((await cardOf(who, wish)).cardId, state);
    const given = await cardOf(who);
    dataOf(await give(who, given.cardId));
    ids.set(given.cardId, 5);
    const { rows, total, counts } = await wallet(who);
    expect([total, counts]).toEqual([8, { all: 8, available: 1, paused: 3, gifted: 1, ended: 3 }]);
    expect(new Map(rows.map(({ id, state }) => [id, state]))).toEqual(ids);
    const told = Object.fromEntries(rows.map(({ state, why, actions }) => [state, [why?.fault ?? '', ...actions]]));
    expect(told).toEqual({
      0: ['', 'book', 'gift', 'withdraw'],
      1: ['cardSuspended'],
      2: ['cardUsedUp'],
      3: ['cardFrozen'],
      4: ['cardCancelled'],
      5: ['cardGifted', 'takeBack'],
      6: ['cardNotStarted', 'withdraw'],
      7: ['cardExpired'],
    });
    expect(rows.find(({ state }) => state === 6)?.why?.text).toBe('未到使用时间，2026-08-01 起可用');
    expect(rows.find(({ state }) => state === 5)?.gift).toMatchObject({ to: '许**', accepted: false });
    expect(rows[0]?.number).toMatch(/^\*{4} \*{4} \d{4}$/);
    expect((await wallet(who, 'ended')).rows.map(({ state }) => state)).toEqual([2, 7, 4]);
    expect(dataOf(await portal.call('MyCardCount', { userGuid: who.guid }, by(who)))).toEqual({ available: 1 });
  });

  it('leads a card that pays in a mall to where it does', async () => {
    const who = await someone(portal);
    const made = await Promise.all((['dental', 'mall'] as const).map((purpose) => cardOf(who, { purpose })));
    const { rows } = await wallet(who);
    for (const { cardId } of made)
      expect(rows.find(({ id }) => id === cardId)?.actions).toEqual(['use', 'gift', 'withdraw']);
  });

  it('goes by the days, however late the job is; the job writes them down', async () => {
    const who = await someone(portal);
    const started = await cardOf(who, { state: 6, valid_from: '2026-06-10' });
    const ended = await cardOf(who, { state: 0, valid_to: '2026-06-09' });
    const shown = async () => Object.fromEntries((await wallet(who)).rows.map(({ id, state }) => [id, state]));
    expect(await shown()).toEqual({ [started.cardId]: 0, [ended.cardId]: 7 });
    await moveCardsByDays(portal.portal);
    expect([await stateOf(started.cardId), await stateOf(ended.cardId)]).toMatchObject([{ state: 0 }, { state: 7 }]);
  });

  it('of two thousand cards answers a page', async () => {
    const who = await someone(portal);
    const { cardId } = await cardOf(who);
    await portal.portal.database.pool.query(
      `INSERT INTO card SELECT company_id, nextval('card_counter'), number, decode(md5(n::text), 'hex'), owner_guid, came_by,
         name, name_eng, purpose, plan_id, state, valid_from, valid_to, uses_total, uses_left, created_at, owned_at
       FROM card, generate_series(1, 1999) n WHERE card_id = $1`,
      [cardId],
    );
    const page = (pageIndex: number) =>
      portal.call('MyCards', { userGuid: who.guid, pageIndex, filter: 'available' }, by(who));
    // a copied number opens under its own card alone: the row of it is on the first page
    await portal.portal.database.pool.query('UPDATE card SET valid_to = valid_to + 1 WHERE owner_guid = $1', [
      who.guid,
    ]);
    expect(dataOf(await portal.call('MyCardCount', { userGuid: who.guid }, by(who)))).toEqual({ available: 2000 });
    expect(faultOf(await page(500))).toBe('answered');
    expect(dataOf(await page(500))).toMatchObject({ rows: [], total: 2000 });
  });

  it('says that there is no dental card, in both languages', async () => {
    const who = await someone(portal);
    const ask = async (language?: Language) =>
      dataOf(await portal.call('GetTeethCardCount', { customerGuid: who.guid }, by(who, language)));
    expect(await ask()).toMatchObject({ count: 0, reason: { text: '暂无洁牙卡' } });
    expect(await ask('en-us')).toMatchObject({ reason: { text: 'No dental cleaning card' } });
    await cardOf(who, { purpose: 'dental' });
    expect(await ask()).toEqual({ count: 1, reason: null });
  });
});

describe('a number', () => {
  it('binds a card once, however it is typed; it is neither stored readably nor logged', async () => {
    const who = await someone(portal);
    const { number, cardId } = await makeCard(portal, CROWD_COMPANY);
    const typed = number.replace(/(\d{4})(?=\d)/g, '$1 ');
    expect(dataOf(await bind(who, typed))).toMatchObject({ id: cardId, number: `**** **** ${number.slice(-4)}` });
    expect(await stateOf(cardId)).toEqual({ state: 0, owner_guid: who.guid });
    const stored = Object.values(await everyRow(portal.portal.database.pool)).join('\n');
    for (const form of [number, Buffer.from(number).toString('hex')]) {
      expect(stored).not.toContain(form);
      expect(logged.join('')).not.toContain(form);
    }
    expect(logged.join('')).toContain('BindCard');
  });

  it('that is unknown, taken, another company’s or held back answers the same; one that is over says so', async () => {
    const who = await someone(portal);
    const taken = await cardOf(await someone(portal));
    const elsewhere = await makeCard(portal, 220);
    const stopped = await makeCard(portal, CROWD_COMPANY, { state: 1 });
    for (const number of [cardNumberOf('999999999999999'), taken.number, elsewhere.number, stopped.number]) {
      await later(DAY);
      const answer = await bind(who, number);
      expect([faultOf(answer), textOf(answer)]).toEqual(['cardBindFailed', '绑定失败，请核对卡号']);
    }
    await later(DAY);
    expect(textOf(await bind(who, taken.number, 'en-us'))).toBe('Could not add this card. Check the number');
    await later(DAY);
    const over = await makeCard(portal, CROWD_COMPANY, { state: 7, valid_to: '2026-06-01' });
    expect(textOf(await bind(who, over.number))).toBe('兑换已过期');
    await later(DAY);
    expect(textOf(await bind(who, over.number, 'en-us'))).toBe('Redemption date expired');
    expect(faultOf(await bind(who, '1234'))).toBe('cardNumberBad');
  });

  // proves: cards: numbers are not guessed
  it('cannot be guessed: each wrong one waits longer, many at once included', async () => {
    const who = await someone(portal);
    const wrong = cardNumberOf('888888888888888');
    const first = await Promise.all(Array.from({ length: 8 }, () => bind(who, wrong)));
    expect(first.map(faultOf).sort()).toEqual([
      ...Array<string>(3).fill('cardBindFailed'),
      ...Array<string>(5).fill('cardTryLater'),
    ]);
    // read from the stored row: the clock runs on while a request is on its way
    const waitNow = async (): Promise<number> => {
      const { rows } = await portal.portal.database.pool.query<{ seconds: number }>(
        'SELECT extract(epoch FROM next_at - last_at)::int AS seconds FROM card_try ORDER BY last_at DESC LIMIT 1',
      );
      return rows[0]?.seconds ?? 0;
    };
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      waits.push(await waitNow());
      await later((waits.at(-1) ?? 0) * 1_000);
      expect(faultOf(await bind(who, wrong))).toBe('cardBindFailed');
    }
    expect(waits).toEqual([10, 20, 40, 80]);
    const refused = await bind(who, wrong);
    expect([refused.status, faultOf(refused)]).toEqual([429, 'cardTryLater']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80);
    // who has the right one waits as well, and then starts anew
    const { number } = await makeCard(portal, CROWD_COMPANY);
    expect(faultOf(await bind(who, number))).toBe('cardTryLater');
    await later(HOUR);
    expect(faultOf(await bind(who, number))).toBe('answered');
    expect(faultOf(await bind(who, wrong))).toBe('cardBindFailed');
  });

  // proves: cards: a card is bound by one
  it('of one card, typed by many at once, gives it to one of them', async () => {
    const { number, cardId } = await makeCard(portal, CROWD_COMPANY);
    const people = [await someone(portal), await someone(portal), await someone(portal), await someone(portal)];
    const answers = await Promise.all(people.map((who) => bind(who, number)));
    expect(answers.map(faultOf).sort()).toEqual(['answered', ...Array<string>(3).fill('cardBindFailed')]);
    const winner = people[answers.findIndex((answer) => faultOf(answer) === 'answered')];
    expect((await stateOf(cardId)).owner_guid).toBe(winner?.guid);
  });

  // proves: cards: a used card stays
  it('can be given back unused, and then be bound by another person', async () => {
    const [who, other] = [await someone(portal), await someone(portal)];
    const { number, cardId } = await cardOf(who);
    expect(faultOf(await withdraw(other, cardId))).toBe('notYours');
    dataOf(await withdraw(who, cardId));
    expect(await stateOf(cardId)).toEqual({ state: 0, owner_guid: null });
    expect(faultOf(await bind(other, number))).toBe('answered');
    const [part, fromHr, held] = [
      await cardOf(who, { uses_total: 2 }),
      await cardOf(who, { came_by: 'company' }),
      await cardOf(who, { state: 1 }),
    ];
    expect(faultOf(await withdraw(who, part.cardId))).toBe('cardPartlyUsed');
    expect(faultOf(await withdraw(who, fromHr.cardId))).toBe('cardNotWithdrawable');
    expect(faultOf(await withdraw(who, held.cardId))).toBe('cardNotWithdrawable');
  });
});

describe('a gift', () => {
  const sentTo = async (guid: string): Promise<string[]> => {
    await tellOfGifts(portal.portal);
    const { rows } = await portal.portal.database.pool.query<{ kind: string }>(
      'SELECT kind FROM message WHERE person_guid = $1 ORDER BY message_id',
      [guid],
    );
    return rows.map(({ kind }) => kind);
  };
  const hrPhone = async (): Promise<string[]> => {
    await sendAllDue(portal.portal);
    return (portal.portal.ports.sms.kept?.() ?? []).map(({ text }) => text);
  };

  // proves: cards: a gift ends once
  it('is the giver’s until it is accepted, and then the colleague’s; both are told', async () => {
    const who = await someone(portal);
    const { cardId } = await cardOf(who);
    const { giftId, to } = dataOf(await give(who, cardId));
    expect(to).toBe('许**');
    expect(await stateOf(cardId)).toEqual({ state: 5, owner_guid: who.guid });
    const offered = dataOf(await portal.call('MyCards', { userGuid: hr.user.CustomerGuid }, { session: hr }));
    expect(offered.incoming.find((gift) => gift.giftId === giftId)).toMatchObject({ name: { zh: '体检卡' } });
    expect(await sentTo(hr.user.CustomerGuid)).toContain('giftOffered');
    expect(
      (await hrPhone()).some((text) => /^【体检预约】同事.+赠送您一张「体检卡」，请在6月.+领取。$/.test(text)),
    ).toBe(true);
    expect(dataOf(await asHr('AcceptGift', giftId))).toEqual({ id: cardId });
    expect(await stateOf(cardId)).toEqual({ state: 0, owner_guid: hr.user.CustomerGuid });
    const { rows } = await wallet(who, 'gifted');
    expect(rows).toMatchObject([{ id: cardId, state: 5, actions: [], why: { fault: 'cardGivenAway' } }]);
    expect(textOf(await takeBack(who, giftId))).toMatch(/^收回失败：/);
    expect(faultOf(await asHr('AcceptGift', giftId))).toBe('giftGone');
    expect((await stateOf(cardId)).owner_guid).toBe(hr.user.CustomerGuid);
  });

  // proves: cards: a gift is accepted in time
  it('can be declined, taken back, or left for seven days: then it is the giver’s again', async () => {
    const who = await someone(portal);
    const { cardId } = await cardOf(who);
    const usable = { state: 0, owner_guid: who.guid };
    const declined = dataOf(await give(who, cardId));
    dataOf(await asHr('DeclineGift', declined.giftId));
    expect(await stateOf(cardId)).toEqual(usable);
    const back = dataOf(await give(who, cardId));
    dataOf(await takeBack(who, back.giftId));
    expect(await stateOf(cardId)).toEqual(usable);
    expect(faultOf(await asHr('AcceptGift', back.giftId))).toBe('giftGone');
    const left = dataOf(await give(who, cardId));
    await later(7 * DAY - 1_000);
    await moveCardsByDays(portal.portal);
    expect((await stateOf(cardId)).state).toBe(5);
    await later(1_000);
    expect(faultOf(await asHr('AcceptGift', left.giftId))).toBe('giftGone');
    await moveCardsByDays(portal.portal);
    expect(await stateOf(cardId)).toEqual(usable);
  });

  it('of a card that ends while it waits ends with it', async () => {
    const who = await someone(portal);
    const { cardId } = await cardOf(who, {
      valid_to: new Date(portal.clock.now().getTime() + DAY).toISOString().slice(0, 10),
    });
    const { giftId } = dataOf(await give(who, cardId));
    await later(3 * DAY);
    expect((await wallet(who)).rows).toMatchObject([{ state: 7 }]);
    await moveCardsByDays(portal.portal);
    expect((await stateOf(cardId)).state).toBe(7);
    expect(faultOf(await asHr('AcceptGift', giftId))).toBe('giftGone');
  });

  // proves: cards: accounts are not told
  it('needs name and account to be the same colleague’s: one alone says nothing of who there is', async () => {
    const who = await someone(portal);
    const { cardId } = await cardOf(who);
    const wrong = [
      { colleague: 'hr', name: '许静' },
      { colleague: 'nobody', name: '许静怡' },
      { colleague: 'YF20012', name: '陈思远' },
    ];
    const answers: string[] = [];
    for (const to of wrong) answers.push(textOf(await give(who, cardId, to)));
    expect(new Set(answers)).toEqual(new Set(['没有找到这位同事，请核对姓名与账号、工号或手机号']));
    expect(faultOf(await give(who, cardId))).toBe('cardTryLater');
    await later(HOUR);
    expect(faultOf(await give(who, cardId, { colleague: ' yf20012 ', name: ' 许静怡 ' }))).toBe('answered');
  });

  it('is refused of a card that is used, held back, given already or another person’s, and to oneself', async () => {
    const who = await someone(portal);
    const faultsOf = async (wish: Partial<CardRow>) => faultOf(await give(who, (await cardOf(who, wish)).cardId));
    expect(await faultsOf({ uses_total: 2 })).toBe('cardPartlyUsed');
    await later(HOUR);
    expect(await faultsOf({ state: 3 })).toBe('cardFrozen');
    await later(HOUR);
    const { cardId } = await cardOf(who);
    dataOf(await give(who, cardId));
    expect(faultOf(await give(who, cardId))).toBe('cardGifted');
    const other = await cardOf(await someone(portal));
    expect(faultOf(await give(who, other.cardId))).toBe('notYours');
    const { number } = await makeCard(portal, CROWD_COMPANY);
    const { id } = dataOf(await portal.call('BindCard', { userGuid: hr.user.CustomerGuid, number }, { session: hr }));
    const self = { userGuid: hr.user.CustomerGuid, assetId: id, ...HR };
    expect(faultOf(await portal.call('GiftCard', self, { session: hr }))).toBe('giftToSelf');
  });

  it('accepted and taken back at the same moment goes to one of them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const who = await someone(portal);
      const { cardId } = await cardOf(who);
      const { giftId } = dataOf(await give(who, cardId));
      const [accepted, taken] = await Promise.all([asHr('AcceptGift', giftId), takeBack(who, giftId)]);
      const isHrs = faultOf(accepted) === 'answered';
      expect([faultOf(accepted), faultOf(taken)]).toEqual(
        isHrs ? ['answered', 'cardRecoverFailed'] : ['giftGone', 'answered'],
      );
      expect(await stateOf(cardId)).toEqual({ state: 0, owner_guid: isHrs ? hr.user.CustomerGuid : who.guid });
    }
  });
});
