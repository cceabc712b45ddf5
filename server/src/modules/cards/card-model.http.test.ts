import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inCompany } from '../../../test/answers.ts';
import { makeCard } from '../../../test/cards.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import { makeCardPlan, orderWithCard } from '../../../test/card-plan.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { randomBelow } from '../../../test/random.ts';
import { FULL } from '../../../test/run-size.ts';
import { makeSeats, seatsMatchOrders } from '../../../test/seats.ts';
import type { InCompany } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { moveCardsByDays } from './by-days.ts';
import { endGift, backToGiver } from './end-gift.ts';

/** The whole way is 10,000 steps; fewer find the same faults. */
const STEPS = FULL ? 10_000 : 200;
const LONGEST = 5 * STEPS;
const ACTORS = 6;
const CARDS = 8;

let portal: TestPortal;
let people: Member[];
let logins: string[];
const cards: { cardId: number; number: string }[] = [];
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  people = await makeCrowd(portal, ACTORS);
  logins = await nameLogins();
  for (let at = 0; at < CARDS; at += 1)
    cards.push(await makeCard(portal, CROWD_COMPANY, { uses_total: 1 + (at % 2), uses_left: 1 + (at % 2) }));
  await makeCardPlan(portal);
}, 60_000);
afterAll(() => portal.stop());

/** The crowd has no account names; each gets one, so that it can be given something. */
async function nameLogins(): Promise<string[]> {
  const names = people.map((_, at) => `model-${at}`);
  await transact({ portal: portal.portal, company: { companyId: CROWD_COMPANY } }, async (ctx) => {
    const key = await portal.portal.keyring.companyKey(ctx);
    for (const [at, { guid }] of people.entries())
      await sql`INSERT INTO account_login (company_id, login_index, account_id)
        SELECT company_id, ${key.index('login', names[at] ?? '')}, account_id FROM account
        WHERE company_id = ${CROWD_COMPANY} AND person_guid = ${guid}`.execute(ctx.db);
  });
  return names;
}

const rows = async <T>(query: string): Promise<T[]> => (await portal.portal.database.pool.query(query)).rows as T[];
const asJob = <T>(work: (ctx: InCompany) => Promise<T>) =>
  transact({ portal: portal.portal, company: { companyId: CROWD_COMPANY } }, work);

/** One action of one person, with others acting at the same moment. Refusals are as good as answers. */
async function step(roll: (below: number) => number): Promise<void> {
  const { cardId, number } = cards[roll(CARDS)] as { cardId: number; number: string };
  const [now] = await rows<{ owner: string | null; gift: string | null; to: string | null }>(
    `SELECT c.owner_guid AS owner, g.gift_id AS gift, g.to_guid AS to FROM card c
     LEFT JOIN card_gift g ON g.card_id = c.card_id AND g.state = 'waiting' WHERE c.card_id = ${cardId}`,
  );
  // mostly who can, as it was a moment ago, and now and then anybody
  const anybody = people[roll(ACTORS)] as Member;
  const meant = (guid: string | null | undefined): Member =>
    (roll(4) > 0 ? people.find((person) => person.guid === guid) : undefined) ?? anybody;
  const owner = meant(now?.owner);
  const asOwner = [{ userGuid: owner.guid, assetId: cardId }, { session: owner.token }] as const;
  const receiver = meant(now?.to);
  const giftId = now?.gift ?? NO_GIFT;
  switch (roll(12)) {
    case 0:
    case 1:
      return void (await portal.call('BindCard', { userGuid: anybody.guid, number }, { session: anybody.token }));
    case 2:
      return void (await portal.call('WithdrawCard', ...asOwner));
    case 3:
    case 4: {
      const to = { colleague: logins[roll(ACTORS)] ?? '', name: '群众' };
      return void (await portal.call('GiftCard', { ...asOwner[0], ...to }, asOwner[1]));
    }
    case 5:
      return void (await portal.call('AcceptGift', { userGuid: receiver.guid, giftId }, { session: receiver.token }));
    case 6:
      return void (await portal.call('DeclineGift', { userGuid: receiver.guid, giftId }, { session: receiver.token }));
    case 7:
      return void (await portal.call('TakeBackGift', { userGuid: owner.guid, giftId }, asOwner[1]));
    case 8:
    case 9:
      return void (await orderWithCard(portal, owner, cardId, seats));
    case 10:
      return cancelSome(owner);
    default:
      return roll(2) === 0 ? holdBackOrLetGo(cardId, roll(2) === 0) : runOut(cardId);
  }
}

const NO_GIFT = '00000000-0000-4000-8000-000000000000';

