import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inCompany } from '../../test/answers.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { previewBegun } from '../../test/preview.ts';
import { tableNames } from '../../test/rows.ts';
import type { Tx } from '../ctx.ts';
import { DEMO_OPERATOR_PASSWORD } from '../../../demo/operators.ts';
import { asConsole, asSupply, atDoor, PLATFORM_ID } from './transact.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

/** Why a table's key may start with something else than the company. */
const NOT_BY_COMPANY: Record<string, string> = {
  company_code: 'read before the company is known; a reference table on a cluster',
};
/** Why a table may have no company at all. */
const NO_COMPANY: Record<string, string> = {
  migration: 'about the database itself',
  epoch: 'likewise',
  key_probe: 'about the database itself; only the platform sees it',
  platform_key: 'likewise',
  master_key: 'about the database itself; only the platform writes it',
  login_try: 'counted before anybody is known; buckets are HMACs',
  captcha: 'a riddle for somebody unknown',
  captcha_pass: 'that such a riddle was solved for a phone; buckets are HMACs',
  reset_code: 'of a phone whose owner is not known yet; only the platform sees it',
  spent_work: 'work somebody unknown has done',
  sms_quota: 'a phone has one quota whichever company asks; buckets are HMACs',
  bill_day: 'a provider has one bill for all companies; only the audit sees it',
  bill_line: 'likewise',
  bill_difference: 'likewise',
  ledger_watch: 'how far the audit of all companies is; only the audit sees it',
  operator: 'works for all companies and belongs to none; only the platform sees it',
  operator_session: 'likewise',
  operator_ticket: 'likewise',
  operator_recovery: 'likewise',
  preview: 'an operator’s; whose portal it is of is a column, and only the platform sees it',
  connection_hour: 'how systems outside have answered; names no company, and only the platform sees it',
  connection_state: 'likewise',
  state_move: 'which state may follow which, for everybody',
  ...Object.fromEntries(
    [
      ['city', 'chain', 'center', 'exam_set', 'extra', 'extra_pair', 'extra_suggestion', 'center_set', 'center_extra'],
      ['weekly_pattern', 'center_exception', 'segment', 'holiday_year', 'holiday', 'product', 'product_category'],
      ['privacy_text', 'news_article', 'faq_entry'],
      ['indicator', 'health_article', 'exam_department', 'exam_item'],
    ]
      .flat()
      .map((table) => [table, 'supply: serves all companies and says nothing about any']),
  ),
};
/** Supply that names its readers: nothing of it is read before the person is known. */
const FOR_SOME = ['questionnaire', 'questionnaire_version'];
for (const table of FOR_SOME)
  NO_COMPANY[table] = 'supply for the companies it names; row-level security shows it to no other';
const ROLES = ['portal_app', 'portal_audit', 'portal_console', 'portal_door', 'portal_node', 'portal_supply'];
const SUPPLY = Object.keys(NO_COMPANY).filter((table) => NO_COMPANY[table]?.startsWith('supply'));

