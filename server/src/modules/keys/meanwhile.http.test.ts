import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { makeNext } from '../../db/key-generations.ts';
import { openKeyring } from '../../db/keyring.ts';
import { transact } from '../../db/transact.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

const AT = { table: 'person', column: 'name', row: 'somebody' };
const company = { companyId: 100 };

// proves: an unknown key is looked for again
it('a node that meets a value of a key it has not heard of reads the keys again, and begins anew', async () => {
  const { keyring, database } = portal.portal;
  const elsewhere = { database, keyring: openKeyring(keyring.masters) };
  const read = () =>
    transact({ portal: portal.portal, company }, async (ctx) => (await keyring.companyKey(ctx)).unseal(AT, sealed));
  const sealed = await transact({ portal: elsewhere, company }, async (ctx) => {
    // read by this node just before, so that it is not old enough to be read again by itself
    expect((await keyring.companyKey(ctx)).keyNo()).toBe(1);
    await makeNext(ctx, keyring.masters, 0);
    return (await elsewhere.keyring.companyKey(ctx)).seal(AT, '林晓岚');
  });
  await expect(read()).resolves.toBe('林晓岚');
});

// proves: an index is looked for under each key
it('people sign in while their names are still indexed by the key before', async () => {
  const { keyring } = portal.portal;
  await transact({ portal: portal.portal, company }, (ctx) => makeNext(ctx, keyring.masters, 0));
  const { rows } = await portal.portal.database.pool.query<{ length: number }>(
    'SELECT DISTINCT length(login_index) FROM account_login WHERE company_id = 100',
  );
  expect(rows).toEqual([{ length: 32 }]);
  const fresh = await startPortal({ database: portal.database, jobs: false });
  await expect(fresh.login('demo', 'emp')).resolves.toMatchObject({ user: { CompanyCode: 'demo' } });
  await fresh.stop();
});
