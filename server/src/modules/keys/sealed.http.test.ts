import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { PLATFORM_ID } from '../../db/transact.ts';
import { sealedBy } from './sealed.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

/** Bytes that no company's key has made, and why a rotation leaves them as they are. */
const NOT_SEALED: Record<string, string> = {
  'account_device.device_hash': 'of the anonymous key, which is wrapped anew and stays',
  'audit.hash': 'of the audit key, likewise',
  'audit.prev_hash': 'likewise',
  'audit_head.hash': 'likewise',
  'audit_head.mark': 'likewise',
  'calendar_feed.token_hash': 'a hash of random bytes',
  'captcha.answer_hash': 'of the anonymous key; gone in minutes',
  'captcha_pass.bucket': 'of the anonymous key; gone in minutes',
  'company_key.wrapped': 'wrapped by the master key',
  'file.sha256': 'a hash of what was sent in',
  'platform_key.wrapped': 'wrapped by the master key',
  'idempotency.body_hash': 'a hash',
  'login_try.bucket': 'of the anonymous key; gone in hours',
  'master_key.mark': 'tells the master key apart',
  'operator_session.cookie_hash': 'a hash of random bytes',
  'operator_session.token_hash': 'likewise',
  'operator_ticket.cookie_hash': 'likewise',
  'operator_ticket.ticket_hash': 'likewise',
  'preview.cookie_hash': 'likewise',
  'preview.ticket_hash': 'likewise',
  'preview.token_hash': 'likewise',
  'email_change.code_hash': 'of the anonymous key; gone in minutes',
  'password_ticket.token_hash': 'of the anonymous key; gone in minutes',
  'phone_change.code_hash': 'of the anonymous key; gone in minutes',
  'points_sheet.sha256': 'a hash of what was sent in',
  'report_consent.code_hash': 'of the anonymous key; gone in a week',
  'report_consent.token_hash': 'a hash of random bytes',
  'reset_code.bucket': 'of the anonymous key; gone in minutes',
  'reset_code.code_hash': 'likewise',
  'session.cookie_hash': 'a hash of random bytes',
  'session.provider_session': 'of the anonymous key; gone in a day',
  'session.provider_subject': 'likewise',
  'session.token_hash': 'a hash of random bytes',
  'sms_quota.bucket': 'of the anonymous key; gone in a day',
  'sso_login.browser_hash': 'a hash of random bytes; gone in minutes',
  'sso_login.state_hash': 'likewise',
  'spent_work.work_id': 'a hash; gone in minutes',
};

// proves: sealed columns are declared
it('every column of bytes is named by the module that seals it, or has a reason to be left alone', async () => {
  const { rows } = await portal.portal.database.pool.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND udt_name IN ('bytea', '_bytea') ORDER BY 1`,
  );
  const named = sealedBy(portal.portal, PLATFORM_ID).flatMap(({ table, sealed, indexes }) =>
    [...sealed, ...indexes].map((column) => `${table}.${column}`),
  );
  expect(new Set(named).size).toBe(named.length);
  expect(rows.map(({ name }) => name)).toEqual([...named, ...Object.keys(NOT_SEALED)].toSorted());
});

it('the portal’s own role may change each of them, and nothing else of rows that are final', async () => {
  const may = async (table: string, column: string): Promise<boolean> => {
    const { rows } = await portal.portal.database.pool.query<{ may: boolean }>(
      `SELECT has_column_privilege('portal_app', $1, $2, 'UPDATE') AS may`,
      [table, column],
    );
    return rows[0]?.may ?? false;
  };
  const refused: string[] = [];
  for (const { table, sealed, indexes } of sealedBy(portal.portal, PLATFORM_ID))
    for (const column of [...sealed, ...indexes]) if (!(await may(table, column))) refused.push(`${table}.${column}`);
  expect(refused).toEqual([]);
  expect([await may('evaluation', 'stars'), await may('payment', 'amount_fen')]).toEqual([false, false]);
});
