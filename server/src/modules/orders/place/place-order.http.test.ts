import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#contract/calls/orders';
import { dataOf, faultOf, fromElsewhere } from '../../../../test/answers.ts';
import { MINUTE } from '../../../../test/clock.ts';
import { startPortal, type SignedIn, type TestPortal } from '../../../../test/portal.ts';
import { everyRow, forgetOrders } from '../../../../test/rows.ts';
import { EXAM_DAY, makeSeats, orderFor, seatsMatchOrders, type OrderForm, type Seats } from '../../../../test/seats.ts';
import { transact } from '../../../db/transact.ts';
import { EXTRA } from '../../../../../demo/supply/extra-ids.ts';
import { titleOf } from '../../invoice/index.ts';
import { SET } from '../../../../../demo/supply/sets.ts';

let portal: TestPortal;
let pool: pg.Pool;
let emp: SignedIn;
let seats: Seats;
beforeAll(async () => {
  portal = await startPortal({ env: { TRUST_PROXY: '1' } });
  pool = portal.portal.database.pool;
  emp = await signIn('demo', 'emp');
  seats = await makeSeats(pool, 50);
});
afterAll(() => portal.stop());

const signIn = (company: string, account: string) => portal.login(company, account, { headers: fromElsewhere() });
const place = (who: SignedIn, change: Partial<OrderForm> = {}, key?: string) =>
  portal.call(
    'AddExamOrder',
    { ...orderFor({ userGuid: who.user.CustomerGuid }, seats), ...change },
    { session: who, ...(key && { headers: { 'idempotency-key': key } }) },
  );
/** Places an order, hands it to the test, and takes it away again. */
async function placed<T>(
  who: SignedIn,
  change: Partial<OrderForm>,
  look: (order: { orderId: number; status_id: number; selfFen: number; heldUntil: string | null }) => Promise<T>,
): Promise<T> {
  try {
    return await look(dataOf(await place(who, change)));
  } finally {
    await forgetOrders(pool, change.customerGuid ?? who.user.CustomerGuid);
    expect(await seatsMatchOrders(pool)).toEqual([]);
  }
}
const row = async (orderId: number): Promise<Record<string, unknown>> =>
  (await pool.query('SELECT * FROM exam_order WHERE order_id = $1', [orderId])).rows[0] as Record<string, unknown>;

