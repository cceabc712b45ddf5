import { sql, type Selectable } from 'kysely';
import type { Schema } from '../../db/tables.ts';
import type { InCompany } from '../../ctx.ts';

export type PaymentRow = Selectable<Schema['payment']>;
export type RefundRow = Selectable<Schema['refund']>;
export type Subject = PaymentRow['subject'];

/** Several of one payer may be paid at once. */
export interface ToPay {
  subject: Subject;
  ids: number[];
}

/** `unfit`: the news does not fit any payment or refund of ours; an operator should look at it. */
export type Settled = 'settled' | 'known' | 'unfit';

export const nextNumber = async ({ db }: InCompany): Promise<number> => {
  const { rows } = await sql<{ id: number }>`SELECT nextval('payment_number') AS id`.execute(db);
  return Number(rows[0]?.id);
};

export const openPaymentOf = async (ctx: InCompany, subject: Subject, id: number): Promise<PaymentRow | undefined> =>
  (await openPaymentsOf(ctx, { subject, ids: [id] }))[0];

export const openPaymentsOf = ({ db, company }: InCompany, { subject, ids }: ToPay) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('subject', '=', subject)
    .where('subject_id', 'in', ids)
    .where('state', '=', 'open')
    .orderBy('subject_id')
    .execute();

/** By its own number, which names one payment even where several are one trade. */
export const paymentByNo = ({ db, company }: InCompany, outTradeNo: string) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('out_trade_no', '=', outTradeNo)
    .executeTakeFirst();

/** A payment at the provider: its own trade, or a share of one that is paid for several things together. */
export const tradeOf = (payment: Pick<PaymentRow, 'out_trade_no' | 'amount_fen' | 'trade_no' | 'trade_fen'>) => ({
  no: payment.trade_no ?? payment.out_trade_no,
  fen: payment.trade_fen ?? payment.amount_fen,
});

/** The same in a query, of a payment called p. */
export const TRADE_NO = sql<string>`coalesce(p.trade_no, p.out_trade_no)`;
export const TRADE_FEN = sql<number>`coalesce(p.trade_fen, p.amount_fen)`;

/** Every payment of a trade, in the order in which whatever they are for is locked; one, mostly. */
export const paymentsOfTrade = ({ db, company }: InCompany, tradeNo: string) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where((where) =>
      where.or([
        where('trade_no', '=', tradeNo),
        where.and([where('trade_no', 'is', null), where('out_trade_no', '=', tradeNo)]),
      ]),
    )
    .orderBy('subject_id')
    .execute();

/** Keeps a notice as seen, in the transaction that acts on it; false: it was seen before. */
export async function isNews(
  { db, company, portal }: InCompany,
  provider: PaymentRow['provider'],
  eventId: string,
): Promise<boolean> {
  const kept = await db
    .insertInto('payment_notice')
    .values({ company_id: company.companyId, provider, event_id: eventId, at: portal.clock() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}

/** The newest first: what came last goes back first. */
export const paidPaymentsOf = ({ db, company }: InCompany, subject: Subject, id: number) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .where('state', '=', 'paid')
    .orderBy('payment_id', 'desc')
    .forUpdate()
    .execute();

/** Open ones not asked about since; taken in turn, so that several nodes share the work. */
export const uncheckedPayments = (
  { db, company }: InCompany,
  provider: PaymentRow['provider'],
  before: Date,
  limit: number,
) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('state', '=', 'open')
    .where('provider', '=', provider)
    .where('checked_at', '<', before)
    .orderBy('checked_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const markChecked = ({ db, company }: InCompany, ids: number[], at: Date) =>
  db
    .updateTable('payment')
    .set({ checked_at: at })
    .where('company_id', '=', company.companyId)
    .where('payment_id', 'in', ids)
    .execute();

/** Every try to pay for something, the newest first, with what went back of it. */
export const paymentRows = ({ db, company }: InCompany, subject: Subject, id: number) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .orderBy('payment_id', 'desc')
    .execute();

/** The money that has come for something, and the part that goes or has gone back. */
export const moneyOf = async ({ db, company }: InCompany, subject: Subject, id: number) => {
  const row = await db
    .selectFrom('payment')
    .select((select) => [
      select.fn.coalesce(select.fn.sum<number>('amount_fen'), sql<number>`0`).as('paid'),
      select.fn.coalesce(select.fn.sum<number>('refunded_fen'), sql<number>`0`).as('refunded'),
    ])
    .where('company_id', '=', company.companyId)
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  return { paidFen: row.paid, refundFen: row.refunded };
};

export interface RefundSums {
  promisedFen: number;
  failedFen: number;
  doneFen: number;
}

/** How much was asked of the provider, was refused by it and has arrived, of each of these. */
export async function refundSumsOf(
  { db, company }: InCompany,
  subject: Subject,
  ids: number[],
): Promise<(id: number) => RefundSums> {
  const sums = new Map<number, RefundSums>();
  if (ids.length === 0) return () => NO_REFUNDS;
  const rows = await db
    .selectFrom('refund as r')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.payment_id', '=', 'r.payment_id'),
    )
    .select((select) => ['p.subject_id', 'r.state', select.fn.sum<string>('r.amount_fen').as('fen')])
    .where('r.company_id', '=', company.companyId)
    .where('p.subject', '=', subject)
    .where('p.subject_id', 'in', ids)
    .groupBy(['p.subject_id', 'r.state'])
    .execute();
  for (const { subject_id, state, fen } of rows) {
    const sum = sums.get(subject_id) ?? { ...NO_REFUNDS };
    sum[SUM_OF[state]] += Number(fen);
    sums.set(subject_id, sum);
  }
  return (id) => sums.get(id) ?? NO_REFUNDS;
}

const NO_REFUNDS: RefundSums = { promisedFen: 0, failedFen: 0, doneFen: 0 };
const SUM_OF = { asked: 'promisedFen', failed: 'failedFen', done: 'doneFen' } as const;

/** Whether all that was to go back has arrived there. */
export const isRefunded = async ({ db, company }: InCompany, subject: Subject, id: number): Promise<boolean> =>
  (await db
    .selectFrom('refund as r')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.payment_id', '=', 'r.payment_id'),
    )
    .select('r.refund_id')
    .where('r.company_id', '=', company.companyId)
    .where('p.subject', '=', subject)
    .where('p.subject_id', '=', id)
    .where('r.state', '!=', 'done')
    .executeTakeFirst()) === undefined;
