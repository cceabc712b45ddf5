import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '#contract/orders';
import { dataOf, faultOf, fromElsewhere } from '../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { everyRow } from '../../../test/rows.ts';
import { makeSeats, orderFor } from '../../../test/seats.ts';
import { transact } from '../../db/transact.ts';
import { CENTER } from '../../demo/supply/centers.ts';
import { EXTRA } from '../../demo/supply/extra-ids.ts';
import { SET } from '../../demo/supply/sets.ts';

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
const offerFor = async (who: SignedIn, customerGuid = who.user.CustomerGuid, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  dataOf(await portal.call('GetRebookOffer', { customerGuid }, { session: who, language })).offer;

describe('a half-done booking', () => {
  const draft: Draft = { bookingId: 980, examSetId: SET.plusMale, extraIds: [EXTRA.carotid], day: '2026-06-22' };

  it('goes on in another session, the last one saved wins, and nobody else sees it', async () => {
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

  it('is sealed: what was typed for the invoice lies open nowhere', async () => {
    const emp = await signIn('emp');
    const typed = { invoiceEmail: 'books@firm.example', invoicePhone: '19900006666', title: '\ud83d 😀' };
    dataOf(await save(emp, { invoice: typed }));
    expect(await load(emp)).toEqual({ invoice: typed });
    expect((await everyRow(pool)).booking_draft).not.toMatch(/books@firm|19900006666|invoice/);
  });
});

describe('same as last year', () => {
  it('offers what was chosen, where it can still be had', async () => {
    const emp = await signIn('emp');
    const offer = await offerFor(emp);
    expect(offer).toMatchObject({
      draft: {
        bookingId: 980,
        customerGuid: emp.user.CustomerGuid,
        cityId: 310100,
        examSetId: SET.plusMale,
        extraIds: [EXTRA.carotid, EXTRA.breathC13],
        centerId: CENTER.nanjingRoad,
        reportType: 'electronic',
      },
      dropped: [],
    });
    expect(offer?.lastDay).toMatch(/^2025-0[56]-/);
  });

  it('of a relative too', async () => {
    const son = await signIn('parent');
    const offer = await offerFor(son, '55624cb9-8520-48b3-893b-f117d2c43bdd');
    expect(offer?.draft).toMatchObject({ examSetId: SET.parentsFemale, extraIds: [EXTRA.echo], delivery: 'unified' });
  });

  it('names in the caller’s language what no longer fits', async () => {
    const son = await signIn('parent');
    // last year's centre has no CT any more: the add-on stays, another centre is looked for
    const [zh, en] = [await offerFor(son), await offerFor(son, son.user.CustomerGuid, 'en-us')];
    expect(zh?.draft).not.toHaveProperty('centerId');
    expect(zh?.draft).toMatchObject({ examSetId: SET.plusMale, extraIds: [EXTRA.chestCt] });
    expect([zh?.dropped, en?.dropped]).toEqual([[zh?.center.zh], [en?.center.en]]);
  });

  it('drops an add-on that a rule of today forbids', async () => {
    const emp = await signIn('emp');
    // C14 is now a part of what C13 is equal to: the two exclude each other
    await pool.query(`INSERT INTO exam_order_extra SELECT company_id, order_id, ${EXTRA.breathC14}, 9000
      FROM exam_order WHERE person_guid = '${emp.user.CustomerGuid}' AND status = 35`);
    const offer = await offerFor(emp, emp.user.CustomerGuid, 'en-us');
    expect(offer?.draft.extraIds).toEqual([EXTRA.carotid, EXTRA.breathC13]);
    expect(offer?.dropped).toEqual([expect.stringContaining('C14')]);
  });

  it('does not offer a centre outside the plan’s cities', async () => {
    const emp = await signIn('emp');
    await pool.query('UPDATE plan SET city_ids = ARRAY[110100] WHERE company_id = 100 AND plan_id = 980');
    expect((await offerFor(emp))?.draft).not.toHaveProperty('centerId');
  });

  it('offers nothing to whom nothing was done yet, nor a package that is not for them any more', async () => {
    expect(await offerFor(await signIn('hr'))).toBeNull();
    await pool.query(`DELETE FROM plan_set WHERE company_id = 100 AND set_id = ${SET.plusMale}`);
    expect(await offerFor(await signIn('emp'))).toBeNull();
  });
});
