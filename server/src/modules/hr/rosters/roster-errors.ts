import type { Input, Reply } from '#contract/call';
import type { hr } from '#contract/calls/hr';
import type { HrCtx } from '../../../ctx.ts';
import type { Download } from '../../../http/handlers.ts';
import { sheetDownload } from '../../../sheet/file.ts';
import { taskDetail } from '../../tasks/index.ts';
import { fieldNames, type Roster } from './roster-sheet.ts';
import { readStored, rosterRow } from './roster-tasks.ts';
import { asHr, recordByHr } from '../who.ts';

type Calls = typeof hr;
type Page = { pageIndex: number; pageSize: number };
type Found = Reply<Calls['HrRosterErrors']>;

/** More than any roster has. */
const ALL: Page = { pageIndex: 0, pageSize: 200_000 };

/**
 * Rows that cannot be used. As long as the file is kept, the typed values stand beside them whole, and masked
 * afterwards.
 */
export async function rosterErrors(
  ctx: HrCtx,
  { rosterId, ...page }: Input<Calls['HrRosterErrors']>,
): Promise<Reply<Calls['HrRosterErrors']>> {
  const { found, isKept } = await asHr(ctx, async (ctx) => {
    const { run_task, check_task, ended_at } = await rosterRow(ctx, rosterId);
    return { found: await taskDetail(ctx.db, run_task ?? check_task, page), isKept: ended_at === null };
  });
  if (!found) return { rows: [], total: 0 };
  const roster = isKept && found.errors.total > 0 ? await readStored(ctx, rosterId) : undefined;
  return { rows: found.errors.rows.map((row) => withTyped(row, roster)), total: found.errors.total };
}

const withTyped = (
  {
    row_no: row,
    field,
    value,
    message,
  }: { row_no: number; field: string; value: string; message: Found['rows'][number]['message'] },
  roster: Roster | undefined,
): Found['rows'][number] => ({ row, field, value: roster?.typed(row, field).slice(0, 40) ?? value, message });

const HEAD = { zh: ['行', '列', '内容', '原因'], en: ['Row', 'Column', 'Content', 'Reason'] };
const NAME = { zh: '名单错误', en: 'roster-errors' };

export async function rosterErrorFile(
  ctx: HrCtx,
  { rosterId, columns, format }: Input<Calls['HrRosterErrorFile']>,
): Promise<Download> {
  const { rows } = await rosterErrors(ctx, { rosterId, ...ALL });
  await asHr(ctx, (ctx) => recordByHr(ctx, { action: 'hr.download', subject: { kind: 'roster', id: rosterId } }));
  const names = fieldNames(columns);
  return sheetDownload({
    name: NAME[columns],
    format,
    rows: [
      HEAD[columns],
      ...rows.map(({ row, field, value, message }) => [row, names[field] ?? field, value, message[columns]]),
    ],
    kinds: ['number', 'text', 'text', 'text'],
  });
}
