import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults, type FaultEntry, type FaultName } from '#contract/faults';
import { LANGUAGES } from '#contract/language';
import { dataOf, faultOf, fromElsewhere } from '../../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { forgetOrders } from '../../../../test/rows.ts';
import { makeSeats, orderFor, seatsMatchOrders, type OrderForm, type Seats } from '../../../../test/seats.ts';
import { CENTER } from '../../../../../demo/supply/centers.ts';
import { EXTRA } from '../../../../../demo/supply/extra-ids.ts';
import { SET } from '../../../../../demo/supply/sets.ts';

/** Every "no" to an order as it comes over the wire: its code, both languages, the next step. */
let portal: TestPortal;
let pool: pg.Pool;
/** Everybody's seats, those of a centre without CT, one that is taken, and one beyond a company's share. */
const seats: Record<'free' | 'longhua' | 'taken' | 'beyondShare', Seats> = {} as never;
let friend: string;
const signedIn = new Map<string, SignedIn>();

async function as(name: string): Promise<SignedIn> {
  const [company = '', account = ''] = name.split('/');
  const who = signedIn.get(name) ?? (await portal.login(company, account, { headers: fromElsewhere() }));
  signedIn.set(name, who);
  return who;
}

const TEENAGER = '25e29c5b-76fc-4cd5-aaea-0e6b4a164a76';
const SPOUSE = 'b482d14b-7fb1-4ff2-9e6f-81f1c7bafbba';
/** A plan for one person only, beside the ordinary one. */
const SMALL_PLAN = 990;

beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
  pool = portal.portal.database.pool;
  seats.free = await makeSeats(pool, 50);
  seats.longhua = await makeSeats(pool, 50, { centerId: CENTER.longhua });
  seats.taken = await makeSeats(pool, 0);
  seats.beyondShare = await makeSeats(pool, 50, { quota: [100, 0] });
  await pool.query(`INSERT INTO plan SELECT (jsonb_populate_record(p, '{"plan_id": ${SMALL_PLAN}, "max_people": 1}')).*
    FROM plan p WHERE company_id = 100 AND plan_id = 980`);
  await pool.query(`INSERT INTO plan_set SELECT company_id, ${SMALL_PLAN}, set_id, company_fen
    FROM plan_set WHERE company_id = 100 AND plan_id = 980`);
  // open for a class without people
  await pool.query(`UPDATE plan SET windows = '[{"from": "2026-01-01", "onlyClasses": [9]}]' WHERE company_id = 230`);
  const emp = await as('demo/emp');
  const saved = await portal.call(
    'SaveRelative',
    {
      ...{
        userGuid: emp.user.CustomerGuid,
        relation: 'other',
        name: '旧友',
        idType: 'passport',
        idNumber: 'E00000001',
      },
      ...{ birthDate: '1990-01-01', gender: 'male', maritalStatus: 'single', cityId: emp.user.CityId },
    },
    { session: emp },
  );
  friend = dataOf(saved).customerGuid;
});
afterAll(() => portal.stop());

type Change = Partial<OrderForm> | (() => Partial<OrderForm>);
interface Case {
  fault: FaultName;
  because: string;
  as?: string;
  change?: Change;
}
const no = (fault: FaultName, because: string, change: Change = {}, who = 'demo/emp'): Case => ({
  fault,
  because,
  change,
  as: who,
});
const at = ({ segmentId, centerId, day }: Seats): Partial<OrderForm> => ({
  workingSegmentId: segmentId,
  examCenterId: centerId,
  bookDate: day,
});
const SIX_EXTRAS = [EXTRA.chestDr, EXTRA.neckDr, EXTRA.carotid, EXTRA.holter, EXTRA.arteries, EXTRA.vitaminD];
const paper = { report_type: 'paper' } as const;
const invoice = { title: '示例', invoiceEmail: 'a@b.example' };

