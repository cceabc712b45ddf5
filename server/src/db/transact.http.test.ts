import { openAsBlob } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { openInMemory } from './embedded.ts';
import { openKeyring } from './keyring.ts';
import { fromEmbedded } from './open.ts';
import { transact } from './transact.ts';

let portal: TestPortal;
let ctx: { portal: TestPortal['portal']; company: { companyId: number } };
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  ctx = { portal: portal.portal, company: { companyId: 100 } };
});
afterAll(() => portal.stop());

const raise = (code: string) => sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'made up' USING ERRCODE = '${code}'; END $$`);
const codes = async () => {
  const { rows } = await portal.portal.database.pool.query<{ code: string }>(
    'SELECT code FROM company_code WHERE code LIKE $1',
    ['t-%'],
  );
  return rows.map(({ code }) => code).sort();
};
const put = (code: string) => ({ code: `t-${code}`, company_id: 100 });

describe('transact', () => {
  it('inside another joins it: both are kept or neither', async () => {
    const both = transact(ctx, async (outer) => {
      await outer.db.insertInto('company_code').values(put('outer')).execute();
      await transact(outer, ({ db }) => db.insertInto('company_code').values(put('inner')).execute());
      throw new Error('after all, no');
    });
    await expect(both).rejects.toThrow('after all, no');
    expect(await codes()).toEqual([]);
  });

  // proves: failed statement
  it('is an error when one of its statements failed unnoticed: nothing of it was kept', async () => {
    const careless = transact(ctx, async ({ db }) => {
      await db.insertInto('company_code').values(put('lost')).execute();
      await raise('22012')
        .execute(db)
        .catch(() => {});
      return 'done';
    });
    await expect(careless).rejects.toThrow('one of its statements had failed');
    expect(await codes()).toEqual([]);
  });

  it('gives statements that are asked at once each its own answer', async () => {
    const answers = await transact(ctx, ({ db }) =>
      Promise.all(
        Array.from({ length: 20 }, async (_, at) => {
          const { rows } = await sql<{ at: number }>`SELECT ${at}::int AS at`.execute(db);
          return rows[0]?.at;
        }),
      ),
    );
    expect(answers).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });

  it('runs nothing with the rights of the login after an entering that failed', async () => {
    const { borrow } = portal.portal.database;
    const reading = borrow(async ({ db, send }) => {
      const outcomes = [
        send('BEGIN; SET LOCAL ROLE nobody_has_this'),
        db.selectFrom('company_code').selectAll().execute(),
      ];
      const settled = await Promise.allSettled(outcomes);
      await send('ROLLBACK');
      return settled.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as Error).message : 'ran'));
    });
    expect(await reading).toEqual([
      'role "nobody_has_this" does not exist',
      'current transaction is aborted, commands ignored until end of transaction block',
    ]);
  });

  it.runIf(inject('engine').kind === 'embedded')(
    'inside another with the outer context is an error on the engine with one connection, not a wait for ever',
    async () => {
      const engine = inject('engine');
      const template = engine.kind === 'embedded' ? await openAsBlob(engine.template) : undefined;
      const database = fromEmbedded(await openInMemory(template, 200));
      const alone = { portal: { database }, company: { companyId: 100 } };
      const nested = transact(alone, () => transact(alone, async () => 'never'));
      await expect(nested).rejects.toThrow('timeout exceeded when trying to connect');
      expect(await transact(alone, async () => 'free again')).toBe('free again');
      await database.close();
    },
  );

  it.runIf(inject('engine').kind === 'postgres')(
    'inside another with the outer context is an error in tests, where PostgreSQL itself would lend a second connection',
    async () => {
      const nested = transact(ctx, () => transact(ctx, async () => 'never'));
      await expect(nested).rejects.toThrow('A connection is borrowed while another one is held');
      expect(await transact(ctx, async () => 'free again')).toBe('free again');
    },
  );

  it.runIf(inject('engine').kind === 'postgres')(
    'plans a statement once per connection, and again when its table has changed under it',
    async () => {
      const { pool } = portal.portal.database;
      const row = () =>
        transact(ctx, ({ db }) =>
          db.selectFrom('company_code').selectAll().where('code', '=', 'demo').executeTakeFirst(),
        );
      const plans = () =>
        transact(ctx, async ({ db }) => {
          const asked = sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_prepared_statements
            WHERE statement LIKE ${'select * from "company_code"%'}`;
          return (await asked.execute(db)).rows[0]?.count;
        });
      expect(await row()).not.toHaveProperty('added');
      expect(await plans()).toBeGreaterThan(0);
      await pool.query(`ALTER TABLE company_code ADD COLUMN added text DEFAULT 'later'`);
      try {
        expect(await row()).toHaveProperty('added', 'later');
      } finally {
        await pool.query('ALTER TABLE company_code DROP COLUMN added');
      }
      expect(await row()).not.toHaveProperty('added');
    },
  );

  it.runIf(inject('engine').kind === 'postgres')(
    'survives the loss of its connection between two statements',
    async () => {
      const { pool } = portal.portal.database;
      const cut = transact(ctx, async ({ db }) => {
        const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
        await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
        const isThere = 'SELECT 1 FROM pg_stat_activity WHERE pid = $1';
        while ((await pool.query(isThere, [rows[0]?.pid])).rowCount);
        return sql`SELECT 1`.execute(db);
      });
      await expect(cut).rejects.toThrow(/terminat|closed|connection/i);
      expect(await transact(ctx, async () => 'works again')).toBe('works again');
    },
  );

  it.each(['40001', '40P01'])('runs again after %s, and what the lost try wrote is gone', async (code) => {
    let tries = 0;
    const answer = await transact(ctx, async ({ db }) => {
      tries += 1;
      await db
        .insertInto('company_code')
        .values(put(`try-${tries}-${code.toLowerCase()}`))
        .execute();
      if (tries < 3) await raise(code).execute(db);
      return `done in ${tries}`;
    });
    expect(answer).toBe('done in 3');
    expect((await codes()).filter((known) => known.endsWith(code.toLowerCase()))).toEqual([
      `t-try-3-${code.toLowerCase()}`,
    ]);
  });

  it('gives up after four tries, and does not repeat anything else', async () => {
    const triesWith = async (code: string) => {
      let tries = 0;
      const work = transact(ctx, async ({ db }) => {
        tries += 1;
        await raise(code).execute(db);
      });
      await expect(work).rejects.toMatchObject({ code });
      return tries;
    };
    expect(await triesWith('40001')).toBe(4);
    expect(await triesWith('23505')).toBe(1);
  });

  it('does not take a company id that is no number', async () => {
    const company = { companyId: "1'; DROP TABLE person; --" as unknown as number };
    expect(() => transact({ ...ctx, company }, async () => 'never')).toThrow('A company id is a whole number');
  });

  it('bounds what one transaction can hold up', async () => {
    const { rows } = await transact(ctx, ({ db }) =>
      sql<{ statement: string; lock: string }>`
        SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`.execute(db),
    );
    const { statementMs, lockMs } = portal.portal.database.limits;
    expect(rows).toEqual([{ statement: `${statementMs / 1_000}s`, lock: `${lockMs / 1_000}s` }]);
  });

  it('gives every connection back, whatever happened in it', async () => {
    const database = await portal.database.open();
    const own = { portal: { ...portal.portal, database }, company: ctx.company };
    const failing = Array.from({ length: 40 }, (_, at) =>
      transact(own, async ({ db }) => {
        if (at % 2) await sql.raw('SELECT 1 / 0').execute(db);
        throw new Error('ours');
      }).catch((error: unknown) => (error as Error).message),
    );
    expect(new Set(await Promise.all(failing))).toEqual(new Set(['ours', 'division by zero']));
    const { loginPool } = database;
    expect(loginPool.waitingCount).toBe(0);
    expect(loginPool.totalCount).toBeGreaterThan(0);
    expect(loginPool.idleCount).toBe(loginPool.totalCount);
    expect(await transact(own, async () => 'still works')).toBe('still works');
    await database.close();
  });
});

