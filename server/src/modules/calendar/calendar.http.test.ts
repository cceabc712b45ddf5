import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#contract/language';
import { dataOf, faultOf } from '../../../test/answers.ts';
import { DAY } from '../../../test/clock.ts';
import { holdSeat, payTrade, startPaying } from '../../../test/paying.ts';
import { ask, newDay } from '../../../test/new-day.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { everyRow, forgetOrders } from '../../../test/rows.ts';
import { makeSeats, orderFor, type Seats } from '../../../test/seats.ts';
import { atDoor } from '../../db/transact.ts';
import { DEMO_PASSWORD } from '../../../../demo/password.ts';
import { tokenHash } from '../identity/index.ts';

let portal: TestPortal;
let who: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
});
afterAll(() => portal.stop());

beforeEach(async () => {
  who = await newDay(portal, 'parent');
});

const self = () => ({ userGuid: who.user.CustomerGuid });
const seats = (day?: string) => makeSeats(portal.portal.database.pool, 1, day ? { day } : {});
const book = async (at: Seats, more: object = {}) =>
  dataOf(await portal.call('AddExamOrder', { ...orderFor(self(), at), ...more }, { session: who })).orderId;
const cancel = async (orderId: number) =>
  dataOf(await portal.call('CancelExamOrder', { customerGuid: who.user.CustomerGuid, orderId }, { session: who }));
const fileOf = async (orderId: number, language: Language = 'zh-cn') =>
  dataOf(await portal.call('OrderCalendar', { orderId }, { session: who, language }));

interface Entry {
  uid: string;
  sequence: number;
  status: unknown;
  start: string;
  summary: string;
}
function entriesOf(ics: string): { method: unknown; entries: Entry[] } {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate, summary } = new ICAL.Event(component);
    return { uid, sequence, status: component.getFirstPropertyValue('status'), start: startDate.toString(), summary };
  });
  return { method: calendar.getFirstPropertyValue('method'), entries };
}
const entryOf = async (orderId: number) => {
  const { method, entries } = entriesOf((await fileOf(orderId)).ics);
  return { method, ...entries[0] };
};

describe('the file of an order', () => {
  // proves: calendar sequence
  it('sequence: the same entry, a higher number with each change, and called off in the end', async () => {
    const orderId = await book(await seats());
    const created = await entryOf(orderId);
    await book(await seats('2026-06-29'), { oldOrderId: orderId });
    const moved = await entryOf(orderId);
    await book(await seats('2026-07-06'), { oldOrderId: orderId });
    const movedAgain = await entryOf(orderId);
    await cancel(orderId);
    const cancelled = await entryOf(orderId);

    const all = [created, moved, movedAgain, cancelled];
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1);
    expect(all.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3]);
    expect(all.map(({ method, status }) => [method, status])).toEqual([
      ['PUBLISH', 'CONFIRMED'],
      ['PUBLISH', 'CONFIRMED'],
      ['PUBLISH', 'CONFIRMED'],
      ['CANCEL', 'CANCELLED'],
    ]);
    expect(all.map(({ start }) => start?.slice(0, 10))).toEqual([
      '2026-06-22',
      '2026-06-29',
      '2026-07-06',
      '2026-07-06',
    ]);
  });

  it('is tentative until it is paid, and certain afterwards', async () => {
    const member = { guid: who.user.CustomerGuid, token: who.token };
    const held = await holdSeat(portal, member, await seats());
    expect(await entryOf(held.orderId)).toMatchObject({ status: 'TENTATIVE', sequence: 0 });
    await payTrade(portal, await startPaying(portal, member, held));
    expect(await entryOf(held.orderId)).toMatchObject({ status: 'CONFIRMED', sequence: 1 });
  });

  it('speaks the caller’s language and has a name of its own', async () => {
    const orderId = await book(await seats());
    const [zh, en] = [await fileOf(orderId), await fileOf(orderId, 'en-us')];
    expect(zh.fileName).toMatch(/^checkup-TJ\d+\.ics$/);
    expect(zh.ics).toContain('SUMMARY:体检\r\n');
    expect(en.ics).toContain('SUMMARY:Health check-up\r\n');
  });

  it('is no other person’s', async () => {
    const orderId = await book(await seats());
    const other = await portal.login('demo', 'emp');
    expect(faultOf(await portal.call('OrderCalendar', { orderId }, { session: other }))).toBe('notYours');
  });
});

