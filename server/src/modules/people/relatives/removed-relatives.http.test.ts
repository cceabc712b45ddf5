import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../../test/crowd.ts';
import { fetchFile } from '../../../../test/files.ts';
import { runTasks } from '../../../../test/ops-stage.ts';
import { makeErasure } from '../../../../test/personal-data-scenes.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { unsealedRows } from '../../../../test/unsealed-rows.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

async function members(count: number): Promise<Member[]> {
  const made = await makeCrowd(portal, count);
  await portal.portal.database.pool.query('UPDATE session SET confirmed_at = $1', [portal.clock.now()]);
  return made;
}
const RELATIVE = {
  ...{ relation: 'parent' as const, idType: 'passport' as const, birthDate: '1958-03-09', gender: 'female' as const },
  ...{ maritalStatus: 'married' as const, cityId: 310100, email: '' },
};
async function add(who: Member, name: string, phone: string): Promise<string> {
  const form = { ...RELATIVE, userGuid: who.guid, name, phone, idNumber: `E${phone}` };
  return dataOf(await portal.call('SaveRelative', form, { session: who.token })).customerGuid;
}
const remove = async (who: Member, customerGuid: string) =>
  dataOf(await portal.call('RemoveRelative', { userGuid: who.guid, customerGuid }, { session: who.token }));

interface Row {
  relation: string;
  name: string;
  phone: string;
  removedAt: string | null;
}
/** All people in the copy of a person's data. */
async function peopleInCopy(who: Member): Promise<Row[]> {
  const { copyId } = dataOf(await portal.call('AskDataCopy', { userGuid: who.guid }, { session: who.token }));
  await runTasks(portal);
  const file = await fetchFile(portal, `/AppApi/DataCopy?copyId=${copyId}`, { 'x-session': who.token });
  const text = Buffer.from(unzipSync(file.bytes)['data/person.json'] ?? []).toString();
  return (JSON.parse(text) as { rows: Row[] }).rows;
}
async function erase(who: Member): Promise<void> {
  const requestId = await makeErasure(portal, { companyId: CROWD_COMPANY, personGuid: who.guid });
  const wish = { companyId: CROWD_COMPANY, requestId, reason: '员工本人申请' };
  const answer = await portal.call('OpsErasureDo', wish, { session: await portal.operator('admin') });
  expect(faultOf(answer)).toBe('answered');
}
const stillThere = async (text: string) =>
  (await unsealedRows(portal, CROWD_COMPANY)).filter((row) => row.includes(text));

// proves: own data: removed relatives are remembered
it('who was taken off the list is in the copy of one’s data, and erased with the account', async () => {
  const [who] = await members(1);
  if (!who) throw new Error('nobody came');
  const guid = await add(who, '周被移除', '19900007001');
  await remove(who, guid);
  expect((await peopleInCopy(who)).find(({ name }) => name === '周被移除')).toMatchObject({
    ...{ relation: 'parent', phone: '19900007001' },
    removedAt: expect.stringMatching(/^2026-/),
  });
  expect(await stillThere('周被移除')).not.toEqual([]);
  await erase(who);
  expect(await stillThere('周被移除')).toEqual([]);
  expect(await stillThere('19900007001')).toEqual([]);
});

it('who is on another’s list by now is that one’s', async () => {
  const [who, other] = await members(2);
  if (!who || !other) throw new Error('nobody came');
  const guid = await add(who, '周又回来', '19900007002');
  await remove(who, guid);
  const { pool } = portal.portal.database;
  await pool.query(`INSERT INTO relation VALUES ($1, $2, $3, 'parent')`, [CROWD_COMPANY, other.guid, guid]);
  expect((await peopleInCopy(who)).map(({ name }) => name)).not.toContain('周又回来');
  await erase(who);
  expect(await stillThere('周又回来')).not.toEqual([]);
  await erase(other);
  expect(await stillThere('周又回来')).toEqual([]);
});
