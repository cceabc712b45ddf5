import { flagOfText, lackOf } from '#contract/rules/reading';
import { MOST_UPLOAD_ROWS, type RowChange, type UploadRow } from '#contract/schemas/uploaded';
import { Fault } from '../../fault.ts';
import type { Known } from './known.ts';

type Change = RowChange & Partial<Pick<UploadRow, 'state'>>;

/**
 * Puts a person's words about rows into them. A confirmed row has all that a result needs, however it was confirmed.
 */
export function changedRows(
  rows: readonly UploadRow[],
  changes: readonly Change[],
  by: 'person' | 'operator',
  known: ReadonlyMap<string, Known>,
): UploadRow[] {
  const all = [...rows];
  for (const change of changes) {
    const at = all.findIndex(({ row }) => row === change.row);
    if (change.row !== 0 && at < 0) throw new Fault('badInput', { field: 'row' });
    const before = all[at] ?? typedRow(all);
    const after = changedRow(before, change, by, known);
    // guard: uploads: confirmed rows are complete
    if (after.state === 'confirmed' && lackOf(after))
      throw new Fault('uploadRowLacks', { name: after.name.zh || after.printed.name });
    if (at < 0) all.push(after);
    else all[at] = after;
  }
  if (all.length > MOST_UPLOAD_ROWS) throw new Fault('uploadRowsFull', { most: MOST_UPLOAD_ROWS });
  return all;
}

const typedRow = (rows: readonly UploadRow[]): UploadRow => ({
  ...{ row: Math.max(0, ...rows.map(({ row }) => row)) + 1, page: 0, box: null, mark: null },
  printed: { name: '', value: '', unit: '', range: '', flag: '' },
  ...{ code: '', name: { zh: '', en: '' }, value: '', unit: '', range: '', flag: 'none' },
  ...{ doubts: [], state: 'open', by: 'person' },
});

function changedRow(
  before: UploadRow,
  { state = before.state, ...change }: Change,
  by: 'person' | 'operator',
  known: ReadonlyMap<string, Known>,
): UploadRow {
  const code = change.code ?? before.code;
  const indicator = known.get(code);
  if (change.code && !indicator) throw new Fault('indicatorUnknown');
  const value = change.value ?? before.value;
  const unit = change.unit ?? before.unit;
  const range = change.range ?? before.range;
  const fields = { code, value, unit, range };
  const isTouched = code !== before.code || value !== before.value || unit !== before.unit || range !== before.range;
  return {
    ...before,
    ...fields,
    name: change.code && indicator ? indicator.name : before.name,
    flag: isTouched ? flagOfText(fields) : before.flag,
    state,
    by: isTouched ? by : before.by,
  };
}
