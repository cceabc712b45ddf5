import type { opsReports } from '#contract/ops/reports';
import type { reports as contract } from '#contract/calls/reports';
import type { Handlers } from '../../http/handlers.ts';
import { publishMany } from './bulk.ts';
import { answerConsent, showConsent } from './consents/consent-page.ts';
import { askConsent, endConsent } from './consents/consents.ts';
import { hrAuth, saveHrAuth } from './consents/hr-consent.ts';
import { previewReport, publishOne, uploadReportFile, withdrawOne } from './console/publish.ts';
import { listReports, opsReportFile, showReport } from './console/reports.ts';
import { myReport, myReportYears, reportTrend } from './read-report.ts';
import { reportFile } from './pdf/report-file.ts';
import { uploadedReports } from './uploaded.ts';
import { compareTwoYear, compareTwoYearList, kpiSearch, positiveDetail, searchYearList } from './search-calls.ts';
import { suggestExtras } from './suggest-extras.ts';

export const reportCalls: Handlers<typeof contract> = {
  KpiSearch: kpiSearch,
  CompareTwoYear: compareTwoYear,
  CompareTwoYearList: compareTwoYearList,
  PhysicalPositiveDetail: positiveDetail,
  SearchYearList: searchYearList,
  MyReportYears: myReportYears,
  MyReport: myReport,
  ReportTrend: reportTrend,
  ReportSuggestions: (ctx, { customerGuid }) => suggestExtras(ctx, customerGuid),
  UploadedReports: uploadedReports,
  GetReportPdf: reportFile,
  AskReportConsent: (ctx, { customerGuid }) => askConsent(ctx, customerGuid),
  EndReportConsent: (ctx, { customerGuid }) => endConsent(ctx, customerGuid),
  ReportConsent: showConsent,
  AnswerReportConsent: answerConsent,
  HrReportAuth: hrAuth,
  SaveHrReportAuth: (ctx, { authorized }) => saveHrAuth(ctx, authorized),
};

export const opsReportCalls: Handlers<typeof opsReports> = {
  OpsReports: listReports,
  OpsReport: showReport,
  OpsReportPreview: previewReport,
  OpsReportPublish: publishOne,
  OpsReportWithdraw: withdrawOne,
  OpsReportFileUpload: uploadReportFile,
  OpsReportBulk: publishMany,
  OpsReportFile: opsReportFile,
};