const cases: Case[] = [
  no('underAge', 'a child of 15', { customerGuid: TEENAGER }, 'demo/teen'),
  no('planUnknown', 'no such plan', { bookingId: 77_777 }),
  no('planNotForPerson', 'somebody who is no family', () => ({ customerGuid: friend })),
  no('bookingOpensOn', 'a window to come', {}, 'pocket/emp'),
  no('bookingOpensOn', 'the window of another class', {}, 'deqin3/emp6'),
  no('planOver', 'a window gone by', {}, 'deqin4/emp'),
  no('bookingNotOpen', 'no window for this class', {}, 'oneday/emp'),
  no('setNotForPerson', 'a package for married women', { examSetId: SET.careMarried }),
  no('setNotForPerson', 'a package from 50 on', { examSetId: SET.parentsMale }),
  no('setUnknown', 'a package of another plan', { examSetId: SET.light }),
  no('setUnknown', 'no such package', { examSetId: 999 }),
  no('extrasTooMany', 'six where five are allowed', { extraIds: SIX_EXTRAS }),
  no('extrasExclusive', 'an item and its upgrade', { extraIds: [EXTRA.chestDr, EXTRA.chestCt] }),
  no('extrasExclusive', 'two equals', { extraIds: [EXTRA.breathC13, EXTRA.breathC14] }),
  no('extraNeedsSet', 'a gastroscopy beside the small package', { extraIds: [EXTRA.gastroscopy] }),
  no('extraWithinSet', 'what the package holds', { examSetId: SET.plusMale, extraIds: [EXTRA.hba1c] }),
  no('extraUnknown', 'no such add-on', { extraIds: [299] }),
  no('extraNotForPerson', 'an add-on for women', { extraIds: [EXTRA.hpv] }),
  no('centreUnknown', 'no such centre', { examCenterId: 9_999 }),
  no('centreUnknown', 'outside the plan’s cities', {}, 'deqin6/emp'),
  no('centreClosed', 'under renovation', { examCenterId: CENTER.centuryPark }),
  no('centreNoSet', 'no MRI for this package', () => ({ ...at(seats.longhua), examSetId: SET.premiumMale })),
  no('centreNoExtra', 'no CT for this add-on', () => ({ ...at(seats.longhua), extraIds: [EXTRA.chestCt] })),
  no('dayPast', 'yesterday', { bookDate: '2026-06-09' }),
  no('dayPast', 'today', { bookDate: '2026-06-10' }),
  no('dayOutsidePlan', 'after the plan’s last day', { bookDate: '2027-02-01' }, 'hilton/emp'),
  no('dayRest', 'Dragon Boat', { bookDate: '2026-06-19' }),
  no('dayRest', 'a Sunday', { bookDate: '2026-06-21' }),
  no('dayTeam', 'another company’s day', { bookDate: '2026-06-30' }),
  no('dayWait', 'opened later', { bookDate: '2026-08-10' }),
  no('dayWait', 'further ahead than anybody books', { bookDate: '2026-09-30' }),
  no('segmentUnknown', 'no such time', { workingSegmentId: 2_000_000_000 }),
  no('segmentUnknown', 'a time of another centre', () => ({ workingSegmentId: seats.longhua.segmentId })),
  no('seatTaken', 'the last seat is gone', () => at(seats.taken)),
  no('quotaFull', 'the company’s share is used', () => at(seats.beyondShare)),
  no('reportNeeded', 'paper, but how', paper),
  no('addressNeeded', 'sent, but where to', { ...paper, deliveryPaperWay: 'separate' }),
  no('invoiceNeeded', 'a company without tax number', { invoice: { ...invoice, invoiceTypeId: 3 } }),
  no('invoiceNeeded', 'electronic, but sent where', { invoice: { title: '示例', invoiceTypeId: 1 } }),
  no('invoiceNeeded', 'no such kind', { invoice: { ...invoice, invoiceTypeId: 9 } }),
  no('orderConsentNeeded', 'precautions not agreed to', { consent: false }),
  no('trafficNeeded', 'a company that asks how one travels', {}, 'amazon/emp'),
  no('trafficNeeded', 'a way that company does not have', { trafficId: 5 }, 'amazon/emp'),
  no('badInput', 'a way of travelling where nobody asks', { trafficId: 1 }),
  no('badInput', 'a day that is none', { bookDate: '2026-06-31' }),
];

