import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { PdfDocument } from '../../parts/pdf/use-pdf.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import type { VIEWS } from './choices.ts';
import { EditRow } from './EditRow.tsx';
import { RowView } from './RowView.tsx';
import { ROW_GRID } from './row-grid.ts';
import { uploadsText } from './text.ts';
import { isClear, isUnclear, useRows, type Upload } from './use-upload.ts';

type View = (typeof VIEWS)[number];

interface RowListProps {
  upload: Upload;
  pdf: PdfDocument | undefined;
  view: View;
  page: number;
  editing: number | undefined;
  onEdit: (row: number | undefined) => void;
  onView: (view: View) => void;
  onPage: (page: number) => void;
  foot: ReactNode;
}

/** The rows read, to be confirmed, corrected or dropped one by one. */
export function RowList({ upload, pdf, view, page, editing, onEdit, onView, onPage, foot }: RowListProps) {
  const words = useText(uploadsText);
  const { say, isBusy } = useRows(upload.uploadId);
  const [isAdding, setAdding] = useState(upload.list.length === 0);
  const { list } = upload;
  // a row added by hand stands on no page of the paper: it is shown with the first
  const here = list.filter((row) => (row.page || 1) === page);
  const unclear = list.filter((row) => isUnclear(row) || row.row === editing);
  const shown = upload.pages === 0 || view === 'all' ? list : view === 'unclear' ? unclear : here;
  const clear = here.filter(isClear);
  /** The keyboard goes on with the next row that waits. */
  const settle = (row: number, state: 'confirmed' | 'dropped' | 'open'): void => {
    onEdit(undefined);
    void say([{ row, state }]).then((rows) => focusNext(rows ?? [], row, state));
  };
  return (
    <section aria-label={words.confirmTitle} className="rounded-card border border-line bg-white">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 md:px-5">
        <Chips
          label={words.filter}
          value={view}
          onChange={onView}
          items={[
            { value: 'page', label: words.onPage(page, here.length) },
            { value: 'unclear', label: words.unclear, count: list.filter(isUnclear).length },
            { value: 'all', label: words.all, count: list.length },
          ]}
        />
        {view === 'page' && clear.length > 0 && (
          <Button
            size="sm"
            variant="text"
            busy={isBusy}
            onClick={() => void say(clear.map(({ row }) => ({ row, state: 'confirmed' as const })))}
          >
            {words.confirmClear(clear.length)}
          </Button>
        )}
      </div>
      <div aria-hidden="true" className={`${ROW_GRID} bg-n-25 py-2.5 text-c text-ink-3 max-md:hidden`}>
        <span>{words.columns.name}</span>
        <span>{words.columns.value}</span>
        <span>{words.columns.unit}</span>
        <span>{words.columns.range}</span>
        <span className="text-right">{words.columns.check}</span>
      </div>
      <ul>
        {shown.map((row) =>
          row.row === editing ? (
            <EditRow
              key={row.row}
              row={row}
              pdf={pdf}
              say={say}
              isBusy={isBusy}
              onDone={(state) => {
                onEdit(undefined);
                focusNext(list, row.row, state);
              }}
              onClose={() => {
                onEdit(undefined);
                focusRow(row.row);
              }}
            />
          ) : (
            <RowView
              key={row.row}
              row={row}
              onState={(state) => settle(row.row, state)}
              onPage={onPage}
              onEdit={() => {
                if (row.page > 0) onPage(row.page);
                onEdit(row.row);
              }}
            />
          ),
        )}
        {isAdding && (
          <EditRow
            key="new"
            row={undefined}
            pdf={undefined}
            say={say}
            isBusy={isBusy}
            onDone={() => {
              setAdding(false);
              onView('all');
            }}
            onClose={() => setAdding(false)}
          />
        )}
      </ul>
      {shown.length === 0 && !isAdding && (
        <p className="border-t border-line px-4 py-8 text-center text-ink-2">
          {view === 'unclear' ? words.nothingUnclear : words.nothingHere}
        </p>
      )}
      <div className="grid gap-3 border-t border-line bg-n-25 px-4 py-4 md:px-5">
        {!isAdding && (
          <p>
            <Button size="sm" icon={<Plus aria-hidden="true" size={16} />} onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          </p>
        )}
        {foot}
      </div>
    </section>
  );
}

const focusRow = (row: number): void =>
  void setTimeout(() => document.getElementById(`upload-row-${row}`)?.querySelector('button')?.focus());

/** After a confirm the next row that waits, else the row itself. */
function focusNext(rows: readonly { row: number; state: string }[], row: number, state: string): void {
  const at = rows.findIndex((one) => one.row === row);
  const waits = state === 'open' ? undefined : rows.slice(at + 1).find((one) => one.state === 'open');
  focusRow(waits?.row ?? row);
}
