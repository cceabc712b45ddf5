import type { Input, Reply } from '#contract/call';
import { OPS_REPORT_STATES, type OpsReportRow, type OpsReportVersion, type opsReports } from '#contract/ops/reports';
import { maskName } from '#contract/rules/mask';
import { orderIdOf, orderNumber } from '#contract/rules/order-number';
import type { InTx, OperatorCtx, Tx } from '../../../ctx.ts';
import { asConsole, transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import type { Download } from '../../../http/handlers.ts';
import { recordByOperator, recordListRead } from '../../audit/index.ts';
import { allCompanies, enterCompany, namesOf, type OperatorInCompany } from '../../company/index.ts';
import { maskedPeople } from '../../people/index.ts';
import { headOf, openArchive, viewOf, type Archive, type Opened } from '../archive.ts';
import { openDocument } from '../document.ts';
import { reportOf, versionsOf, type ListedReport, type VersionRow } from '../queries.ts';
import { madePdf, originalPdf } from '../pdf/report-file.ts';

type Calls = typeof opsReports;
type Asked = Input<Calls['OpsReports']>;

/** Which reports there are, of all companies; nothing of a result, and the names masked. */
export async function listReports(ctx: OperatorCtx, asked: Asked): Promise<Reply<Calls['OpsReports']>> {
  const { portal } = ctx;
  const by = asked.text === '' ? asked.state : 'orderNo';
  await recordListRead(ctx, { action: 'report.list', companyId: asked.companyId, by });
  const nameOf = namesOf(await allCompanies(portal));
  const { rows, counts } = await asConsole(portal.database, async (db) => ({
    rows: await pageOf(db, asked),
    counts: await countsOf(db, asked),
  }));
  const people = await maskedPeople(portal, rows);
  return {
    rows: rows.map((row) => presentRow(row, nameOf(row.company_id), people.name(row))),
    total: counts[asked.state] ?? 0,
    counts,
  };
}

function narrowed(db: Tx, { text, companyId }: Asked) {
  let query = db.selectFrom('report as r');
  if (companyId !== undefined) query = query.where('r.company_id', '=', companyId);
  if (text !== '') query = query.where('r.order_id', '=', numberIn(text));
  return query;
}

/** A text that is no order's number finds nothing. */
const numberIn = (text: string): number => (/^TJ\d{14,24}$/.test(text) ? orderIdOf(text) : -1);

async function pageOf(db: Tx, asked: Asked) {
  const { state, pageIndex, pageSize } = asked;
  const all = narrowed(db, asked);
  return (state === 'all' ? all : all.where('r.state', '=', state))
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.person_guid', '=', 'r.person_guid'),
    )
    .innerJoin('exam_order as o', (join) =>
      join.onRef('o.company_id', '=', 'r.company_id').onRef('o.order_id', '=', 'r.order_id'),
    )
    .selectAll('r')
    .select(['p.name as person_name', 'o.created_at as ordered_at'])
    .orderBy('r.published_at', 'desc')
    .orderBy('r.order_id', 'desc')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute();
}

async function countsOf(db: Tx, asked: Asked): Promise<Record<string, number>> {
  const rows = await narrowed(db, asked)
    .select(({ fn }) => ['r.state', fn.countAll<number>().as('count')])
    .groupBy('r.state')
    .execute();
  const byState = new Map<string, number>(rows.map(({ state, count }) => [state, count]));
  const all = [...byState.values()].reduce((sum, count) => sum + count, 0);
  return Object.fromEntries(
    OPS_REPORT_STATES.map((state) => [state, state === 'all' ? all : (byState.get(state) ?? 0)]),
  );
}

const presentRow = (
  row: Pick<ListedReport, 'order_id' | 'year' | 'exam_day' | 'state' | 'version' | 'published_at' | 'ordered_at'>,
  company: OpsReportRow['company'],
  person: string,
): OpsReportRow => ({
  company,
  orderId: row.order_id,
  orderNo: orderNumber(row.order_id, row.ordered_at),
  person,
  year: row.year,
  examDay: row.exam_day,
  state: row.state,
  version: row.version,
  publishedAt: row.published_at.toISOString(),
});

