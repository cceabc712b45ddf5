import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dataOf, faultOf } from '../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../test/crowd.ts';
import { fetchFile, sendFile } from '../../../test/files.ts';
import { pdfWith } from '../../../test/pdfs.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { FULL } from '../../../test/run-size.ts';
import { PLATFORM_ID, transact } from '../../db/transact.ts';
import { retireKeys, rotateCompanyKey, rotateMasterKey } from './index.ts';
import { sealOneOfEach } from './one-of-each.fixture.ts';
import { sealedBy } from './sealed.ts';

const PEOPLE = FULL ? 1_000 : 60;
/** The embedded engine answers one at a time. */
const CLIENTS = inject('engine').kind === 'postgres' || FULL ? 20 : 5;
const NEW_MASTER = '5e'.repeat(32);

let folder: string;
let one: TestPortal;
let other: TestPortal;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-keys-'));
  const env = { DATA_DIR: folder, MASTER_KEY_NEXT: NEW_MASTER };
  one = await startPortal({ env });
  other = await startPortal({ env, database: one.database });
});
afterAll(async () => {
  await other.stop();
  await one.stop();
  await rm(folder, { recursive: true, force: true });
});

const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await one.portal.database.pool.query(text, values)).rows as T[];

/** By which keys the values of a company are sealed and its indexes made, wherever there are some. */
async function numbersIn(companyId: number): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = {};
  for (const { table, sealed, indexes, isPlatform } of sealedBy(one.portal, companyId)) {
    const where = isPlatform ? '' : `AND company_id = ${companyId}`;
    for (const column of [...sealed, ...indexes]) {
      const isIndex = indexes.includes(column);
      const value = isIndex ? `unnest(ARRAY[${column}])` : column;
      const rows = await ask<{ v: Buffer }>(`SELECT ${value} AS v FROM ${table} WHERE ${column} IS NOT NULL ${where}`);
      const numbers = rows.map(({ v }) => (isIndex && v.length === 32 ? 1 : (v[isIndex ? 0 : 1] ?? -1)));
      if (numbers.length > 0) found[`${table}.${column}`] = [...new Set(numbers)];
    }
  }
  return found;
}

/** The answer of `numbersIn` for a company that has sealed something in every column there is. */
const allBy = (companyId: number, keyNo: number): Record<string, number[]> =>
  Object.fromEntries(
    sealedBy(one.portal, companyId).flatMap(({ table, sealed, indexes }) =>
      [...sealed, ...indexes].map((column) => [`${table}.${column}`, [keyNo]]),
    ),
  );

const openTasks = async () =>
  (await ask(`SELECT FROM task WHERE kind LIKE '%.reseal' AND state NOT IN ('done', 'cancelled')`)).length;

/** Clients that write something and read it at the other node, until they are told to stop. */
function startClients(members: Member[]) {
  const failed: string[] = [];
  let calls = 0;
  const state = { stopping: false };
  const client = async (first: number): Promise<void> => {
    for (let turn = first; !state.stopping; turn += CLIENTS) {
      const { guid, token } = members[turn % members.length] ?? { guid: '', token: '' };
      const [here, there] = turn % 2 ? [one, other] : [other, one];
      // each time round another one; a new phone or e-mail address would want the password again
      const maritalStatus = Math.floor(turn / members.length) % 2 ? 'single' : 'married';
      const change = { customerGuid: guid, maritalStatus, cityId: 310100, phone: '', email: '' } as const;
      const saved = await here.call('SavePersonalInfo', change, { session: token });
      const read = await there.call('Relation', { userGuid: guid, userself: 1 }, { session: token });
      calls += 2;
      const self = read.decoded?.ok ? read.decoded.data.relations[0] : undefined;
      if (!saved.decoded?.ok || self?.maritalStatus !== maritalStatus || self.name !== '群众')
        failed.push(`${faultOf(saved)} ${faultOf(read)} ${self?.name}`);
    }
  };
  const all = Promise.all(Array.from({ length: CLIENTS }, (_, first) => client(first)));
  return {
    stop: async () => {
      state.stopping = true;
      await all;
      return { failed, calls };
    },
  };
}

