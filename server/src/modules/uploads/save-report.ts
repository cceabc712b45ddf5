import type { Input, Reply } from '#contract/call';
import { flagOfText, lackOf, partsOf, readingIn, readingText } from '#contract/rules/reading';
import { rangeIn, resultWords, unitKey } from '#contract/rules/uploaded-row';
import type { UploadedItem, UploadRow } from '#contract/schemas/uploaded';
import type { uploads as contract } from '#contract/calls/uploads';
import type { EmployeeCtx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { Fault } from '../../fault.ts';
import { recordByAccount } from '../audit/index.ts';
import { keepUploaded } from '../reports/index.ts';
import { lockOwnUpload } from './save-rows.ts';

/** The confirmed rows become results, and nothing else does; saving again replaces the earlier ones. */
export const saveReport = (
  ctx: EmployeeCtx,
  { uploadId }: Input<typeof contract.SaveUploadedReport>,
): Promise<Committed<Reply<typeof contract.SaveUploadedReport>>> =>
  commitOnce(ctx, async (ctx) => {
    const { row, content } = await lockOwnUpload(ctx, uploadId);
    const items = itemsOf(
      content.rows.filter(
        ({ state }) => /* guard: uploads: save confirmed rows only → state !== 'dropped' */ state === 'confirmed',
      ),
    );
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
  return rows.flatMap((row) => {
    if (lackOf(row)) throw new Fault('uploadRowLacks', { name: row.name.zh });
    const items = itemsOfRow(row);
    for (const { code, unit, name } of items) {
      const series = `${code} ${unitKey(unit)}`;
      if (seen.has(series)) throw new Fault('uploadTwice', { name: name.zh });
      seen.add(series);
    }
    return items;
  });
}

/** One result, or the two of a pair: each is a series of its own. */
function itemsOfRow(row: UploadRow): UploadedItem[] {
  const { code, name, value, unit, range, flag } = row;
  const parts = partsOf(row);
  if (parts)
    return parts.map((part) => ({
      ...{ code: part.code, name: part.name, value: part.value, words: null, unit, flag: part.flag },
      range: part.range && { ...part.range, text: '' },
    }));
  const reading = readingIn(value);
  const bounds = rangeIn(range);
  const own = flagOfText(row);
  const text = reading ? readingText(reading) : value;
  return [
    {
      ...{ code, name, unit, flag: own === 'none' ? flag : own },
      value: reading?.kind === 'figure' ? reading.value : null,
      words: reading?.kind === 'figure' ? null : resultWords(text),
      range: bounds ? { ...bounds, text: range } : null,
    },
  ];
}
