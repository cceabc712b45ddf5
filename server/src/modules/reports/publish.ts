import { isDeepStrictEqual } from 'node:util';
import type { ReportDocument } from '#contract/schemas/report-document';
import { dayInShanghai } from '#contract/rules/day';
import { orderIdOf, orderNumber } from '#contract/rules/order-number';
import type { InCompany } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { claimFile, type FileOwner } from '../files/index.ts';
import { announceReport } from '../orders/index.ts';
import { personRow, unsealed } from '../people/index.ts';
import { problemsOf, type Problem } from './check-document.ts';
import { openDocument, sealDocument } from './document.ts';
import { reportMark, versionOf } from './queries.ts';
import { splitPairs } from './split-pairs.ts';

export interface OrderOfReport {
  orderId: number;
  personGuid: string;
  planId: number;
  bookDate: string;
}

/** The order a report names; one of another company is none. */
export async function orderOf({ db, company }: InCompany, orderNo: string): Promise<OrderOfReport> {
  const orderId = orderIdOf(orderNo);
  const row = Number.isSafeInteger(orderId)
    ? await db
        .selectFrom('exam_order')
        .select(['order_id', 'person_guid', 'plan_id', 'book_date', 'created_at'])
        .where('company_id', '=', company.companyId)
        .where('order_id', '=', orderId)
        .executeTakeFirst()
    : undefined;
  if (!row || orderNumber(row.order_id, row.created_at) !== orderNo)
    throw new Fault('reportOrderUnknown', { no: orderNo.slice(0, 30) });
  return { orderId: row.order_id, personGuid: row.person_guid, planId: row.plan_id, bookDate: row.book_date };
}

export const examDayOf = (order: OrderOfReport, document: ReportDocument): string => document.examDay ?? order.bookDate;

/** The problems of a report for this order's person. */
export async function problemsFor(ctx: InCompany, order: OrderOfReport, document: ReportDocument): Promise<Problem[]> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const row = await personRow(ctx, order.personGuid);
  const person = { gender: row.gender, birthDate: unsealed(key, row, 'birth_date') };
  return problemsOf(splitPairs(document), examDayOf(order, document), person, dayInShanghai(ctx.portal.clock()));
}

export const lockReport = ({ db, company }: InCompany, orderId: number) =>
  db
    .selectFrom('report')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();

interface Publishing {
  order: OrderOfReport;
  orderNo: string;
  document: ReportDocument;
  /** The version the operator had looked at; undefined: whichever there is. */
  seenVersion?: number;
  file?: { fileId: string; owner: FileOwner };
  byName: string;
  reason: string;
  /** When the centre had it ready; undefined: now. */
  readyAt?: Date;
}

/** A first version, or another one beside those before. The order's lock, taken first, lets one publish at a time. */
export async function publishReport(ctx: InCompany, publishing: Publishing): Promise<{ version: number }> {
  const { order, seenVersion, byName, reason } = publishing;
  const document = splitPairs(publishing.document);
  const { orderId } = order;
  if (!(await announceReport(ctx, orderId, publishing.readyAt ?? ctx.portal.clock())))
    throw new Fault('reportNotExamined', { no: publishing.orderNo });
  const before = await lockReport(ctx, orderId);
  // guard: reports: correct the version seen
  if (seenVersion !== undefined && (before?.version ?? 0) !== seenVersion) throw new Fault('reportChanged');
  if (before && reason.length < 2) throw new Fault('reportReasonNeeded');
  if (before?.state === 'published' && !publishing.file && (await isSame(ctx, orderId, before.version, document)))
    throw new Fault('reportUnchanged');
  const version = (before?.version ?? 0) + 1;
  const now = ctx.portal.clock();
  const examDay = examDayOf(order, document);
  const own = { company_id: ctx.company.companyId, order_id: orderId };
  const present = {
    ...{ year: Number(examDay.slice(0, 4)), exam_day: examDay, state: 'published' as const },
    ...{ version, published_at: now },
  };
  await ctx.db
    .insertInto('report')
    .values({ ...own, person_guid: order.personGuid, plan_id: order.planId, ...present })
    .onConflict((conflict) => conflict.columns(['company_id', 'order_id']).doUpdateSet(present))
    .execute();
  const key = await ctx.portal.keyring.companyKey(ctx);
  const claimedBy = reportMark(orderId, version);
  if (publishing.file) await claimFile(ctx, { ...publishing.file, claimedBy });
  await ctx.db
    .insertInto('report_version')
    .values({
      ...{ ...own, version, by_name: byName, reason, at: now, file_id: publishing.file?.fileId ?? null },
      document: sealDocument(key, { order_id: orderId, version }, document),
    })
    .execute();
  return { version };
}

async function isSame(ctx: InCompany, orderId: number, version: number, document: ReportDocument): Promise<boolean> {
  const row = await versionOf(ctx, orderId, version);
  if (!row?.document) return false;
  const key = await ctx.portal.keyring.companyKey(ctx);
  return isDeepStrictEqual(openDocument(key, row, row.document), document);
}

/** A version that says nothing any more; those before it stay. */
export async function withdrawReport(
  ctx: InCompany,
  { orderId, seenVersion, byName, reason }: { orderId: number; seenVersion: number; byName: string; reason: string },
): Promise<{ version: number; personGuid: string }> {
  const before = await lockReport(ctx, orderId);
  if (!before) throw new Fault('recordUnknown');
  if (before.state === 'withdrawn') throw new Fault('reportNotPublished');
  if (before.version !== seenVersion) throw new Fault('reportChanged');
  const version = before.version + 1;
  const now = ctx.portal.clock();
  const own = { company_id: ctx.company.companyId, order_id: orderId };
  await ctx.db
    .updateTable('report')
    .set({ state: 'withdrawn', version, published_at: now })
    .where((where) => where.and(own))
    .execute();
  await ctx.db
    .insertInto('report_version')
    .values({ ...own, version, document: null, file_id: null, by_name: byName, reason, at: now })
    .execute();
  return { version, personGuid: before.person_guid };
}
