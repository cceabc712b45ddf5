import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnTypes } from '../../../scripts/db-types/column-types.ts';
import { tableTypes } from '../../../scripts/db-types/table-types.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { everyRow } from '../../test/rows.ts';
import { demoWorld } from '../../../demo/world.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

it('tables.ts says what the migrations make; npm run db:types writes it anew', async () => {
  const written = readFileSync(new URL('./tables.ts', import.meta.url), 'utf8');
  expect(written).toBe(await tableTypes(portal.portal.database.pool));
});

it('columns that are given a type are there', async () => {
  const { rows } = await portal.portal.database.pool.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  const there = new Set(rows.map(({ name }) => name));
  expect(columnTypes.map(([name]) => name).filter((name) => !there.has(name))).toEqual([]);
});

describe('at rest', () => {
  const people = demoWorld('2026-06-10').flatMap((company) => company.people);

  it('no name, birth date, ID number, phone or e-mail of anybody can be read, neither as text nor as bytes', async () => {
    await portal.login('demo', 'emp');
    const stored = await everyRow(portal.portal.database.pool);
    expect(stored.person).toContain(people[0]?.cityName);
    const secrets = people.flatMap(({ name, idNumber, phone, email }) => [name, idNumber, phone, email]);
    for (const { birthDate } of people) expect(stored.person).not.toContain(birthDate);
    expect(secrets.length).toBeGreaterThan(100);
    const found = Object.entries(stored).flatMap(([table, text]) =>
      secrets
        .flatMap((secret) => [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64')])
        .filter((form) => text.includes(form))
        .map((form) => `${table}: ${form}`),
    );
    expect(found).toEqual([]);
  });

  it('equal values are stored differently every time, and found by an index that differs by company', async () => {
    const { rows } = await portal.portal.database.pool.query<{ values: number; different: number }>(
      `SELECT count(*)::int AS values, count(DISTINCT phone)::int AS different FROM person WHERE phone IS NOT NULL`,
    );
    expect(rows[0]?.different).toBe(rows[0]?.values);
    const logins = await portal.portal.database.pool.query<{ count: number; companies: number }>(
      `SELECT count(DISTINCT login_index)::int AS count, count(DISTINCT company_id)::int AS companies FROM account_login`,
    );
    expect(logins.rows[0]?.count).toBeGreaterThan(logins.rows[0]?.companies ?? Infinity);
    const shared = await portal.portal.database.pool.query(
      `SELECT login_index FROM account_login GROUP BY login_index HAVING count(DISTINCT company_id) > 1`,
    );
    // everybody's "emp" and "hr"
    expect(shared.rows).toEqual([]);
  });

  it('keys are wrapped: no two companies share one, none is there in the clear', async () => {
    const { rows } = await portal.portal.database.pool.query<{ wrapped: Buffer }>('SELECT wrapped FROM company_key');
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map(({ wrapped }) => wrapped.toString('hex'))).size).toBe(rows.length);
    for (const { wrapped } of rows) expect(wrapped.subarray(0, 2)).toEqual(Buffer.from([1, 0]));
  });
});