/** Rows that only come after money has moved or operators have worked, made by hand for companies that have none. */
const LATER_ROWS = [
  `INSERT INTO order_change SELECT company_id, nextval('change_number'), order_id, 'dropped', center_id, segment_id, book_date,
     book_time, '{}', '{}', price_fen, company_fen, report_type, delivery, address_id, traffic_id, created_at, created_at
   FROM exam_order`,
  `INSERT INTO refund (company_id, refund_id, payment_id, out_refund_no, amount_fen, why, state, next_try, created_at)
   SELECT company_id, payment_id, payment_id, out_trade_no, 1, 'late', 'asked', created_at, created_at FROM payment`,
  `INSERT INTO mall_order (company_id, order_id, order_guid, person_guid, mall, title, title_eng, amount_fen, status, held_until, created_at)
   SELECT company_id, nextval('mall_order_number'), person_guid, person_guid, 'health', '', '', 1, 10, updated_at, updated_at FROM person`,
  `INSERT INTO product_category VALUES ('tenancy', 'health', '', '', 1)`,
  `INSERT INTO product (product_id, mall, category, kind, name, name_eng, brief, brief_eng, about, pictures, price_fen, state, updated_at)
   VALUES (999999, 'health', 'tenancy', 'delivered', '', '', '', '', '[]', '[]', 1, 'published', now())`,
  `INSERT INTO product_offer (company_id, product_id, windows) SELECT company_id, 999999, '[]' FROM company`,
  `INSERT INTO product_stock SELECT company_id, 999999, 1, 0 FROM company`,
  `INSERT INTO stock_move SELECT company_id, 999999, 1, 'received', 1, 1, NULL, '', '', now() FROM company`,
  `INSERT INTO product_bought SELECT company_id, 999999, person_guid, 'ever', 1 FROM person`,
  `INSERT INTO mall_gift SELECT company_id, nextval('mall_gift_number'), person_guid, '', '', 1, 1, '2026-01-01', '2026-12-31',
     person_guid::text, updated_at FROM person`,
  `INSERT INTO mall_order_item (company_id, order_id, item_no, product_id, kind, title, title_eng, picture, count, unit_fen)
   SELECT company_id, order_id, 1000, 999999, 'delivered', '', '', '', 1, 1 FROM mall_order`,
  `INSERT INTO mall_order_source (company_id, order_id, item_no, revision, source, amount_fen)
   SELECT company_id, order_id, 1000, 0, 'money', 1 FROM mall_order`,
  `INSERT INTO mall_order_event SELECT company_id, order_id, 1000, 'placed', NULL, '', created_at FROM mall_order`,
  `INSERT INTO mall_invoice (company_id, order_id, invoice_type, category, title, details, asked_on)
   SELECT company_id, order_id, 1, 2, '', '', '2026-06-01' FROM mall_order`,
  `INSERT INTO payment_notice SELECT company_id, provider, out_trade_no, created_at FROM payment`,
  `INSERT INTO ledger_close SELECT company_id, account, unit, '2020-01-01', 0 FROM ledger_account`,
  `INSERT INTO ledger_resolution SELECT company_id, transfer, 'void', at FROM ledger_transfer`,
  `INSERT INTO message (company_id, message_id, person_guid, kind, about, subject, phone, body, due_at, next_try)
   SELECT company_id, nextval('message_number'), person_guid, 'booked', person_guid, '', '', '', updated_at, updated_at FROM person`,
  `INSERT INTO order_voucher SELECT company_id, order_id, '', order_id::text::bytea FROM exam_order ON CONFLICT DO NOTHING`,
  `INSERT INTO former_relation SELECT company_id, person_guid, relative_guid, kind, now() FROM relation`,
  `INSERT INTO email_change SELECT company_id, person_guid, '', '', 0, updated_at FROM person`,
  `INSERT INTO phone_change SELECT company_id, person_guid, '', '', 0, updated_at FROM person`,
  `INSERT INTO audit SELECT company_id, 1000000, now(), 'job', '', '', NULL, '', '', '', '', '', '', '' FROM company`,
  `INSERT INTO audit_head SELECT company_id, 1, '', '' FROM company ON CONFLICT DO NOTHING`,
  `INSERT INTO audit_check SELECT company_id, now(), 0, '{}' FROM company`,
  `INSERT INTO task (company_id, task_id, kind, title, state, created_by, created_by_name, input, due_at, created_at, ended_at)
   SELECT company_id, gen_random_uuid(), '', '{}', 'done', '', '', '', now(), now(), now() FROM company`,
  `INSERT INTO card_gift (company_id, gift_id, card_id, from_guid, to_guid, state, created_at, expires_at, ended_at, is_news)
   SELECT c.company_id, gen_random_uuid(), c.card_id, min(p.person_guid::text)::uuid, max(p.person_guid::text)::uuid, 'declined',
     now(), now(), now(), false
   FROM card c JOIN person p ON p.company_id = c.company_id GROUP BY c.company_id, c.card_id`,
  `INSERT INTO card_try SELECT company_id, account_id, 'bind', 1, now(), now() FROM account`,
  `INSERT INTO task_row_error SELECT company_id, task_id, 1, '', '', '{}' FROM task`,
  `INSERT INTO task_part SELECT company_id, task_id, 1, '' FROM task`,
  `INSERT INTO evaluation SELECT company_id, order_id, center_id, 5, '{}', NULL, created_at FROM exam_order ON CONFLICT DO NOTHING`,
  `INSERT INTO file (company_id, file_id, owner_kind, owner_id, kind, media_type, name, size, sha256, storage_key, created_at)
   SELECT company_id, person_guid, 'person', person_guid, 'pdf', 'application/pdf', '', 1, '', '', updated_at FROM person`,
  `INSERT INTO claim (company_id, claim_id, person_guid, lang, state, type, city, hospital, exam_day, year, amount_fen, created_at)
   SELECT company_id, nextval('claim_number'), person_guid, 'zh-cn', 'draft', 'physical', '', '', '2026-06-01', 2026, 1, updated_at FROM person`,
  `INSERT INTO claim_batch SELECT company_id, nextval('claim_batch_number'), 0, 0, NULL, 1, '', now(), '', NULL FROM company`,
  `INSERT INTO claim_year SELECT company_id, person_guid, 1999, 0 FROM person`,
  `INSERT INTO claim_event SELECT company_id, claim_id, 100, 'submitted', created_at, '', '', '[]', NULL FROM claim`,
  `INSERT INTO claim_file SELECT company_id, claim_id, person_guid, 'invoice', created_at FROM claim ON CONFLICT DO NOTHING`,
  `INSERT INTO held_service (company_id, service_id, person_guid, source, name, name_eng, valid_from, valid_to, use_kind, created_at)
   SELECT company_id, person_guid, person_guid, person_guid, '', '', '2026-01-01', '2026-12-31', 'booking', updated_at FROM person`,
  `INSERT INTO points_sheet (company_id, sheet_id, file_id, sha256, rows, created_by, created_by_name, created_at, check_task)
   SELECT company_id, gen_random_uuid(), gen_random_uuid(), '', 1, '', '', now(), gen_random_uuid() FROM company`,
  `INSERT INTO approval (company_id, approval_id, kind, subject, person_guid, state, reason, asked_by, asked_name, asked_at, ends_at,
     decided_at) SELECT company_id, gen_random_uuid(), 'k', '', person_guid, 'expired', '', 1, '', now(), now(), now() FROM person`,
  `INSERT INTO erasure_request (company_id, request_id, person_guid, state, lang, asked_at, cooling_until, due_on, ended_at)
   SELECT company_id, gen_random_uuid(), person_guid, 'withdrawn', 'zh-cn', updated_at, updated_at, '2026-06-01', updated_at FROM person`,
  `INSERT INTO report SELECT company_id, order_id, person_guid, plan_id, extract(year FROM book_date)::int, book_date, 'withdrawn', 1, created_at
   FROM exam_order ON CONFLICT DO NOTHING`,
  `INSERT INTO report_version SELECT company_id, order_id, 99, NULL, NULL, '', '', published_at FROM report`,
  `INSERT INTO partner_secret SELECT company_id, '', now() FROM company ON CONFLICT DO NOTHING`,
  `INSERT INTO hr_reminder SELECT company_id, person_guid, now() FROM account`,
  `INSERT INTO hr_reminder_day SELECT company_id, current_date, 1 FROM company`,
  `INSERT INTO message_preference SELECT company_id, person_guid, true, now() FROM account`,
  `INSERT INTO hr_roster (company_id, roster_id, file_id, rows, created_by, created_at, check_task)
   SELECT company_id, gen_random_uuid(), gen_random_uuid(), 1, '1', now(), gen_random_uuid() FROM company`,
  `INSERT INTO report_consent (company_id, person_guid, viewer_guid, state, text_version, lang, token_hash, code_hash, asked_at, expires_at)
   SELECT company_id, min(person_guid::text)::uuid, max(person_guid::text)::uuid, 'asked', '', 'zh-cn', '', '', now(), now()
   FROM person GROUP BY company_id HAVING count(*) > 1`,
  `INSERT INTO messaging_binding SELECT company_id, account_id, '', '', account_id::text::bytea, now() FROM account`,
  `INSERT INTO messaging_spent SELECT company_id, person_guid, now() FROM account`,
  `INSERT INTO company_draft SELECT company_id, '{}', 1, '', now() FROM company`,
  `INSERT INTO password_ticket SELECT company_id, account_id, person_guid, '', now() FROM account`,
  `INSERT INTO sso_provider SELECT company_id, false, '', '', NULL, '{}', false, now() FROM company`,
  `INSERT INTO sso_login SELECT company_id, '', NULL, '', NULL, now() FROM company`,
  `INSERT INTO link_key SELECT company_id, 'tenancy', 2, '', now(), '', NULL, NULL FROM company`,
  `INSERT INTO sso_nonce SELECT company_id, 'tenancy', now() FROM company`,
  `INSERT INTO questionnaire VALUES ('tenancy', 'survey', NULL, '2026-01-01', NULL, 1, NULL, 1, NULL, now())`,
  `INSERT INTO questionnaire_version VALUES ('tenancy', 1, '{}', '', now())`,
  `INSERT INTO answer_sheet SELECT company_id, 'tenancy', person_guid, person_guid, 1, 1, '', 1, now(), now(), NULL FROM person`,
  `INSERT INTO report_upload (company_id, upload_id, person_guid, uploaded_by, file_id, exam_day, state, content, created_at)
   SELECT company_id, person_guid, person_guid, person_guid, person_guid, '2026-06-01', 'ready', '', updated_at FROM person`,
  `INSERT INTO uploaded_report SELECT company_id, upload_id, person_guid, exam_day, 1, '', created_at FROM report_upload`,
  `INSERT INTO file_day SELECT company_id, 'person', person_guid, updated_at::date, 1 FROM person`,
];

