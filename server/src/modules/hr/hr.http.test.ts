import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '#contract/registry';
import { dayInShanghai } from '#contract/rules/day';
import { dataOf, faultOf } from '../../../test/answers.ts';
import { fetchFile } from '../../../test/files.ts';
import { importRoster, rosterOf, staffLine } from '../../../test/hr.ts';
import { runTasks } from '../../../test/ops-stage.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { forgetSessions } from '../identity/index.ts';
import { makeExamined } from '../../../test/reports.ts';
import { samples } from '../../../test/registry-samples.ts';

let portal: TestPortal;
let hr: SignedIn;
let emp: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  [hr, emp] = [await portal.login('demo', 'hr'), await portal.login('demo', 'emp')];
});
afterAll(() => portal.stop());

const query = <T extends object>(text: string, values: unknown[] = []) =>
  portal.portal.database.pool.query<T>(text, values).then(({ rows }) => rows);
const setRole = (change: string) =>
  query(`UPDATE account SET ${change} WHERE company_id = $1 AND account_id = $2`, [hr.user.CompanyId, hr.user.Id]);
const people = (asked: object = {}, session: SignedIn = hr) =>
  portal.call('HrPeople', { pageSize: 100, ...asked }, { session }).then(dataOf);
const dashboard = (session: SignedIn = hr) => portal.call('HrDashboard', {}, { session }).then(dataOf);
const audited = (action: string) =>
  query<{ actor_kind: string; person_guid: string | null }>(
    'SELECT actor_kind, person_guid FROM audit WHERE company_id = $1 AND action = $2 ORDER BY seq',
    [hr.user.CompanyId, action],
  );

describe('who is HR', () => {
  const READS = ['HrDashboard', 'HrPeople', 'HrTasks', 'HrReminderPreview', 'HrRosters', 'HrHealth'] as const;

  it('an employee gets nothing of any of its calls', async () => {
    const calls = Object.entries(registry).filter(([, { access, kind }]) => access === 'hr' && kind !== 'upload');
    expect(calls.length).toBeGreaterThan(10);
    for (const name of [...READS, 'HrExport', 'HrRemind'] as const)
      expect(faultOf(await portal.call(name, samples[name](emp) as never, { session: emp }))).toBe('notAllowed');
  });

  // proves: hr: role looked up within the work
  it.each([
    ['a former HR', `role_type = 'EMPLOYEE'`, 'notAllowed'],
    ['one whose key was taken', `role_key = ''`, 'notAllowed'],
    ['a deactivated one', 'disabled = true', 'sessionExpired'],
  ])('%s gets nothing, within the second in which the session is still known', async (_who, change, refusal) => {
    const before = await query<{ role_type: string; role_key: string }>(
      'SELECT role_type, role_key FROM account WHERE company_id = $1 AND account_id = $2',
      [hr.user.CompanyId, hr.user.Id],
    );
    dataOf(await portal.call('HrTasks', {}, { session: hr }));
    await setRole(change);
    try {
      for (const name of [...READS, 'HrExport', 'HrRemind'] as const)
        expect(['notAllowed', refusal]).toContain(faultOf(await portal.call(name, {}, { session: hr })));
    } finally {
      const { role_type, role_key } = before[0] ?? { role_type: '', role_key: '' };
      await setRole(`role_type = '${role_type}', role_key = '${role_key}', disabled = false`);
      forgetSessions(portal.portal);
    }
  });

  // proves: hr: the door takes the role and its key
  it('the door itself takes the role and its key', async () => {
    const [account] = await query<{ role_key: string }>(
      'SELECT role_key FROM account WHERE company_id = $1 AND account_id = $2',
      [hr.user.CompanyId, hr.user.Id],
    );
    // a payload is looked at behind the door; the work itself asks once more
    const unread = () => portal.call('HrHealth', { year: 'never' }, { session: hr }).then(faultOf);
    expect(await unread()).toBe('badInput');
    await setRole(`role_key = ''`);
    forgetSessions(portal.portal);
    expect(await unread()).toBe('notAllowed');
    await setRole(`role_key = '${account?.role_key}'`);
    forgetSessions(portal.portal);
  });

  it('another company’s HR sees its own people and none of ours', async () => {
    const other = await portal.login('hilton', 'hr');
    const ours = new Set((await people()).rows.map(({ person }) => person));
    const theirs = (await people({}, other)).rows;
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter(({ person }) => ours.has(person))).toEqual([]);
    expect((await dashboard(other)).due).toBe(theirs.length);
    const [one] = ours;
    expect(dataOf(await portal.call('HrReminderPreview', { person: one }, { session: other })).send).toBe(0);
  });
});