async function cancelSome(who: Member): Promise<void> {
  const [order] = await rows<{ id: number }>(
    `SELECT order_id AS id FROM exam_order WHERE person_guid = '${who.guid}' AND status IN (10, 20)`,
  );
  const orderId = order?.id ?? 0;
  await portal.call('CancelExamOrder', { customerGuid: who.guid, orderId }, { session: who.token });
}

/** An operator's move, without the console in front of it. */
const holdBackOrLetGo = (cardId: number, back: boolean): Promise<void> =>
  inCompany(portal, CROWD_COMPANY, async (db) => {
    await sql`UPDATE card SET state = ${back ? 1 : 0} WHERE company_id = ${CROWD_COMPANY} AND card_id = ${cardId}
      AND state = ${back ? 0 : 1}`.execute(db);
  });

/** Lets a gift expire without an answer. */
const runOut = (cardId: number): Promise<void> =>
  asJob(async (ctx) => {
    const { rows: found } = await sql<{ id: string }>`
      SELECT gift_id AS id FROM card_gift WHERE company_id = ${CROWD_COMPANY} AND card_id = ${cardId} AND state = 'waiting'`.execute(
      ctx.db,
    );
    for (const { id } of found) {
      const card = await endGift(ctx, id, { as: 'declined' });
      if (card) await backToGiver(ctx, card);
    }
  });

let seats: Awaited<ReturnType<typeof makeSeats>>;

/** The conditions that hold after every step of any person. */
const WRONG = `
  SELECT 'ledger of ' || c.card_id AS wrong FROM card c
  WHERE c.value_fen IS NULL AND c.uses_left <> c.uses_total - (SELECT count(*) FILTER (WHERE kind = 'use') - count(*) FILTER (WHERE kind = 'giveBack')
    FROM card_use u WHERE u.company_id = c.company_id AND u.card_id = c.card_id)
  UNION ALL
  SELECT 'money of ' || c.card_id FROM card c
  WHERE c.left_fen <> c.value_fen - (SELECT coalesce(sum(CASE kind WHEN 'use' THEN amount_fen ELSE -amount_fen END), 0)
    FROM card_use u WHERE u.company_id = c.company_id AND u.card_id = c.card_id)
  UNION ALL
  SELECT 'gift of ' || c.card_id FROM card c
  WHERE (c.state = 5) <> EXISTS (SELECT 1 FROM card_gift g WHERE g.company_id = c.company_id AND g.card_id = c.card_id
    AND g.state = 'waiting' AND g.from_guid = c.owner_guid)
  UNION ALL
  SELECT 'owner of ' || c.card_id FROM card c WHERE c.state IN (2, 5) AND c.owner_guid IS NULL
  UNION ALL
  SELECT 'order ' || o.order_id || ' and its card' FROM exam_order o
  WHERE o.plan_id = 1990 AND (o.status IN (10, 20, 30, 35)) <> (
    SELECT count(*) FILTER (WHERE kind = 'use') - count(*) FILTER (WHERE kind = 'giveBack') = 1 FROM card_use u
    WHERE u.company_id = o.company_id AND u.subject = 'exam' AND u.subject_id = o.order_id)`;

/** Who comes first at the same moment differs from run to run, and with it how soon something of each kind has happened. */
async function hasAllHappened(): Promise<boolean> {
  const [happened] = await rows<Record<string, number>>(`SELECT
    (SELECT count(*)::int FROM card_use WHERE kind = 'use') AS used,
    (SELECT count(*)::int FROM card_use WHERE kind = 'giveBack') AS back,
    (SELECT count(*)::int FROM card_gift WHERE state = 'accepted') AS accepted,
    (SELECT count(*)::int FROM card_gift WHERE state = 'takenBack') AS taken`);
  return Object.values(happened ?? {}).every((count) => count > 0);
}

// proves: cards: numbers of uses are written down
it('cards: one owner, one state, an exact ledger, whatever happens at the same time', async () => {
  seats = await makeSeats(portal.portal.database.pool, 10_000);
  const roll = randomBelow();
  const parallel = 8;
  for (let done = 0; done < STEPS || (done < LONGEST && !(await hasAllHappened())); done += parallel) {
    await Promise.all(Array.from({ length: parallel }, () => step(roll)));
    await portal.portal.database.pool.query('DELETE FROM card_try');
    expect(await rows(WRONG), `after ${done + parallel} steps`).toEqual([]);
  }
  await moveCardsByDays(portal.portal);
  expect(await rows(WRONG)).toEqual([]);
  expect(await seatsMatchOrders(portal.portal.database.pool)).toEqual([]);
  expect(await hasAllHappened(), 'all of it has really happened').toBe(true);
}, 900_000);