describe('an order', () => {
  it('with nothing to pay is booked at once', () =>
    placed(emp, {}, async (order) => {
      expect(order).toMatchObject({ status_id: ORDER_STATUS.booked, selfFen: 0, heldUntil: null });
      const live = dataOf(
        await portal.call(
          'GetCustomerValidOrderListByBookingId',
          { customerGuid: emp.user.CustomerGuid },
          { session: emp },
        ),
      );
      expect(live).toEqual([expect.objectContaining({ orderId: order.orderId, status_id: 20, bookDate: EXAM_DAY })]);
      expect(live[0]?.orderNo).toMatch(/^TJ20260610\d{6,}$/);
    }));

  it('with something to pay holds its seat for half an hour', () =>
    placed(emp, { examSetId: SET.plusMale }, async (order) => {
      const now = portal.clock.now().getTime();
      expect(order).toMatchObject({ status_id: ORDER_STATUS.toPay, selfFen: 360_00 });
      const held = new Date(order.heldUntil ?? 0).getTime();
      expect(held).toBeGreaterThan(now + 29 * MINUTE);
      expect(held).toBeLessThanOrEqual(now + 30 * MINUTE);
    }));

  it('holds it as long as the company says', async () => {
    const who = await signIn('amazon', 'emp');
    const change = { examSetId: SET.plusMale, trafficId: 2, sourceType: 2 as const };
    await placed(who, change, async ({ orderId, heldUntil }) => {
      const minutes = (new Date(heldUntil ?? 0).getTime() - portal.clock.now().getTime()) / MINUTE;
      expect(minutes).toBeGreaterThan(19);
      expect(minutes).toBeLessThanOrEqual(20);
      expect(await row(orderId)).toMatchObject({ traffic_id: 2, source_type: 2 });
    });
  });

  it('costs what the price page said, to the fen', async () => {
    const choice = { examSetId: SET.plusMale, extraIds: [EXTRA.carotid, EXTRA.breathC13] };
    const said = dataOf(
      await portal.call(
        'ExamCenterPayInfo',
        { ...choice, centerId: seats.centerId, customerGuid: emp.user.CustomerGuid, bookDate: EXAM_DAY },
        { session: emp },
      ),
    );
    expect(said.oneCenter.lines.map(({ fen }) => fen)).toEqual([1_040_00, 180_00, 150_00, -680_00]);
    // four working days before Monday the 22nd, Dragon Boat on the 19th
    expect(said.oneCenter.changeUntil).toEqual({
      lastDay: '2026-06-14',
      noticeDays: 4,
      changeableFrom: '2026-06-17',
      provisional: false,
    });
    await placed(emp, choice, async ({ orderId, selfFen }) => {
      expect(selfFen).toBe(said.oneCenter.selfFen);
      expect(await row(orderId)).toMatchObject({ price_fen: 1_370_00, company_fen: 680_00, self_fen: 690_00 });
      const extras = await pool.query(
        'SELECT extra_id, price_fen FROM exam_order_extra WHERE order_id = $1 ORDER BY extra_id',
        [orderId],
      );
      expect(extras.rows).toEqual([
        { extra_id: EXTRA.carotid, price_fen: 180_00 },
        { extra_id: EXTRA.breathC13, price_fen: 150_00 },
      ]);
    });
  });

  it('takes an add-on named twice once, and a list joined by commas', async () => {
    const change = { extraIds: `${EXTRA.vitaminD},${EXTRA.vitaminD}` };
    await placed(emp, change, async ({ selfFen }) => expect(selfFen).toBe(120_00));
  });

  it('keeps report, delivery and address', async () => {
    const { addresses } = dataOf(
      await portal.call('OtherPostAddress', { userGuid: emp.user.CustomerGuid }, { session: emp }),
    );
    const id = addresses[0]?.id ?? 0;
    const change = { report_type: 'both', deliveryPaperWay: 'separate', postAddressId: id } as const;
    await placed(emp, change, async ({ orderId }) => {
      expect(await row(orderId)).toMatchObject({ report_type: 'both', delivery: 'separate', address_id: id });
    });
  });

  it('keeps the invoice sealed: a thief of the database reads no tax number, phone or account', async () => {
    const secret = {
      invoicePhone: '19900008888',
      invoiceEmail: 'books@firm.example',
      BuyerTaxNum: '91990000MA7788QQ01',
      BuyerBankName: '示例银行分行',
      BuyerBankAccount: '6222990011223344',
      BuyerAddress: '示例路 88 号',
      CompanyPhone: '021-55507788',
      content: '体检费',
    };
    const invoice = { invoiceTypeId: 3, title: '上海云帆网络科技有限公司', ...secret };
    await placed(emp, { invoice }, async ({ orderId }) => {
      const { kept, key } = await transact({ portal: portal.portal, company: { companyId: 100 } }, async (ctx) => ({
        kept: await ctx.db
          .selectFrom('order_invoice')
          .selectAll()
          .where('order_id', '=', orderId)
          .executeTakeFirstOrThrow(),
        key: await ctx.portal.keyring.companyKey(ctx),
      }));
      expect(kept).toMatchObject({ invoice_type: 3, category: 2 });
      expect(titleOf(key, kept)).toBe(invoice.title);
      const sealContext = { table: 'order_invoice', column: 'details', row: String(orderId) };
      expect(JSON.parse(key.unseal(sealContext, kept.details))).toEqual(secret);
      const stored = Object.values(await everyRow(pool)).join('\n');
      for (const value of [...Object.values(secret), invoice.title]) {
        expect(stored).not.toContain(value);
        expect(stored).not.toContain(Buffer.from(value).toString('hex'));
      }
    });
  });

  it('is made once per key, and answered the same again', async () => {
    const first = await place(emp, {}, 'order-key-0001');
    const again = await place(emp, {}, 'order-key-0001');
    expect(again.body).toBe(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(faultOf(await place(emp, { report_type: 'both', deliveryPaperWay: 'pickUp' }, 'order-key-0001'))).toBe(
      'keyReused',
    );
    await forgetOrders(pool, emp.user.CustomerGuid);
  });

  it('closed, leaves the person free to book again', async () => {
    await placed(emp, {}, async () => expect(faultOf(await place(emp))).toBe('alreadyReserved'));
    await placed(emp, {}, async ({ status_id }) => expect(status_id).toBe(20));
  });

  it('under another plan does not stand in the way', async () => {
    const who = await signIn('deqin5', 'emp');
    const female = who.user.Gender === 'female';
    await placed(who, { examSetId: female ? SET.careMarried : SET.careMale }, async () => {
      const other = { bookingId: 981, examSetId: female ? SET.executiveFemale : SET.executiveMale };
      expect(dataOf(await place(who, other))).toMatchObject({ status_id: 10, selfFen: 3_680_00 });
    });
  });

  it('is read by its person alone: not by a colleague, not by another company', async () => {
    await placed(emp, {}, async ({ orderId }) => {
      for (const [company, account] of [
        ['demo', 'hr'],
        ['hilton', 'emp'],
      ] as const) {
        const other = await signIn(company, account);
        const set = { userGuid: other.user.CustomerGuid, customerGuid: other.user.CustomerGuid, serviceCity: 310100 };
        const looked = await portal.call('ExamSetBrief', { ...set, orderId }, { session: other });
        expect(faultOf(looked)).toBe('notYours');
        const asked = { customerGuid: emp.user.CustomerGuid };
        const list = await portal.call('GetCustomerValidOrderListByBookingId', asked, { session: other });
        expect(faultOf(list)).toBe('notYours');
      }
    });
  });
});

describe('another person’s', () => {
  // proves: customer ownership
  // proves: order ownership
  // proves: address ownership
  it('person, address or old order is refused', async () => {
    const hr = await signIn('demo', 'hr');
    const { addresses } = dataOf(
      await portal.call('OtherPostAddress', { userGuid: emp.user.CustomerGuid }, { session: emp }),
    );
    const past = await pool.query<{ id: number }>(
      'SELECT order_id AS id FROM exam_order WHERE user_guid = $1 AND status = 35 LIMIT 1',
      [emp.user.CustomerGuid],
    );
    for (const change of [
      { customerGuid: emp.user.CustomerGuid },
      { userGuid: emp.user.CustomerGuid },
      { postAddressId: addresses[0]?.id ?? 0 },
      { oldOrderId: Number(past.rows[0]?.id) },
      { assetId: 1 },
    ]) {
      expect(faultOf(await place(hr, { examSetId: SET.careMarried, ...change }))).toBe('notYours');
    }
  });
});
