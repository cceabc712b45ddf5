import { Check, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { unitText } from '#contract/values/lab-words';
import type { UploadRow } from '#contract/schemas/uploaded';
import { FLAG_ARROWS } from '#contract/rules/report-words';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { cx } from '../../ui/cx.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { ROW_GRID } from './row-grid.ts';
import { uploadsText } from './text.ts';

interface RowViewProps {
  row: UploadRow;
  onState: (state: UploadRow['state']) => void;
  onEdit: () => void;
  onPage: (page: number) => void;
}

const BOX = 'border border-n-300 bg-white md:size-9';

/** One row as it stands; a doubtful one is opened to be confirmed, so that it is not confirmed in passing. */
export function RowView({ row, onState, onEdit, onPage }: RowViewProps) {
  const words = useText(uploadsText);
  const language = useLocale();
  const name = useRowName(row);
  const isDropped = row.state === 'dropped';
  const isUnclear = row.state === 'open' && row.doubts.length > 0;
  const struck = isDropped && 'text-ink-3 line-through font-normal';
  const abbr = row.doubts.includes('fee') ? words.notIndicator : row.code;
  return (
    <li
      id={`upload-row-${row.row}`}
      className={cx(
        ROW_GRID,
        'border-t border-line py-3 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3',
      )}
    >
      <div className="min-w-0">
        <p className={cx('font-semibold break-words', struck)}>{name}</p>
        <p className="flex flex-wrap gap-x-1 text-x text-ink-3">
          {abbr && <span>{abbr} ·</span>}
          {row.page > 0 ? (
            <button type="button" className="text-brand-text" onClick={() => onPage(row.page)}>
              {words.page(row.page)}
            </button>
          ) : (
            <span>{words.typed}</span>
          )}
          {row.by === 'operator' && <span>· {words.byOperator}</span>}
        </p>
      </div>
      <p className={cx('text-s font-semibold break-words max-md:text-right', struck)}>
        <span className="sr-only">{words.columns.value} </span>
        {row.value} <span aria-hidden="true">{FLAG_ARROWS[row.flag]}</span>
        <span className="font-normal text-ink-2 md:hidden"> {unitText(row.unit, language)}</span>
      </p>
      <p className={cx('break-words text-ink-2 max-md:hidden', struck)}>
        <span className="sr-only">{words.columns.unit} </span>
        {unitText(row.unit, language)}
      </p>
      <p className={cx('break-words text-ink-2 max-md:self-center', struck)}>
        <span className="sr-only">{words.columns.range} </span>
        {row.range || '—'}
      </p>
      <div className="flex items-center justify-end gap-1">
        {row.state === 'confirmed' && (
          <Tag tone="ok" icon={<Check aria-hidden="true" size={14} />}>
            {words.confirmed}
          </Tag>
        )}
        {isDropped && <Tag>{words.dropped}</Tag>}
        {isDropped ? (
          <IconButton label={words.undoOf(name)} className={BOX} onClick={() => onState('open')}>
            <RotateCcw aria-hidden="true" size={18} strokeWidth={1.75} />
          </IconButton>
        ) : (
          <>
            {row.state === 'open' && !isUnclear && (
              <IconButton
                label={words.confirmOf(name)}
                className={cx(BOX, '!border-ok text-ok')}
                onClick={() => onState('confirmed')}
              >
                <Check aria-hidden="true" size={18} strokeWidth={1.75} />
              </IconButton>
            )}
            <IconButton label={words.editOf(name)} className={BOX} onClick={onEdit}>
              <Pencil aria-hidden="true" size={18} strokeWidth={1.75} />
            </IconButton>
            {row.state === 'open' && (
              <IconButton label={words.dropOf(name)} className={BOX} onClick={() => onState('dropped')}>
                <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
              </IconButton>
            )}
          </>
        )}
      </div>
      {isUnclear && (
        <p className="text-c text-warn max-md:col-span-2 md:col-span-5">
          {row.doubts.map((doubt) => words.doubts[doubt]).join('；')}
        </p>
      )}
    </li>
  );
}

export function useRowName(row: UploadRow | undefined): string {
  const words = useText(uploadsText);
  const pick = usePick();
  return (row && (pick(row.name.zh, row.name.en) || row.printed.name)) || words.unknown;
}
