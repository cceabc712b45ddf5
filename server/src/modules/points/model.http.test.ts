import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR, TEST_NOW } from '../../../test/clock.ts';
import { makeCrowd } from '../../../test/crowd.ts';
import { giveBack, grantTo, leftOf, spendOf } from '../../../test/points.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { FULL } from '../../../test/run-size.ts';
import { brokenInvariants } from '../ledger/index.ts';
import { expireAllPoints } from './index.ts';

/**
 * Grants, purchases, cancellations and days in any order: the rest of each grant is the one of a simple model.
 * `MODEL_RUNS=500` for the whole proof.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? (FULL ? 100 : 3));
const STEPS = 20;
const DAY = 24 * HOUR;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

type Step =
  | { do: 'grant'; points: number; days: number }
  | { do: 'spend'; points: number }
  | { do: 'giveBack'; which: number }
  | { do: 'days'; days: number }
  | { do: 'expire' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('grant'),
    points: fc.integer({ min: 1, max: 50 }),
    days: fc.integer({ min: 0, max: 9 }),
  }),
  fc.record({ do: fc.constant('spend'), points: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ do: fc.constant('giveBack'), which: fc.nat(5) }),
  fc.record({ do: fc.constant('days'), days: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('expire') }),
);

interface Grant {
  left: number;
  lastDay: number;
}
interface Bought {
  from: [Grant, number][];
  isBack: boolean;
}

/** The expected effects, in a dozen lines and without a database. */
function createModel() {
  const grants: Grant[] = [];
  const bought: Bought[] = [];
  let today = 0;
  const inOrder = () => grants.toSorted((a, b) => a.lastDay - b.lastDay);
  return {
    grant: (points: number, days: number) => void grants.push({ left: points, lastDay: today + days }),
    spend(points: number): boolean {
      const usable = inOrder().filter(({ lastDay }) => lastDay >= today);
      if (usable.reduce((sum, { left }) => sum + left, 0) < points) return false;
      let missing = points;
      const from = usable.map((grant): [Grant, number] => {
        const taken = Math.min(grant.left, missing);
        grant.left -= taken;
        missing -= taken;
        return [grant, taken];
      });
      bought.push({ from, isBack: false });
      return true;
    },
    giveBack(which: number): boolean {
      const one = bought[which];
      if (!one || one.isBack) return false;
      one.isBack = true;
      for (const [grant, points] of one.from) grant.left += points;
      return true;
    },
    days: (count: number) => void (today += count),
    expire: () => {
      for (const grant of grants) if (grant.lastDay < today) grant.left = 0;
    },
    left: () => inOrder().map(({ left }) => left),
  };
}

async function follow(steps: Step[]): Promise<void> {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  const model = createModel();
  let bought = 0;
  for (const next of steps) {
    if (next.do === 'grant') {
      model.grant(next.points, next.days);
      await grantTo(portal, member.guid, next);
    } else if (next.do === 'spend') {
      const paid = model.spend(next.points);
      const outcome = await spendOf(portal, member.guid, next.points, `${member.guid}/${bought}`);
      expect(outcome).toBe(paid ? 'spent' : 'pointsShort');
      if (paid) bought += 1;
    } else if (next.do === 'giveBack') {
      expect(await giveBack(portal, `${member.guid}/${next.which}`)).toBe(model.giveBack(next.which));
    } else if (next.do === 'days') {
      model.days(next.days);
      portal.clock.advance(next.days * DAY);
    } else {
      model.expire();
      await expireAllPoints(portal.portal);
    }
    expect(await leftOf(portal, member.guid)).toEqual(model.left());
  }
  expect(await brokenInvariants(portal.portal.database)).toEqual([]);
}

it('the rest of each grant is the one of a simple model, after every step', { timeout: 600_000 }, async () => {
  const histories = fc.array(step, { minLength: STEPS, maxLength: STEPS });
  await fc.assert(
    fc.asyncProperty(histories, (steps) => {
      portal.clock.at(TEST_NOW);
      return follow(steps);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