const ordersMade = async (): Promise<unknown> =>
  (await pool.query('SELECT count(*)::int AS orders, (SELECT sum(booked)::int FROM segment) AS seats FROM exam_order'))
    .rows[0];

async function assertRefused({ fault, as: name = 'demo/emp', change = {} }: Case): Promise<void> {
  const who = await as(name);
  const wish = typeof change === 'function' ? change() : change;
  const form = { ...ownPackage(who), ...wish };
  const before = await ordersMade();
  const texts = new Set<string>();
  for (const language of LANGUAGES) {
    const answer = await portal.call('AddExamOrder', form, { session: who, language });
    expect(faultOf(answer)).toBe(fault);
    const { code, next }: FaultEntry = faults[fault];
    expect(answer).toMatchObject({ status: 200, decoded: { code, detail: { next } } });
    const text = answer.decoded?.ok === false ? answer.decoded.text : '';
    expect(text).toMatch(/^[^{}]{2,}$/);
    expect(text).not.toMatch(/undefined|null|「」|""/);
    texts.add(text);
  }
  expect(texts.size).toBe(LANGUAGES.length);
  expect(await ordersMade()).toEqual(before);
}

/** The smallest package that is for this person. */
const ownPackage = ({ user }: SignedIn): OrderForm => ({
  ...orderFor({ userGuid: user.CustomerGuid }, seats.free),
  ...(user.Gender === 'female' && { examSetId: SET.careMarried }),
});

describe('an order is refused', () => {
  // proves: add-on rules
  // proves: minimum age
  it.each(cases.map((one) => [one.fault, one.because, one] as const))('%s: %s', (_, __, one) => assertRefused(one));

  it('alreadyReserved: a second one under the same plan', async () => {
    const who = await as('mercer/emp');
    dataOf(await portal.call('AddExamOrder', ownPackage(who), { session: who }));
    await assertRefused({ fault: 'alreadyReserved', because: '', as: 'mercer/emp' });
  });

  it('planFull: one more than the plan is for; and who is booked is told that instead', async () => {
    const who = await as('demo/parent');
    const form = { ...orderFor({ userGuid: who.user.CustomerGuid }, seats.free), bookingId: SMALL_PLAN };
    const forSpouse = { ...form, customerGuid: SPOUSE, examSetId: SET.careMarried };
    dataOf(await portal.call('AddExamOrder', forSpouse, { session: who }));
    await assertRefused({ fault: 'planFull', because: '', as: 'demo/parent', change: form });
    await assertRefused({ fault: 'alreadyReserved', because: '', as: 'demo/parent', change: forSpouse });
  });

  it('and leaves every seat as it was', async () => {
    expect(await seatsMatchOrders(pool)).toEqual([]);
  });
});

describe('a seat or a share that is gone brings the nearest two along', () => {
  it.each([['seatTaken', 'taken'] as const, ['quotaFull', 'beyondShare'] as const])(
    '%s: of the same day first, by distance in time; each can really be booked',
    async (fault, wanted) => {
      const who = await as('demo/hr');
      const form = { ...ownPackage(who), ...at(seats[wanted]) };
      const answer = await portal.call('AddExamOrder', form, { session: who });
      expect(faultOf(answer)).toBe(fault);
      const params = answer.decoded?.ok === false ? (answer.decoded.detail?.params ?? {}) : {};
      expect(params).toMatchObject({ day1: seats[wanted].day, segment1: seats.free.segmentId });
      expect(params.segment2).not.toBe(params.segment1);
      expect([params.segment1, params.segment2]).not.toContain(seats.beyondShare.segmentId);
      expect(params.time2).toMatch(/^\d\d:\d\d–\d\d:\d\d$/);
      for (const n of [1, 2]) {
        const other = { bookDate: String(params[`day${n}`]), workingSegmentId: Number(params[`segment${n}`]) };
        dataOf(await portal.call('AddExamOrder', { ...form, ...other }, { session: who }));
        await forgetOrders(pool, who.user.CustomerGuid);
      }
    },
  );
});
