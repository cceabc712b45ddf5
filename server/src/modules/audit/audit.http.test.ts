import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inCompany } from '../../../test/answers.ts';
import { DAY, HOUR, TEST_NOW } from '../../../test/clock.ts';
import { ask } from '../../../test/new-day.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import type { Log } from '../../ctx.ts';
import { asConsole, PLATFORM_ID, transact } from '../../db/transact.ts';
import {
  auditPage,
  checkChains,
  lastCheck,
  nothingChecked,
  recordAudit,
  type AuditEntry,
  type AuditFilter,
} from './index.ts';
import { fillChain, withoutTriggers } from './chain.fixture.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());
beforeEach(async () => {
  portal.clock.at(TEST_NOW);
  await withoutTriggers(portal, ['DELETE FROM audit', 'DELETE FROM audit_head', 'DELETE FROM audit_check']);
});

const entry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  actor: { kind: 'operator', id: '7', role: 'support' },
  action: 'order.cancel',
  subject: { kind: 'order', id: '1001' },
  personGuid: null,
  reason: '客户来电要求取消 \u{1F4DE}, 5:"x"',
  requestId: 'req-1',
  ...more,
});
const record = (companyId: number, more: Partial<AuditEntry> = {}): Promise<void> =>
  transact({ portal: portal.portal, company: { companyId } }, (ctx) => recordAudit(ctx, entry(more)));

const errors: object[] = [];
const log: Log = { warn: () => {}, error: (fields) => void errors.push(fields) };
const check = (checked = nothingChecked()) => checkChains(portal.portal, checked, log);
const found = async (checked = nothingChecked()) =>
  (await check(checked)).flatMap(({ companyId, broken }) => (broken ? [{ companyId, ...broken }] : []));

describe('an entry', () => {
  it('is there with what it tells of, or not at all', async () => {
    const failing = transact({ portal: portal.portal, company: { companyId: 100 } }, async (ctx) => {
      await recordAudit(ctx, entry());
      throw new Error('the work failed');
    });
    await expect(failing).rejects.toThrow('the work failed');
    expect(await ask(portal, 'SELECT seq FROM audit')).toEqual([]);
    await record(100);
    expect(await ask(portal, 'SELECT company_id, seq, reason FROM audit')).toEqual([
      { company_id: 100, seq: 1, reason: entry().reason },
    ]);
  });

  // proves: one writer of a chain at a time
  it('parallel: writers of one company leave one whole chain', async () => {
    const written = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => record(at % 2 ? 100 : PLATFORM_ID)));
    expect(written.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await ask(portal, 'SELECT company_id, max(seq) AS last, count(*) FROM audit GROUP BY 1 ORDER BY 1')).toEqual(
      [
        { company_id: PLATFORM_ID, last: 20, count: 20 },
        { company_id: 100, last: 20, count: 20 },
      ],
    );
    expect(await found()).toEqual([]);
  });

  it('with letters that are half of a pair is verified as it was stored', async () => {
    await record(100, { reason: 'half \ud800 of a pair' });
    expect(await found()).toEqual([]);
  });

  it('cannot be changed, removed or emptied, neither by the company nor by the owner of the table', async () => {
    await record(100);
    for (const change of [
      'UPDATE audit SET reason = reason',
      'DELETE FROM audit',
      'TRUNCATE audit',
      'DELETE FROM audit_head',
    ])
      await expect(ask(portal, change), change).rejects.toMatchObject({ code: '23001' });
    const erase = inCompany(portal, 100, (db) => db.deleteFrom('audit').execute());
    await expect(erase).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the job', () => {
  // proves: hash of an entry
  it('reads on where it was, and once a day from the beginning', async () => {
    const checked = nothingChecked();
    await fillChain(portal, 100, 10);
    expect(await check(checked)).toEqual([expect.objectContaining({ checked: 10 })]);
    await record(100);
    expect(await check(checked)).toEqual([expect.objectContaining({ checked: 1 })]);
    await withoutTriggers(portal, [`UPDATE audit SET action = 'x' WHERE seq = 3`]);
    expect(await found(checked)).toEqual([]);
    portal.clock.advance(DAY + HOUR);
    expect(await found(checked)).toEqual([{ companyId: 100, seq: 3, kind: 'altered' }]);
    expect(await found(checked), 'and does not forget it').toHaveLength(1);
  });

  // proves: no entry is missing
  it('names what it found, in the log and for the console', async () => {
    await fillChain(portal, 100, 10);
    await record(PLATFORM_ID);
    await withoutTriggers(portal, ['DELETE FROM audit WHERE company_id = 100 AND seq = 5']);
    errors.length = 0;
    await check();
    expect(errors).toEqual([{ companyId: 100, seq: 5, kind: 'removed' }]);
    expect(await asConsole(portal.portal.database, lastCheck)).toEqual({
      checked_at: expect.any(Date),
      entries: 5,
      broken: ['100/5 removed'],
    });
  });

  // proves: mark of a chain’s end
  it('mark: finds an end that was moved back to an earlier entry', async () => {
    await fillChain(portal, 100, 10);
    await withoutTriggers(portal, [
      'DELETE FROM audit WHERE seq > 7',
      'UPDATE audit_head SET seq = a.seq, hash = a.hash FROM audit a WHERE a.seq = 7',
    ]);
    expect(await found()).toEqual([{ companyId: 100, seq: 8, kind: 'cut' }]);
  });

  // proves: chains are remembered
  it('set back: finds a chain that was put back to what it had been, head and all', async () => {
    const checked = nothingChecked();
    await record(100);
    await ask(portal, 'CREATE TABLE backup AS SELECT * FROM audit_head');
    await record(100);
    await check(checked);
    await withoutTriggers(portal, [
      'DELETE FROM audit WHERE seq = 2',
      'UPDATE audit_head h SET seq = b.seq, hash = b.hash, mark = b.mark FROM backup b',
    ]);
    await ask(portal, 'DROP TABLE backup');
    expect(await found(checked)).toEqual([{ companyId: 100, seq: 2, kind: 'cut' }]);
    await withoutTriggers(portal, ['DELETE FROM audit', 'DELETE FROM audit_head']);
    expect(await found(checked)).toEqual([{ companyId: 100, seq: 1, kind: 'cut' }]);
  });
});

