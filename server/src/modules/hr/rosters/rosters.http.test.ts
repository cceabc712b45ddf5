import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_ROSTER_ROWS } from '#contract/values/hr-choices';
import { DEMO_PASSWORD } from '../../../../../demo/password.ts';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { fetchFile, forgetFilesOfToday } from '../../../../test/files.ts';
import {
  checkedRoster,
  idNumberOf,
  importRoster,
  rosterNamed,
  rosterOf,
  staffLine,
  uploadRoster,
} from '../../../../test/hr.ts';
import { runTasks } from '../../../../test/ops-stage.ts';
import { workbookOf, workbookOfLines } from '../../../../test/workbooks.ts';
import { employee } from '../../../../test/points-world.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { FULL } from '../../../../test/run-size.ts';
import { rowText } from './roster-text.ts';

let portal: TestPortal;
let hr: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  hr = await portal.login('demo', 'hr');
});
afterAll(() => portal.stop());

const query = <T extends object>(text: string, values: unknown[] = []) =>
  portal.portal.database.pool.query<T>(text, values).then(({ rows }) => rows);
const countOf = async (prefix: string): Promise<number> =>
  (
    await query<{ count: number }>(
      `SELECT count(*)::int AS count FROM person JOIN account USING (company_id, person_guid) WHERE employee_no LIKE $1 || '%'`,
      [prefix],
    )
  )[0]?.count ?? 0;
const errorsOf = (rosterId: string) =>
  portal.call('HrRosterErrors', { rosterId, pageSize: 100 }, { session: hr }).then(dataOf);
/** Does something while looking at the memory it takes; more than so many megabytes is too much. */
async function inMemory<T>(most: number, what: string, work: () => Promise<T>): Promise<T> {
  const before = process.memoryUsage().rss;
  let peak = before;
  const look = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  const began = performance.now();
  try {
    return await work();
  } finally {
    clearInterval(look);
    const grown = Math.round((peak - before) / 1024 / 1024);
    const told = `${what}: +${grown} MB, ${Math.round(performance.now() - began)} ms\n`;
    if (ROWS === MOST_ROSTER_ROWS) process.stdout.write(told);
    expect(grown, what).toBeLessThan(most);
  }
}
const run = (rosterId: string, existing: 'update' | 'leave' = 'update') =>
  portal.call('HrRosterRun', { rosterId, existing }, { session: hr });

/** At full size as large as a roster may be. */
const [ROWS, PLANTED] = FULL ? [MOST_ROSTER_ROWS, 200] : [600, 12];

