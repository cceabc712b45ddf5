import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderIdOf } from '#contract/rules/order-number';
import { dataOf, faultOf, inCompany, textOf } from '../../../test/answers.ts';
import { CROWD_COMPANY, type Member } from '../../../test/crowd.ts';
import { someone } from '../../../test/examined.ts';
import { fetchFile } from '../../../test/files.ts';
import { everySource, item, mallOf } from '../../../test/mall-scenes.ts';
import { makeBought } from '../../../test/mall-after.ts';
import { makeProduct, makeShoppers, type Shopper } from '../../../test/mall.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { issueAllInvoices } from './jobs.ts';
import type { InvoiceRequest } from '../../ports/invoice-issuer/port.ts';

/** Of an order of a mall only the part paid in money is invoiced. */
let portal: TestPortal;
let mall: ReturnType<typeof mallOf>;
/** The requests to the issuer, in order. */
const requests: InvoiceRequest[] = [];
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  mall = mallOf(portal);
  const { invoiceIssuer: issuer } = portal.portal.ports;
  portal.portal.ports.invoiceIssuer = {
    ...issuer,
    issue: (request) => {
      requests.push(request);
      return issuer.issue(request);
    },
  };
});
afterAll(() => portal.stop());

const PERSON = { invoiceTypeId: 1, title: '赵敏', invoiceEmail: 'zhao@portal.example' };
interface Bought<Who = Member> {
  who: Who;
  orderGuid: string;
  orderNo: string;
}

/** Two things for 200 yuan; a gift, a card and points pay for 140 of them. */
async function paid(): Promise<Bought<Shopper>> {
  const { who, orderGuid, orderNo } = await everySource(portal);
  expect(await mall.pay(who, orderNo)).toBe('paid');
  return { who, orderGuid, orderNo };
}
const MONEY_FEN = 60_00;

