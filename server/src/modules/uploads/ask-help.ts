import type { Input, Reply } from '#contract/call';
import type { uploads as contract } from '#contract/calls/uploads';
import type { EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { recordByAccount } from '../audit/index.ts';
import { keepContent } from './queries.ts';
import { lockOwnUpload } from './save-rows.ts';

/** The consent to look: it holds for this one report, until it is answered or taken back. */
export const askHelp = (
  ctx: EmployeeCtx,
  { uploadId, wanted }: Input<typeof contract.AskUploadHelp>,
): Promise<Committed<Reply<typeof contract.AskUploadHelp>>> =>
  commitOnce(ctx, async (ctx) => {
    const { row, content } = await lockOwnUpload(ctx, uploadId);
    const help = wanted ? 'asked' : 'none';
    await keepContent(
      ctx,
      uploadId,
      { ...content, helpNote: '' },
      { help, help_at: wanted ? ctx.now() : null, help_lang: ctx.lang },
    );
    await recordByAccount(ctx, ctx.session.accountId, {
      action: wanted ? 'report.upload.help' : 'report.upload.helpEnd',
      subject: { kind: 'upload', id: uploadId },
      personGuid: row.person_guid,
    });
    return { help };
  });
