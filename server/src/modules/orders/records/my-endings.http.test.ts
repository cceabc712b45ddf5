import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewsItem } from '#contract/calls/news';
import { addDays, dayInShanghai } from '#contract/rules/day';
import { dataOf } from '../../../../test/answers.ts';
import { makeCard } from '../../../../test/cards.ts';
import { makeClaim } from '../../../../test/claims.ts';
import { CROWD_COMPANY, type Member } from '../../../../test/crowd.ts';
import { someone } from '../../../../test/examined.ts';
import { makeService } from '../../../../test/feedback.ts';
import { grantTo } from '../../../../test/points.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let today: string;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  today = dayInShanghai(portal.clock.now());
});
afterAll(() => portal.stop());

const day = (offset: number) => addDays(today, offset);
const newsOf = async (who: Member): Promise<NewsItem[]> =>
  dataOf(await portal.call('GetMyNews', { userGuid: who.guid }, { session: who.token })).news;
const service = (who: Member, name: string, to: string) =>
  makeService(portal, {
    ...{ personGuid: who.guid, name: { zh: name, en: name }, from: day(-1), to },
    use: { kind: 'booking' },
  });

it('tells what ends within thirty days, what ends first on top, and nothing that lasts', async () => {
  const who = await someone(portal);
  await grantTo(portal, who.guid, { points: 120, days: 20 });
  await grantTo(portal, who.guid, { points: 80, days: 30 });
  await grantTo(portal, who.guid, { points: 500, days: 31 });
  await makeCard(portal, CROWD_COMPANY, { owner_guid: who.guid, valid_to: day(10) });
  await makeCard(portal, CROWD_COMPANY, { owner_guid: who.guid, valid_to: day(31) });
  await makeCard(portal, CROWD_COMPANY, { owner_guid: who.guid, valid_to: day(-1) });
  await service(who, 'soon', day(5));
  await service(who, 'lasts', day(60));
  expect(await newsOf(who)).toEqual([
    { kind: 'service', count: 1, name: { zh: 'soon', en: 'soon' }, on: day(5) },
    { kind: 'card', count: 1, name: { zh: '体检卡', en: 'Check-up card' }, on: day(10) },
    { kind: 'points', points: 200, on: day(20) },
  ]);
});

it('tells a claim that was sent back, with the field it is about, until it is handed in again', async () => {
  const who = await someone(portal);
  const { claimId } = await makeClaim(portal, {
    ...{ companyId: CROWD_COMPANY, personGuid: who.guid, state: 'submitted' },
  });
  expect(await newsOf(who)).toEqual([]);
  const finance = await portal.operator('finance');
  dataOf(
    await portal.call(
      'OpsClaimReturn',
      {
        ...{ companyId: CROWD_COMPANY, claimId, revision: 0 },
        fields: [{ field: 'bank', reason: '请填写到支行' }],
      },
      { session: finance },
    ),
  );
  const [item] = await newsOf(who);
  expect(item).toMatchObject({ kind: 'claim', reimId: claimId, field: 'bank', reason: '请填写到支行' });
});

it('says nothing of others', async () => {
  const [who, other] = [await someone(portal), await someone(portal)];
  await grantTo(portal, other.guid, { points: 10, days: 3 });
  await makeCard(portal, CROWD_COMPANY, { owner_guid: other.guid, valid_to: day(3) });
  await service(other, 'theirs', day(3));
  expect(await newsOf(who)).toEqual([]);
});