const ask = ({ who, orderGuid }: Bought, invoice: object = {}, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.call(
    'SaveOrderInvoice',
    { customerGuid: who.guid, orderId: orderGuid, invoice: { ...PERSON, ...invoice } },
    { session: who.token, language },
  );
const refusal = async (bought: Bought) => {
  const [zh, en] = [await ask(bought), await ask(bought, {}, 'en-us')];
  expect(textOf(zh)).toMatch(/\p{Script=Han}/u);
  expect(textOf(en)).toMatch(/^[^\p{Script=Han}]+$/u);
  return faultOf(zh);
};
const listOf = async ({ who }: Pick<Bought, 'who'>, id?: string) =>
  dataOf(await portal.call('InvoiceShipmentInfo', id === undefined ? {} : { id }, { session: who.token }));
const invoiceOf = async (bought: Bought) => (await listOf(bought, bought.orderGuid)).invoices[0];
const job = () => issueAllInvoices(portal.portal);
const asked = ({ orderNo }: Bought) => requests.filter((request) => request.orderNo === orderNo);

/** As if it had been paid and asked for on these days, and completed where that is said. */
async function backdate({ orderNo }: Bought, paidOn: string, completedOn?: string): Promise<void> {
  const { pool } = portal.portal.database;
  const id = orderIdOf(orderNo);
  const noon = (day: string) => `${day}T12:00:00+08:00`;
  await pool.query('UPDATE mall_order SET paid_at = $2, completed_at = $3, status = $4 WHERE order_id = $1', [
    ...[id, noon(paidOn), completedOn ? noon(completedOn) : null, completedOn ? 30 : 20],
  ]);
  await pool.query('UPDATE mall_invoice SET asked_on = $2 WHERE order_id = $1', [id, paidOn]);
}
/** Ten days to cancel end on 1 June; 10 June is the seventh working day after it. */
const DUE = '2026-05-22';
async function issued(): Promise<Bought> {
  const bought = await paid();
  dataOf(await ask(bought));
  await backdate(bought, DUE);
  await job();
  return bought;
}
const refund = async ({ orderNo }: Bought, itemNos: number[]) =>
  dataOf(
    await portal.call(
      'OpsMallRefund',
      { companyId: CROWD_COMPANY, orderId: orderIdOf(orderNo), itemNos, reason: '商品破损' },
      { session: await portal.operator('finance') },
    ),
  );

describe('asking', () => {
  it('is offered once it is paid, over the money alone, and says when it comes', async () => {
    const bought = await paid();
    const { orderGuid, orderNo, who } = bought;
    const before = await listOf(bought, orderGuid);
    expect(before).toMatchObject({
      invoices: [],
      offers: [{ subject: 'mall', orderId: orderGuid, orderNo, amountFen: MONEY_FEN, bookDate: '2026-06-10' }],
    });
    expect(dataOf(await ask(bought))).toEqual({ orderId: orderGuid });
    // ten days in which it can be cancelled, then seven and fifteen working days
    expect(await invoiceOf(bought)).toMatchObject({
      ...{ subject: 'mall', state: 'asked', title: '赵敏', amountFen: MONEY_FEN, backFen: 0, editReason: null },
      expected: { from: '2026-06-30', to: '2026-07-10', provisional: false },
    });
    const kept = await portal.call('GetOrderInvoice', { orderId: orderGuid }, { session: who.token });
    expect(dataOf(kept).invoice).toMatchObject(PERSON);
    const { invoices, offers } = await listOf(bought);
    expect([invoices.map(({ orderId }) => orderId), offers]).toEqual([[orderGuid], []]);
  });

  // proves: mall invoice before payment
  it('is refused before payment', async () => {
    const bought = await everySource(portal);
    expect(await refusal(bought)).toBe('mallInvoiceUnpaid');
    expect(await listOf(bought)).toEqual({ invoices: [], offers: [] });
  });

  // proves: mall invoice over money alone
  it('is refused where no money is in it', async () => {
    const who = await someone(portal);
    const sources = [
      { source: 'points' as const, fen: 40_00, points: 40 },
      { source: 'company' as const, fen: 60_00 },
    ];
    const bought = {
      who,
      ...(await makeBought(portal, { personGuid: who.guid, items: [{ kind: 'delivered', sources }] })),
    };
    expect(await refusal(bought)).toBe('mallInvoiceNoMoney');
    expect(await listOf(bought)).toEqual({ invoices: [], offers: [] });
  });

  it('twice at once: one invoice, as one of them says, made out once', async () => {
    const bought = await paid();
    const both = await Promise.all([ask(bought, { title: '甲' }), ask(bought, { title: '乙' })]);
    expect(both.map(faultOf)).toEqual(['answered', 'answered']);
    await backdate(bought, DUE);
    await Promise.all([job(), job(), job()]);
    expect(asked(bought)).toHaveLength(1);
    expect(['甲', '乙']).toContain((await invoiceOf(bought))?.title);
    expect(faultOf(await ask(bought, { title: '丙' }))).toBe('invoiceIssued');
  });

  it('is for the buyer alone', async () => {
    const bought = await issued();
    const other = await someone(portal);
    const foreign = { ...bought, who: other };
    expect(faultOf(await ask(foreign))).toBe('notYours');
    const named = { orderId: bought.orderGuid };
    const answers = [
      await portal.call('InvoiceShipmentInfo', { id: bought.orderGuid }, { session: other.token }),
      await portal.call('GetOrderInvoice', named, { session: other.token }),
      await portal.call('GetInvoiceFile', named, { session: other.token }),
      await portal.call(
        'SaveOrderInvoice',
        { ...named, customerGuid: other.guid, invoice: PERSON },
        { session: bought.who.token },
      ),
    ];
    expect(answers.map(faultOf)).toEqual(answers.map(() => 'notYours'));
  });
});

describe('it is made out', () => {
  // proves: mall invoice days
  it('seven working days after it can no longer be cancelled, over the part paid in money', async () => {
    const [due, early, completed] = [await paid(), await paid(), await paid()];
    for (const bought of [due, early, completed]) dataOf(await ask(bought));
    await backdate(due, DUE);
    await backdate(early, '2026-05-23');
    await backdate(completed, '2026-05-31', '2026-06-01');
    await job();
    expect(await invoiceOf(due)).toMatchObject({ state: 'sent', issuedOn: '2026-06-10', amountFen: MONEY_FEN });
    expect(asked(due)).toMatchObject([{ amountFen: MONEY_FEN, title: '赵敏', item: '健康商品与服务费' }]);
    expect(await invoiceOf(early)).toMatchObject({ state: 'asked', number: null });
    expect(await invoiceOf(completed)).toMatchObject({ state: 'sent' });
  });

  it('and is there to be downloaded, not before', async () => {
    const bought = await paid();
    dataOf(await ask(bought));
    const { who, orderGuid } = bought;
    const early = await portal.call('GetInvoiceFile', { orderId: orderGuid }, { session: who.token });
    expect(faultOf(early)).toBe('mallInvoiceNotIssued');
    await backdate(bought, DUE);
    await job();
    const url = `/Invoice/GetInvoiceFile?orderId=${orderGuid}`;
    const { headers, bytes } = await fetchFile(portal, url, { 'x-session': who.token });
    expect(headers.get('content-disposition')).toContain(`invoice-${(await invoiceOf(bought))?.number}.pdf`);
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

describe('what goes back', () => {
  // proves: mall invoice of a closed order
  it('a whole order: it is refused, and the wish is never made out', async () => {
    const bought = await paid();
    const { who, orderGuid } = bought;
    dataOf(await ask(bought));
    dataOf(await mall.cancel(who, orderGuid));
    expect(await refusal(bought)).toBe('mallOrderClosed');
    expect(await listOf(bought)).toEqual({ invoices: [], offers: [] });
    await portal.portal.database.pool.query(
      `UPDATE mall_invoice SET asked_on = '2026-05-01'; UPDATE mall_order SET paid_at = '2026-05-01' WHERE status = 40`,
    );
    await job();
    expect(asked(bought)).toEqual([]);
  });

  // proves: mall invoice less refunds
  it('a part of it before it is made out is not invoiced', async () => {
    const [who] = (await makeShoppers(portal, 1)) as [Shopper];
    const [one, two] = [
      await makeProduct(portal, { price_fen: 30_00 }),
      await makeProduct(portal, { price_fen: 40_00 }),
    ];
    const bought = { who, ...(await mall.buy(who, [item(one), item(two)])) };
    await mall.pay(who, bought.orderNo);
    dataOf(await ask(bought));
    expect(await refund(bought, [1])).toMatchObject({ moneyFen: 30_00 });
    expect(await invoiceOf(bought)).toMatchObject({ amountFen: 40_00 });
    await backdate(bought, DUE);
    await job();
    expect(asked(bought)).toMatchObject([{ amountFen: 40_00 }]);
    expect(await invoiceOf(bought)).toMatchObject({ state: 'sent', amountFen: 40_00, backFen: 0 });
  });

  it('while the issuer has it: it is asked for to the end, and what went back is said', async () => {
    const bought = await paid();
    dataOf(await ask(bought));
    await portal.portal.database.pool.query(
      `UPDATE mall_invoice SET state = 'issuing', amount_fen = $2 WHERE order_id = $1`,
      [orderIdOf(bought.orderNo), MONEY_FEN],
    );
    await refund(bought, [1, 2]);
    await job();
    expect(await invoiceOf(bought)).toMatchObject({ state: 'sent', amountFen: MONEY_FEN, backFen: MONEY_FEN });
  });

  it('after it was made out is said beside it', async () => {
    const bought = await issued();
    expect(await invoiceOf(bought)).toMatchObject({ state: 'sent', backFen: 0 });
    await refund(bought, [1, 2]);
    expect(await invoiceOf(bought)).toMatchObject({ state: 'sent', amountFen: MONEY_FEN, backFen: MONEY_FEN });
  });
});

it('the database itself keeps what the issuer has seen', async () => {
  await issued();
  const change = (set: object) =>
    inCompany(portal, CROWD_COMPANY, (db) =>
      db.updateTable('mall_invoice').set(set).where('state', '=', 'sent').execute(),
    );
  const others = Buffer.concat([Buffer.of(1, 1), Buffer.alloc(40)]);
  for (const set of [{ title: others }, { details: others }, { number: '1' }, { amount_fen: 1 }])
    await expect(change(set)).rejects.toMatchObject({ constraint: 'issued_is_final' });
  const removal = inCompany(portal, CROWD_COMPANY, (db) => db.deleteFrom('mall_invoice').execute());
  await expect(removal).rejects.toMatchObject({ code: '42501' });
});
