import type { ReportHead, ReportView } from '#contract/schemas/report-view';
import type { InCompany } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { headOf, openArchive, viewOf } from '../archive.ts';
import { hrConsentOf } from './hr-consent.ts';
import { reportsOf } from '../queries.ts';
import { pick } from '../read-report.ts';

/** A colleague's report as far as they let HR read it; the caller has looked who asks, and records the look. */
export async function reportForHr(
  ctx: InCompany,
  personGuid: string,
  year: number | undefined,
): Promise<ReportView & { until: string }> {
  const consent = await hrConsentOf(ctx, personGuid);
  if (!consent) throw new Fault('hrNotAuthorized');
  const archive = await openArchive(ctx, personGuid);
  const report = pick(archive, { year });
  if (!report) throw new Fault('reportMissing');
  return { ...viewOf(archive, report), until: consent.until };
}

/** A colleague's authorization, with the reports it opens; nothing of a result. */
export async function reportsForHr(
  ctx: InCompany,
  personGuid: string,
): Promise<{ givenOn: string; until: string; list: ReportHead[] } | null> {
  const consent = await hrConsentOf(ctx, personGuid);
  return consent && { ...consent, list: (await reportsOf(ctx, personGuid)).map(headOf) };
}
