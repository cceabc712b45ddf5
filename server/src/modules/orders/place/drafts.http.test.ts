import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '#contract/calls/orders';
import { dataOf, faultOf, fromElsewhere } from '../../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { everyRow } from '../../../../test/rows.ts';
import { makeSeats, orderFor } from '../../../../test/seats.ts';
import { transact } from '../../../db/transact.ts';
import { EXTRA } from '../../../../../demo/supply/extra-ids.ts';
import { SET } from '../../../../../demo/supply/sets.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());

const signIn = (account: string, company = 'demo') => portal.login(company, account, { headers: fromElsewhere() });
const save = (who: SignedIn, draft: Draft) =>
  portal.call('SaveBookingDraft', { userGuid: who.user.CustomerGuid, draft }, { session: who });
const load = async (who: SignedIn) =>
  dataOf(await portal.call('GetBookingDraft', { userGuid: who.user.CustomerGuid }, { session: who })).draft;

describe('a half-done booking', () => {
  const draft: Draft = { bookingId: 980, examSetId: SET.plusMale, extraIds: [EXTRA.carotid], day: '2026-06-22' };

  it('goes on in another session, the last one saved wins, and no other person sees it', async () => {
    const [phone, desk, other] = [await signIn('emp'), await signIn('emp'), await signIn('hr')];
    expect(await load(desk)).toBeNull();
    dataOf(await save(phone, draft));
    expect(await load(desk)).toEqual(draft);
    dataOf(await save(desk, { ...draft, centerId: 2 }));
    expect(await load(phone)).toEqual({ ...draft, centerId: 2 });
    expect(await load(other)).toBeNull();
  });

  it('is gone once the order is there, and stays when it is refused', async () => {
    const emp = await signIn('emp');
    const seats = await makeSeats(pool, 1);
    const form = orderFor({ userGuid: emp.user.CustomerGuid }, seats);
    dataOf(await save(emp, draft));
    const refused = await portal.call('AddExamOrder', { ...form, consent: false }, { session: emp });
    expect(faultOf(refused)).toBe('orderConsentNeeded');
    expect(await load(emp)).toEqual(draft);
    dataOf(await portal.call('AddExamOrder', form, { session: emp }));
    expect(await load(emp)).toBeNull();
  });

  it('of an older shape that no longer fits is left out instead of harming', async () => {
    const emp = await signIn('emp');
    dataOf(await save(emp, draft));
    const old = JSON.stringify({ examSetId: 'many', extraIds: 7 });
    await transact({ portal: portal.portal, company: { companyId: 100 } }, async (ctx) => {
      const key = await ctx.portal.keyring.companyKey(ctx);
      const draft = key.seal({ table: 'booking_draft', column: 'draft', row: String(emp.user.Id) }, old);
      await ctx.db.updateTable('booking_draft').set({ draft }).execute();
    });
    expect(await load(emp)).toBeNull();
  });

  it('is sealed: the invoice’s fields lie open nowhere', async () => {
    const emp = await signIn('emp');
    const typed = { invoiceEmail: 'books@firm.example', invoicePhone: '19900006666', title: '\ud83d 😀' };
    dataOf(await save(emp, { invoice: typed }));
    expect(await load(emp)).toEqual({ invoice: typed });
    expect((await everyRow(pool)).booking_draft).not.toMatch(/books@firm|19900006666|invoice/);
  });
});
