import type { Input, Reply } from '#contract/call';
import type { UploadHead } from '#contract/schemas/uploaded';
import type { uploads as contract } from '#contract/calls/uploads';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { Download } from '../../http/handlers.ts';
import { recordByAccount } from '../audit/index.ts';
import { filesNamed, openClaimedFile } from '../files/index.ts';
import { relatives } from '../people/index.ts';
import { assertMayRead, hasConsent, savedCounts } from '../reports/index.ts';
import { isUnclear } from './content.ts';
import { MOST_TRIES } from './tries.ts';
import { earlierSame, opened, ownUpload, ownUploads, uploadMark, type OpenUpload } from './queries.ts';

type Calls = typeof contract;

/** Those of a relative who no longer lets one read theirs are left out; taking them away stays possible for them. */
export const myUploads = (ctx: EmployeeCtx): Promise<Reply<Calls['MyUploads']>> =>
  transact(ctx, async (ctx) => {
    const { personGuid } = ctx.session;
    const rows = await ownUploads(ctx);
    const readable = new Set([personGuid]);
    for (const guid of new Set(rows.map((row) => row.person_guid)))
      if (guid !== personGuid && (await hasConsent(ctx, guid, personGuid))) readable.add(guid);
    const shown: OpenUpload[] = [];
    for (const row of rows) if (readable.has(row.person_guid)) shown.push(await opened(ctx, row));
    return { uploads: await headsOf(ctx, shown) };
  });

export const myUpload = (ctx: EmployeeCtx, { uploadId }: Input<Calls['MyUpload']>): Promise<Reply<Calls['MyUpload']>> =>
  transact(ctx, async (ctx) => {
    const row = await ownUpload(ctx, uploadId);
    // guard: uploads: a relative’s consent to look at theirs
    await assertMayRead(ctx, row.person_guid);
    const upload = await opened(ctx, row);
    const [head] = await headsOf(ctx, [upload]);
    if (!head) throw new Fault('notYours');
    const same = await earlierSame(ctx, row);
    const sameAs = same ? { uploadId: same.upload_id, createdAt: same.created_at.toISOString() } : null;
    const reply = { ...head, pageList: upload.content.pages, list: upload.content.rows, sameAs };
    await recordLook(ctx, upload, 'report.upload.view');
    return reply;
  });

export async function uploadPdf(ctx: EmployeeCtx, { uploadId }: Input<Calls['GetUploadPdf']>): Promise<Download> {
  const row = await transact(ctx, async (ctx) => {
    const row = await ownUpload(ctx, uploadId);
    await assertMayRead(ctx, row.person_guid);
    await recordLook(ctx, { row }, 'report.upload.file');
    return row;
  });
  return openClaimedFile(ctx, row.file_id, uploadMark(uploadId));
}

const recordLook = (ctx: InTx<EmployeeCtx>, { row }: Pick<OpenUpload, 'row'>, action: string): Promise<void> =>
  recordByAccount(ctx, ctx.session.accountId, {
    action,
    subject: { kind: 'upload', id: row.upload_id },
    personGuid: row.person_guid,
  });

async function headsOf(ctx: InTx<EmployeeCtx>, uploads: readonly OpenUpload[]): Promise<UploadHead[]> {
  const files = await filesNamed(
    ctx,
    uploads.map(({ row }) => row.file_id),
  );
  const saved = await savedCounts(
    ctx,
    uploads.map(({ row }) => row.upload_id),
  );
  const names = new Map((await relatives(ctx)).map(({ guid, name }) => [guid, name]));
  return uploads.map(({ row, content: { hospital, helpNote, rows } }) => ({
    ...{ uploadId: row.upload_id, customerGuid: row.person_guid, person: names.get(row.person_guid) ?? '', hospital },
    fileName: files.get(row.file_id)?.name ?? '',
    ...{ examDay: row.exam_day, state: row.state, pages: row.pages, rows: rows.length },
    confirmed: rows.filter(({ state }) => state === 'confirmed').length,
    dropped: rows.filter(({ state }) => state === 'dropped').length,
    unclear: rows.filter(isUnclear).length,
    tooHeavy: row.state === 'unreadable' && row.read_tries >= MOST_TRIES,
    saved: saved.get(row.upload_id) ?? null,
    ...{ help: row.help, helpNote, createdAt: row.created_at.toISOString() },
  }));
}
