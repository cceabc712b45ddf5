import * as z from 'zod/mini';
import { download, read, upload, write } from '../call.ts';
import { Day } from '../schemas/fields.ts';
import { absentIfEmpty, CustomerGuid, FileId, UploadId } from '../ids.ts';
import {
  MOST_UPLOAD_PHOTOS,
  MOST_UPLOAD_ROWS,
  RowChange,
  UploadHead,
  UploadPage,
  UploadRow,
  UploadRowState,
} from '../schemas/uploaded.ts';
import { AT } from '../values/addresses.ts';

const onUpload = { uploadId: UploadId() };
const Hospital = z.string().check(z.trim(), z.minLength(2), z.maxLength(40));
/** Whose it is: absent, who is signed in. */
const paper = () => ({ customerGuid: absentIfEmpty(CustomerGuid()), examDay: Day, hospital: Hospital });

/** /web/upload_report: a report from elsewhere, read, looked through and confirmed row by row. */
export const uploads = {
  /** The file beside the fields of any other call. */
  UploadReport: upload({
    accept: ['pdf'],
    in: z.object(paper()),
    out: z.object({ uploadId: z.string() }),
  }),
  /** A picture of one page, as a telephone takes it, for `SendReportPhotos`. */
  UploadReportPhoto: upload({ accept: ['image'], in: z.object({}), out: z.object({ fileId: z.string() }) }),
  /** A report on paper: its photos, in the order of its pages, become one PDF. */
  SendReportPhotos: write({
    in: z.object({ ...paper(), photos: z.array(FileId()).check(z.minLength(1), z.maxLength(MOST_UPLOAD_PHOTOS)) }),
    out: z.object({ uploadId: z.string() }),
  }),
  /** One's own and those of relatives who let one read theirs. */
  MyUploads: read({ in: z.object({}), out: z.object({ uploads: z.array(UploadHead) }) }),
  MyUpload: read({
    in: z.object(onUpload),
    out: z.object({
      ...UploadHead.shape,
      pageList: z.array(UploadPage),
      list: z.array(UploadRow),
      /** The very same file was sent in before, about the same person. */
      sameAs: z.nullable(z.object({ uploadId: z.string(), createdAt: z.string() })),
    }),
  }),
  GetUploadPdf: download({ ...AT.GetUploadPdf, in: z.object(onUpload) }),
  /**
   * A person's words about rows, kept at once so that nothing is lost. A row that lacks something cannot be confirmed.
   */
  SaveUploadRows: write({
    in: z.object({
      ...onUpload,
      rows: z
        .array(z.extend(RowChange, { state: UploadRowState }))
        .check(z.minLength(1), z.maxLength(MOST_UPLOAD_ROWS)),
    }),
    out: z.object({ uploadId: z.string(), list: z.array(UploadRow) }),
  }),
  /** Puts the confirmed rows, and no others, into the archive. */
  SaveUploadedReport: write({ in: z.object(onUpload), out: z.object({ uploadId: z.string(), saved: z.int() }) }),
  /** Lets customer service see the file and its rows until they have answered, or takes that back. */
  AskUploadHelp: write({
    in: z.object({ ...onUpload, wanted: z.boolean() }),
    out: z.object({ help: z.enum(['none', 'asked']) }),
  }),
  RemoveUpload: write({ in: z.object(onUpload), out: z.object({}) }),
};