interface Shown {
  row: ListedReport;
  archive: Archive;
  versions: VersionRow[];
  /** The version that is looked at; undefined where it was a withdrawal. */
  opened: Opened | undefined;
}

async function openVersion(ctx: InTx<OperatorInCompany>, orderId: number, version: number | undefined): Promise<Shown> {
  const row = await reportOf(ctx, orderId);
  if (!row) throw new Fault('recordUnknown');
  const versions = await versionsOf(ctx, orderId);
  const wanted = versions.find((one) => one.version === (version ?? row.version));
  if (!wanted) throw new Fault('recordUnknown');
  const archive = await openArchive(ctx, row.person_guid);
  if (!wanted.document) return { row, archive, versions, opened: undefined };
  const key = await ctx.portal.keyring.companyKey(ctx);
  const opened: Opened = {
    ...{ head: headOf(row), planId: row.plan_id, version: wanted.version, hasOriginal: wanted.file_id !== null },
    document: openDocument(key, wanted, wanted.document),
  };
  return { row, archive: withReport(archive, opened), versions, opened };
}

/** The archive as it would be with this version in it. */
export const withReport = (archive: Archive, report: Opened): Archive => ({
  ...archive,
  reports: [...archive.reports.filter(({ head }) => head.orderId !== report.head.orderId), report].toSorted(
    (a, b) => b.head.examDay.localeCompare(a.head.examDay) || b.head.orderId - a.head.orderId,
  ),
});

/** A look at a person's results: they can see that it was taken. */
export async function showReport(
  ctx: OperatorCtx,
  { companyId, orderId, version }: Input<Calls['OpsReport']>,
): Promise<Reply<Calls['OpsReport']>> {
  return transact(await enterCompany(ctx, companyId), async (ctx) => {
    const { row, archive, versions, opened } = await openVersion(ctx, orderId, version);
    const { code, name, nameEng } = ctx.company;
    const reply = {
      row: presentRow(row, { companyId, code, name: { zh: name, en: nameEng } }, maskName(archive.person.name)),
      view: opened ? maskedView(archive, opened) : null,
      versions: versions.map(presentVersion),
    };
    await recordOnReport(ctx, 'report.view', { orderId, personGuid: row.person_guid });
    return reply;
  });
}

export const maskedView = (archive: Archive, opened: Opened) => {
  const view = viewOf(archive, opened);
  return { ...view, person: { ...view.person, name: maskName(view.person.name) } };
};

const presentVersion = ({ version, document, at, by_name, reason, file_id }: VersionRow): OpsReportVersion => ({
  version,
  state: document ? 'published' : 'withdrawn',
  at: at.toISOString(),
  by: by_name,
  reason,
  hasFile: file_id !== null,
});

export const recordOnReport = (
  ctx: InTx<OperatorInCompany>,
  action: string,
  { orderId, personGuid, reason = '' }: { orderId: number; personGuid: string; reason?: string },
): Promise<void> =>
  recordByOperator(ctx, { action, subject: { kind: 'report', id: String(orderId) }, personGuid, reason });

export async function opsReportFile(
  ctx: OperatorCtx,
  { companyId, orderId, version, kind }: Input<Calls['OpsReportFile']>,
): Promise<Download> {
  const entered = await enterCompany(ctx, companyId);
  const view = await transact(entered, async (ctx) => {
    const { row, archive, opened } = await openVersion(ctx, orderId, version);
    if (!opened) throw new Fault('reportMissing');
    const view = viewOf(archive, opened);
    await recordOnReport(ctx, 'report.download', { orderId, personGuid: row.person_guid });
    return view;
  });
  return kind === 'original' ? originalPdf(entered, orderId, version) : madePdf(entered, view, ctx.lang);
}
