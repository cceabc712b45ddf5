import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, fromElsewhere } from '../../../../test/answers.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { EXAM_DAY, makeSeats, orderFor } from '../../../../test/seats.ts';

let portal: TestPortal;
let pool: pg.Pool;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
  pool = portal.portal.database.pool;
});
afterAll(() => portal.stop());

const signIn = (account: string, company = 'demo') => portal.login(company, account, { headers: fromElsewhere() });
const MOMENT = expect.stringMatching(/^2026-06-10T.*Z$/) as string;
const look = (who: SignedIn, orderId: number) => portal.call('GetExamOrder', { orderId }, { session: who });

describe('the page of an order', () => {
  it('tells the record and all that belongs to it', async () => {
    const who = await signIn('emp');
    const userGuid = who.user.CustomerGuid;
    const saved = {
      userGuid,
      recipient: '陈思远',
      phone: '13800138000',
      district: '上海市 静安区',
      detail: '南京西路 1 号',
    };
    const { id: postAddressId } = dataOf(await portal.call('SavePostAddress', saved, { session: who }));
    const seats = await makeSeats(pool, 1);
    const form = {
      ...orderFor({ userGuid }, seats),
      ...({ report_type: 'paper', deliveryPaperWay: 'separate', postAddressId } as const),
    };
    const { orderId, orderNo } = dataOf(await portal.call('AddExamOrder', form, { session: who }));
    const { order } = dataOf(await look(who, orderId));
    const { examOrders } = dataOf(await portal.call('GetExamOrders', { userGuid }, { session: who }));
    expect(order).toMatchObject(examOrders.find((record) => record.orderId === orderId) ?? {});
    expect(order).toMatchObject({
      ...{ orderNo, bookDate: EXAM_DAY, reportType: 'paper', delivery: 'separate' },
      placedAt: MOMENT,
      ...{ paidAt: null, examinedAt: null, reportedAt: null, closedAt: null, payments: [] },
      address: { recipient: '陈思远', phone: '138****8000', detail: '南京西路 1 号' },
    });
    expect(order.setItems).toBeGreaterThan(0);
    expect(order.place.transport.zh).not.toBe('');
    // later messages are told as such
    expect(order.messages.map(({ kind }) => kind)).toContain('booked');
    expect(order.messages.find(({ kind }) => kind === 'examTomorrow')).toMatchObject({ state: 'waiting' });

    await portal.call('CancelExamOrder', { orderId, customerGuid: userGuid }, { session: who });
    const { order: closed } = dataOf(await look(who, orderId));
    expect(closed).toMatchObject({ status_id: 40, closedAs: 'cancelled', closedAt: MOMENT });
    expect(closed.messages.map(({ kind }) => kind)).not.toContain('examTomorrow');
  });

  it('of another person is not found', async () => {
    const [own, other] = [await signIn('parent'), await signIn('hr')];
    const userGuid = own.user.CustomerGuid;
    const { examOrders } = dataOf(await portal.call('GetExamOrders', { userGuid }, { session: own }));
    const orderId = examOrders[0]?.orderId ?? 0;
    expect(faultOf(await look(own, orderId))).toBe('answered');
    expect(faultOf(await look(other, orderId))).toBe('notYours');
  });
});
