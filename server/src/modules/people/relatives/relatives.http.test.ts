import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultText } from '#contract/faults';
import { LANGUAGES } from '#contract/language';
import { dataOf, faultOf, fromElsewhere, textOf } from '../../../../test/answers.ts';
import { startPortal, type Answer, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { forgetOrders } from '../../../../test/rows.ts';
import { makeSeats, orderFor } from '../../../../test/seats.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' }, jobs: false });
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());

type Language = 'zh-cn' | 'en-us';
const signIn = (account: string, company = 'demo') => portal.login(company, account, { headers: fromElsewhere() });
const self = ({ user }: SignedIn) => ({ userGuid: user.CustomerGuid });
const family = async (who: SignedIn) => dataOf(await portal.call('Relation', self(who), { session: who })).relations;
const plansOf = async (who: SignedIn, language: Language = 'zh-cn') =>
  dataOf(await portal.call('RelativePlans', self(who), { session: who, language }));
const remove = (who: SignedIn, customerGuid: string, language: Language = 'zh-cn') =>
  portal.call('RemoveRelative', { ...self(who), customerGuid }, { session: who, language });
/** Annual care for married women, as free as the men's. */
const WOMEN = { examSetId: 103 };
async function book(who: SignedIn, customerGuid: string, set: object = {}) {
  const order = { ...orderFor({ ...self(who), customerGuid }, await makeSeats(pool, 1)), ...set };
  return portal.call('AddExamOrder', order, { session: who });
}
const FATHER = 'b1d46c75-d551-4e93-9eac-8a2db089db67';
const CHILD = '25e29c5b-76fc-4cd5-aaea-0e6b4a164a76';

describe('the plans of one’s relatives', () => {
  it('say how often each may still be used and until when, and why not', async () => {
    const who = await signIn('teen');
    const { relatives, addReason } = await plansOf(who);
    expect(addReason).toBeNull();
    const child = relatives.find(({ customerGuid }) => customerGuid === CHILD);
    expect(child?.plans.map(({ reason }) => reason?.fault)).toContain('underAge');
    const spouse = relatives.find(({ relation }) => relation === 'spouse');
    expect(spouse?.plans[0]).toMatchObject({ uses: 1, left: 1, reason: null });
    expect(spouse?.removeReason).toBeNull();
    dataOf(await book(who, spouse?.customerGuid ?? ''));
    const booked = (await plansOf(who)).relatives.find(({ relation }) => relation === 'spouse');
    expect(booked?.plans[0]).toMatchObject({ left: 0, reason: { fault: 'alreadyReserved' } });
    expect(booked?.removeReason).toMatchObject({ fault: 'relativeBooked', next: 'viewRecords' });
    await pool.query('UPDATE exam_order SET status = 30, held_until = NULL WHERE person_guid = $1 AND status = 20', [
      spouse?.customerGuid,
    ]);
    const used = (await plansOf(who)).relatives.find(({ relation }) => relation === 'spouse');
    expect(used?.plans[0]).toMatchObject({ left: 0, reason: { fault: 'planUsed' } });
  });

  it('relativesNotHere: where none can be added it is said why; partClosed: where there are none', async () => {
    const hilton = await signIn('emp', 'hilton');
    const texts = await Promise.all(LANGUAGES.map((language) => plansOf(hilton, language)));
    expect(texts.map(({ addReason }) => addReason?.fault)).toEqual(['relativesNotHere', 'relativesNotHere']);
    expect(new Set(texts.map(({ addReason }) => addReason?.text)).size).toBe(2);
    const plain = await signIn('emp', 'plain');
    for (const language of LANGUAGES)
      expect(faultOf(await portal.call('RelativePlans', self(plain), { session: plain, language }))).toBe('partClosed');
    expect(faultOf(await portal.call('Relation', self(plain), { session: plain }))).toBe('answered');
  });
});

