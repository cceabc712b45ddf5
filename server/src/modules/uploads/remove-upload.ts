import type { Input } from '#contract/call';
import type { uploads as contract } from '#contract/calls/uploads';
import type { EmployeeCtx, InCompany } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { recordByAccount } from '../audit/index.ts';
import { dropFile } from '../files/index.ts';
import { dropUploaded } from '../reports/index.ts';
import { ownUpload, uploadMark, type UploadTableRow } from './queries.ts';

/**
 * The PDF, its rows and the results saved from them; a person who lost the consent to read a relative's may still take
 * it away.
 */
export const removeUpload = (
  ctx: EmployeeCtx,
  { uploadId }: Input<typeof contract.RemoveUpload>,
): Promise<Committed<Record<string, never>>> =>
  commitOnce(ctx, async (ctx) => {
    const row = await ownUpload(ctx, uploadId);
    await forgetUpload(ctx, row);
    await recordByAccount(ctx, ctx.session.accountId, {
      action: 'report.upload.remove',
      subject: { kind: 'upload', id: uploadId },
      personGuid: row.person_guid,
    });
    return {};
  });

export async function forgetUpload(ctx: InCompany, row: UploadTableRow): Promise<void> {
  await dropUploaded(ctx, row.upload_id);
  await ctx.db
    .deleteFrom('report_upload')
    .where('company_id', '=', ctx.company.companyId)
    .where('upload_id', '=', row.upload_id)
    .execute();
  await dropFile(ctx, { fileId: row.file_id, claimedBy: uploadMark(row.upload_id) });
}