const owned = async () => (await tableNames(portal.portal.database.pool)).filter((table) => !(table in NO_COMPANY));
const ask = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query(query, values)).rows as T[];

describe('with the WHERE removed', () => {
  it('no table shows a row of another company', async () => {
    // so that the tables which a fresh demo world leaves empty hold rows of two companies, too
    for (const company of ['demo', 'hilton']) {
      const who = await portal.login(company, 'emp');
      const draft = { userGuid: who.user.CustomerGuid, draft: { examSetId: 1 } };
      await portal.call('SaveBookingDraft', draft, { session: who });
      await portal.call('MakeCalendarFeed', { userGuid: who.user.CustomerGuid }, { session: who });
      await portal.call(
        'Logout',
        { sessionid: who.token },
        { session: who, headers: { 'idempotency-key': 'tenancy-1' } },
      );
    }
    for (const statement of LATER_ROWS) await ask(statement);
    const seen: Record<string, number[]> = {};
    for (const table of await owned()) {
      const rows = await inCompany(portal, 100, async (db) => {
        const { rows } = await sql<{ company_id: number }>`SELECT DISTINCT company_id FROM ${sql.table(table)}`.execute(
          db,
        );
        return rows;
      });
      seen[table] = rows.map((row) => row.company_id);
      const others = await ask<{ count: number }>(`SELECT count(*)::int FROM "${table}" WHERE company_id <> 100`);
      expect(others[0]?.count, `${table} has foreign rows to hide`).toBeGreaterThan(0);
    }
    expect(seen).toEqual(Object.fromEntries((await owned()).map((table) => [table, [100]])));
  });

  it('no row of another company is changed or removed', async () => {
    const touched = await inCompany(portal, 100, async (db) => {
      const updated = await db.updateTable('person').set({ department: 'x' }).executeTakeFirst();
      const removed = await db.deleteFrom('account_login').executeTakeFirst();
      return [updated.numUpdatedRows, removed.numDeletedRows].map(Number);
    });
    const left = await ask<{ people: number; logins: number }>(
      `SELECT (SELECT count(*)::int FROM person WHERE department = 'x' AND company_id <> 100) AS people,
              (SELECT count(*)::int FROM account_login WHERE company_id <> 100) AS logins`,
    );
    for (const count of touched) expect(count).toBeGreaterThan(0);
    expect(left[0]?.people).toBe(0);
    expect(left[0]?.logins).toBeGreaterThan(0);
  });

  it('a row cannot be given to another company', async () => {
    const notice = {
      tone: 'info' as const,
      title: '',
      title_eng: '',
      body: '',
      body_eng: '',
      url: '',
      shown_from: null,
      shown_to: null,
    };
    const insert = inCompany(portal, 100, (db) =>
      db
        .insertInto('notice')
        .values({ company_id: 210, notice_id: 99, ...notice })
        .execute(),
    );
    await expect(insert).rejects.toMatchObject({ code: '42501' });
    const move = inCompany(portal, 100, (db) => db.updateTable('notice').set({ company_id: 210 }).execute());
    await expect(move).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the catalogue', () => {
  it('has a company in every table but the named ones', async () => {
    const rows = await ask<{ table: string }>(
      `SELECT table_name AS table FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'company_id'`,
    );
    expect(rows.map(({ table }) => table).sort()).toEqual((await owned()).sort());
  });

  it('enables and forces row-level security on each, with one policy for reading and writing', async () => {
    const rows = await ask<{ table: string; enabled: boolean; forced: boolean; policies: unknown[] | null }>(
      `SELECT relname AS table, relrowsecurity AS enabled, relforcerowsecurity AS forced,
         (SELECT json_agg(json_build_object('cmd', cmd, 'using', qual, 'check', with_check, 'permissive', permissive))
            FROM pg_policies p WHERE p.schemaname = 'public' AND p.tablename = relname AND 'portal_app' = ANY (roles)) AS policies
       FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
    );
    const rule = expect.stringMatching(/^\(company_id = app\.cid\(\)\)$/);
    for (const table of await owned()) {
      expect(rows.find((row) => row.table === table)).toEqual({
        table,
        enabled: true,
        forced: true,
        policies: [{ cmd: 'ALL', using: rule, check: rule, permissive: 'PERMISSIVE' }],
      });
    }
  });

  it('says every policy as a plain comparison, so that a divided database can send a query to one of its parts', async () => {
    const rows = await ask<{ rule: string }>(
      `SELECT DISTINCT regexp_replace(rule, '\\s+', ' ', 'g') AS rule
       FROM pg_policies, unnest(ARRAY[qual, with_check]) AS rule WHERE rule IS NOT NULL`,
    );
    expect(rows.map(({ rule }) => rule).sort()).toEqual([
      '((company_ids IS NULL) OR (app.cid() = 0) OR (app.cid() = ANY (company_ids)))',
      // supply may look at supply
      expect.stringMatching(
        /^\(EXISTS \( SELECT 1 FROM questionnaire q WHERE \(q\.code = questionnaire_version\.code\)\)\)$/,
      ),
      '(app.cid() = 0)',
      '(company_id = app.cid())',
      '(cookie_hash = app.presented_token())',
      '(token_hash = app.presented_token())',
      'true',
    ]);
  });

  it('names no policy for everybody', async () => {
    expect(await ask(`SELECT tablename FROM pg_policies WHERE 'public' = ANY (roles)`)).toEqual([]);
  });

  it('starts every key and every reference with the company: a check of either must not tell of other companies', async () => {
    const keys = await ask<{ table: string; name: string; first: string }>(
      `SELECT c.relname AS table, i.relname AS name, a.attname AS first
       FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = x.indkey[0]
       WHERE c.relnamespace = 'public'::regnamespace AND x.indisunique
       UNION ALL
       SELECT c.relname, f.conname, a.attname FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = f.conkey[1]
       WHERE f.contype = 'f' AND c.relnamespace = 'public'::regnamespace
         AND NOT f.confrelid = ANY ($1::regclass[])`,
      [SUPPLY],
    );
    expect(keys.length).toBeGreaterThan(20);
    const wrong = keys.filter(
      ({ table, first }) => first !== 'company_id' && !(table in { ...NOT_BY_COMPANY, ...NO_COMPANY }),
    );
    expect(wrong).toEqual([]);
  });

  it('could be divided by company: triggers run in plpgsql, references stay within a company or lead to what all share', async () => {
    const triggers = await ask(
      `SELECT p.proname FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
       WHERE p.prorettype = 'trigger'::regtype AND p.pronamespace IN ('app'::regnamespace, 'public'::regnamespace)
         AND l.lanname <> 'plpgsql'`,
    );
    expect(triggers).toEqual([]);
    const functions = await ask(
      `SELECT proname FROM pg_proc WHERE pronamespace IN ('app'::regnamespace, 'public'::regnamespace)
         AND (prosrc ~* 'exists\\s*\\(\\s*select\\s+from' OR prosrc ~* '\\(\\s*select\\s+app\\.' OR prosrc ~* 'set_config')`,
    );
    expect(functions).toEqual([]);
    const has = (relation: string, keys?: string) =>
      `EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = f.${relation} AND a.attname = 'company_id'
         ${keys ? `AND a.attnum = ANY (f.${keys})` : ''})`;
    const crossing = await ask(
      `SELECT f.conname FROM pg_constraint f WHERE f.contype = 'f' AND ${has('conrelid')} AND ${has('confrelid')}
         AND NOT (${has('conrelid', 'conkey')} AND ${has('confrelid', 'confkey')})`,
    );
    expect(crossing).toEqual([]);
  });

  it('gives the roles nothing of their own and no way around', async () => {
    const roles = await ask<Record<string, unknown>>(
      `SELECT rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb,
         (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS tables,
         (SELECT count(*)::int FROM pg_proc WHERE proowner = r.oid) AS functions,
         has_schema_privilege(r.oid, 'public', 'CREATE') AS creates
       FROM pg_roles r WHERE rolname = ANY ($1) ORDER BY rolname`,
      [ROLES],
    );
    const harmless = {
      rolsuper: false,
      rolbypassrls: false,
      rolcanlogin: false,
      rolcreaterole: false,
      rolcreatedb: false,
    };
    const ownsNothing = { tables: 0, functions: 0, creates: false };
    expect(roles).toEqual(ROLES.map((rolname) => ({ rolname, ...harmless, ...ownsNothing })));
  });

  it('runs no function and no view with its owner’s rights', async () => {
    expect(
      await ask(
        `SELECT proname FROM pg_proc WHERE pronamespace IN ('app'::regnamespace, 'public'::regnamespace) AND prosecdef`,
      ),
    ).toEqual([]);
    expect(
      await ask(`SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm')`),
    ).toEqual([]);
  });
});

describe('without a company', () => {
  it('the role of a company gets an error, not an empty answer', async () => {
    const { database } = portal.portal;
    for (const setting of ['', `SELECT set_config('app.company_id', '', true);`]) {
      const reading = database.borrow(async ({ db, send }) => {
        await send(`BEGIN; SET LOCAL ROLE portal_app; ${setting}`);
        try {
          return await db.selectFrom('person').selectAll().execute();
        } finally {
          await send('ROLLBACK');
        }
      });
      await expect(reading).rejects.toMatchObject({ code: '42501', message: 'app.company_id is not set' });
    }
  });

  it('the company of one transaction does not reach the next', async () => {
    await inCompany(portal, 100, (db) => db.selectFrom('person').select('name').execute());
    const asked = sql<{ setting: string | null; role: string }>`
      SELECT current_setting('app.company_id', true) AS setting, current_user AS role`;
    const { rows } = await portal.portal.database.borrow(({ db }) => asked.execute(db));
    expect(rows[0]?.setting ?? '').toBe('');
    expect(rows[0]?.role).not.toMatch(/^portal_/);
  });
});

describe('operators', () => {
  const TABLES = ['operator', 'operator_session', 'operator_ticket', 'operator_recovery', 'preview'] as const;

  it('are seen and changed by the platform alone: a company finds none', async () => {
    await portal.operator('support');
    await portal.call('OpsSignIn', { loginName: 'support', password: DEMO_OPERATOR_PASSWORD });
    await previewBegun(portal);
    for (const table of TABLES) {
      const rows = (companyId: number) =>
        inCompany(portal, companyId, async (db) => (await db.selectFrom(table).select('operator_id').execute()).length);
      expect(await rows(PLATFORM_ID), table).toBeGreaterThan(0);
      expect(await rows(100), table).toBe(0);
      const removed = await inCompany(portal, 100, (db) => db.deleteFrom(table).executeTakeFirst());
      expect(removed.numDeletedRows, table).toBe(0n);
    }
    const recovery = { operator_id: 1, code_hash: Buffer.from('x'), used_at: null };
    const added = inCompany(portal, 100, (db) => db.insertInto('operator_recovery').values(recovery).execute());
    await expect(added).rejects.toMatchObject({ code: '42501' });
  });

  it('are named to the lists of the console, which learn nothing to sign in with', async () => {
    const { database } = portal.portal;
    const named = await asConsole(database, (db) => db.selectFrom('operator').select(['name', 'role']).execute());
    expect(named.length).toBeGreaterThan(3);
    for (const table of TABLES) {
      const reading = asConsole(database, (db) => sql`SELECT * FROM ${sql.table(table)}`.execute(db));
      await expect(reading, table).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('supply', () => {
  it('is written by its own role, which sees nothing of any company', async () => {
    for (const table of await owned()) {
      const reading = asSupply(portal.portal.database, (db) =>
        sql`SELECT * FROM ${sql.table(table)} LIMIT 1`.execute(db),
      );
      await expect(reading, table).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('a company takes seats and changes nothing else of it', async () => {
    for (const table of SUPPLY) {
      const removing = inCompany(portal, 100, (db) => sql`DELETE FROM ${sql.table(table)}`.execute(db));
      await expect(removing, table).rejects.toMatchObject({ code: '42501' });
    }
    const more = inCompany(portal, 100, (db) => db.updateTable('segment').set({ capacity: 1_000 }).execute());
    await expect(more).rejects.toMatchObject({ code: '42501' });
  });

  it('only the supply role makes seats: neither a company nor the door', async () => {
    const seat = { center_id: 1, day: '2026-07-01', starts: '23:00', ends: '23:30', capacity: 9 };
    const more = (db: Tx) => db.insertInto('segment').values(seat).execute();
    await expect(inCompany(portal, 100, more)).rejects.toMatchObject({ code: '42501' });
    await expect(atDoor(portal.portal.database, more)).rejects.toMatchObject({ code: '42501' });
    await asSupply(portal.portal.database, more);
  });
});

describe('at the door', () => {
  const MAY_READ = [
    ...['captcha', 'captcha_pass', 'company_code', 'login_try', 'sms_quota', 'spent_work'],
    ...SUPPLY.filter((table) => !FOR_SOME.includes(table)),
  ];

  it('nothing can be read but codes, tries, riddles and what serves all companies', async () => {
    for (const table of await tableNames(portal.portal.database.pool)) {
      const reading = atDoor(portal.portal.database, (db) =>
        sql`SELECT * FROM ${sql.table(table)} LIMIT 1`.execute(db),
      );
      if (MAY_READ.includes(table)) await expect(reading).resolves.toBeDefined();
      else await expect(reading, table).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('a session is seen only with its token', async () => {
    const [one, other] = [await portal.login('deqin', 'emp'), await portal.login('deqin3', 'emp')];
    const hashOf = (token: string) => createHash('sha256').update(token).digest();
    const look = (presented?: Buffer) =>
      atDoor(
        portal.portal.database,
        (db) => db.selectFrom('session').select(['company_id', 'token_hash']).execute(),
        presented,
      );
    expect(await look()).toEqual([]);
    expect(await look(hashOf('another token'))).toEqual([]);
    expect(await look(hashOf(one.token))).toEqual([{ company_id: 430, token_hash: hashOf(one.token) }]);
    expect(await look(hashOf(other.token))).toEqual([{ company_id: 474, token_hash: hashOf(other.token) }]);
  });

  it('no company code can be changed', async () => {
    const change = atDoor(portal.portal.database, (db) =>
      db.updateTable('company_code').set({ company_id: 100 }).execute(),
    );
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });
});
