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

  it('change at midnight for a person who stays signed in', async () => {
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