describe('the dashboard', () => {
  it('counts who is due, booked, examined and reported, by department, day and week', async () => {
    const due = [1, 2, 3, 4, 41, 42, 43, 44, 45, 46].map((n) => staffLine(n, { department: '看板部' }));
    const few = [51, 52, 53, 54].map((n) => staffLine(n, { department: '小部' }));
    await importRoster(portal, hr, rosterOf(...due, ...few));
    const staff = (await people({ department: '看板部' })).rows;
    expect(staff).toHaveLength(10);
    const before = await dashboard();
    for (const [at, status] of [20, 30, 35].entries())
      await makeExamined(portal, {
        ...{ companyId: hr.user.CompanyId, personGuid: staff[at]?.person ?? '', status, day: '2026-06-10' },
      });
    const after = await dashboard();
    expect(after.due).toBe(before.due);
    expect([after.booked - before.booked, after.examined - before.examined, after.reported - before.reported]).toEqual([
      3, 2, 1,
    ]);
    expect(after.departments.find(({ name }) => name === '看板部')).toEqual({
      ...{ name: '看板部', isRest: false, due: 10, booked: 3 },
    });
    expect(after.departments.filter((row) => row.due < 10 || row.name === '小部')).toEqual([]);
    expect(after.departments.at(-1)).toMatchObject({ name: '', isRest: true });
    expect(after.weeks.find(({ from }) => from === '2026-06-08')?.count).toBeGreaterThanOrEqual(3);
    expect(after.days).toHaveLength(21);
    expect(after.capacity.left).toBeGreaterThan(0);
    expect(after.capacity.left).toBe(after.capacity.weeks.reduce((sum, week) => sum + week.left, 0));
  });

  it('finds people by the filters, masked', async () => {
    expect((await people({ department: '看板部', state: 'notBooked' })).total).toBe(7);
    expect((await people({ department: '看板部', state: 'examined' })).total).toBe(1);
    expect((await people({ text: 'rs3' })).rows).toMatchObject([
      { employeeNo: 'RS3', name: '周**', state: 'reported' },
    ]);
    expect((await people({ text: '周测', department: '看板部' })).total).toBe(10);
    expect((await people({ department: '看板部', employeeClass: 6 })).total).toBe(0);
    expect(faultOf(await portal.call('HrPeople', { planId: 1 }, { session: hr }))).toBe('planUnknown');
  });

  it('exports people in the order of the list, however many steps it takes', async () => {
    const listed = (await people({ department: '看板部' })).rows.map(({ employeeNo }) => employeeNo);
    const { taskId } = dataOf(await portal.call('HrExport', { department: '看板部' }, { session: hr }));
    await runTasks(portal);
    const path = `/AppApi/HrTaskFile?taskId=${taskId}`;
    const sheet = (await fetchFile(portal, path, { 'x-session': hr.token })).bytes.toString();
    const numbers = sheet
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(numbers).toEqual(listed);
    expect(numbers.length).toBeGreaterThan(1);
  });

  it('exports the filtered people as a sheet without formulas, and it is written down', async () => {
    // as it may have come in before rosters were asked
    await importRoster(portal, hr, rosterOf(staffLine(5)));
    await query(`UPDATE person SET department = '=1+1' WHERE employee_no = 'RS5'`);
    const { taskId } = dataOf(await portal.call('HrExport', { department: '=1+1' }, { session: hr }));
    expect(faultOf(await portal.call('HrExport', {}, { session: hr }))).toBe('exportUnderWay');
    await runTasks(portal);
    const path = `/AppApi/HrTaskFile?taskId=${taskId}`;
    const sheet = (await fetchFile(portal, path, { 'x-session': hr.token })).bytes.toString();
    expect(sheet).toContain(`RS5,周**,"'=1+1",上海`);
    expect(sheet).not.toContain('周测试');
    const asked = { department: '=1+1', format: 'xlsx' } as const;
    const book = dataOf(await portal.call('HrExport', asked, { session: hr })).taskId;
    await runTasks(portal);
    const file = await fetchFile(portal, `/AppApi/HrTaskFile?taskId=${book}`, { 'x-session': hr.token });
    const [, row] = await readSheet(file.bytes);
    expect(row?.slice(0, 4), 'as a workbook it needs no apostrophe').toEqual(['RS5', '周**', '=1+1', '上海']);
    const { tasks } = dataOf(await portal.call('HrTasks', {}, { session: hr }));
    expect(tasks[1]).toMatchObject({ taskId, state: 'done', hasFile: true, done: 1 });
    for (const action of ['hr.export', 'hr.download'])
      expect((await audited(action)).at(-1)).toEqual({ actor_kind: 'hr', person_guid: null });
    const stranger = await portal.login('hilton', 'hr');
    const theirs = (await fetchFile(portal, path, { 'x-session': stranger.token })).bytes.toString();
    expect(JSON.parse(theirs)).toMatchObject({ Suc: false });
    expect(theirs).not.toContain('RS5');
  });
});

