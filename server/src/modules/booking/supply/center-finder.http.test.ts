import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import type { Registry } from '#contract/registry';
import { closesCentre } from '#contract/rules/store-status';
import { dataOf, fromElsewhere } from '../../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';

/** Where centres are and what they offer, without a booking. */
let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => portal.stop());

const signIn = (company: string, account: string) => portal.login(company, account, { headers: fromElsewhere() });
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The demo world lacks what this test looks at');
  return value;
}
const find = async (session: SignedIn, asked: Payload<Registry['FindCenters']> = {}) =>
  dataOf(await portal.call('FindCenters', asked, { session }));

it('begins in one’s own city and finds the centres of every other', async () => {
  const emp = await signIn('demo', 'emp');
  const own = await find(emp);
  expect(own.cityId).toBe(emp.user.CityId);
  expect(own.cities.length).toBeGreaterThanOrEqual(12);
  expect(own.centers).toHaveLength(own.cities.find(({ id }) => id === own.cityId)?.centers ?? 0);
  const other = present(own.cities.find(({ id }) => id !== own.cityId));
  const there = await find(emp, { cityId: other.id });
  expect(there.cityId).toBe(other.id);
  expect(there.centers).toHaveLength(other.centers);
  const ids = (centers: { id: number }[]) => centers.map(({ id }) => id);
  expect(ids(there.centers).filter((id) => ids(own.centers).includes(id))).toEqual([]);
});

it('a person whose city has no centre, or an unknown city, begins in one that has', async () => {
  const remote = await signIn('demo', 'remote');
  const { cityId, cities, centers } = await find(remote);
  expect(cityId).not.toBe(remote.user.CityId);
  expect(cities.map(({ id }) => id)).toContain(cityId);
  expect(centers.length).toBeGreaterThan(0);
  const emp = await signIn('demo', 'emp');
  expect((await find(emp, { cityId: 999_999 })).cityId).toBe(emp.user.CityId);
});

it('what the caller’s plans may use comes first, with their packages; closed houses come last', async () => {
  const emp = await signIn('demo', 'emp');
  const { rows } = await portal.portal.database.pool.query<{ plan_id: number; center_ids: number[] | null }>(
    'SELECT plan_id, center_ids FROM plan WHERE company_id = $1 AND closed_at IS NULL',
    [emp.user.CompanyId],
  );
  // one centre alone is left to the plans of this company
  const { centers: before } = await find(emp);
  const only = present(before.filter(({ storeStatus }) => !closesCentre(storeStatus)).at(-1));
  try {
    await portal.portal.database.pool.query('UPDATE plan SET center_ids = $2 WHERE company_id = $1', [
      emp.user.CompanyId,
      [only.id],
    ]);
    const { centers } = await find(emp);
    const first = present(centers[0]);
    expect(first).toMatchObject({ id: only.id });
    expect(first.plans.length).toBeGreaterThan(0);
    expect(first.packages.length).toBeGreaterThan(0);
    expect(first.extras.length).toBeGreaterThan(0);
    expect(centers.slice(1).every(({ plans, packages }) => plans.length === 0 && packages.length === 0)).toBe(true);
    const shut = centers.map(({ storeStatus }) => closesCentre(storeStatus));
    expect(shut).toEqual(shut.toSorted((one, other) => Number(one) - Number(other)));
  } finally {
    for (const { plan_id, center_ids } of rows)
      await portal.portal.database.pool.query(
        'UPDATE plan SET center_ids = $3 WHERE company_id = $1 AND plan_id = $2',
        [emp.user.CompanyId, plan_id, center_ids],
      );
  }
});

it('distances count from where one is', async () => {
  const emp = await signIn('demo', 'emp');
  const { centers } = await find(emp);
  const first = present(centers[0]);
  expect(centers.every(({ distanceKm }) => distanceKm === null)).toBe(true);
  const near = await find(emp, { referenceCoordinate: `${first.lng},${first.lat}` });
  expect(near.centers.find(({ id }) => id === first.id)?.distanceKm).toBe(0);
});
