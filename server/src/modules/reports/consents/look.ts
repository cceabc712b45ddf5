import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { serviceText } from '../../company/index.ts';
import { assertMayRead, recordLook } from './access.ts';
import { publishedReports, reportOf, type PublishedReport } from '../queries.ts';

/** Of an order, of a year, or the newest. */
export interface Which {
  orderId?: number | undefined;
  year?: number | undefined;
}

export type Asked = Which & { customerGuid?: string | undefined };

/** The reports come newest first. */
export const isAsked =
  ({ orderId, year }: Which) =>
  (head: { orderId: number; year: number }): boolean =>
    (orderId === undefined || head.orderId === orderId) && (year === undefined || head.year === year);

/** Looks at a report: refuses, or writes down who looked and answers with everything its view is made of, by version. */
export const lookAtReport = (ctx: EmployeeCtx, asked: Asked): Promise<string> =>
  transact(ctx, async (ctx) => {
    const personGuid = await whoseIs(ctx, asked);
    await assertMayRead(ctx, personGuid);
    const reports = await publishedReports(ctx, personGuid);
    const chosen = reports.find(isAsked(asked));
    if (!chosen) throw await missingReport(ctx, asked.orderId);
    // guard: reports: one’s own look is written down
    await recordLook(ctx, personGuid, 'report.view', chosen.orderId);
    return JSON.stringify([chosen.orderId, reports.map(partsOf)]);
  });

/** An order says itself whose it is. */
export async function whoseIs(ctx: InTx<EmployeeCtx>, { customerGuid, orderId }: Asked): Promise<string> {
  if (customerGuid !== undefined) return customerGuid;
  if (orderId === undefined) return ctx.session.personGuid;
  const order = await ctx.db
    .selectFrom('exam_order')
    .select('person_guid')
    .where('company_id', '=', ctx.company.companyId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return order?.person_guid ?? ctx.session.personGuid;
}

/** Sealed anew at each write: the stored bytes say whether it has changed, without opening it. */
const partsOf = ({ person, birth_date, ...report }: PublishedReport) => [
  ...Object.values(report),
  person?.toString('base64'),
  birth_date?.toString('base64'),
];

export async function missingReport(ctx: InTx<EmployeeCtx>, orderId: number | undefined): Promise<Fault> {
  const row = orderId === undefined ? undefined : await reportOf(ctx, orderId);
  return row?.state === 'withdrawn'
    ? new Fault('reportWithdrawn', { service: serviceText(ctx.company, ctx.lang) })
    : new Fault('reportMissing');
}
