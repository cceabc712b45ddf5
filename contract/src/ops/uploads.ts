import * as z from 'zod/mini';
import { pageFields, paged } from '../schemas/paged.ts';
import { Words } from '../reason.ts';
import { MOST_UPLOAD_ROWS, RowChange, UPLOAD_HELP, UPLOAD_STATES, UploadPage, UploadRow } from '../schemas/uploaded.ts';
import { opsDownload, opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, AnyUuid, CompanyName } from './fields.ts';
import { OPS_AT } from '../values/ops/addresses.ts';

/** Results are for those who look after people. */
const REVIEWERS = ['support', 'admin'] as const;

/** `asked`: the person wants help and lets us look; `poor`: little could be read, and no more is told. */
export const OPS_UPLOAD_LISTS = ['asked', 'answered', 'poor'] as const;

export const OpsUploadRow = z.object({
  company: CompanyName,
  uploadId: z.string(),
  /** Masked. */
  person: z.string(),
  examDay: z.string(),
  state: z.enum(UPLOAD_STATES),
  help: z.enum(UPLOAD_HELP),
  pages: z.int(),
  rows: z.int(),
  unclear: z.int(),
  at: z.string(),
});
export type OpsUploadRow = z.output<typeof OpsUploadRow>;

const onUpload = { companyId: AnyCompanyId, uploadId: AnyUuid };

export const opsUploads = {
  OpsUploads: opsRead(REVIEWERS, {
    in: z.object({
      companyId: z.optional(AnyCompanyId),
      list: z._default(z.enum(OPS_UPLOAD_LISTS), 'asked'),
      ...pageFields(),
    }),
    out: z.extend(paged(OpsUploadRow), { counts: z.record(z.string(), z.int()) }),
  }),
  /** Only while its person asks for help; a look that they can see. */
  OpsUpload: opsRead(REVIEWERS, {
    in: z.object(onUpload),
    out: z.object({
      row: OpsUploadRow,
      hospital: z.string(),
      pageList: z.array(UploadPage),
      list: z.array(UploadRow),
    }),
  }),
  OpsUploadPdf: opsDownload(REVIEWERS, { ...OPS_AT.OpsUploadPdf, in: z.object(onUpload) }),
  /** The indicators a row can be, by name, abbreviation or pinyin. */
  OpsUploadIndicators: opsRead(REVIEWERS, {
    in: z.object({ text: z.string().check(z.trim(), z.maxLength(40)) }),
    out: z.object({
      rows: z.array(z.object({ code: z.string(), name: Words, abbreviation: z.string(), unit: z.string() })),
    }),
  }),
  /** Corrects waiting rows, types in missing ones, and sends them back; confirming stays with the person. */
  OpsUploadAnswer: opsWrite(REVIEWERS, {
    in: z.object({
      ...onUpload,
      rows: z._default(z.array(RowChange).check(z.maxLength(MOST_UPLOAD_ROWS)), []),
      /** The words the person reads beside it. */
      note: z.string().check(z.trim(), z.minLength(2), z.maxLength(300)),
    }),
    out: z.object({ uploadId: z.string(), corrected: z.int() }),
  }),
};
