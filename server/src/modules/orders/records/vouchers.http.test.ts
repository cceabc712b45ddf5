import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../../test/answers.ts';
import type { Member } from '../../../../test/crowd.ts';
import { bookOrder, type Booked } from '../../../../test/ops-stage.ts';
import type { SignedInOperator } from '../../../../test/operators.ts';
import { heldByOne, payTrade, startPaying } from '../../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../../test/portal.ts';
import { makeSeats, orderFor } from '../../../../test/seats.ts';
import { issueMissingVouchers } from './vouchers.ts';

let portal: TestPortal;
let pool: pg.Pool;
let support: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  pool = portal.portal.database.pool;
  support = await portal.operator('support');
});
afterAll(() => portal.stop());

interface Whose {
  member: Member;
  orderId: number;
}
const resultOf = async ({ member, orderId }: Whose) =>
  dataOf(await portal.call('GetExamOrderDetail', { orderId }, { session: member.token })).examOrderDetail.voucher;
const pageOf = async ({ member, orderId }: Whose) =>
  dataOf(await portal.call('GetExamOrder', { orderId }, { session: member.token })).order.voucher;
const found = async (text: string) => {
  const { rows, recognisedAs } = dataOf(await portal.call('OpsOrderSearch', { text }, { session: support }));
  return { as: recognisedAs, orders: rows.map(({ orderId }) => orderId) };
};
const cancel = ({ member, orderId }: Whose) =>
  portal.call('CancelExamOrder', { orderId, customerGuid: member.guid }, { session: member.token });
const move = async ({ member, orderId }: Booked) => {
  const form = { ...orderFor({ userGuid: member.guid }, await makeSeats(pool, 1)), oldOrderId: orderId };
  return dataOf(await portal.call('AddExamOrder', form, { session: member.token }));
};

describe('the voucher of an order', () => {
  it('is twelve digits of its own that say nothing of the order, the same on its result and on its page', async () => {
    const [one, other] = [await bookOrder(portal), await bookOrder(portal)];
    const codes = [await resultOf(one), await resultOf(other)];
    for (const code of codes) expect(code).toMatch(/^[1-9]\d{11}$/);
    expect(codes[0]).not.toBe(codes[1]);
    expect(one.orderNo).not.toContain(codes[0]);
    expect(await pageOf(one)).toBe(codes[0]);
  });

  it('stands nowhere in the database as it is read', async () => {
    const booked = await bookOrder(portal);
    const code = (await resultOf(booked)) ?? '';
    const { rows } = await pool.query<{ row: string }>(
      `SELECT encode(code, 'escape') || encode(code_index, 'escape') AS row FROM order_voucher WHERE order_id = $1`,
      [booked.orderId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(code);
  });

  it('comes with the money where there is something to pay', async () => {
    const { member, order } = await heldByOne(portal);
    const held = { member, orderId: order.orderId };
    expect(await resultOf(held)).toBeNull();
    await payTrade(portal, await startPaying(portal, member, order));
    expect(await resultOf(held)).toMatch(/^\d{12}$/);
  });

  // proves: ticket: a voucher goes with its order
  it('outlives a change of the day, and is gone with the order', async () => {
    const booked = await bookOrder(portal);
    const code = (await resultOf(booked)) ?? '';
    await move(booked);
    expect(await resultOf(booked)).toBe(code);
    dataOf(await cancel(booked));
    expect([await resultOf(booked), await pageOf(booked)]).toEqual([null, null]);
    expect(await found(code)).toEqual({ as: 'voucher', orders: [] });
  });

  // proves: ticket: a voucher only while the order is booked
  it('is not shown once the check-up is over', async () => {
    const booked = await bookOrder(portal);
    await pool.query('UPDATE exam_order SET status = 30 WHERE order_id = $1', [booked.orderId]);
    expect([await resultOf(booked), await pageOf(booked)]).toEqual([null, null]);
  });

  it('is found by customer service however it is typed', async () => {
    const booked = await bookOrder(portal);
    const code = (await resultOf(booked)) ?? '';
    const groups = code.replace(/(\d{4})(?=\d)/g, '$1 ');
    for (const typed of [code, groups, groups.replaceAll(' ', '-')])
      expect(await found(typed)).toEqual({ as: 'voucher', orders: [booked.orderId] });
  });

  it('is unique: the database takes no code twice in a company', async () => {
    const [one, other] = [await bookOrder(portal), await bookOrder(portal)];
    const twice = pool.query(
      `UPDATE order_voucher SET code_index = (SELECT code_index FROM order_voucher WHERE order_id = $1)
       WHERE order_id = $2`,
      [one.orderId, other.orderId],
    );
    await expect(twice).rejects.toMatchObject({ code: '23505' });
  });

  it('is given to people who booked before there were any, and to none twice', async () => {
    const old = await bookOrder(portal);
    await pool.query('DELETE FROM order_voucher WHERE order_id = $1', [old.orderId]);
    expect(await resultOf(old)).toBeNull();
    await issueMissingVouchers(portal.portal);
    const code = await resultOf(old);
    expect(code).toMatch(/^\d{12}$/);
    await issueMissingVouchers(portal.portal);
    expect(await resultOf(old)).toBe(code);
  });
});
