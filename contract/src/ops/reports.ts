import * as z from 'zod/mini';
import { Whole } from '../ids.ts';
import { pageFields, paged } from '../schemas/paged.ts';
import { ReportDocument } from '../schemas/report-document.ts';
import { ReportView } from '../schemas/report-view.ts';
import { opsDownload, opsRead, opsUpload, opsWrite } from './call.ts';
import { AnyCompanyId, AnyOrderId, AnyUuid, CompanyName, opsId, SearchText, Why } from './fields.ts';
import { OPS_AT } from '../values/ops/addresses.ts';

/** Results are for those who look after people; who writes articles sees none. */
const PUBLISHERS = ['support', 'admin'] as const;

export const OPS_REPORT_STATES = ['all', 'published', 'withdrawn'] as const;
export const MOST_REPORTS_AT_ONCE = 500;
export const MOST_REPORT_BYTES = 8 * 1024 * 1024;

const State = z.enum(['published', 'withdrawn']);

export const OpsReportRow = z.object({
  company: CompanyName,
  orderId: z.int(),
  orderNo: z.string(),
  /** Masked. */
  person: z.string(),
  year: z.int(),
  examDay: z.string(),
  state: State,
  version: z.int(),
  publishedAt: z.string(),
});
export type OpsReportRow = z.output<typeof OpsReportRow>;

export const OpsReportVersion = z.object({
  version: z.int(),
  state: State,
  at: z.string(),
  by: z.string(),
  reason: z.string(),
  hasFile: z.boolean(),
});
export type OpsReportVersion = z.output<typeof OpsReportVersion>;

const onReport = { companyId: AnyCompanyId, orderId: AnyOrderId };
/** A report in a file: the order it is of, and what it says. */
export const HandedReport = z.object({
  orderNo: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  document: ReportDocument,
});
export type HandedReport = z.output<typeof HandedReport>;

/** As text: one that is not of the company is refused with its own sentence. */
const Handed = { orderNo: opsId(z.string().check(z.trim(), z.maxLength(40))), document: ReportDocument };

export const opsReports = {
  OpsReports: opsRead(PUBLISHERS, {
    in: z.object({
      /** An order's number. */
      text: SearchText,
      companyId: z.optional(AnyCompanyId),
      state: z._default(z.enum(OPS_REPORT_STATES), 'all'),
      ...pageFields(),
    }),
    out: z.extend(paged(OpsReportRow), { counts: z.record(z.string(), z.int()) }),
  }),
  /** One version as its person sees it; a look that they can see. */
  OpsReport: opsRead(PUBLISHERS, {
    in: z.object({ ...onReport, version: z.optional(z.pipe(Whole, z.int().check(z.gte(1)))) }),
    out: z.object({
      row: OpsReportRow,
      /** Null: the version was a withdrawal. */
      view: z.nullable(ReportView),
      versions: z.array(OpsReportVersion),
    }),
  }),
  /** The person's view, before anything is published. */
  OpsReportPreview: opsRead(PUBLISHERS, {
    in: z.object({ companyId: AnyCompanyId, ...Handed }),
    out: z.object({ orderId: z.int(), version: z.int(), person: z.string(), view: ReportView }),
  }),
  /** A first version, or a correction, which names its reason. */
  OpsReportPublish: opsWrite(PUBLISHERS, {
    in: z.object({
      companyId: AnyCompanyId,
      ...Handed,
      fileId: z.optional(AnyUuid),
      /** The version that was there when it was looked at; 0: none. */
      seenVersion: z.pipe(Whole, z.int().check(z.gte(0))),
      reason: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
    }),
    out: z.object({ orderId: z.int(), version: z.int() }),
  }),
  OpsReportWithdraw: opsWrite(PUBLISHERS, {
    in: z.object({ ...onReport, seenVersion: z.pipe(Whole, z.int().check(z.gte(1))), reason: Why }),
    out: z.object({ orderId: z.int(), version: z.int() }),
  }),
  /** The centre's own PDF, to be named by the next publication. */
  OpsReportFileUpload: opsUpload(PUBLISHERS, {
    accept: ['pdf'],
    maxBytes: MOST_REPORT_BYTES,
    in: z.object({ companyId: AnyCompanyId }),
    out: z.object({ fileId: z.string(), name: z.string(), size: z.int() }),
  }),
  /** Many at once, as a task; what cannot be used is listed row by row. */
  OpsReportBulk: opsUpload(PUBLISHERS, {
    accept: ['json'],
    maxBytes: MOST_REPORT_BYTES,
    in: z.object({ companyId: AnyCompanyId, reason: Why }),
    out: z.object({ taskId: z.string(), reports: z.int() }),
  }),
  OpsReportFile: opsDownload(PUBLISHERS, {
    ...OPS_AT.OpsReportFile,
    in: z.object({ ...onReport, version: z.pipe(Whole, z.int().check(z.gte(1))), kind: z.enum(['made', 'original']) }),
  }),
};