describe('a roster', () => {
  it.each([
    ['a CSV file', 100_000, async (csv: Buffer) => csv],
    ['a workbook', 200_000, workbookOfLines],
  ])(
    'with planted errors, as %s: exactly those are reported with row and reason, the rest is in, in bounded memory',
    async (_, first, saved) => {
      const isBad = (n: number) => n % Math.floor(ROWS / PLANTED) === 5;
      const wrong = [
        (line: string) => line.replace(/,1771\d+,/, ',12345,'),
        (line: string) => line.replace('上海', '亚特兰蒂斯'),
        (line: string) => line.replace(/,99010\d{12}[\dX],/, ',990100198801010000,'),
        (line: string) => line.replace('周测试', ''),
      ];
      const lines = Array.from({ length: ROWS }, (__, at) => {
        const line = staffLine(first + at);
        return isBad(at) ? (wrong[at % wrong.length]?.(line) ?? line) : line;
      });
      const bytes = await saved(rosterOf(...lines));
      const prefix = `RS${first / 10_000}`;
      const roster = await inMemory(500, 'tried out', () => checkedRoster(portal, hr, bytes));
      expect(roster).toMatchObject({
        ...{ rows: ROWS, badRows: PLANTED, newRows: ROWS - PLANTED, changedRows: 0, leftRows: 0 },
      });
      expect(await countOf(prefix)).toBe(0);
      const { rows, total } = await errorsOf(roster.rosterId);
      expect(total).toBe(PLANTED);
      expect(rows[0], 'the row people see in Excel').toMatchObject({ row: 7 });
      expect(rows.every(({ message }) => message.zh !== '' && message.en !== '')).toBe(true);
      dataOf(await run(roster.rosterId));
      await inMemory(500, 'taken in', () => runTasks(portal));
      expect(await rosterNamed(portal, hr, roster.rosterId)).toMatchObject({ doneRows: ROWS - PLANTED });
      expect(await countOf(prefix.slice(0, 3))).toBe(ROWS - PLANTED);
      expect(faultOf(await run(roster.rosterId))).toBe('rosterDone');
    },
    1_200_000,
  );

  // proves: sheets: lost digits are told and not guessed
  it('typed into a workbook: a day is a day, zeros stay, and digits a spreadsheet lost are told and not guessed', async () => {
    const head = ['工号', '姓名', '证件类型', '证件号码', '性别', '出生日期', '手机号', '城市'];
    const day = new Date(Date.UTC(1990, 4, 2));
    const sheet = await workbookOf([
      head,
      ['007', '周工号', '护照', 'E00000007', '男', day, 17710000061, '上海'],
      ['RS62', '周测试', '', 110101199003070000, '', null, '17710000062', '上海'],
    ]);
    const roster = await importRoster(portal, hr, sheet);
    expect(roster).toMatchObject({ newRows: 1, badRows: 1, doneRows: 1 });
    const { rows } = await errorsOf(roster.rosterId);
    expect(rows).toMatchObject([{ row: 3, field: 'idNumber', message: rowText.idNumberCut }]);
    expect(await query(`SELECT employee_no FROM person WHERE employee_no IN ('7', '007')`)).toEqual([
      { employee_no: '007' },
    ]);
  });

  it('handed in again changes nothing; what differs is changed, or left where HR says so', async () => {
    await importRoster(portal, hr, rosterOf(staffLine(21), staffLine(22)));
    const again = await checkedRoster(portal, hr, rosterOf(staffLine(21), staffLine(22, { department: '新部门' })));
    expect(again).toMatchObject({ newRows: 0, changedRows: 1, sameRows: 1, badRows: 0 });
    expect(again.unnamedPeople).toBeGreaterThan(0);
    const departmentOf = async () =>
      (await query<{ department: string }>(`SELECT department FROM person WHERE employee_no = 'RS22'`))[0]?.department;
    dataOf(await run(again.rosterId, 'leave'));
    await runTasks(portal);
    expect(await departmentOf()).toBe('测试部');
    await importRoster(portal, hr, rosterOf(staffLine(22, { department: '新部门' })));
    expect(await departmentOf()).toBe('新部门');
    expect(await query(`SELECT 1 AS found FROM person WHERE employee_no = 'RS22'`)).toHaveLength(1);
  });

  // proves: hr: no password matches an empty one
  it('keeps ID numbers and phones sealed, and a new account has no password that matches', async () => {
    await importRoster(portal, hr, rosterOf(staffLine(21)));
    const rows = await query<{ all: string }>(
      `SELECT row_to_json(p)::text AS all FROM person p WHERE employee_no = 'RS21'`,
    );
    for (const secret of ['17710000021', idNumberOf(21), '周测试']) expect(rows[0]?.all).not.toContain(secret);
    for (const password of ['', DEMO_PASSWORD]) {
      const typed = { appType: 1, user: 'RS21', password, companyCode: 'demo', consent: '' };
      expect(faultOf(await portal.call('Login', typed))).toMatch(/^(wrongCredentials|badInput)$/);
    }
  });

  // proves: sheets: a refused file is one of the day’s
  it('a file that is refused counts among those of the day', async () => {
    await forgetFilesOfToday(portal);
    const refused = await Promise.all(Array.from({ length: 20 }, () => uploadRoster(portal, hr, Buffer.from('",'))));
    expect(new Set(refused.map(faultOf))).toEqual(new Set(['rosterHeader']));
    expect(faultOf(await uploadRoster(portal, hr, rosterOf(staffLine(21))))).toBe('filesPerDay');
    await forgetFilesOfToday(portal);
  });

  // proves: rosters: no name is a formula
  it('that waits is named, shows the typed values, gives its errors as a sheet, and can be discarded with its file', async () => {
    const roster = await checkedRoster(
      portal,
      hr,
      rosterOf(
        staffLine(71),
        staffLine(72).replace(/,1771\d+,/, ',12345,'),
        staffLine(73, { name: "=cmd|'/c calc'!A0" }),
      ),
    );
    expect(roster).toMatchObject({ fileName: 'roster.csv', badRows: 2, endedAt: null });
    const { rows } = await errorsOf(roster.rosterId);
    expect(rows).toMatchObject([
      { row: 3, field: 'phone', value: '12345' },
      { row: 4, field: 'name', value: "=cmd|'/c calc'!A0", message: rowText.nameSigns },
    ]);
    const asked = `/AppApi/HrRosterErrorFile?rosterId=${roster.rosterId}&columns=zh&format=csv`;
    const sheet = (await fetchFile(portal, asked, { 'x-session': hr.token })).bytes.toString();
    expect(sheet).toContain('3,手机号,12345,');
    expect(sheet, 'a formula is text in what is opened').toContain("'=cmd");
    const discard = () => portal.call('HrRosterDiscard', { rosterId: roster.rosterId }, { session: hr });
    expect(dataOf(await discard())).toEqual({ rosterId: roster.rosterId });
    expect(faultOf(await run(roster.rosterId))).toBe('rosterDone');
    expect(faultOf(await discard())).toBe('rosterDone');
    expect(await rosterNamed(portal, hr, roster.rosterId)).toMatchObject({ existing: null, fileName: 'roster.csv' });
    expect(await countOf('RS71')).toBe(0);
    expect((await errorsOf(roster.rosterId)).rows[0]?.value, 'the file is gone').not.toBe('12345');
  });

  it('brings families, after their employee and once', async () => {
    const family = `RS31,配偶,吴家属,${idNumberOf(331)},,上海,,,`;
    const roster = await importRoster(portal, hr, rosterOf(family, staffLine(31), 'NOBODY,子女,吴小,,,上海,,,'));
    expect(roster).toMatchObject({ newRows: 2, badRows: 1, doneRows: 2 });
    const kin = `SELECT kind FROM relation r JOIN person p USING (company_id, person_guid) WHERE p.employee_no = 'RS31'`;
    expect(await query(kin)).toEqual([{ kind: 'spouse' }]);
    expect(await checkedRoster(portal, hr, rosterOf(family))).toMatchObject({ newRows: 0, sameRows: 1 });
  });

  it('a person who has left cannot sign in any more; HR cannot send itself away', async () => {
    const gone = employee('remote');
    const mine = employee('hr');
    const roster = await importRoster(
      portal,
      hr,
      rosterOf(`${gone.employeeNo},,${gone.name},,,,,,离职`, `${mine.employeeNo},,${mine.name},,,,,,离职`),
    );
    expect(roster).toMatchObject({ leftRows: 1, badRows: 1 });
    const [account] = await query<{ disabled: boolean }>('SELECT disabled FROM account WHERE person_guid = $1', [
      gone.guid,
    ]);
    expect(account).toEqual({ disabled: true });
  });

  // proves: people desk: a roster opens no account an operator has closed
  it('brings a person back who had left, and opens no account that an operator has closed', async () => {
    await importRoster(portal, hr, rosterOf(staffLine(41), staffLine(42)));
    const state = `SELECT a.disabled, a.closed_as FROM account a JOIN person p USING (company_id, person_guid)
      WHERE p.employee_no IN ('RS41', 'RS42') ORDER BY p.employee_no`;
    await query(`UPDATE account a SET disabled = true, closed_as = CASE p.employee_no WHEN 'RS41' THEN 'left' ELSE 'disabled' END
      FROM person p WHERE p.company_id = a.company_id AND p.person_guid = a.person_guid AND p.employee_no IN ('RS41', 'RS42')`);
    const roster = await importRoster(portal, hr, rosterOf(staffLine(41), staffLine(42)));
    expect(roster).toMatchObject({ changedRows: 1, sameRows: 1 });
    const moved = await importRoster(portal, hr, rosterOf(staffLine(41), staffLine(42, { department: '市场部' })));
    expect(moved).toMatchObject({ changedRows: 1 });
    expect(await query(state)).toEqual([
      { disabled: false, closed_as: null },
      { disabled: true, closed_as: 'disabled' },
    ]);
  });

  // proves: hr: a roster does not change where codes are sent
  it('never changes where a person’s codes are sent once they have a password', async () => {
    const one = employee('emp');
    const phone = () => query('SELECT phone_index, email FROM person WHERE person_guid = $1', [one.guid]);
    const before = await phone();
    await importRoster(portal, hr, rosterOf(`${one.employeeNo},,${one.name},,17719999999,,研发一部,,`));
    expect(await phone()).toEqual(before);
    const typed = { appType: 1, user: '17719999999', password: DEMO_PASSWORD, companyCode: 'demo' };
    expect(faultOf(await portal.call('Login', typed))).not.toBe('answered');
    expect(await query('SELECT department FROM person WHERE person_guid = $1', [one.guid])).toEqual([
      { department: '研发一部' },
    ]);
  });

  it('is refused where it cannot be read, waits for its check, and is no other company’s', async () => {
    const bytes = Buffer.from('甲,乙\r\n1,2\r\n');
    expect(faultOf(await uploadRoster(portal, hr, bytes))).toBe('rosterHeader');
    expect(faultOf(await uploadRoster(portal, hr, rosterOf()))).toBe('rosterRows');
    const { rosterId } = dataOf(await uploadRoster(portal, hr, rosterOf(staffLine(41)))) as unknown as {
      rosterId: string;
    };
    expect(faultOf(await run(rosterId))).toBe('rosterUnchecked');
    const other = await portal.login('hilton', 'hr');
    expect(faultOf(await portal.call('HrRosterRun', { rosterId, existing: 'update' }, { session: other }))).toBe(
      'notYours',
    );
    expect(faultOf(await portal.call('HrRosterErrors', { rosterId }, { session: other }))).toBe('notYours');
    const template = await fetchFile(portal, '/AppApi/HrRosterTemplate?columns=zh', { 'x-session': hr.token });
    expect(await uploadRoster(portal, hr, template.bytes).then(faultOf)).toBe('answered');
    const book = await fetchFile(portal, '/AppApi/HrRosterTemplate?columns=en&format=xlsx', { 'x-session': hr.token });
    expect(book.headers.get('content-disposition')).toContain('roster.xlsx');
    expect(await uploadRoster(portal, hr, book.bytes).then(faultOf)).toBe('answered');
  });
});