describe('the company’s key', () => {
  const CLOSED = 'unable to authenticate data';

  it('is the one that was kept: a first use that is rolled back leaves none behind', async () => {
    const company = { companyId: 999_001 };
    const fresh = { ...portal.portal, keyring: openKeyring(portal.portal.keyring.masters) };
    const values = {
      ...{ company_id: company.companyId, code: 'fresh', name: '', name_eng: '', hotline: '', logo: '' },
      ...{ colors: '{}', config: '{}' },
    };
    await transact({ portal: fresh, company }, ({ db }) => db.insertInto('company').values(values).execute());
    const sealContext = { table: 'person', column: 'phone', row: 'x' };
    const rolledBack = transact({ portal: fresh, company }, async (ctx) => {
      await fresh.keyring.companyKey(ctx);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    const sealed = await transact({ portal: fresh, company }, async (ctx) =>
      (await fresh.keyring.companyKey(ctx)).seal(sealContext, 'for later'),
    );
    // as another node, or this one after a restart, would read it
    const later = { ...fresh, keyring: openKeyring(portal.portal.keyring.masters) };
    const read = transact({ portal: later, company }, async (ctx) =>
      (await later.keyring.companyKey(ctx)).unseal(sealContext, sealed),
    );
    expect(await read).toBe('for later');
  });

  it('does not open with another master key', async () => {
    const wrong = { ...portal.portal, keyring: openKeyring(Buffer.alloc(32, 9)) };
    const opening = transact({ portal: wrong, company: ctx.company }, (ctx) => wrong.keyring.companyKey(ctx));
    await expect(opening).rejects.toThrow(CLOSED);
  });

  it('of one company does not open what another sealed', async () => {
    const keyOf = (companyId: number) =>
      transact({ portal: portal.portal, company: { companyId } }, (ctx) => portal.portal.keyring.companyKey(ctx));
    const { rows } = await portal.portal.database.pool.query<{ person_guid: string; phone: Buffer }>(
      'SELECT person_guid, phone FROM person WHERE company_id = 100 LIMIT 2',
    );
    const [one, other] = rows;
    if (!one || !other) throw new Error('two people are needed');
    const [own, foreign] = [await keyOf(100), await keyOf(210)];
    const sealContext = { table: 'person', column: 'phone', row: one.person_guid };
    expect(own.unseal(sealContext, one.phone)).toMatch(/^1\d{10}$/);
    expect(() => foreign.unseal(sealContext, one.phone)).toThrow(CLOSED);
    expect(() => own.unseal(sealContext, other.phone)).toThrow(CLOSED);
    expect(() => own.unseal({ ...sealContext, column: 'email' }, one.phone)).toThrow(CLOSED);
  });
});
