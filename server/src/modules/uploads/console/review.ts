import type { Input, Reply } from '#contract/call';
import type { opsUploads } from '#contract/ops/uploads';
import { maskName } from '#contract/rules/mask';
import { lackOf } from '#contract/rules/reading';
import type { UploadRow } from '#contract/schemas/uploaded';
import type { InTx, OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { transact } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';
import type { Download } from '../../../http/handlers.ts';
import { recordByOperator } from '../../audit/index.ts';
import { enterCompany, type OperatorInCompany } from '../../company/index.ts';
import { openClaimedFile } from '../../files/index.ts';
import { searchIndicatorsOf } from '../../health/index.ts';
import { queueUploadAnswered } from '../../messages/index.ts';
import { personRow, phoneOf, unsealed } from '../../people/index.ts';
import { changedRows } from '../change-rows.ts';
import { presentRow } from './list.ts';
import { keepContent, lockUpload, opened, uploadMark, uploadOf, type UploadTableRow } from '../queries.ts';
import { indicatorsBy } from '../save-rows.ts';

type Calls = typeof opsUploads;

/** Refuses a look that was not asked for: the person's request is the consent, and ends with the answer. */
function assertAsked(row: UploadTableRow | undefined): UploadTableRow {
  if (!row) throw new Fault('recordUnknown');
  // guard: uploads: operators look when asked
  if (row.help !== 'asked') throw new Fault('uploadHelpNotAsked');
  return row;
}

const record = (ctx: InTx<OperatorInCompany>, row: UploadTableRow, action: string, reason = ''): Promise<void> =>
  recordByOperator(ctx, {
    ...{ action, subject: { kind: 'upload', id: row.upload_id }, personGuid: row.person_guid, reason },
  });

export async function showUpload(
  ctx: OperatorCtx,
  { companyId, uploadId }: Input<Calls['OpsUpload']>,
): Promise<Reply<Calls['OpsUpload']>> {
  return transact(await enterCompany(ctx, companyId), async (ctx) => {
    const row = assertAsked(await uploadOf(ctx, uploadId));
    const { content } = await opened(ctx, row);
    const key = await ctx.portal.keyring.companyKey(ctx);
    const person = maskName(unsealed(key, await personRow(ctx, row.person_guid), 'name'));
    const { code, name, nameEng } = ctx.company;
    const reply = {
      row: presentRow(row, { companyId, code, name: { zh: name, en: nameEng } }, person),
      ...{ hospital: content.hospital, pageList: content.pages, list: content.rows },
    };
    // guard: uploads: an operator’s look is written down
    await record(ctx, row, 'report.upload.view');
    return reply;
  });
}

export async function opsUploadPdf(
  ctx: OperatorCtx,
  { companyId, uploadId }: Input<Calls['OpsUploadPdf']>,
): Promise<Download> {
  const entered = await enterCompany(ctx, companyId);
  const row = await transact(entered, async (ctx) => {
    const row = assertAsked(await uploadOf(ctx, uploadId));
    await record(ctx, row, 'report.upload.file');
    return row;
  });
  return openClaimedFile(entered, row.file_id, uploadMark(uploadId));
}

const MOST_FOUND = 8;

/** The same search as the person's. */
export async function findIndicators(
  { portal }: OperatorCtx,
  { text }: Input<Calls['OpsUploadIndicators']>,
): Promise<Reply<Calls['OpsUploadIndicators']>> {
  const found = await searchIndicatorsOf(portal, text, MOST_FOUND);
  return { rows: found.map(({ code, name, abbreviation, unit }) => ({ code, name, abbreviation, unit })) };
}

/** Rows the person has confirmed or dropped are theirs; corrected or added ones wait for their confirming. */
export async function answerUpload(
  ctx: OperatorCtx,
  { companyId, uploadId, rows, note }: Input<Calls['OpsUploadAnswer']>,
): Promise<Committed<Reply<Calls['OpsUploadAnswer']>>> {
  const known = await indicatorsBy(ctx.portal);
  return commitOnce(await enterCompany(ctx, companyId), async (ctx) => {
    const row = assertAsked(await lockUpload(ctx, uploadId));
    const { content } = await opened(ctx, row);
    const waiting = new Set(content.rows.filter(({ state }) => state === 'open').map((one) => one.row));
    const changes = rows.filter(
      (change) =>
        /* guard: uploads: operators keep confirmed rows → true */ change.row === 0 || waiting.has(change.row),
    );
    const list = changedRows(
      content.rows,
      changes.map((change) => ({ ...change, state: 'open' as const })),
      'operator',
      known,
    );
    assertWhole(list.slice(content.rows.length));
    await keepContent(
      ctx,
      uploadId,
      { ...content, rows: list, helpNote: note },
      { help: 'answered', help_at: ctx.now(), state: list.length > 0 ? 'ready' : row.state },
    );
    // guard: uploads: tell the sender the answer
    await tellSender(ctx, row, changes.length);
    await record(ctx, row, 'report.upload.answer', note);
    return { uploadId, corrected: changes.length };
  });
}

/** A row typed in here needs what the person's own would: it cannot be looked up on the paper by its place. */
function assertWhole(added: readonly UploadRow[]): void {
  for (const row of added) if (lackOf(row)) throw new Fault('uploadRowLacks', { name: row.name.zh || row.value });
}

/** The sender waits for the answer. Without a number it stands in the portal. */
async function tellSender(ctx: InTx<OperatorInCompany>, row: UploadTableRow, corrected: number): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const phone = phoneOf(key, await personRow(ctx, row.uploaded_by));
  if (!phone) return;
  const { upload_id: uploadId, uploaded_by: guid, help_lang: lang } = row;
  await queueUploadAnswered(ctx, { guid, phone, lang: lang ?? 'zh-cn', uploadId, corrected });
}
