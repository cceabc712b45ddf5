import type { ReactNode } from 'react';
import type { OpsTaskRow } from '#contract/ops/tasks';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { withSearch } from '../../platform/paths.ts';
import type { Column } from '../../ui/data/columns.ts';
import { DataTable } from '../../ui/data/DataTable.tsx';
import { useMoment } from '../kit/moments.ts';
import { listSearch } from '../kit/pane-page.ts';
import { opsPathTo } from '../routes.ts';
import { TaskProgress } from './TaskProgress.tsx';
import { tasksText } from './text.ts';

export interface TaskListProps {
  rows: readonly OpsTaskRow[];
  current: string | undefined;
  footer: ReactNode;
}

/** Tasks as cards: a bar needs the room of a line. */
export function TaskList({ rows, current, footer }: TaskListProps) {
  const words = useText(tasksText);
  const columns = useTaskColumns();
  return (
    <DataTable
      label={words.list}
      columns={columns}
      rows={rows}
      rowKey={({ taskId }) => taskId}
      openLink={({ taskId }) => (
        <AppLink to={withSearch(opsPathTo('/ops/tasks/$task', { task: taskId }), listSearch())} />
      )}
      current={current}
      narrow
      footer={footer}
    />
  );
}

function useTaskColumns(): Column<OpsTaskRow>[] {
  const words = useText(tasksText);
  const pick = usePick();
  const { moment } = useMoment();
  return [
    {
      key: 'title',
      head: words.title,
      cell: ({ title, company }) => (
        <b>
          {[pick(title.zh, title.en), company && pick(company.name.zh, company.name.en)].filter(Boolean).join(' · ')}
        </b>
      ),
    },
    { key: 'progress', head: words.title, cell: (task) => <TaskProgress task={task} /> },
    {
      key: 'who',
      head: words.title,
      cell: ({ createdAt, startedBy }) => (
        <span className="text-x text-ink-3">{words.startedBy(moment(createdAt), startedBy)}</span>
      ),
    },
  ];
}
