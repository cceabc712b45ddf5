import { useText } from '../../platform/locale.ts';
import { isQuiet } from '../idle.ts';
import type { Counts } from '../kit/list/filter.ts';
import { choices, toggle } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { useTaskColumns } from './columns.tsx';
import { isOpen } from './task-look.ts';
import { TaskPane } from './TaskPane.tsx';
import { tasksText } from './text.ts';

const STATES = ['all', 'running', 'waiting', 'done', 'failed', 'cancelled'] as const;
/** How often the bars move. */
const LOOK_MS = 2_000;

/** Long work: how far it is, what it left, what it could not use. */
export function TasksPage() {
  const words = useText(tasksText);
  const list = useList({
    call: 'OpsTasks',
    filters: [
      choices('state', STATES, { label: words.state, names: words.states, countOf }),
      toggle('mine', words.mine),
    ],
    pane: {
      list: '/ops/tasks',
      path: '/ops/tasks/$task',
      params: ({ taskId }) => ({ task: taskId }),
      ids: /./,
    },
    again: (reply) => (!isQuiet() && reply?.rows.some(isOpen) ? LOOK_MS : false),
  });
  const columns = useTaskColumns();
  return (
    <ListPage
      {...{ list, columns, title: words.title, intro: words.intro, label: words.list }}
      rowKey={({ taskId }) => taskId}
      narrow
      bare
      nothing={{ title: words.emptyTitle, text: words.emptyText }}
      pane={({ task }, places) => <TaskPane taskId={task} {...places} />}
    />
  );
}

/** The server counts the states; all of them are their sum. */
function countOf(counts: Counts, state: (typeof STATES)[number]): number {
  if (state !== 'all') return counts[state] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
