import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, faultOf } from '../../../test/answers.ts';
import { DAY, TEST_NOW } from '../../../test/clock.ts';
import type { Member } from '../../../test/crowd.ts';
import { examine, paidOrder, someone } from '../../../test/examined.ts';
import { PAID_FEN } from '../../../test/paying.ts';
import { fetchFile } from '../../../test/files.ts';
import { startPortal, type TestPortal } from '../../../test/portal.ts';
import { issueAllInvoices } from './jobs.ts';
import type { InvoiceIssuer, InvoiceRequest } from '../../ports/invoice-issuer/port.ts';

/** From the wish to the parcel. The clock of each test begins on 10 June and goes on from there. */
let portal: TestPortal;
/** The requests to the issuer, in order. */
const requests: InvoiceRequest[] = [];
let whileIssuing: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  portal = await startPortal();
  portal.portal.ports.invoiceIssuer = listeningTo(portal.portal.ports.invoiceIssuer);
});
afterAll(() => portal.stop());

/** The sandbox itself, with a listener at the door. */
const listeningTo = (issuer: InvoiceIssuer): InvoiceIssuer => ({
  ...issuer,
  issue: async (request) => {
    requests.push(request);
    await whileIssuing?.();
    return issuer.issue(request);
  },
});

const PERSON = { invoiceTypeId: 1, title: '赵敏', invoiceEmail: 'zhao@portal.example' };
interface Examined {
  who: Member;
  orderId: number;
}

/** A check-up of 27 May, its invoice asked for with the order: due on 5 June, before today. */
async function examined(invoice: object = {}, days: { examDay?: string; askedOn?: string } = {}): Promise<Examined> {
  const { examDay = '2026-05-27', askedOn = examDay } = days;
  const who = await someone(portal);
  const { orderId } = await paidOrder(portal, who);
  await examine(portal, orderId, examDay);
  dataOf(await ask({ who, orderId }, invoice));
  await portal.portal.database.pool.query('UPDATE order_invoice SET asked_on = $2 WHERE order_id = $1', [
    orderId,
    askedOn,
  ]);
  return { who, orderId };
}
const ask = ({ who, orderId }: Examined, invoice: object = {}) =>
  portal.call(
    'SaveOrderInvoice',
    { customerGuid: who.guid, orderId, invoice: { ...PERSON, ...invoice } },
    { session: who.token },
  );
const invoiceOf = async ({ who, orderId }: Examined) =>
  dataOf(await portal.call('InvoiceShipmentInfo', { id: orderId }, { session: who.token })).invoices[0];
const fileOf = ({ who, orderId }: Examined) => portal.call('GetInvoiceFile', { orderId }, { session: who.token });
const job = () => issueAllInvoices(portal.portal);
const asked = ({ orderId }: Examined) => requests.filter(({ requestNo }) => requestNo.endsWith(`-${orderId}`));

describe('when', () => {
  // proves: invoice days
  it('on the seventh working day after the check-up, not before', async () => {
    // 10 June is the seventh working day after 1 June
    const [due, early] = [await examined({}, { examDay: '2026-06-01' }), await examined({}, { examDay: '2026-06-02' })];
    await job();
    expect(await invoiceOf(due)).toMatchObject({ state: 'sent', issuedOn: '2026-06-10', amountFen: PAID_FEN });
    expect(await invoiceOf(early)).toMatchObject({ state: 'asked', expected: { from: '2026-06-11' } });
  });

  it('seven working days after the wish, where that came later', async () => {
    const late = await examined({}, { askedOn: '2026-06-05' });
    await job();
    expect(await invoiceOf(late)).toMatchObject({ state: 'asked', expected: { from: '2026-06-16', to: '2026-06-29' } });
  });

  // proves: invoice before the check-up
  it('never without a check-up, and never for money that did not come', async () => {
    const [booked, unpaid] = [await examined(), await examined()];
    const { pool } = portal.portal.database;
    await pool.query(`BEGIN; SET LOCAL session_replication_role = replica;
      UPDATE exam_order SET status = 20 WHERE order_id = ${booked.orderId};
      DELETE FROM payment WHERE subject_id = ${unpaid.orderId}; COMMIT`);
    await job();
    expect([asked(booked), asked(unpaid)]).toEqual([[], []]);
  });
});

