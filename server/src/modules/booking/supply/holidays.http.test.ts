import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, fromElsewhere } from '../../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { CENTER, EXAM_DAY, FREE_SET } from '../../../../test/seats.ts';
import { publishedHolidays } from '../rules/calendar.ts';
import { loadHolidays, seedHolidays } from './holidays.ts';

/** The calendar is a table, seeded from the package and edited by operators. */
let portal: TestPortal;
let pool: pg.Pool;
let who: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
  pool = portal.portal.database.pool;
  who = await portal.login('demo', 'emp', { headers: fromElsewhere() });
});
afterAll(() => portal.stop());

/** A node that has not looked yet: what it remembers is a few seconds old at most. */
async function onAnotherNode<T>(look: (node: TestPortal) => Promise<T>): Promise<T> {
  const node = await startPortal({ env: { TRUST_PROXY: '1' }, database: portal.database });
  try {
    return await look(node);
  } finally {
    await node.stop();
  }
}

/** Until when an order for a day can be changed, as the price page says. */
const untilOf = (bookDate: string) =>
  onAnotherNode(async (node) => {
    const asked = { examSetId: FREE_SET, centerId: CENTER, customerGuid: who.user.CustomerGuid, bookDate };
    return dataOf(await node.call('ExamCenterPayInfo', asked, { session: who })).oneCenter.changeUntil;
  });

describe('the calendar of working days', () => {
  it('starts as the package has it, year by year', async () => {
    expect(await loadHolidays(portal.portal)).toEqual(publishedHolidays());
  });

  // proves: screens: provisional months
  it('a month of a year that is not published yet says that it is provisional', async () => {
    const asked = { examSetId: FREE_SET, centerId: CENTER, customerGuid: who.user.CustomerGuid };
    const provisional = async (year: number, month: number) =>
      dataOf(await portal.call('BookInfo', { ...asked, year, month }, { session: who })).bookInfo.provisional;
    expect([await provisional(2026, 7), await provisional(2031, 1)]).toEqual([false, true]);
  });

  it('an operator’s new day off moves the deadline on every screen', async () => {
    expect(await untilOf(EXAM_DAY)).toEqual({
      lastDay: '2026-06-14',
      noticeDays: 4,
      changeableFrom: '2026-06-17',
      provisional: false,
    });
    await pool.query(`INSERT INTO holiday VALUES ('2026-06-18', 2026, 'off', '公司日', 'Company day')`);
    expect(await untilOf(EXAM_DAY)).toEqual({
      lastDay: '2026-06-11',
      noticeDays: 4,
      changeableFrom: '2026-06-17',
      provisional: false,
    });
    await pool.query(`DELETE FROM holiday WHERE name = '公司日'`);
  });

  it('a start takes over years that are new and leaves what operators have changed', async () => {
    await pool.query(`DELETE FROM holiday WHERE day = '2026-06-19'`);
    await pool.query('DELETE FROM holiday_year WHERE year = 2025');
    await seedHolidays(portal.portal);
    const table = await onAnotherNode(async (node) => loadHolidays(node.portal));
    expect(table[2026]?.holidays).not.toHaveProperty('2026-06-19');
    expect(table[2025]).toEqual(publishedHolidays()[2025]);
    await pool.query(`INSERT INTO holiday VALUES ('2026-06-19', 2026, 'off', '端午', 'Dragon Boat Festival')`);
  });

  it('a year without its calendar is provisional until an operator enters it', async () => {
    expect(await untilOf('2027-02-10')).toMatchObject({ provisional: true });
    await pool.query(`INSERT INTO holiday_year VALUES (2027, 'operator')`);
    expect(await untilOf('2027-02-10')).toMatchObject({ lastDay: '2027-02-03', provisional: false });
    await pool.query(`INSERT INTO holiday VALUES ('2027-02-08', 2027, 'off', '春节', 'Spring Festival')`);
    expect(await untilOf('2027-02-10')).toMatchObject({ lastDay: '2027-02-02', provisional: false });
    await pool.query('DELETE FROM holiday_year WHERE year = 2027');
  });
});
