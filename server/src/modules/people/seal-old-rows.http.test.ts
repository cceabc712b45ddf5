import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../../test/answers.ts';
import { CROWD_COMPANY, makeCrowd } from '../../../test/crowd.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { everyRow } from '../../../test/rows.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const PLANTED = ['司马明文', '皇甫收件', '端木抬头'] as const;

// proves: names of before are sealed at start
it('names from before they were sealed are sealed by the next node that starts, and read as before', async () => {
  const { pool } = portal.portal.database;
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  const { guid, token } = member;
  const own = { userGuid: guid };
  const address = { ...own, recipient: '某人', phone: '19900007777', district: '上海市', detail: '衡山路 2 号' };
  dataOf(await portal.call('SavePostAddress', address, { session: token }));
  await pool.query(
    `UPDATE person SET name_unsealed = $2, birth_date_unsealed = '1971-02-03', marital_status_unsealed = 'single',
       name = NULL, birth_date = NULL, marital_status = NULL WHERE person_guid = $1`,
    [guid, PLANTED[0]],
  );
  await pool.query('UPDATE address SET recipient_unsealed = $2, recipient = NULL WHERE person_guid = $1', [
    guid,
    PLANTED[1],
  ]);
  const invoiced = await pool.query<{ id: number }>(
    `UPDATE order_invoice SET title_unsealed = $1, title = NULL WHERE company_id = $2 AND state = 'asked'
     RETURNING order_id AS id`,
    [PLANTED[2], CROWD_COMPANY],
  );
  expect(invoiced.rows.length).toBeGreaterThan(0);

  const next = await startPortal({ database: portal.database, jobs: false });
  const all = Object.values(await everyRow(pool)).join('\n');
  for (const name of PLANTED) {
    expect(all).not.toContain(name);
    expect(all).not.toContain(Buffer.from(name).toString('hex'));
  }
  const { relations } = dataOf(await next.call('Relation', { ...own, userself: 1 }, { session: token }));
  expect(relations[0]).toMatchObject({ name: PLANTED[0], birthDate: '1971-02-03', maritalStatus: 'single' });
  const { addresses } = dataOf(await next.call('OtherPostAddress', own, { session: token }));
  expect(addresses[0]).toMatchObject({ recipient: PLANTED[1], detail: '衡山路 2 号' });
  const left = await pool.query(`SELECT FROM order_invoice WHERE title IS NULL OR title_unsealed IS NOT NULL`);
  expect(left.rowCount).toBe(0);
  await next.stop();
});
