import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, fromElsewhere } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { EXAM_DAY, makeSeats, orderFor } from '../../../../test/seats.ts';
import { EXTRA } from '../../../../../demo/supply/extra-ids.ts';
import { SET } from '../../../../../demo/supply/sets.ts';
import { expireAllHolds } from '../jobs.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());

const signIn = (account: string, company = 'demo') => portal.login(company, account, { headers: fromElsewhere() });
const look = (who: SignedIn, orderId: number | string) =>
  portal.call('GetExamOrderDetail', { orderId }, { session: who });
const MOTHER = '55624cb9-8520-48b3-893b-f117d2c43bdd';

describe('one order', () => {
  it('names the order, for whom, where, at what price and until when it can be changed', async () => {
    const son = await signIn('parent');
    const userGuid = son.user.CustomerGuid;
    const seats = await makeSeats(pool, 1);
    const form = {
      ...orderFor({ userGuid, customerGuid: MOTHER }, seats),
      examSetId: SET.parentsFemale,
      extraIds: [EXTRA.echo, EXTRA.vitaminD],
      ...({ report_type: 'both', deliveryPaperWay: 'pickUp' } as const),
      invoice: { invoiceTypeId: 1, title: '周明', invoiceEmail: 'zhou@family.example' },
    };
    const placed = dataOf(await portal.call('AddExamOrder', form, { session: son }));
    // from another device of the same person
    const { examOrderDetail: order } = dataOf(await look(await signIn('parent'), placed.orderId));
    expect(order).toMatchObject({
      orderId: placed.orderId,
      orderNo: placed.orderNo,
      status_id: 10,
      person: { customerGuid: MOTHER },
      plan: { id: 980 },
      set: { id: SET.parentsFemale },
      center: { id: seats.centerId, changeable: true, phone: expect.stringMatching(/\d{3,}/) as string },
      bookDate: EXAM_DAY,
      selfFen: placed.selfFen,
      heldUntil: placed.heldUntil,
      reportType: 'both',
      delivery: 'pickUp',
      invoice: { typeId: 1, type: { zh: '个人电子发票', en: 'Individual, electronic' }, title: '周明' },
      changeUntil: { lastDay: '2026-06-14', noticeDays: 4, provisional: false },
    });
    expect(new Set(order.extras.map(({ id }) => id))).toEqual(new Set([EXTRA.echo, EXTRA.vitaminD]));
    for (const { zh, en } of [order.plan.name, order.set.name, order.center.name, order.center.address]) {
      expect(zh).not.toBe('');
      expect(en).not.toBe('');
    }
    const extraFen = order.extras.reduce((sum, { fen }) => sum + fen, 0);
    expect(order.priceFen).toBeGreaterThan(extraFen);
    expect(order.priceFen - order.companyFen).toBe(order.selfFen);
    expect(order.events.map(({ kind }) => kind)).toEqual(['placed']);
    // the sealed part of the invoice is not needed here and does not come
    expect(JSON.stringify(order)).not.toContain('zhou@family.example');

    portal.clock.advance(31 * MINUTE);
    await expireAllHolds(portal.portal);
    const { examOrderDetail: later } = dataOf(await look(await signIn('parent'), placed.orderId));
    expect(later).toMatchObject({ status_id: 40, heldUntil: null });
    expect(later.events.map(({ kind }) => kind)).toEqual(['placed', 'expired']);
  });

  it('is its person’s alone: not a colleague’s, not another company’s, not one that does not exist', async () => {
    const emp = await signIn('emp');
    const form = orderFor({ userGuid: emp.user.CustomerGuid }, await makeSeats(pool, 1));
    const { orderId } = dataOf(await portal.call('AddExamOrder', form, { session: emp }));
    expect(dataOf(await look(emp, String(orderId))).examOrderDetail.orderId).toBe(orderId);
    for (const other of [await signIn('hr'), await signIn('emp', 'hilton')]) {
      expect(faultOf(await look(other, orderId))).toBe('notYours');
    }
    expect(faultOf(await look(emp, 999_999_999))).toBe('notYours');
    expect(faultOf(await look(emp, 0))).toBe('notYours');
  });
});
