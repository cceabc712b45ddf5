import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf, inCompany, textOf } from '../../../test/answers.ts';
import { CROWD_COMPANY, type Member } from '../../../test/crowd.ts';
import { examine, freeOrder, paidOrder, someone } from '../../../test/examined.ts';
import { holdSeat, PAID_FEN } from '../../../test/paying.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { makeSeats } from '../../../test/seats.ts';
import { issueAllInvoices } from './jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.stop());

const EMAIL = 'zhao.min@portal.example';
const COMPANY = {
  invoiceTypeId: 3,
  title: '上海云帆网络科技有限公司',
  BuyerTaxNum: '91990000MA000000XX',
  invoiceEmail: EMAIL,
  invoicePhone: '13900002316',
  BuyerBankAccount: '6222000000002316',
};
const PERSON = { invoiceTypeId: 1, title: '赵敏', invoiceEmail: EMAIL };

const ask = (who: Member, orderId: number, invoice: object = PERSON, language: 'zh-cn' | 'en-us' = 'zh-cn') =>
  portal.send('SaveOrderInvoice', { customerGuid: who.guid, orderId, invoice }, { session: who.token, language });
const listOf = async (who: Member, id?: number) =>
  dataOf(await portal.call('InvoiceShipmentInfo', id === undefined ? {} : { id }, { session: who.token }));

describe('asking later', () => {
  it('an order without an invoice is offered one; asked for, it says when it comes', async () => {
    const who = await someone(portal);
    const { orderId, orderNo } = await paidOrder(portal, who);
    const before = await listOf(who);
    expect(before.invoices).toEqual([]);
    expect(before.offers).toMatchObject([{ orderId, orderNo, amountFen: PAID_FEN, bookDate: '2026-06-22' }]);

    dataOf(await ask(who, orderId, COMPANY));
    const { invoices, offers } = await listOf(who);
    expect(offers).toEqual([]);
    expect(invoices).toMatchObject([
      {
        ...{ orderId, holder: 'company', medium: 'electronic', title: COMPANY.title, amountFen: PAID_FEN },
        // a firm's number is public, the person's are not
        ...{ taxNumber: COMPANY.BuyerTaxNum, recipientPhone: '139****2316', recipientEmail: 'z***@portal.example' },
        ...{ bankAccount: '************2316', state: 'asked', number: null, parcel: null, editReason: null },
        // seven and fifteen working days after 22 June
        expected: { from: '2026-07-01', to: '2026-07-13', provisional: false },
      },
    ]);
    expect(await listOf(who, orderId)).toEqual({ invoices, offers: [] });
  });

  it('until it is issued it can be changed, and the sent one is the changed one', async () => {
    const who = await someone(portal);
    const { orderId } = await paidOrder(portal, who);
    const kept = async () => dataOf(await portal.call('GetOrderInvoice', { orderId }, { session: who.token })).invoice;
    expect(await kept()).toBeNull();
    dataOf(await ask(who, orderId, COMPANY));
    expect(await kept()).toMatchObject({ ...COMPANY, invoiceCategory: 2 });
    dataOf(await ask(who, orderId, { ...PERSON, invoiceTypeId: 2 }));
    expect(await kept()).toMatchObject({ invoiceTypeId: 2, title: '赵敏', BuyerTaxNum: '' });
    const [invoice] = (await listOf(who)).invoices;
    expect(invoice).toMatchObject({ holder: 'individual', medium: 'paper', taxNumber: '' });
  });

  it('a change of the order may bring another invoice', async () => {
    const who = await someone(portal);
    const first = await makeSeats(portal.portal.database.pool, 1);
    const { orderId } = await holdSeat(portal, who, first, { invoice: PERSON });
    const second = await makeSeats(portal.portal.database.pool, 1);
    await holdSeat(portal, who, second, { oldOrderId: orderId, invoice: COMPANY });
    const [invoice] = (await listOf(who)).invoices;
    expect(invoice).toMatchObject({ orderId, title: COMPANY.title, holder: 'company' });
  });
});