describe('a relative is removed', () => {
  // proves: relative with a booking stays
  it('relativeBooked: not while a booking is open; afterwards they are gone, and their bookings stay', async () => {
    const who = await signIn('parent');
    const { orderId } = dataOf(await book(who, FATHER));
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const refused = await remove(who, FATHER, language);
      expect(refused.decoded).toMatchObject({ ok: false, code: -411, detail: { next: 'viewRecords' } });
      texts.add(textOf(refused));
    }
    expect([...texts]).toEqual([
      '周建业还有未完成的预约，请先取消预约或在体检后再移除',
      '周建业 has an open booking. Cancel it first, or remove them after the check-up',
    ]);
    await forgetOrders(pool, FATHER);
    dataOf(await remove(who, FATHER));
    expect((await family(who)).map(({ customerGuid }) => customerGuid)).not.toContain(FATHER);
    expect(faultOf(await portal.call('RevealPerson', { customerGuid: FATHER }, { session: who }))).toBe('notYours');
    expect(faultOf(await book(who, FATHER))).toBe('notYours');
    const { examOrders } = dataOf(await portal.call('GetExamOrders', self(who), { session: who }));
    expect(examOrders.map((order) => order.orderId)).toContain(orderId);
    const { rows } = await pool.query(`SELECT subject_id FROM audit WHERE action = 'relative.remove'`);
    expect(rows).toEqual([{ subject_id: FATHER }]);
  });

  // proves: a relative added again is the same person
  it('and added again is the same person: what they have used stays used', async () => {
    const who = await signIn('parent');
    const [spouse] = (await family(who)).filter(({ relation }) => relation === 'spouse');
    if (!spouse) throw new Error('nobody');
    await pool.query('UPDATE session SET confirmed_at = $1', [portal.clock.now()]);
    const { customerGuid, name, idType, birthDate, gender, maritalStatus, cityId } = spouse;
    const { idNumber } = dataOf(await portal.call('RevealPerson', { customerGuid }, { session: who }));
    dataOf(await book(who, customerGuid, WOMEN));
    await pool.query('UPDATE exam_order SET status = 30, held_until = NULL WHERE person_guid = $1 AND status = 20', [
      customerGuid,
    ]);
    dataOf(await remove(who, customerGuid));
    const form = { name, idType, idNumber, birthDate, gender, maritalStatus, cityId, relation: 'spouse' } as const;
    const again = dataOf(await portal.call('SaveRelative', { ...self(who), ...form }, { session: who }));
    expect(again.customerGuid).toBe(customerGuid);
    expect(faultOf(await book(who, customerGuid, WOMEN))).toBe('planUsed');
  });

  it('oneself and other people’s are not', async () => {
    const who = await signIn('hr');
    expect(faultOf(await remove(who, who.user.CustomerGuid))).toBe('notYours');
    expect(faultOf(await remove(who, CHILD))).toBe('notYours');
  });

  it('raced with an order for them: one of the two is refused, whichever comes first', async () => {
    const who = await signIn('parent');
    const [mother] = (await family(who)).filter(({ relation }) => relation === 'parent');
    const guid = mother?.customerGuid ?? '';
    const relation = [who.user.CompanyId, who.user.CustomerGuid, guid];
    for (let round = 0; round < 8; round += 1) {
      await forgetOrders(pool, guid);
      await pool.query(`INSERT INTO relation VALUES ($1, $2, $3, 'parent') ON CONFLICT DO NOTHING`, relation);
      const again = await signIn('parent');
      const [placed, removed] = await Promise.all([book(again, guid, WOMEN), remove(again, guid)]);
      const { rows } = await pool.query<{ live: number; kept: number }>(
        `SELECT (SELECT count(*)::int FROM exam_order WHERE person_guid = $3 AND status IN (10, 20)) AS live,
          (SELECT count(*)::int FROM relation WHERE company_id = $1 AND person_guid = $2 AND relative_guid = $3) AS kept`,
        relation,
      );
      expect(rows[0], `${faultOf(placed)} / ${faultOf(removed)}`).toEqual(
        placed.decoded?.ok ? { live: 1, kept: 1 } : { live: 0, kept: 0 },
      );
    }
  });

  // proves: no booking for a removed relative
  it('relativeGone: an order that was checked before they were removed takes no seat', async () => {
    const who = await signIn('teen');
    const spouse = (await family(who)).find(({ relation }) => relation === 'spouse')?.customerGuid ?? '';
    await forgetOrders(pool, spouse);
    await pool.query(`UPDATE plan SET uses = 9, for_whom = for_whom || 'other'::text`);
    const relation = [who.user.CompanyId, who.user.CustomerGuid, spouse];
    const order = orderFor({ ...self(who), customerGuid: spouse }, await makeSeats(pool, 1));
    // as on another node, which has not heard of it for up to a second: a slow machine gets more than one chance
    const attempt = async (language: Language): Promise<Answer> => {
      await pool.query(`INSERT INTO relation VALUES ($1, $2, $3, 'spouse') ON CONFLICT DO NOTHING`, relation);
      const again = await signIn('teen');
      await family(again);
      await pool.query('DELETE FROM relation WHERE relative_guid = $1', [spouse]);
      return portal.call('AddExamOrder', order, { session: again, language });
    };
    for (const language of LANGUAGES) {
      const told = new Map<string, string>();
      for (let count = 0; count < 5 && !told.has('relativeGone'); count += 1) {
        const answer = await attempt(language);
        told.set(faultOf(answer), textOf(answer));
      }
      expect(told.get('relativeGone')).toBe(faultText('relativeGone', language));
      expect([...told.keys()]).not.toContain('answered');
    }
  });
});