describe('a company’s key', () => {
  // proves: a value is sealed anew by the newest key
  // proves: an index is brought forward
  // proves: keys: settled before retired
  // proves: files are sealed anew
  it('is rotated while people work at two nodes: nothing fails, and then the old one can be thrown away', async () => {
    const members = await makeCrowd(one, PEOPLE);
    const [sender] = members;
    if (!sender) throw new Error('nobody came');
    const pdf = await pdfWith('体检报告');
    const { fileId } = dataOf(await sendFile(one, sender.token, { bytes: pdf }));
    const sealed = await sealOneOfEach(one, { fileId, sender });
    const clients = startClients(members);
    expect(await rotateCompanyKey(one.portal, CROWD_COMPANY)).toBe(2);
    await expect.poll(openTasks, { timeout: 60_000, interval: 100 }).toBe(0);
    expect(await numbersIn(CROWD_COMPANY)).toEqual(allBy(CROWD_COMPANY, 2));
    await expect(retireKeys(one.portal, CROWD_COMPANY)).rejects.toThrow('has not been in use for a minute yet');
    await retireKeys(one.portal, CROWD_COMPANY, 1_000);
    const { failed, calls } = await clients.stop();
    expect(failed).toEqual([]);
    expect(calls).toBeGreaterThan(CLIENTS * 4);
    expect(await ask('SELECT key_no FROM company_key WHERE company_id = $1', [CROWD_COMPANY])).toEqual([{ key_no: 2 }]);
    await sealed.assertRead(other);
    const fresh = await startPortal({ env: { DATA_DIR: folder }, database: one.database, jobs: false });
    const emp = await fresh.login('demo', 'emp');
    expect(emp.user.MobilePhone).toMatch(/^199\*{4}\d{4}$/);
    const got = await fetchFile(fresh, `/AppApi/File?fileId=${fileId}`, { 'x-session': sender.token });
    expect(got.bytes.equals(pdf)).toBe(true);
    expect(await fresh.portal.ports.storage.list()).toEqual([expect.stringMatching(`${fileId}.2$`)]);
    await fresh.stop();
  }, 90_000);

  it('of the platform is rotated in the same way: operators sign in with the second factor they have', async () => {
    await rotateCompanyKey(one.portal, PLATFORM_ID, 0);
    one.clock.advance(60_000);
    await expect.poll(openTasks, { timeout: 30_000, interval: 100 }).toBe(0);
    await retireKeys(one.portal, PLATFORM_ID, 0);
    expect(await numbersIn(PLATFORM_ID)).toMatchObject({
      'operator.totp_secret': [2],
      'operator_recovery.code_hash': [2],
      'key_probe.sealed': [2],
    });
    expect(new Set(Object.values(await numbersIn(PLATFORM_ID)).flat())).toEqual(new Set([2]));
    const fresh = await startPortal({ database: one.database, jobs: false });
    await fresh.operator('admin');
    await fresh.stop();
  }, 60_000);
});

describe('the master key', () => {
  // proves: all keys are wrapped by the new master key
  // proves: keys: wrapped by the current master key
  it('is rotated by wrapping all keys anew: then the new one opens everything, and the old one nothing', async () => {
    const members = await makeCrowd(one, PEOPLE);
    const clients = startClients(members);
    expect(await rotateMasterKey(one.portal)).toBeGreaterThan(10);
    expect(await rotateMasterKey(one.portal)).toBe(0);
    // new values are wrapped by the new one, too
    const company = { companyId: 999_002 };
    await ask(
      `INSERT INTO company (company_id, code, name, name_eng, hotline, logo, colors, config)
       VALUES ($1, 'late', '', '', '', '', '{}', '{}')`,
      [company.companyId],
    );
    const keyIn = ({ portal }: TestPortal) =>
      transact({ portal, company }, async (ctx) => (await portal.keyring.companyKey(ctx)).keyNo());
    await keyIn(one);
    expect((await clients.stop()).failed).toEqual([]);
    const renewed = await startPortal({ env: { MASTER_KEY: NEW_MASTER }, database: one.database, jobs: false });
    const emp = await renewed.login('demo', 'emp');
    expect(emp.user.MobilePhone).toMatch(/^199\*{4}\d{4}$/);
    await renewed.operator('finance');
    await expect(keyIn(renewed)).resolves.toBe(1);
    await renewed.stop();
    await expect(startPortal({ database: one.database, jobs: false })).rejects.toThrow(
      'does not belong to this database',
    );
  }, 60_000);
});
