import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { DataTable } from '../../ui/data/DataTable.tsx';
import { Button } from '../../ui/form/Button.tsx';
import type { OpsReply } from '../api/send.ts';
import { PaneSection } from '../kit/Pane.tsx';
import { PAGE_SIZE } from '../kit/Pager.tsx';
import { kitText } from '../kit/text.ts';
import { tasksText } from './text.ts';

type ErrorRow = OpsReply<'OpsTask'>['errors']['rows'][number];

export interface ErrorRowsProps {
  errors: OpsReply<'OpsTask'>['errors'];
  page: number;
  onPage: (page: number) => void;
}

/** What a task could not use: where, what it held, and what to change. */
export function ErrorRows({ errors, page, onPage }: ErrorRowsProps) {
  const words = useText(tasksText);
  const kit = useText(kitText);
  const columns = useErrorColumns();
  if (errors.total === 0) {
    return (
      <PaneSection title={words.errors}>
        <p className="text-ink-3">{words.noErrors}</p>
      </PaneSection>
    );
  }
  const pages = Math.ceil(errors.total / PAGE_SIZE);
  return (
    <PaneSection title={words.errors}>
      <DataTable
        label={words.errors}
        rows={errors.rows}
        rowKey={({ row, field }) => `${row} ${field}`}
        columns={columns}
        footer={
          pages > 1 && (
            <>
              <span>
                {kit.rows((page - 1) * PAGE_SIZE + 1, Math.min(errors.total, page * PAGE_SIZE), errors.total)}
              </span>
              <span className="flex gap-2">
                {page > 1 && (
                  <Button size="sm" guardMs={0} onClick={() => onPage(page - 1)}>
                    {kit.previous}
                  </Button>
                )}
                {page < pages && (
                  <Button size="sm" guardMs={0} onClick={() => onPage(page + 1)}>
                    {kit.next}
                  </Button>
                )}
              </span>
            </>
          )
        }
      />
    </PaneSection>
  );
}

function useErrorColumns(): Column<ErrorRow>[] {
  const words = useText(tasksText);
  const pick = usePick();
  return [
    { key: 'row', head: words.columns.row, cell: ({ row }) => words.rowNumber(row), className: 'whitespace-nowrap' },
    { key: 'field', head: words.columns.field, cell: ({ field }) => field, className: 'whitespace-nowrap' },
    {
      key: 'value',
      head: words.columns.value,
      cell: ({ value }) => <span className="rounded-tag bg-bad-bg px-1.5 text-bad">{value}</span>,
    },
    { key: 'message', head: words.columns.message, cell: ({ message }) => pick(message.zh, message.en) },
  ];
}
