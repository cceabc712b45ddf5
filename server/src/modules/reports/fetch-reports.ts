import { answerWithin } from '../../answer-within.ts';
import type { InCompany, Portal } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { forEachCompany } from '../../jobs/repeat.ts';
import type { Job } from '../../jobs/start.ts';
import type { FinishedReport } from '../../ports/exam-reports/port.ts';
import { recordAudit } from '../audit/index.ts';
import { forOrdersUnderWay, type UnderWay } from '../orders/index.ts';
import { personRow } from '../people/index.ts';
import { orderOf, problemsFor, publishReport } from './publish.ts';

/** No person waits at the screen for it. */
const EVERY_MS = 10 * 60_000;
const ANSWER_MS = 10_000;
/** The publisher of a report that no operator has published. */
const CENTRE = '体检机构';

export const fetchJob: Job = { name: 'fetching reports', everyMs: EVERY_MS, work: (portal) => fetchAllReports(portal) };

/**
 * Asks the centres for reports and publishes finished ones; every node may do it, and each report is published once.
 */
export const fetchAllReports = (portal: Portal): Promise<void> =>
  forEachCompany(portal, (companyId) => forOrdersUnderWay(portal, companyId, fetchOne));

interface Here {
  portal: Portal;
  company: { companyId: number };
}

async function fetchOne(here: Here, order: UnderWay): Promise<void> {
  const { orderNo, centerId, day } = order;
  const person = await transact(here, (ctx) => examinedPerson(ctx, order));
  const asked = here.portal.ports.examReports.of({ orderNo, centerId, day, person });
  const finished = await answerWithin(ANSWER_MS, asked, 'the centres');
  if (!finished) return;
  try {
    await transact(here, (ctx) => publishFetched(ctx, orderNo, finished));
  } catch (error) {
    // another node, or an operator, was faster; or the order was called off meanwhile
    if (!(error instanceof Fault && ['reportChanged', 'reportNotExamined'].includes(error.fault))) throw error;
  }
}

async function examinedPerson(ctx: InCompany, { orderNo }: UnderWay) {
  const { personGuid } = await orderOf(ctx, orderNo);
  const { gender } = await personRow(ctx, personGuid);
  return { guid: personGuid, gender };
}

async function publishFetched(ctx: InCompany, orderNo: string, { document, readyAt }: FinishedReport): Promise<void> {
  const order = await orderOf(ctx, orderNo);
  const problems = await problemsFor(ctx, order, document);
  if (problems.length > 0)
    throw new Error(`The report of ${orderNo} cannot be used: ${problems.map(({ field }) => field).join(', ')}`);
  await publishReport(ctx, {
    order,
    orderNo,
    document,
    /* guard: reports: one that is fetched is published once */ seenVersion: 0,
    byName: CENTRE,
    reason: '',
    readyAt,
  });
  await recordAudit(ctx, {
    ...{ actor: { kind: 'job', id: 'fetching reports', role: '' }, action: 'report.publish', reason: '' },
    subject: { kind: 'report', id: String(order.orderId) },
    ...{ personGuid: order.personGuid, requestId: '' },
  });
}
