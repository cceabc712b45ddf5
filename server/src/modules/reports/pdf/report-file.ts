import type { Input } from '#contract/call';
import type { Language } from '#contract/language';
import type { ReportView } from '#contract/schemas/report-view';
import type { reports as contract } from '#contract/calls/reports';
import type { EmployeeCtx, Portal } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import type { Download } from '../../../http/handlers.ts';
import { openClaimedFile } from '../../files/index.ts';
import { reportPdf } from './pdf.ts';
import { reportMark, versionOf } from '../queries.ts';
import { reportToPrint } from '../read-report.ts';

interface Where {
  portal: Portal;
  company: { companyId: number };
}

/** Made when it is asked for, so that it says what the page says. */
export async function madePdf({ portal }: Where, view: ReportView, lang: Language): Promise<Download> {
  const bytes = await reportPdf(view, lang, portal.clock());
  return {
    name: lang === 'en-us' ? `check-up-report-${view.year}.pdf` : `体检报告-${view.year}.pdf`,
    mediaType: 'application/pdf',
    size: bytes.length,
    read: async function* (range) {
      yield range ? bytes.subarray(range.from, range.to + 1) : bytes;
    },
  };
}

/** The centre's own, as it was handed over with that version. */
export async function originalPdf({ portal, company }: Where, orderId: number, version: number): Promise<Download> {
  const row = await transact({ portal, company }, (ctx) => versionOf(ctx, orderId, version));
  if (!row?.file_id) throw new Fault('reportMissing');
  try {
    return await openClaimedFile({ portal, company }, row.file_id, reportMark(orderId, version));
  } catch (error) {
    // the row says it is there, the store does not have it
    if (error instanceof Fault) throw new Fault('reportFetchFailed');
    throw error;
  }
}

export async function reportFile(ctx: EmployeeCtx, asked: Input<typeof contract.GetReportPdf>): Promise<Download> {
  const view = await reportToPrint(ctx, asked);
  return asked.kind === 'original' ? originalPdf(ctx, view.orderId, view.version) : madePdf(ctx, view, ctx.lang);
}
