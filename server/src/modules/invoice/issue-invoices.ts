import { dayInShanghai } from '#contract/rules/day';
import type { InTx, Portal } from '../../ctx.ts';
import { transact, type Tenant } from '../../db/transact.ts';
import type { Delivery, InvoiceRequest, Issued, Refused } from '../../ports/invoice-issuer/port.ts';
import { loadHolidays } from '../booking/index.ts';
import { companyHere } from '../company/index.ts';
import { issuerRequest } from './issuer-request.ts';
import { takeDuePurchases } from './mall-queries.ts';
import { moveInvoice, takeDue, takeUnsent, type DueInvoice, type Turn } from './queries.ts';
import { lastDueStart } from './rules.ts';

const BATCH = 20;
const MINUTE_MS = 60_000;
/** While one node speaks with the issuer, no other takes the same invoice; after it, it is asked again. */
const LEASE_MS = 10 * MINUTE_MS;

interface Taken {
  row: DueInvoice;
  request: InvoiceRequest;
}

/**
 * Makes out the invoices of examined orders and of settled purchases from the seventh working day on, and looks whether
 * issued ones have left. Safe on several nodes: rows are taken in turn, and the issuer answers the same request number
 * with the same invoice.
 */
export async function issueInvoices(portal: Portal, companyId: number): Promise<void> {
  const company = { portal, company: { companyId } };
  const { invoiceIssuer } = portal.ports;
  const startedBy = lastDueStart(dayInShanghai(portal.clock()), await loadHolidays(portal));

  const take = (rows: (ctx: InTx<Tenant>, turn: Turn) => Promise<DueInvoice[]>) =>
    transact(company, async (ctx) => {
      const now = portal.clock();
      const taken: Taken[] = [];
      for (const row of await rows(ctx, { now, until: new Date(now.getTime() + LEASE_MS), limit: BATCH }))
        taken.push({ row, request: await issuerRequest(ctx, row) });
      return taken;
    });
  const move = (row: DueInvoice, change: Parameters<typeof moveInvoice>[2]) =>
    transact(company, (ctx) => moveInvoice(ctx, row, change));

  const issue = async ({ row, request }: Taken) =>
    move(row, afterIssue(await invoiceIssuer.issue(request), portal.clock()));
  const follow = async ({ row, request }: Taken) => {
    const delivery = await invoiceIssuer.delivery(request, issuedOf(row));
    if (delivery) await move(row, afterDelivery(delivery));
  };

  const failures = await failuresOf(() => take((ctx, turn) => takeDue(ctx, startedBy, turn)), issue);
  const confirmDays = (await transact(company, companyHere))?.config.mall.confirmDays;
  if (confirmDays !== undefined)
    failures.push(
      ...(await failuresOf(
        () => take((ctx, turn) => takeDuePurchases(ctx, startedBy, { ...turn, confirmDays })),
        issue,
      )),
    );
  for (const subject of ['exam', 'mall'] as const)
    failures.push(...(await failuresOf(() => take((ctx, turn) => takeUnsent(ctx, subject, turn)), follow)));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} invoices wait for the issuer`);
}

/** Batch after batch; one that fails is tried again when its lease is over, and does not hold up the others. */
async function failuresOf(take: () => Promise<Taken[]>, work: (taken: Taken) => Promise<unknown>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (;;) {
    const batch = await take();
    for (const taken of batch) await work(taken).catch((error: unknown) => failures.push(error));
    if (batch.length < BATCH) return failures;
  }
}

const afterIssue = (answer: Issued | Refused, now: Date) =>
  'refused' in answer
    ? ({ state: 'asked', refused: true, amount_fen: null } as const)
    : ({ state: 'issued', number: answer.number, issued_on: answer.issuedOn, next_try: now } as const);

const afterDelivery = ({ sentOn, parcel }: Delivery) =>
  ({
    state: 'sent',
    sent_on: sentOn,
    carrier: parcel?.carrier.zh ?? null,
    carrier_eng: parcel?.carrier.en ?? null,
    tracking_no: parcel?.trackingNo ?? null,
  }) as const;

/** The issuer's earlier answer. */
export function issuedOf({ number, issued_on }: Pick<DueInvoice, 'number' | 'issued_on'>): Issued {
  if (!number || !issued_on) throw new Error('not issued');
  return { number, issuedOn: issued_on };
}