describe('the address to subscribe to', () => {
  const make = async (key?: string) =>
    dataOf(
      await portal.call('MakeCalendarFeed', self(), {
        session: who,
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      }),
    ).path;
  const revoke = async () => dataOf(await portal.call('RevokeCalendarFeed', self(), { session: who }));
  const state = async () => dataOf(await portal.call('CalendarFeed', self(), { session: who }));
  const uidsAt = async (path: string) => entriesOf(await (await portal.fetch(path)).text()).entries;

  it('opens all check-ups of the user, the family’s among them, and no others', async () => {
    const other = await portal.login('demo', 'emp');
    const { relations } = dataOf(await portal.call('Relation', self(), { session: who }));
    const relative = relations.find(
      ({ relation, gender, reason }) => relation !== 'self' && gender === 'male' && !reason,
    );
    await forgetOrders(portal.portal.database.pool, relative?.customerGuid ?? '');
    const foreign = dataOf(
      await portal.call('AddExamOrder', orderFor({ userGuid: other.user.CustomerGuid }, await seats()), {
        session: other,
      }),
    );
    const path = await make();
    const before = (await uidsAt(path)).map(({ uid }) => uid);
    await book(await seats(), { customerGuid: relative?.customerGuid });
    const after = await uidsAt(path);
    const added = after.filter(({ uid }) => !before.includes(uid));
    expect(added).toEqual([expect.objectContaining({ summary: `体检 · ${relative?.name}`, status: 'CONFIRMED' })]);
    expect(after.some(({ uid }) => uid.startsWith(foreign.orderNo))).toBe(false);
    await forgetOrders(portal.portal.database.pool, relative?.customerGuid ?? '');
    await forgetOrders(portal.portal.database.pool, other.user.CustomerGuid);
  });

  it('shows a cancelled one as cancelled for a month, then no more', async () => {
    const orderId = await book(await seats());
    const { uid } = (await entryOf(orderId)) as { uid: string };
    await cancel(orderId);
    const path = await make();
    const found = async () => (await uidsAt(path)).find((entry) => entry.uid === uid)?.status;
    expect(await found()).toBe('CANCELLED');
    portal.clock.advance(29 * DAY);
    expect(await found()).toBe('CANCELLED');
    portal.clock.advance(2 * DAY);
    expect(await found()).toBeUndefined();
  });

  it('answers with 304 to a client that has it, and anew after a change', async () => {
    const path = await make();
    const first = await portal.fetch(path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, max-age=900');
    const again = () => portal.fetch(path, { headers: { 'if-none-match': etag } });
    const same = await again();
    expect([same.status, await same.text()]).toEqual([304, '']);
    await book(await seats());
    expect((await again()).status).toBe(200);
  });

  // proves: calendar address revoked
  it('revoked: the address opens nothing any more, and a new one replaces the old', async () => {
    await revoke();
    expect(await state()).toMatchObject({ active: false });
    const first = await make();
    expect(await state()).toMatchObject({ active: true, madeAt: expect.any(String) as string });
    const second = await make();
    expect(second).not.toBe(first);
    expect((await portal.fetch(first)).status).toBe(404);
    expect((await portal.fetch(second)).status).toBe(200);
    expect(await revoke()).toEqual({ active: false, madeAt: null });
    expect((await portal.fetch(second)).status).toBe(404);
    expect(await revoke()).toEqual({ active: false, madeAt: null });
  });

  it('is told once per press, however often the same press arrives', async () => {
    expect(await make('press-0001')).toBe(await make('press-0001'));
  });

  it('is closed with the account', async () => {
    const path = await make();
    await ask(portal, 'UPDATE account SET disabled = true WHERE person_guid = $1', [who.user.CustomerGuid]);
    expect((await portal.fetch(path)).status).toBe(404);
    await ask(portal, 'UPDATE account SET disabled = false WHERE person_guid = $1', [who.user.CustomerGuid]);
    expect((await portal.fetch(path)).status).toBe(200);
  });

  it.each([
    '/calendar/x.ics',
    `/calendar/${'A'.repeat(43)}.ics`,
    `/calendar/${'A'.repeat(43)}`,
    `/calendar/${'A'.repeat(90)}.ics`,
    '/calendar/%00.ics',
    `/calendar/${"'; DROP TABLE x; --".padEnd(43, '_')}.ics`,
    '/calendar/',
  ])('%s is not found', async (path) => {
    expect((await portal.fetch(path)).status).toBe(404);
  });

  it('ends with the password it was made under, whichever way that is changed', async () => {
    const colleague = await portal.login('demo', 'hr');
    const kept = dataOf(
      await portal.call('MakeCalendarFeed', { userGuid: colleague.user.CustomerGuid }, { session: colleague }),
    ).path;
    const path = await make();
    const client = await portal.portal.database.pool.connect();
    try {
      // the proof by its absence: without the trigger the address goes on
      await client.query('BEGIN');
      await client.query('ALTER TABLE account DISABLE TRIGGER calendar_feed_ends');
      const owner = [who.user.CompanyId, who.user.Id];
      const change = `UPDATE account SET password_hash = 'other' WHERE company_id = $1 AND account_id = $2`;
      const feeds = `SELECT 1 FROM calendar_feed WHERE company_id = $1 AND account_id = $2`;
      await client.query(change, owner);
      expect((await client.query(feeds, owner)).rows).toHaveLength(1);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    expect((await portal.fetch(path)).status).toBe(200);
    const pw = { ...self(), pw: DEMO_PASSWORD, npw: 'Harbour~2031' };
    dataOf(await portal.call('ChangePw', pw, { session: who }));
    expect((await portal.fetch(path)).status).toBe(404);
    expect((await portal.fetch(kept)).status).toBe(200);
    who = await portal.login('demo', 'parent', { password: 'Harbour~2031' });
    expect(await state()).toEqual({ active: false, madeAt: null });
    dataOf(await portal.call('ChangePw', { ...self(), pw: 'Harbour~2031', npw: DEMO_PASSWORD }, { session: who }));
  });

  // proves: calendar address hashed
  it('token hashed: what opens the feed is nowhere in the database', async () => {
    const path = await make();
    const token = path.slice('/calendar/'.length, -'.ics'.length);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { calendar_feed: rows = '' } = await everyRow(portal.portal.database.pool);
    expect(rows).toContain(tokenHash(token).toString('hex'));
    for (const kept of [token, Buffer.from(token).toString('hex'), Buffer.from(token, 'base64url').toString('hex')])
      expect(rows).not.toContain(kept);
  });

  it('the door sees a feed only with its token', async () => {
    const token = (await make()).slice('/calendar/'.length, -'.ics'.length);
    const { database } = portal.portal;
    const seen = (hash?: Buffer) =>
      atDoor(database, (db) => db.selectFrom('calendar_feed').select('company_id').execute(), hash);
    expect(await seen()).toEqual([]);
    expect(await seen(tokenHash(`${token}x`))).toEqual([]);
    expect(await seen(tokenHash(token))).toEqual([{ company_id: who.user.CompanyId }]);
    const more = atDoor(database, (db) => db.selectFrom('calendar_feed').selectAll().execute(), tokenHash(token));
    await expect(more).rejects.toMatchObject({ code: '42501' });
  });
});
