import type { Input, Reply } from '#contract/call';
import type { OpsFeedbackRow, opsFeedback } from '#contract/ops/feedback';
import { dayInShanghai } from '#contract/rules/day';
import { maskName } from '#contract/rules/mask';
import { feedbackNumber } from '#contract/rules/order-number';
import type { OperatorCtx } from '../../../ctx.ts';
import { companyKeys } from '../../../db/company-keys.ts';
import type { CompanyKey } from '../../../db/keyring.ts';
import { asConsole } from '../../../db/transact.ts';
import { recordListRead } from '../../audit/index.ts';
import { allCompanies, namesOf, type NamedCompany } from '../../company/index.ts';
import { personName } from '../../people/index.ts';
import { foundThreads, monthRows, threadCounts, type FoundThread } from './queries.ts';
import { excerptOf } from '../present.ts';
import { textIn } from '../threads.ts';

const askingOf = ({ operator, now }: OperatorCtx) => ({ operatorId: operator.operatorId, now: now() });

/** Feedback of all companies, the earliest promise on top; audited before anything is read. */
export async function listFeedback(
  ctx: OperatorCtx,
  asked: Input<typeof opsFeedback.OpsFeedbackList>,
): Promise<Reply<typeof opsFeedback.OpsFeedbackList>> {
  const { portal } = ctx;
  await recordListRead(ctx, { action: 'feedback.list', companyId: asked.companyId, by: asked.view });
  const nameOf = namesOf(await allCompanies(portal));
  const { rows, counts } = await asConsole(portal.database, async (db) => ({
    rows: await foundThreads(db, asked, askingOf(ctx)),
    counts: await threadCounts(db, asked, askingOf(ctx)),
  }));
  const keys = await companyKeys(
    portal,
    rows.map(({ company_id }) => company_id),
  );
  const now = ctx.now();
  const { total, ...others } = counts;
  return {
    rows: rows.flatMap((row) => {
      const key = keys.get(row.company_id);
      return key ? presentFound(key, row, nameOf(row.company_id), now) : [];
    }),
    total,
    counts: others,
  };
}

export const presentFound = (key: CompanyKey, row: FoundThread, company: NamedCompany, now: Date): OpsFeedbackRow => ({
  feedbackId: row.feedback_id,
  number: feedbackNumber(row.feedback_id, row.created_at),
  company,
  person: { name: maskName(personName(key, row)) },
  templateId: row.template_id,
  state: row.state,
  lang: row.lang,
  excerpt: excerptOf(textIn(key, row)),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  askedAt: row.asked_at?.toISOString() ?? null,
  promisedAt: row.promised_at?.toISOString() ?? null,
  overdue: row.promised_at !== null && row.promised_at < now,
  assignee: row.operator_id === null ? null : { operatorId: row.operator_id, name: row.operator_name ?? '' },
});

const EVERYTHING = { view: 'waiting', assigned: 'anybody', overdue: false, pageIndex: 0, pageSize: 1 } as const;

export async function feedbackWaiting(ctx: OperatorCtx): Promise<Reply<typeof opsFeedback.OpsFeedbackWaiting>> {
  const { waiting, overdue } = await asConsole(ctx.portal.database, (db) =>
    threadCounts(db, EVERYTHING, askingOf(ctx)),
  );
  return { waiting, overdue };
}

const MONTHS = 12;

export async function feedbackFigures(
  ctx: OperatorCtx,
  { companyId }: Input<typeof opsFeedback.OpsFeedbackFigures>,
): Promise<Reply<typeof opsFeedback.OpsFeedbackFigures>> {
  const names = lastMonths(dayInShanghai(ctx.now()).slice(0, 7));
  const from = new Date(`${names[0]}-01T00:00:00+08:00`);
  const { counts, rows } = await asConsole(ctx.portal.database, async (db) => ({
    counts: await threadCounts(db, { ...EVERYTHING, companyId }, askingOf(ctx)),
    rows: await monthRows(db, { companyId, from }),
  }));
  const { waiting, mine, dueSoon, overdue } = counts;
  const months = names.map((month) => {
    const row = rows.find((one) => one.month === month);
    return {
      month,
      answered: row?.answered ?? 0,
      inTime: row?.in_time ?? 0,
      medianMinutes: row?.median_minutes ?? null,
    };
  });
  return { waiting, mine, dueSoon, overdue, months };
}

/** This month and those before it, the newest last. */
function lastMonths(thisMonth: string): string[] {
  const [year = 0, month = 0] = thisMonth.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(year, month - MONTHS + at, 1)).toISOString().slice(0, 7),
  );
}
