import type { Selectable } from 'kysely';
import type { Reply } from '#contract/call';
import type { Bilingual } from '#contract/language';
import type { ReportSuggestion, reports as contract } from '#contract/calls/reports';
import { itemsOf } from '#contract/rules/report';
import { limitsMissed } from '#contract/rules/person';
import type { EmployeeCtx, InCompany, InTx } from '../../ctx.ts';
import type { Schema } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import { loadBookable, loadCatalogue, type Catalogue } from '../booking/index.ts';
import { hasConsent, recordLook } from './consents/access.ts';
import { openDocument } from './document.ts';

type Suggestions = Reply<typeof contract.ReportSuggestions>;
const NOTHING: Suggestions = { suggestions: [] };

/** Add-ons that the results of a person's last report make worth considering. Seeing them is a look at the report. */
export async function suggestExtras(ctx: EmployeeCtx, personGuid: string): Promise<Suggestions> {
  const catalogue = await loadCatalogue(ctx.portal);
  return transact(ctx, async (ctx) => {
    const { personGuid: self } = ctx.session;
    // guard: reports: suggestions need consent
    if (personGuid !== self && !(await hasConsent(ctx, personGuid, self))) return NOTHING;
    const last = await lastReport(ctx, personGuid);
    if (!last) return NOTHING;
    const suggestions = await suggestedBy(ctx, personGuid, last, catalogue);
    await recordLook(ctx, personGuid, 'report.suggest', last.orderId);
    return { suggestions };
  });
}

interface Last {
  orderId: number;
  year: number;
  found: { code: string; flag: string }[];
}

/** The newest that stands: a withdrawn one says nothing. */
async function lastReport(ctx: InCompany, personGuid: string): Promise<Last | undefined> {
  const row = await ctx.db
    .selectFrom('report as r')
    .innerJoin('report_version as v', (join) =>
      join
        .onRef('v.company_id', '=', 'r.company_id')
        .onRef('v.order_id', '=', 'r.order_id')
        .onRef('v.version', '=', 'r.version'),
    )
    .select(['r.order_id', 'r.year', 'v.version', 'v.document'])
    .where('r.company_id', '=', ctx.company.companyId)
    .where('r.person_guid', '=', personGuid)
    // guard: reports: suggestions from published reports
    .where('r.state', '=', 'published')
    .orderBy('r.exam_day', 'desc')
    .orderBy('r.order_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.document) return undefined;
  const key = await ctx.portal.keyring.companyKey(ctx);
  const found = itemsOf(openDocument(key, row, row.document)).map(({ code, flag }) => ({ code, flag }));
  return { orderId: row.order_id, year: row.year, found };
}

async function suggestedBy(
  ctx: InTx<EmployeeCtx>,
  personGuid: string,
  { year, found }: Last,
  { extras }: Catalogue,
): Promise<ReportSuggestion[]> {
  // matched here, so that no result leaves the process
  const all = await ctx.db.selectFrom('extra_suggestion').selectAll().orderBy('sort_order').execute();
  const rows = all.filter((row) => found.some(({ code, flag }) => code === row.indicator && flag === row.flag));
  const person = await loadBookable(ctx, personGuid, ctx.session.personGuid);
  const suggestions = new Map<number, ReportSuggestion>();
  for (const row of rows) {
    const extra = extras.get(row.extra_id);
    if (!extra || limitsMissed(extra, person).length > 0) continue;
    const known = suggestions.get(row.extra_id);
    suggestions.set(row.extra_id, {
      extraId: row.extra_id,
      codes: [...new Set([...(known?.codes ?? []), row.indicator])],
      // the first reason is the strongest
      reason: known?.reason ?? reasonOf(row, year, extra.name),
      source: known?.source ?? { zh: row.source, en: row.source_eng },
    });
  }
  return [...suggestions.values()];
}

type Matched = Selectable<Schema['extra_suggestion']>;

const FOUND: Record<Matched['flag'], Bilingual> = {
  low: { zh: '偏低', en: 'below the reference range' },
  high: { zh: '偏高', en: 'above the reference range' },
  abnormal: { zh: '有异常发现', en: 'not as expected' },
};

/** The finding and a possible next step; nothing about its meaning. */
const reasonOf = ({ topic, topic_eng, flag }: Matched, year: number, extra: Bilingual): Bilingual => ({
  zh: `${year} 年${topic}${FOUND[flag].zh}，可考虑${extra.zh}。`,
  en: `${topic_eng} ${FOUND[flag].en} in ${year}. You could consider this: ${extra.en}.`,
});
