import { inBatches } from '../../../batches.ts';
import type { Company, EmployeeCtx, InTx, Portal } from '../../../ctx.ts';
import { together } from '../../../db/together.ts';
import { planOnce } from '../../../db/prepare.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import { serviceText } from '../../company/index.ts';
import { endOfChain, recordAtEnd } from '../../audit/index.ts';
import { assertMayRead, lookEntry } from './access.ts';
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

interface Looking {
  portal: Portal;
  company: Company;
}

interface Look {
  ctx: EmployeeCtx;
  asked: Asked;
}

/**
 * Where many look at once, so long that a round takes those too whose questions are on their way: two rounds of half
 * the size would cost two transactions. A single look does not wait.
 */
const PAUSE_MS = 1;

/**
 * Looks at a report: refuses, or writes down who looked and answers with everything its view is made of, by version. Those of a
 * company who look at the same moment are in one transaction, as each would wait for the audit's end before it.
 */
const lookTogether = inBatches<Looking, Look, Seen>(
  ({ portal, company }, looks) =>
    transact({ portal, company }, async (inCompany) => {
      const { db } = inCompany;
      const whose = await together(looks.map(({ ctx, asked }) => mayLook({ ...ctx, db }, asked)));
      const guids = whose.filter((guid) => typeof guid === 'string');
      const [, reports, end] = await together([
        planOnce(db),
        publishedReports(inCompany, guids),
        endOfChain(inCompany),
      ]);
      const answers = await together(
        looks.map(({ ctx, asked }, at) => seenOf({ ...ctx, db }, asked, whose[at] as string | Fault, reports)),
      );
      const entries = answers.flatMap((one, at) =>
        one instanceof Fault ? [] : [lookEntry((looks[at] as Look).ctx, one.personGuid, 'report.view', one.orderId)],
      );
      // guard: reports: one’s own look is written down
      if (entries.length > 0) recordAtEnd(inCompany, entries, end);
      return answers;
    }),
  (before) => (before > 1 ? PAUSE_MS : 0),
);

export const lookAtReport = async (ctx: EmployeeCtx, asked: Asked): Promise<string> =>
  (await lookTogether({ portal: ctx.portal, company: ctx.company }, ctx.company.companyId, { ctx, asked })).madeOf;

/** The person whose report it is, for readers who may read it. */
async function mayLook(ctx: InTx<EmployeeCtx>, asked: Asked): Promise<string | Fault> {
  try {
    const personGuid = await whoseIs(ctx, asked);
    await assertMayRead(ctx, personGuid);
    return personGuid;
  } catch (error) {
    // one who may not is no reason to refuse the others of the round
    if (error instanceof Fault) return error;
    throw error;
  }
}

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

interface Seen {
  personGuid: string;
  orderId: number;
  madeOf: string;
}

async function seenOf(
  ctx: InTx<EmployeeCtx>,
  asked: Asked,
  whose: string | Fault,
  reports: PublishedReport[],
): Promise<Seen | Fault> {
  if (whose instanceof Fault) return whose;
  const theirs = reports.filter(({ personGuid }) => personGuid === whose);
  const chosen = theirs.find(isAsked(asked));
  if (!chosen) return missingReport(ctx, asked.orderId);
  return { personGuid: whose, orderId: chosen.orderId, madeOf: JSON.stringify([chosen.orderId, theirs.map(partsOf)]) };
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