describe('reminders', () => {
  const whom = { department: '提醒部' };
  const preview = () => portal.call('HrReminderPreview', whom, { session: hr }).then(dataOf);
  const remind = () => portal.call('HrRemind', whom, { session: hr });
  const sentTo = () =>
    query<{ person_guid: string }>(
      `SELECT m.person_guid FROM message m JOIN person p USING (company_id, person_guid)
       WHERE m.kind = 'bookingReminder' AND p.department = '提醒部'`,
    );

  let first: string | undefined;
  let second: string | undefined;
  // of three, one has booked and one wants no reminders
  beforeAll(async () => {
    await importRoster(portal, hr, rosterOf(...[11, 12, 13].map((n) => staffLine(n, whom))));
    [first, second] = (await people(whom)).rows.map(({ person }) => person);
    const companyId = hr.user.CompanyId;
    await makeExamined(portal, { companyId, personGuid: first ?? '', status: 20, day: '2026-06-22' });
    await query('INSERT INTO message_preference VALUES ($1, $2, false, now())', [companyId, second]);
  });

  it('go to those who have not booked, once in seven days, and not to who does not want them', async () => {
    const told = await preview();
    expect(told).toMatchObject({ send: 1, optedOut: 1, remindedLately: 0, noPhone: 0, leftToday: 10 });
    expect(told.text.zh).toContain('「隐私与数据」');
    expect(dataOf(await remind()).send).toBe(1);
    await runTasks(portal);
    const sent = await sentTo();
    expect(sent).toHaveLength(1);
    expect([first, second]).not.toContain(sent[0]?.person_guid);
    expect(await preview()).toMatchObject({ send: 0, remindedLately: 1, leftToday: 9 });
    expect(faultOf(await remind())).toBe('reminderNobody');
    expect((await audited('hr.remind')).at(-1)).toEqual({ actor_kind: 'hr', person_guid: null });
    const [{ last_on } = { last_on: null }] = await query<{ last_on: string }>(
      `SELECT reminded_at::text AS last_on FROM hr_reminder WHERE person_guid = $1`,
      [sent[0]?.person_guid],
    );
    expect(last_on).not.toBeNull();
  });

  // proves: hr: reminders can be declined
  it('a person who said no between the preview and the sending hears nothing', async () => {
    await query(`UPDATE hr_reminder SET reminded_at = reminded_at - interval '8 days'`);
    await query(`DELETE FROM message WHERE kind = 'bookingReminder'`);
    expect(dataOf(await remind()).send).toBe(1);
    await query(`INSERT INTO message_preference SELECT company_id, person_guid, false, now() FROM person
      WHERE department = '提醒部' ON CONFLICT DO NOTHING`);
    await runTasks(portal);
    expect(await sentTo()).toEqual([]);
    await query('DELETE FROM message_preference');
  });

  // proves: hr: a reminder once in seven days
  it('asked for twice, one of them a day later, no person is reminded twice', async () => {
    const move = (days: number) =>
      query(`UPDATE hr_reminder SET reminded_at = reminded_at + $1 * interval '1 day'`, [days]);
    for (const table of ['hr_reminder', 'message_preference', 'message']) await query(`DELETE FROM ${table}`);
    expect(dataOf(await remind()).send).toBe(2);
    await runTasks(portal);
    expect(await sentTo()).toHaveLength(2);
    // begun long ago, and then another node is quicker
    await move(-8);
    expect(dataOf(await remind()).send).toBe(2);
    await move(8);
    const now = portal.clock.now();
    portal.clock.at(new Date(now.getTime() + 24 * 3_600_000));
    await runTasks(portal);
    portal.clock.at(now);
    expect(await sentTo()).toHaveLength(2);
  });

  // proves: hr: ten reminders a day and company
  it('are sent ten times a day and no oftener', async () => {
    await query(
      `INSERT INTO hr_reminder_day VALUES ($1, $2, 10) ON CONFLICT (company_id, day) DO UPDATE SET times = 10`,
      [...[hr.user.CompanyId, dayInShanghai(portal.clock.now())]],
    );
    await query('DELETE FROM hr_reminder');
    expect((await preview()).leftToday).toBe(0);
    expect(faultOf(await remind())).toBe('remindersUsedUp');
  });

  it('each employee switches them off for themselves', async () => {
    const own = () => portal.call('MyMessagePreferences', {}, { session: emp }).then(dataOf);
    expect(await own()).toEqual({ hrReminders: true });
    dataOf(await portal.call('SaveMessagePreferences', { hrReminders: false }, { session: emp }));
    expect(await own()).toEqual({ hrReminders: false });
    const mine = { person: emp.user.CustomerGuid };
    expect(dataOf(await portal.call('HrReminderPreview', mine, { session: hr })).send).toBe(0);
  });
});
