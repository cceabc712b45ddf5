import { idCheckCharacter } from '#contract/rules/id-number';
import type { SignedIn, TestPortal } from './portal.ts';
import { dataOf } from './answers.ts';
import { sendFile } from './files.ts';
import { runTasks } from './ops-stage.ts';

const HEADER = '工号,关系,姓名,证件号码,手机号,城市,部门,员工类别,状态';
export const rosterOf = (...lines: string[]): Buffer => Buffer.from(`\uFEFF${[HEADER, ...lines].join('\r\n')}\r\n`);

/** Invented: no place in the country has this area code. */
export function idNumberOf(n: number): string {
  const body = `9901001988${String(1 + (n % 12)).padStart(2, '0')}${String(1 + (Math.floor(n / 12) % 28)).padStart(2, '0')}${String(Math.floor(n / 336) % 1000).padStart(3, '0')}`;
  return body + idCheckCharacter(body);
}

/** One employee as a roster says it. */
export const staffLine = (n: number, change: { department?: string; name?: string; city?: string } = {}): string =>
  [
    ...[`RS${n}`, '', change.name ?? '周测试', idNumberOf(n), `1771${String(n).padStart(7, '0')}`],
    ...[change.city ?? '上海', change.department ?? '测试部', '2', ''],
  ].join(',');

export const uploadRoster = (portal: TestPortal, who: SignedIn, bytes: Buffer) =>
  sendFile(portal, who, { call: 'HrRosterUpload', bytes, name: 'roster.csv', payload: {} });

/** Hands a roster in and has it tried out; answers with it as the screen shows it. */
export async function checkedRoster(portal: TestPortal, who: SignedIn, bytes: Buffer) {
  const { rosterId } = dataOf(await uploadRoster(portal, who, bytes)) as unknown as { rosterId: string };
  await runTasks(portal);
  return rosterNamed(portal, who, rosterId);
}

export async function rosterNamed(portal: TestPortal, who: SignedIn, rosterId: string) {
  const { rosters } = dataOf(await portal.call('HrRosters', {}, { session: who }));
  const roster = rosters.find((one) => one.rosterId === rosterId);
  if (!roster) throw new Error('the roster is not listed');
  return roster;
}

/** Takes a roster in. */
export async function importRoster(
  portal: TestPortal,
  who: SignedIn,
  bytes: Buffer,
  existing: 'update' | 'leave' = 'update',
) {
  const { rosterId } = await checkedRoster(portal, who, bytes);
  dataOf(await portal.call('HrRosterRun', { rosterId, existing }, { session: who }));
  await runTasks(portal);
  return rosterNamed(portal, who, rosterId);
}