describe('the console', () => {
  const page = (filter: AuditFilter, before = '', limit = 50) =>
    asConsole(portal.portal.database, (db) => auditPage(db, filter, { before, limit }));
  const seen = async (filter: AuditFilter) =>
    (await page(filter)).rows.map(({ company_id, seq }) => `${company_id}/${seq}`);

  it('finds by company, actor, action, person, subject, day and typed text; newest first', async () => {
    const person = randomUUID();
    await record(100, {
      actor: { kind: 'operator', id: '7', role: 'admin' },
      action: 'person.read',
      personGuid: person,
    });
    await record(210, { subject: { kind: 'order', id: '42' } });
    portal.clock.advance(DAY);
    await record(PLATFORM_ID, { actor: { kind: 'job', id: 'sweep', role: '' }, action: 'operator.lock' });
    expect(await seen({})).toEqual(['0/1', '210/1', '100/1']);
    expect(await seen({ companyId: PLATFORM_ID })).toEqual(['0/1']);
    expect(await seen({ actorId: '7' })).toEqual(['210/1', '100/1']);
    expect(await seen({ action: 'person.read' })).toEqual(['100/1']);
    expect(await seen({ personGuid: person })).toEqual(['100/1']);
    expect(await seen({ subject: { kind: 'order', id: '42' } })).toEqual(['210/1']);
    expect(await seen({ from: '2026-06-11' })).toEqual(['0/1']);
    expect(await seen({ to: '2026-06-10' })).toEqual(['210/1', '100/1']);
    expect(await seen({ text: { typed: person.toUpperCase(), actorIds: [] } })).toEqual(['100/1']);
    expect(await seen({ text: { typed: '42', actorIds: [] } })).toEqual(['210/1']);
    expect(await seen({ text: { typed: 'Sweeper', actorIds: ['sweep'] } })).toEqual(['0/1']);
  });

  it('goes on where a page ended, also between entries of one moment', async () => {
    await fillChain(portal, 100, 25);
    const seqs: number[] = [];
    let before: string | null = '';
    while (before !== null) {
      const { rows, next }: Awaited<ReturnType<typeof page>> = await page({}, before, 10);
      seqs.push(...rows.map(({ seq }) => seq));
      before = next;
    }
    expect(seqs).toEqual(Array.from({ length: 25 }, (_, at) => 25 - at));
  });

  it('can write nothing', async () => {
    const writing = asConsole(portal.portal.database, (db) => db.deleteFrom('audit').execute());
    await expect(writing).rejects.toMatchObject({ code: '42501' });
  });
});
