import { randomUUID } from 'node:crypto';
import type { Input, Reply } from '#contract/call';
import { dayInShanghai } from '#contract/rules/day';
import { MOST_UPLOAD_PAGES } from '#contract/uploaded';
import type { uploads as contract } from '#contract/uploads';
import type { EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import { recordByAccount } from '../audit/index.ts';
import { claimFile, finishUpload, storeUpload } from '../files/index.ts';
import { assertMayRead } from '../reports/index.ts';
import { createdByPerson, startTask } from '../tasks/index.ts';
import { sealContent } from './content.ts';
import { uploadMark } from './queries.ts';
import { readTask } from './read-task.ts';

/** Takes a PDF in and lets it be read. A relative's is only for whom they let read theirs. */
export async function receiveReport(
  ctx: EmployeeCtx,
  { customerGuid = ctx.session.personGuid, examDay, hospital }: Input<typeof contract.UploadReport>,
  file: IncomingFile,
): Promise<Committed<Reply<typeof contract.UploadReport>>> {
  // looked at first, since checking a file costs more
  await transact(ctx, (ctx) => assertMayRead(ctx, customerGuid));
  if (examDay > dayInShanghai(ctx.now())) throw new Fault('uploadDayAhead');
  const { personGuid, accountId } = ctx.session;
  const owner = { kind: 'person', id: personGuid } as const;
  const stored = await storeUpload(ctx, owner, file, { mostPages: MOST_UPLOAD_PAGES });
  return commitOnce(ctx, async (ctx) => {
    await assertMayRead(ctx, customerGuid);
    await finishUpload(ctx, stored);
    const uploadId = randomUUID();
    await claimFile(ctx, { fileId: stored.fileId, owner, claimedBy: uploadMark(uploadId) });
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
}
