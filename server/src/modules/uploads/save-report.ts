import type { Input, Reply } from '#contract/call';
import { figureIn, lackOf, plainText, rangeIn, unitKey } from '#contract/rules/uploaded-row';
import type { UploadedItem, UploadRow } from '#contract/uploaded';
import type { uploads as contract } from '#contract/uploads';
import type { EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { recordByAccount } from '../audit/index.ts';
import { keepUploaded } from '../reports/index.ts';
import { judged } from './change-rows.ts';
import { lockOwnUpload } from './save-rows.ts';

/** The confirmed rows become results, and nothing else does; saving again replaces what was saved before. */
export const saveReport = (
  ctx: EmployeeCtx,
  { uploadId }: Input<typeof contract.SaveUploadedReport>,
): Promise<Committed<Reply<typeof contract.SaveUploadedReport>>> =>
  commitOnce(ctx, async (ctx) => {
    const { row, content } = await lockOwnUpload(ctx, uploadId);
    const items = itemsOf(content.rows.filter(({ state }) => state === 'confirmed'));
    if (items.length === 0) throw new Fault('uploadNoneConfirmed');
    await keepUploaded(ctx, {
      ...{ uploadId, personGuid: row.person_guid, examDay: row.exam_day },
      document: { hospital: content.hospital, items },
    });
    await recordByAccount(ctx, ctx.session.accountId, {
      action: 'report.upload.save',
      subject: { kind: 'upload', id: uploadId },
      personGuid: row.person_guid,
    });
    return { uploadId, saved: items.length };
  });

function itemsOf(rows: readonly UploadRow[]): UploadedItem[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    if (lackOf(row)) throw new Fault('uploadRowLacks', { name: row.name.zh });
    const series = `${row.code} ${unitKey(row.unit)}`;
    if (seen.has(series)) throw new Fault('uploadTwice', { name: row.name.zh });
    seen.add(series);
    return itemOf(row);
  });
}

function itemOf({ code, name, value, unit, range, flag }: UploadRow): UploadedItem {
  const figure = figureIn(value);
  const bounds = rangeIn(range);
  const own = judged({ value, range });
  return {
    ...{ code, name, unit, flag: own === 'none' ? flag : own },
    value: figure ?? null,
    words: figure === undefined ? { zh: plainText(value), en: plainText(value) } : null,
    range: bounds ? { ...bounds, text: range } : null,
  };
}
