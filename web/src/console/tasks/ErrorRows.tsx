import { usePick, useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import type { Column } from '../../ui/data/columns.ts';
import { DataTable } from '../../ui/data/DataTable.tsx';
import type { OpsReply } from '../api/send.ts';
import { PaneSection } from '../kit/pane/Pane.tsx';
import { PAGE_SIZE, Pager } from '../kit/list/Pager.tsx';
import { tasksText } from './text.ts';

type ErrorRow = OpsReply<'OpsTask'>['errors']['rows'][number];

export interface ErrorRowsProps {
  errors: OpsReply<'OpsTask'>['errors'];
  page: number;
  pathTo: (page: number) => AppPath;
}

/** The rows a task could not use: where, the value, and the change it needs. */
export function ErrorRows({ errors, page, pathTo }: ErrorRowsProps) {
  const words = useText(tasksText);
  const columns = useErrorColumns();
  if (errors.total === 0) {
    return (
      <PaneSection title={words.errors}>
        <p className="text-ink-3">{words.noErrors}</p>
      </PaneSection>
    );
  }
  return (
    <PaneSection title={words.errors}>
      <DataTable
        label={words.errors}
        rows={errors.rows}
        rowKey={({ row, field }) => `${row} ${field}`}
        columns={columns}
        footer={errors.total > PAGE_SIZE && <Pager page={page} total={errors.total} pathTo={pathTo} />}
      />
    </PaneSection>
  );
}

function useErrorColumns(): Column<ErrorRow>[] {
  const words = useText(tasksText);
  const pick = usePick();
  const fields: Record<string, string> = words.fields;
  return [
    { key: 'row', head: words.columns.row, cell: ({ row }) => words.rowNumber(row), className: 'whitespace-nowrap' },
    {
      key: 'field',
      head: words.columns.field,
      cell: ({ field }) => fields[field] ?? field,
      className: 'whitespace-nowrap',
    },
    {
      key: 'value',
      head: words.columns.value,
      cell: ({ value }) => <span className="rounded-tag bg-bad-bg px-1.5 text-bad">{value}</span>,
    },
    { key: 'message', head: words.columns.message, cell: ({ message }) => pick(message.zh, message.en) },
  ];
}