describe('is refused, in both languages, with a way on', () => {
  const refusal = async (who: Member, orderId: number, invoice?: object) => {
    const [zh, en] = [await ask(who, orderId, invoice), await ask(who, orderId, invoice, 'en-us')];
    expect(textOf(zh)).toMatch(/\p{Script=Han}/u);
    expect(textOf(en)).toMatch(/^[^\p{Script=Han}]+$/u);
    return faultOf(zh);
  };

  // proves: nothing to invoice
  it('nothingToInvoice: the company paid it all', async () => {
    const who = await someone(portal);
    const { orderId } = await freeOrder(portal, who);
    expect(await refusal(who, orderId)).toBe('nothingToInvoice');
    expect(await listOf(who)).toEqual({ invoices: [], offers: [] });
  });

  // proves: invoice of a closed order
  it('orderClosed: cancelled, and the wish is gone with it', async () => {
    const who = await someone(portal);
    const { orderId } = await paidOrder(portal, who);
    dataOf(await ask(who, orderId));
    dataOf(await portal.call('CancelExamOrder', { customerGuid: who.guid, orderId }, { session: who.token }));
    expect(await refusal(who, orderId)).toBe('orderClosed');
    expect(await listOf(who)).toEqual({ invoices: [], offers: [] });
  });

  // proves: issued invoice
  it('invoiceIssued: the issuer has seen it', async () => {
    const who = await someone(portal);
    const { orderId, orderNo } = await paidOrder(portal, who);
    await examine(portal, orderId, '2026-05-20');
    dataOf(await ask(who, orderId));
    await portal.portal.database.pool.query(`UPDATE order_invoice SET asked_on = '2026-05-20' WHERE order_id = $1`, [
      orderId,
    ]);
    await issueAllInvoices(portal.portal);
    expect(await refusal(who, orderId, { ...PERSON, title: '别人' })).toBe('invoiceIssued');
    const [invoice] = (await listOf(who)).invoices;
    expect(invoice).toMatchObject({ title: '赵敏', state: 'sent', editReason: { fault: 'invoiceIssued' } });
    expect(invoice?.editReason?.text).toContain(orderNo);
  });

  it.each([
    ['invoiceNeeded', { ...COMPANY, BuyerTaxNum: '' }],
    ['invoiceNeeded', { ...COMPANY, BuyerTaxNum: '123' }],
    ['invoiceNeeded', { ...PERSON, invoiceEmail: '' }],
    ['invoiceNeeded', { ...PERSON, title: '  ' }],
    ['invoiceNeeded', { ...PERSON, invoiceTypeId: 9 }],
    ['phoneBad', { ...PERSON, invoicePhone: '12345' }],
    ['emailBad', { ...PERSON, invoiceEmail: 'zhao@portal' }],
    ['badInput', { ...PERSON, invoiceCategory: 3 }],
  ])('%s', async (fault, invoice) => {
    const who = await anyone();
    expect(await refusal(who.member, who.orderId, invoice)).toBe(fault);
  });

  // proves: invoice of another person
  it('notYours: another person’s order, or an order of another person of mine', async () => {
    const [{ orderId }, other] = [await anyone(), await someone(portal)];
    expect(await refusal(other, orderId)).toBe('notYours');
    const list = await portal.call('InvoiceShipmentInfo', { id: orderId }, { session: other.token });
    expect(faultOf(list)).toBe('notYours');
    const file = await portal.call('GetInvoiceFile', { orderId }, { session: other.token });
    expect(faultOf(file)).toBe('notYours');
    const parent = await portal.login('demo', 'parent');
    const mine = dataOf(await portal.call('InvoiceShipmentInfo', {}, { session: parent }));
    const ofMother = mine.offers.find(({ person }) => person.customerGuid !== parent.user.CustomerGuid);
    const asSelf = await portal.call(
      'SaveOrderInvoice',
      { customerGuid: parent.user.CustomerGuid, orderId: ofMother?.orderId ?? 0, invoice: PERSON },
      { session: parent },
    );
    expect(faultOf(asSelf)).toBe('notYours');
  });

  let known: Promise<{ member: Member; orderId: number }> | undefined;
  const anyone = () =>
    (known ??= someone(portal).then(async (member) => ({ member, ...(await paidOrder(portal, member)) })));
});

it('the database itself keeps what the issuer has seen', async () => {
  const change = (set: object) =>
    inCompany(portal, CROWD_COMPANY, (db) =>
      db.updateTable('order_invoice').set(set).where('state', '=', 'sent').execute(),
    );
  await expect(change({ title: '别人' })).rejects.toMatchObject({ constraint: 'issued_is_final' });
  for (const key of [1, 2]) {
    const others = Buffer.concat([Buffer.of(1, key), Buffer.alloc(40)]);
    await expect(change({ title: others })).rejects.toMatchObject({ constraint: 'issued_is_final' });
    await expect(change({ details: others })).rejects.toMatchObject({ constraint: 'issued_is_final' });
  }
  await expect(change({ number: '1' })).rejects.toMatchObject({ constraint: 'issued_is_final' });
  await expect(change({ state: 'asked', number: null })).rejects.toMatchObject({ code: '23514' });
  const removal = inCompany(portal, CROWD_COMPANY, (db) => db.deleteFrom('order_invoice').execute());
  await expect(removal).rejects.toMatchObject({ code: '42501' });
});

it('nothing of the numbers, phone or e-mail can be read in the database', async () => {
  const { rows } = await portal.portal.database.pool.query<{ all: string }>(
    `SELECT string_agg(encode(details, 'escape') || t::text, '') AS all FROM order_invoice t`,
  );
  for (const secret of [EMAIL, COMPANY.invoicePhone, COMPANY.BuyerBankAccount])
    expect(rows[0]?.all).not.toContain(secret);
});
