import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, fromElsewhere } from '../../../../test/answers.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => portal.stop());

/** Signs in at that moment of the company's life. */
const at = (moment: string, company: string, user = 'emp') => {
  portal.clock.at(moment);
  return portal.login(company, user, { headers: fromElsewhere() });
};

describe('the booking window', () => {
  const openingAt = async (moment: string, company: string, user = 'emp') => {
    const who = await at(moment, company, user);
    const answer = await portal.call('CanBookingOrdering', { companyId: who.user.CompanyId }, { session: who });
    return dataOf(answer);
  };
  const open = { CanOrder: true, Time: '' };
  const opensOn = (Time: string) => ({ CanOrder: false, Time });

  it.each([
    ['2023-01-08T23:58:00+08:00', 'emp', opensOn('2023-01-09')],
    ['2023-01-09T00:00:00+08:00', 'emp', open],
    ['2023-01-09T00:00:00+08:00', 'emp6', opensOn('2023-02-06')],
    ['2023-02-05T16:00:00Z', 'emp6', open],
    ['2024-01-08T23:58:00+08:00', 'emp', open],
    ['2024-01-09T00:00:00+08:00', 'emp', opensOn('')],
    ['2024-01-09T00:00:00+08:00', 'emp6', opensOn('')],
  ])('§9 of company 504, at %s for %s', async (moment, user, opening) => {
    expect(await openingAt(moment, 'deqin4', user)).toMatchObject(opening);
  });

  it.each([
    ['an employee', 'emp', open],
    ['class 6', 'emp6', opensOn('2026-06-24')],
  ])('of company 474, for %s', async (_, user, opening) => {
    expect(await openingAt('2026-06-10T10:00:00+08:00', 'deqin3', user)).toMatchObject(opening);
  });

  it('of the group exam', async () => {
    expect(await openingAt('2023-08-27T12:00:00+08:00', 'deqin2')).toMatchObject(opensOn('2023-08-28'));
    expect(await openingAt('2023-09-01T12:00:00+08:00', 'deqin2')).toMatchObject(open);
    expect(await openingAt('2023-09-09T12:00:00+08:00', 'deqin2')).toMatchObject(opensOn(''));
  });

  it('is always open where there is none, and not yet where it lies ahead', async () => {
    expect(await openingAt('2026-06-10T10:00:00+08:00', 'deqin')).toMatchObject(open);
    expect(await openingAt('2026-06-10T10:00:00+08:00', 'pocket')).toMatchObject(opensOn('2026-07-01'));
  });
});
