import type { OpsTaskRow } from '#contract/ops/tasks';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { useMoment } from '../kit/moments.ts';
import { TaskProgress } from './TaskProgress.tsx';
import { tasksText } from './text.ts';

/** Lines of a card: a bar needs the room of one. */
export function useTaskColumns(): Column<OpsTaskRow>[] {
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
