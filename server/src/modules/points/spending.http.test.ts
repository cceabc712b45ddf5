import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '../../../test/clock.ts';
import { makeCrowd, type Member } from '../../../test/crowd.ts';
import { giveBack, grantTo, leftOf, spendOf } from '../../../test/points.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { brokenInvariants } from '../ledger/index.ts';
import { expireAllPoints } from './index.ts';

const DAY = 24 * HOUR;
const TRIES = 200;
/** As many at once as two nodes have connections for. */
const CLIENTS = 10;

let portal: TestPortal;
let second: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  second = await startPortal({ jobs: false, database: portal.database });
});
afterAll(async () => {
  await second.stop();
  await portal.stop();
});

const somebody = async (): Promise<string> => ((await makeCrowd(portal, 1)) as [Member])[0].guid;
const counted = (all: string[]): Record<string, number> =>
  Object.fromEntries([...new Set(all)].sort().map((one) => [one, all.filter((each) => each === one).length]));

/** On a machine too busy to answer one tries again under the same key, and hears what has become of it. */
async function spendUntilAnswered(node: TestPortal, guid: string, reference: string): Promise<string> {
  for (;;) {
    const outcome = await spendOf(node, guid, 1, reference);
    if (!/timeout/.test(outcome)) return outcome === 'before' ? 'spent' : outcome;
  }
}

describe('spending points', () => {
  // proves: points: first to expire spent first
  it('takes what expires first, and gives each back with its own expiry', async () => {
    const guid = await somebody();
    await grantTo(portal, guid, { points: 100, days: 60 });
    await grantTo(portal, guid, { points: 50, days: 10 });
    await grantTo(portal, guid, { points: 30, days: 300 });
    expect(await leftOf(portal, guid)).toEqual([50, 100, 30]);
    expect(await spendOf(portal, guid, 120, 'order-1')).toBe('spent');
    expect(await leftOf(portal, guid)).toEqual([0, 30, 30]);
    expect(await giveBack(portal, 'order-1')).toBe(true);
    expect(await leftOf(portal, guid)).toEqual([50, 100, 30]);
  });

  // proves: points: no payment after a return
  // proves: points: given back once
  it('pays for the same order once, gives back once, and never pays for a returned one', async () => {
    const guid = await somebody();
    await grantTo(portal, guid, { points: 100 });
    const all = await Promise.all(Array.from({ length: 5 }, () => spendOf(portal, guid, 40, 'order-2')));
    expect(counted(all)).toEqual({ before: 4, spent: 1 });
    expect(await leftOf(portal, guid)).toEqual([60]);
    const back = await Promise.all(Array.from({ length: 5 }, () => giveBack(portal, 'order-2')));
    expect(back.filter((one) => one !== false)).toEqual([true]);
    expect(await leftOf(portal, guid)).toEqual([100]);
    expect(await spendOf(portal, guid, 40, 'order-2')).toBe('pointsGivenBack');
    expect(await giveBack(portal, 'never-paid')).toBe(false);
  });

  // proves: mall: points are locked before they are counted
  it('spends exactly the balance, however many try at once', async () => {
    const guid = await somebody();
    await grantTo(portal, guid, { points: 70, days: 5 });
    await grantTo(portal, guid, { points: 50, days: 50 });
    const waiting = Array.from({ length: TRIES }, (_, at) => at);
    const outcomes: string[] = [];
    const client = async (): Promise<void> => {
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
        outcomes.push(await spendUntilAnswered(at % 2 ? second : portal, guid, `rush-${at}`));
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    expect(counted(outcomes)).toEqual({ pointsShort: TRIES - 120, spent: 120 });
    expect(await leftOf(portal, guid)).toEqual([0, 0]);
  });

  // proves: points: expired grants
  it('counts neither ended grants nor later ones', async () => {
    const guid = await somebody();
    await grantTo(portal, guid, { points: 10, days: 1 });
    await grantTo(portal, guid, { points: 10, validFrom: '2026-12-01', expiresOn: '2026-12-31' });
    expect(await spendOf(portal, guid, 11)).toBe('pointsShort');
    expect(await spendOf(portal, guid, 3)).toBe('spent');
    portal.clock.advance(2 * DAY);
    expect(await spendOf(portal, guid, 1)).toBe('pointsShort');
    await expireAllPoints(portal.portal);
    expect(await leftOf(portal, guid)).toEqual([0, 10]);
    portal.clock.advance(-2 * DAY);
  });

  it('never falls below zero when points expire while they are spent', async () => {
    const people = (await makeCrowd(portal, 12)).map(({ guid }) => guid);
    for (const guid of people) await grantTo(portal, guid, { points: 20, days: 0 });
    // for one node the day is not over yet, for the other it is
    second.clock.advance(DAY);
    const spent = people.flatMap((guid) => Array.from({ length: 4 }, () => spendOf(portal, guid, 7)));
    const [all] = await Promise.all([Promise.all(spent), expireAllPoints(second.portal)]);
    expect(all.filter((one) => one !== 'spent' && one !== 'pointsShort')).toEqual([]);
    await expireAllPoints(second.portal);
    expect(new Set((await Promise.all(people.map((guid) => leftOf(portal, guid)))).flat())).toEqual(new Set([0]));
    second.clock.advance(-DAY);
  });

  it('expires again what a cancelled order gives back after its time', async () => {
    const guid = await somebody();
    await grantTo(portal, guid, { points: 25, days: 1 });
    expect(await spendOf(portal, guid, 20, 'late')).toBe('spent');
    portal.clock.advance(3 * DAY);
    await expireAllPoints(portal.portal);
    expect(await giveBack(portal, 'late')).toBe(true);
    expect(await leftOf(portal, guid)).toEqual([20]);
    await expireAllPoints(portal.portal);
    expect(await leftOf(portal, guid)).toEqual([0]);
    portal.clock.advance(-3 * DAY);
  });

  it('is refused by the database itself beyond what a grant holds', async () => {
    const guid = await somebody();
    await grantTo(portal, guid, { points: 5 });
    const { pool } = portal.portal.database;
    const beyond = pool.query('UPDATE points_grant SET remaining = remaining - 6 WHERE person_guid = $1', [guid]);
    expect(await beyond.catch((error: { constraint?: string }) => error.constraint)).toBe('never_overspent');
  });

  it('grants the same thing once', async () => {
    const guid = await somebody();
    const twice = { points: 8, reference: 'programme-2026' };
    expect([await grantTo(portal, guid, twice), await grantTo(portal, guid, twice)]).toEqual([
      expect.any(Number),
      undefined,
    ]);
    expect(await leftOf(portal, guid)).toEqual([8]);
  });

  it('leaves a ledger that adds up', async () => {
    expect(await brokenInvariants(portal.portal.database)).toEqual([]);
  });
});
