import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../test/answers.ts';
import { changePerson } from '../../../test/change-person.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

/** Gives `emp` of a company an age and signs in. */
async function signInBorn(company: string, birthDate: string): Promise<SignedIn> {
  const { user } = await portal.login(company, 'emp');
  await changePerson(portal, user.CompanyId, user.CustomerGuid, { birthDate });
  return portal.login(company, 'emp');
}
const yearsAgo = (years: number, days = 0): string => {
  const day = new Date(portal.clock.now());
  day.setUTCFullYear(day.getUTCFullYear() - years);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};
const choose = (who: SignedIn, on: boolean, userGuid = who.user.CustomerGuid) =>
  portal.call('SaveCareMode', { userGuid, on }, { session: who });

describe('care mode', () => {
  // proves: care mode is offered once
  it('is offered once to people of sixty, and says nothing of their birthday', async () => {
    const who = await signInBorn('demo', yearsAgo(60, -2));
    expect(who.user.careMode).toBe('offer');
    expect(JSON.stringify(who.user)).not.toContain(yearsAgo(60, -2));
    expect((await portal.login('demo', 'emp')).user.careMode).toBe('unset');
  });

  // proves: care mode is offered by age
  it('is not offered to younger people', async () => {
    expect((await portal.login('hilton', 'emp')).user.careMode, 'in their thirties').toBe('unset');
    expect((await signInBorn('hilton', yearsAgo(60, 2))).user.careMode, 'the day after tomorrow').toBe('unset');
  });

  it('follows the person to the next sign-in, on and off', async () => {
    const who = await signInBorn('dental', '1950-01-01');
    dataOf(await choose(who, true));
    expect((await portal.login('dental', 'emp')).user.careMode).toBe('on');
    expect((await portal.login('dental', 'hr')).user.careMode, 'a colleague’s is their own').toBe('unset');
    dataOf(await choose(who, false));
    expect((await portal.login('dental', 'emp')).user.careMode).toBe('off');
  });

  it('is each person’s own to choose', async () => {
    const [who, colleague] = [await portal.login('oneday', 'emp'), await portal.login('oneday', 'hr')];
    expect(faultOf(await choose(who, true, colleague.user.CustomerGuid))).toBe('notYours');
  });
});
