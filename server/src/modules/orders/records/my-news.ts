import type { NewsItem } from '#contract/calls/news';
import { ORDER_STATUS, type Draft } from '#contract/calls/orders';
import type { ExamRecord } from '#contract/calls/records';
import { addDays, dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { savedDraft } from '../place/drafts.ts';
import { claimNews, endingNews } from './my-endings.ts';
import { recordRows } from './record-queries.ts';
import { loadSupply, recordsOf } from './records.ts';

/** More than a person has under way; the rest stands in the records. */
const MOST_LOOKED_AT = 40;
/** Two tiles and two rows. */
const MOST_TOLD = 4;
/** Claims sent back and what ends soon stand below, as rows. */
const MOST_WAITING = 4;
/** A report is news for so long after the check-up, a half-done booking after it was left. */
const REPORT_DAYS = 60;
const DRAFT_MS = 30 * 24 * 3_600_000;

/** The next steps of the signed-in person and their family: money first, then the day, then waiting tasks. */
export async function myNews(ctx: EmployeeCtx): Promise<{ news: NewsItem[] }> {
  const supply = await loadSupply(ctx.portal);
  return transact(ctx, async (ctx) => {
    const statuses = [ORDER_STATUS.toPay, ORDER_STATUS.booked, ORDER_STATUS.reportReady];
    const rows = await recordRows(ctx, { statuses }, { limit: MOST_LOOKED_AT, offset: 0 });
    const records = await recordsOf(ctx, rows, supply);
    const today = dayInShanghai(ctx.now());
    const news = [...toPay(records), ...exams(records, today), ...(await draft(ctx)), ...report(records, today)];
    const waiting = [...(await claimNews(ctx)), ...(await endingNews(ctx))];
    return { news: [...news.slice(0, MOST_TOLD), ...waiting.slice(0, MOST_WAITING)] };
  });
}

/** The order, or the difference of a change that waits for it; the first to run out first. */
const toPay = (records: ExamRecord[]): NewsItem[] =>
  records
    .filter(({ standing }) => standing.owed !== null)
    .sort((a, b) => untilOf(a).localeCompare(untilOf(b)))
    .map((record) => ({ kind: 'toPay', ...ofOrder(record) }));
const untilOf = ({ standing }: ExamRecord): string => standing.owed?.until ?? '';

const exams = (records: ExamRecord[], today: string): NewsItem[] =>
  records
    .filter(({ standing, bookDate }) => standing.state === 'booked' && bookDate >= today)
    .sort((a, b) => `${a.bookDate} ${a.bookTime}`.localeCompare(`${b.bookDate} ${b.bookTime}`))
    .map((record) => ({ kind: 'exam', ...ofOrder(record), address: record.center.address }));

/** The newest alone: the others stand in the records. */
const report = (records: ExamRecord[], today: string): NewsItem[] =>
  records
    .filter(
      ({ status_id, bookDate }) => status_id === ORDER_STATUS.reportReady && bookDate >= addDays(today, -REPORT_DAYS),
    )
    .sort((a, b) => b.bookDate.localeCompare(a.bookDate))
    .slice(0, 1)
    .map((record) => ({ kind: 'report', ...ofOrder(record) }));

/** One in which nothing was chosen yet, or that moves an order, is nothing to come back to. */
async function draft(ctx: InTx<EmployeeCtx>): Promise<NewsItem[]> {
  const saved = await savedDraft(ctx);
  if (!saved || ctx.now().getTime() - saved.at.getTime() > DRAFT_MS) return [];
  const { draft, at } = saved;
  if (draft.oldOrderId !== undefined || draft.bookingId === undefined || draft.cityId === undefined) return [];
  return [
    {
      kind: 'draft',
      name: draft.customerName ?? '',
      isSelf: draft.customerGuid === ctx.session.personGuid,
      step: stepOf(draft),
      cityId: draft.cityId,
      savedAt: at.toISOString(),
    },
  ];
}

function stepOf({ examSetId, workingSegmentId }: Draft): 2 | 3 | 4 {
  if (examSetId === undefined) return 2;
  return workingSegmentId === undefined ? 3 : 4;
}

const ofOrder = ({ orderId, person, set, center, bookDate, bookTime, standing }: ExamRecord) => ({
  ...{ orderId, bookDate, bookTime, standing, set: set.name, center: center.name },
  person: { name: person.name, relation: person.relation, gender: person.gender },
});
