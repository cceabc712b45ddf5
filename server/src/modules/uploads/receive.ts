import { createHash, randomUUID } from 'node:crypto';
import type { Input, Reply } from '#contract/call';
import { dayInShanghai } from '#contract/rules/day';
import { MOST_UPLOAD_PAGES } from '#contract/schemas/uploaded';
import type { uploads as contract } from '#contract/calls/uploads';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import { recordByAccount } from '../audit/index.ts';
import {
  claimFile,
  dropFile,
  finishUpload,
  storeFile,
  storeUpload,
  type FileOwner,
  type StoredFile,
} from '../files/index.ts';
import { assertMayRead } from '../reports/index.ts';
import { createdByPerson, startTask } from '../tasks/index.ts';
import { sealContent } from './content.ts';
import { pdfOfPhotos } from './photos-pdf.ts';
import { uploadMark } from './queries.ts';
import { readTask } from './read-task.ts';

type Calls = typeof contract;
interface Paper {
  customerGuid: string;
  examDay: string;
  hospital: string;
}
type Asked = Omit<Paper, 'customerGuid'> & { customerGuid?: string | undefined };

/** Of photos: a report of many pages is taken twice where the first pictures were not sharp. */
const MOST_PHOTOS_PER_DAY = 60;

const ownerOf = ({ session }: EmployeeCtx): FileOwner => ({ kind: 'person', id: session.personGuid });

/** Takes a PDF in and lets it be read. A relative's is only for whom they let read theirs. */
export async function receiveReport(
  ctx: EmployeeCtx,
  asked: Input<Calls['UploadReport']>,
  file: IncomingFile,
): Promise<Committed<Reply<Calls['UploadReport']>>> {
  const paper = await paperOf(ctx, asked);
  const stored = await storeUpload(ctx, ownerOf(ctx), file, { mostPages: MOST_UPLOAD_PAGES });
  return enter(ctx, paper, stored);
}

export async function receivePhoto(
  ctx: EmployeeCtx,
  _asked: Input<Calls['UploadReportPhoto']>,
  file: IncomingFile,
): Promise<Committed<Reply<Calls['UploadReportPhoto']>>> {
  const stored = await storeUpload(ctx, ownerOf(ctx), file, { mostPerDay: MOST_PHOTOS_PER_DAY });
  return commitOnce(ctx, async (ctx) => {
    const { fileId } = await finishUpload(ctx, stored);
    return { fileId };
  });
}

/** One PDF is kept, as if it had been sent; the photos themselves go. */
export async function receivePhotos(
  ctx: EmployeeCtx,
  { photos, ...asked }: Input<Calls['SendReportPhotos']>,
): Promise<Committed<Reply<Calls['SendReportPhotos']>>> {
  const paper = await paperOf(ctx, asked);
  if (new Set(photos).size < photos.length) throw new Fault('badInput', { field: 'photos' });
  const bytes = await pdfOfPhotos(ctx, ownerOf(ctx), photos);
  const stored = await storeFile(ctx, ownerOf(ctx), {
    name: ctx.lang === 'en-us' ? `report-photos-${paper.examDay}.pdf` : `报告照片-${paper.examDay}.pdf`,
    ...{ kind: 'pdf', mediaType: 'application/pdf', size: bytes.length },
    sha256: createHash('sha256').update(bytes).digest(),
    read: async function* () {
      yield bytes;
    },
  });
  return enter(ctx, paper, stored, photos);
}

/** Looked at first, since checking a file costs more. */
async function paperOf(ctx: EmployeeCtx, asked: Asked): Promise<Paper> {
  const { customerGuid = ctx.session.personGuid, examDay, hospital } = asked;
  await transact(ctx, (ctx) => assertMayRead(ctx, customerGuid));
  if (examDay > dayInShanghai(ctx.now())) throw new Fault('uploadDayAhead');
  return { customerGuid, examDay, hospital };
}

const enter = (
  ctx: EmployeeCtx,
  { customerGuid, examDay, hospital }: Paper,
  stored: StoredFile,
  photos: readonly string[] = [],
): Promise<Committed<{ uploadId: string }>> =>
  commitOnce(ctx, async (ctx) => {
    const { personGuid, accountId } = ctx.session;
    await assertMayRead(ctx, customerGuid);
    await finishUpload(ctx, stored);
    const uploadId = randomUUID();
    await claimFile(ctx, { fileId: stored.fileId, owner: ownerOf(ctx), claimedBy: uploadMark(uploadId) });
    await usePhotos(ctx, uploadId, photos);
    const key = await ctx.portal.keyring.companyKey(ctx);
    await ctx.db
      .insertInto('report_upload')
      .values({
        ...{
          company_id: ctx.company.companyId,
          upload_id: uploadId,
          person_guid: customerGuid,
          uploaded_by: personGuid,
        },
        ...{ file_id: stored.fileId, exam_day: examDay, state: 'reading', created_at: ctx.now() },
        content: sealContent(key, uploadId, { hospital, helpNote: '', pages: [], rows: [] }),
      })
      .execute();
    await startTask(ctx, readTask, {
      input: { uploadId, fileId: stored.fileId },
      title: { zh: '识别上传的体检报告', en: 'Read an uploaded report' },
      createdBy: { id: createdByPerson(personGuid), name: '' },
    });
    await recordByAccount(ctx, accountId, {
      action: 'report.upload',
      subject: { kind: 'upload', id: uploadId },
      personGuid: customerGuid,
    });
    return { uploadId };
  });

/** Each enters one report only, and goes with the transaction that makes the report. */
async function usePhotos(ctx: InTx<EmployeeCtx>, uploadId: string, photos: readonly string[]): Promise<void> {
  const claimedBy = `${uploadMark(uploadId)}:photo`;
  for (const fileId of photos) {
    await claimFile(ctx, { fileId, owner: ownerOf(ctx), claimedBy });
    await dropFile(ctx, { fileId, claimedBy });
  }
}