describe('once', () => {
  it('several nodes at the same time issue each one once', async () => {
    const all = [await examined(), await examined(), await examined()];
    await Promise.all([job(), job(), job(), job()]);
    await job();
    for (const one of all) {
      expect(asked(one)).toHaveLength(1);
      expect(await invoiceOf(one)).toMatchObject({ state: 'sent' });
    }
  });

  // proves: invoice lease
  it('a node that falls half-way: asked again after a while, the same request, the same number', async () => {
    const one = await examined();
    whileIssuing = () => Promise.reject(new Error('fallen'));
    await expect(job()).rejects.toThrow('failed for 1 of');
    expect(faultOf(await ask(one, { title: '别人' })), 'nobody knows whether it was issued').toBe('invoiceIssued');
    whileIssuing = undefined;
    await job();
    expect(asked(one), 'another node may still be at it').toHaveLength(1);
    portal.clock.advance(11 * 60_000);
    await job();
    const [first, second] = asked(one);
    expect(second).toEqual(first);
    expect(await invoiceOf(one)).toMatchObject({ state: 'sent', title: '赵敏' });
  });

  it('one that does not get an answer holds up no other', async () => {
    const [late, other] = [await examined({ title: '超时' }), await examined()];
    await expect(job()).rejects.toThrow('failed for 1 of');
    expect(await invoiceOf(late)).toMatchObject({ state: 'asked' });
    expect(await invoiceOf(other)).toMatchObject({ state: 'sent' });
    // so that the tests after this one have the issuer's ear
    await portal.portal.database.pool.query('DELETE FROM order_invoice WHERE order_id = $1', [late.orderId]);
  });

  it('what the issuer does not accept waits for a correction', async () => {
    const one = await examined({ title: '拒开' });
    await job();
    await job();
    expect(asked(one)).toHaveLength(1);
    expect(await invoiceOf(one)).toMatchObject({ state: 'asked', refused: true, editReason: null });
    dataOf(await ask(one, { title: '赵敏' }));
    expect(await invoiceOf(one)).toMatchObject({ refused: false });
    await job();
    expect(await invoiceOf(one)).toMatchObject({ state: 'sent', title: '赵敏' });
  });
});

describe('how it arrives', () => {
  it('an electronic one as a PDF that says it is a sample, the same each time', async () => {
    const one = await examined({ title: '赵𠮷' });
    expect(faultOf(await fileOf(one))).toBe('invoiceNotIssued');
    await job();
    const download = () =>
      fetchFile(portal, `/Invoice/GetInvoiceFile?orderId=${one.orderId}`, { 'x-session': one.who.token });
    const { headers, bytes: pdf } = await download();
    const { number } = (await invoiceOf(one)) ?? {};
    expect(headers.get('content-disposition')).toContain(`filename="invoice-${number}.pdf"`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(number).toMatch(/^2699\d{16}$/);
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(pdf.toString('latin1')).toContain('/FontFile2');
    expect(pdf.length).toBeLessThan(60_000);
    expect((await download()).bytes.equals(pdf)).toBe(true);
  });

  it('a paper one by post, the day after it is made out', async () => {
    const one = await examined({ invoiceTypeId: 2 });
    await job();
    expect(await invoiceOf(one)).toMatchObject({ state: 'issued', parcel: null, issuedOn: '2026-06-10' });
    expect(faultOf(await fileOf(one))).toBe('invoiceIsPaper');
    portal.clock.advance(DAY);
    await job();
    portal.clock.at(TEST_NOW);
    expect(await invoiceOf(one)).toMatchObject({
      state: 'sent',
      sentOn: '2026-06-11',
      parcel: {
        carrier: { zh: '示例速递', en: 'Sample Express' },
        trackingNo: expect.stringMatching(/^SP\d{12}$/) as string,
      },
    });
  });

  it('without a wish there is nothing to download', async () => {
    const who = await someone(portal);
    const { orderId } = await paidOrder(portal, who);
    expect(faultOf(await fileOf({ who, orderId }))).toBe('noInvoice');
  });

  it('the demo world has them in every stage', async () => {
    const emp = await portal.login('demo', 'emp');
    const { invoices, offers } = dataOf(await portal.call('InvoiceShipmentInfo', {}, { session: emp }));
    expect(invoices.map(({ state }) => state)).toEqual(['sent', 'asked']);
    expect(offers.filter(({ subject }) => subject === 'exam')).toHaveLength(1);
    const { orderId = 0 } = invoices[0] ?? {};
    expect(faultOf(await portal.call('GetInvoiceFile', { orderId }, { session: emp }))).toBe('answered');
  });
});
