import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { everyRow } from '../../test/rows.ts';
import { demoWorld } from '../../../demo/world.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

interface Column {
  type: string;
  nullable: boolean;
  byDefault: boolean;
}
type Tables = Record<string, Record<string, Column>>;

/** What the schema's files say, read from their text: types are gone when it runs. */
function written(): Tables {
  const bodies = [
    ['./schema.ts', 'Schema'],
    ['./schema-booking.ts', 'BookingTables'],
    ['./schema-money.ts', 'MoneyTables'],
    ['./schema-invoice.ts', 'InvoiceTables'],
    ['./schema-operators.ts', 'OperatorTables'],
    ['./schema-approvals.ts', 'ApprovalTables'],
    ['./schema-audit.ts', 'AuditTables'],
    ['./schema-tasks.ts', 'TaskTables'],
    ['./schema-files.ts', 'FileTables'],
    ['./schema-cards.ts', 'CardTables'],
    ['./schema-claims.ts', 'ClaimTables'],
    ['./schema-feedback.ts', 'FeedbackTables'],
    ['./schema-mall.ts', 'MallTables'],
    ['./schema-content.ts', 'ContentTables'],
    ['./schema-health.ts', 'HealthTables'],
    ['./schema-hr.ts', 'HrTables'],
    ['./schema-partner.ts', 'PartnerTables'],
    ['./schema-points.ts', 'PointsTables'],
    ['./schema-personal-data.ts', 'PersonalDataTables'],
    ['./schema-reports.ts', 'ReportTables'],
    ['./schema-questionnaires.ts', 'QuestionnaireTables'],
    ['./schema-sso.ts', 'SsoTables'],
    ['./schema-uploads.ts', 'UploadTables'],
    ['./schema-sessions.ts', 'SessionTables'],
    ['./schema-setup.ts', 'SetupTables'],
  ].map(([file = '', name = '']) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    return source.slice(source.search(new RegExp(`export interface ${name}\\b`)));
  });
  const tables = bodies.flatMap((body) => [...body.matchAll(/^ {2}(\w+): \{([^}]*)\};/gm)]);
  return Object.fromEntries(tables.map(([, table = '', columns = '']) => [table, columnsOf(columns)]));
}

function columnsOf(text: string): Record<string, Column> {
  const columns = text.split(';').flatMap((line) => {
    const [, name, type = ''] = /^\s*(\w+): (.+)$/s.exec(line) ?? [];
    return name ? [[name, columnOf(type.trim())] as const] : [];
  });
  return Object.fromEntries(columns);
}

function columnOf(written: string): Column {
  const type = written.replace(/^JsonByDefault(<.+>)$/, 'Generated<Json$1>');
  const inner = /^Generated(?:Always)?<(.+)>$/.exec(type)?.[1] ?? type;
  const bare = inner.replace(/ \| null$/, '');
  const known = bare.startsWith('Json<') ? 'json' : bare.startsWith("'") ? 'string' : (WORDS[bare] ?? bare);
  return { type: known, nullable: inner !== bare, byDefault: inner !== type };
}

/** Sets of words the contract fixes, stored as text. */
const WORDS: Record<string, string> = {
  ApprovalState: 'string',
  StoreStatus: 'string',
  ReportType: 'string',
  DeliveryWay: 'string',
  IdType: 'string',
  MaritalStatus: 'string',
  'RelationKind[]': 'string[]',
  Language: 'string',
  FeedbackState: 'string',
  PrivacyKind: 'string',
  NewsCategory: 'string',
  NewsState: 'string',
  FaqGroup: 'string',
  Unit: 'string',
  TransferKind: 'string',
  RefundWhy: 'string',
  ProviderName: 'string',
  MallKind: 'string',
  MallSource: 'string',
  MallEvent: 'string',
  ItemState: 'string',
  ProductKind: 'string',
  LimitPeriod: 'string',
  '(typeof USE_KINDS)[number]': 'string',
  CardPurpose: 'string',
  PointsKind: 'string',
  PointsSource: 'string',
  SpendKind: 'string',
  "BillLine['kind']": 'string',
  "ClaimEvent['kind']": 'string',
  PayChannel: 'string',
  OperatorRole: 'string',
  QuestionnaireKind: 'string',
};

/** The database's short names of its types. */
const TYPES: Record<string, string> = {
  int4: 'number',
  int8: 'number',
  float8: 'number',
  _int4: 'number[]',
  _text: 'string[]',
  _uuid: 'string[]',
  _timestamptz: 'Date[]',
  text: 'string',
  uuid: 'string',
  bytea: 'Buffer',
  _bytea: 'Buffer[]',
  date: 'Day',
  bool: 'boolean',
  jsonb: 'json',
  timestamptz: 'Date',
};

async function migrated(): Promise<Tables> {
  const { rows } = await portal.portal.database.pool.query<{
    t: string;
    c: string;
    type: string;
    nullable: string;
    d: string | null;
  }>(
    `SELECT table_name AS t, column_name AS c, udt_name AS type, is_nullable AS nullable,
       CASE WHEN is_identity = 'YES' OR is_generated = 'ALWAYS' THEN 'itself' ELSE column_default END AS d
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migration'
     ORDER BY table_name, ordinal_position`,
  );
  const tables: Tables = {};
  for (const { t, c, type, nullable, d } of rows) {
    const table = (tables[t] ??= {});
    table[c] = { type: TYPES[type] ?? type, nullable: nullable === 'YES', byDefault: d !== null };
  }
  return tables;
}

it('the schema is what the migrations make: tables, columns, types, nulls, defaults', async () => {
  const tables = written();
  expect(Object.keys(tables).length).toBeGreaterThan(10);
  expect(tables).toEqual(await migrated());
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
