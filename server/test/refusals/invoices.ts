import type { Language } from '#contract/language';
import { dataOf } from '../answers.ts';
import { CROWD_COMPANY } from '../crowd.ts';
import { examine, freeOrder, paidOrder, someone } from '../examined.ts';
import { everySource, mallOf } from '../mall-scenes.ts';
import { makeBought } from '../mall-after.ts';
import { holdSeat } from '../paying.ts';
import { makeSeats, orderFor } from '../seats.ts';
import type { TestPortal } from '../portal.ts';
import { query, refused, serviceOf, type Asked, type Refusals } from './refusal.ts';

const PERSON = { invoiceTypeId: 1, title: '赵敏', invoiceEmail: 'zhao.min@portal.example' };

/** A person with an order they pay a part of. */
async function ordered(portal: TestPortal) {
  const who = await someone(portal);
  return { who, ...(await holdSeat(portal, who, await makeSeats(portal.portal.database.pool, 1))) };
}
const asking = async (portal: TestPortal, change: object): Promise<Asked> => {
  const { who, orderId } = await ordered(portal);
  return refused(
    portal,
    'SaveOrderInvoice',
    { customerGuid: who.guid, orderId, invoice: { ...PERSON, ...change } },
    who.token,
  );
};
/** The file of an invoice that was asked for, or of none. */
const fetching = async (portal: TestPortal, invoice?: object): Promise<Asked> => {
  const { who, orderId } = await ordered(portal);
  const wish = { customerGuid: who.guid, orderId, invoice: { ...PERSON, ...invoice } };
  if (invoice) dataOf(await portal.call('SaveOrderInvoice', wish, { session: who.token }));
  return refused(portal, 'GetInvoiceFile', { orderId }, who.token);
};

/** Asks for the invoice of an order of a mall. */
const askingFor = (portal: TestPortal, who: { guid: string; token: string }, orderId: string): Asked =>
  refused(portal, 'SaveOrderInvoice', { customerGuid: who.guid, orderId, invoice: PERSON }, who.token);
/** An order of a mall that waits for its money; `then` goes on with it. */
const purchased = async (
  portal: TestPortal,
  then: (bought: Awaited<ReturnType<typeof everySource>>) => Promise<unknown> = () => Promise.resolve(),
) => {
  const bought = await everySource(portal);
  await then(bought);
  return bought;
};

export const invoiceRefusals: Refusals = {
  invoiceNeeded: (portal) => asking(portal, { title: '  ' }),
  invoiceNotOffered: async (portal) => {
    const who = await portal.login('sevenday', 'emp');
    const own = { userGuid: who.user.CustomerGuid, customerGuid: who.user.CustomerGuid };
    const brief = await portal.call('ExamSetBrief', { ...own, serviceCity: who.user.CityId }, { session: who });
    const examSetId = dataOf(brief).examSets.find(({ reason }) => !reason)?.id ?? 0;
    const order = orderFor(own, await makeSeats(portal.portal.database.pool, 1));
    const invoice = { ...PERSON, invoiceTypeId: 2 };
    return refused(portal, 'AddExamOrder', { ...order, examSetId, invoice }, who);
  },
  nothingToInvoice: async (portal) => {
    const who = await someone(portal);
    const { orderId } = await freeOrder(portal, who);
    return refused(portal, 'SaveOrderInvoice', { customerGuid: who.guid, orderId, invoice: PERSON }, who.token);
  },
  orderClosed: async (portal) => {
    const { who, orderId } = await ordered(portal);
    dataOf(await portal.call('CancelExamOrder', { customerGuid: who.guid, orderId }, { session: who.token }));
    return refused(portal, 'SaveOrderInvoice', { customerGuid: who.guid, orderId, invoice: PERSON }, who.token);
  },
  invoiceIssued: async (portal) => {
    const who = await someone(portal);
    const { orderId, orderNo: no } = await paidOrder(portal, who);
    await examine(portal, orderId, '2026-05-20');
    const wish = { customerGuid: who.guid, orderId, invoice: PERSON };
    dataOf(await portal.call('SaveOrderInvoice', wish, { session: who.token }));
    await query(portal, `UPDATE order_invoice SET state = 'issuing', amount_fen = 1 WHERE order_id = $1`, [orderId]);
    const service = await serviceOf(portal, CROWD_COMPANY);
    const blanks = (language: Language) => ({ service: service(language), no });
    return refused(portal, 'SaveOrderInvoice', wish, who.token, blanks);
  },
  noInvoice: (portal) => fetching(portal),
  invoiceIsPaper: (portal) => fetching(portal, { invoiceTypeId: 2 }),
  invoiceNotIssued: (portal) => fetching(portal, {}),
  mallInvoiceUnpaid: async (portal) => {
    const { who, orderGuid } = await purchased(portal);
    return askingFor(portal, who, orderGuid);
  },
  mallOrderClosed: async (portal) => {
    const { who, orderGuid } = await purchased(portal, async (bought) =>
      dataOf(await mallOf(portal).cancel(bought.who, bought.orderGuid)),
    );
    return askingFor(portal, who, orderGuid);
  },
  mallInvoiceNoMoney: async (portal) => {
    const who = await someone(portal);
    const { orderGuid } = await makeBought(portal, { personGuid: who.guid, items: [{ kind: 'delivered' }] });
    return askingFor(portal, who, orderGuid);
  },
  mallInvoiceNotIssued: async (portal) => {
    const { who, orderGuid } = await purchased(portal, ({ who, orderNo }) => mallOf(portal).pay(who, orderNo));
    const wish = { customerGuid: who.guid, orderId: orderGuid, invoice: PERSON };
    dataOf(await portal.call('SaveOrderInvoice', wish, { session: who.token }));
    return refused(portal, 'GetInvoiceFile', { orderId: orderGuid }, who.token);
  },
  firmUnknown: async (portal) => {
    const who = await someone(portal);
    return refused(portal, 'YonYouGetCompanyTicketInfo', { entId: 'nobody' }, who.token);
  },
};
