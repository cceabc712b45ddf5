import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, fromElsewhere } from '../../../test/answers.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';

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

describe('notices', () => {
  const titlesAt = async (moment: string, company: string) => {
    const who = await at(moment, company);
    const answer = await portal.call(
      'GetCompanyColorsAndIndexMenus',
      { companyId: who.user.CompanyId },
      { session: who },
    );
    return dataOf(answer).Notices.map(({ title }) => title);
  };

  it.each([
    ['2023-08-20T23:58:00+08:00', false],
    ['2023-08-21T00:00:00+08:00', true],
    ['2023-08-20T16:00:00Z', true],
    ['2023-09-08T23:58:00+08:00', true],
    ['2023-09-08T16:00:00Z', false],
  ])('are shown by the day in Shanghai: at %s %j', async (moment, isShown) => {
    expect((await titlesAt(moment, 'deqin2')).includes('团检预约')).toBe(isShown);
  });

  it('without days are always shown, in both languages', async () => {
    const who = await at('2026-06-10T10:00:00+08:00', 'demo');
    const answer = await portal.call('GetCompanyColorsAndIndexMenus', { companyId: 100 }, { session: who });
    expect(dataOf(answer).Notices).toMatchObject([
      { id: 1, tone: 'info', title: '预约提示', titleEng: 'Before you book' },
    ]);
    expect(await titlesAt('2030-01-01T00:00:00+08:00', 'demo')).toEqual(['预约提示']);
  });

  it('change at midnight for somebody who stays signed in', async () => {
    const who = await at('2023-08-20T23:50:00+08:00', 'deqin2', 'hr');
    const titles = async () => {
      const answer = await portal.call('GetCompanyColorsAndIndexMenus', { companyId: 452 }, { session: who });
      return dataOf(answer).Notices.map(({ title }) => title);
    };
    expect(await titles()).not.toContain('团检预约');
    portal.clock.advance(11 * 60_000);
    expect(await titles()).toContain('团检预约');
  });
});

describe('§4.2, §6: the booking window', () => {
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
    expect(await openingAt(moment, 'deqin4', user)).toEqual(opening);
  });

  it.each([
    ['an employee', 'emp', open],
    ['class 6', 'emp6', opensOn('2026-06-24')],
  ])('of company 474, for %s', async (_, user, opening) => {
    expect(await openingAt('2026-06-10T10:00:00+08:00', 'deqin3', user)).toEqual(opening);
  });

  it('§1: of the group exam', async () => {
    expect(await openingAt('2023-08-27T12:00:00+08:00', 'deqin2')).toEqual(opensOn('2023-08-28'));
    expect(await openingAt('2023-09-01T12:00:00+08:00', 'deqin2')).toEqual(open);
    expect(await openingAt('2023-09-09T12:00:00+08:00', 'deqin2')).toEqual(opensOn(''));
  });

  it('is always open where there is none, and not yet where it lies ahead', async () => {
    expect(await openingAt('2026-06-10T10:00:00+08:00', 'deqin')).toEqual(open);
    expect(await openingAt('2026-06-10T10:00:00+08:00', 'pocket')).toEqual(opensOn('2026-07-01'));
  });
});
