import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { HrTaskRow } from '#contract/calls/hr';
import { download } from '../../../api/send.ts';
import { useCall } from '../../../api/use-call.ts';
import { dayInShanghai } from '#contract/rules/day';
import { now } from '../../../platform/clock.ts';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { momentText } from '../../../platform/moments.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Tag, type TagTone } from '../../../ui/data/Tag.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { hrText } from '../text.ts';

const LOOK_MS = 1_500;
export const TASK_TONES: Record<HrTaskRow['state'], TagTone> = {
  ...{ waiting: 'mute', running: 'info', done: 'ok', failed: 'bad', cancelled: 'mute' },
};
export const isUnderWay = ({ state }: HrTaskRow): boolean => state === 'waiting' || state === 'running';

/** The tasks of this HR user; a file that is ready can be fetched. Nothing is drawn where there is nothing. */
export function TasksCard() {
  const { tasks: words } = useText(hrText);
  const query = useCall('HrTasks', {}, { again: (reply) => (reply?.tasks.some(isUnderWay) ? LOOK_MS : false) });
  if (!query.data || query.data.tasks.length === 0) return null;
  return (
    <Card title={words.title}>
      <ul aria-label={words.title} className="divide-y divide-line">
        {query.data.tasks.slice(0, 5).map((task) => (
          <Task key={task.taskId} task={task} />
        ))}
      </ul>
    </Card>
  );
}

function Task({ task }: { task: HrTaskRow }) {
  const { tasks: words } = useText(hrText);
  const pick = usePick();
  const language = useLocale();
  const fetched = useMutation({
    mutationFn: () => download('HrTaskFile', { taskId: task.taskId }),
    onSuccess: saveFile,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block text-label">{pick(task.title.zh, task.title.en)}</span>
        <span className="block text-c text-ink-2">
          {momentText(task.createdAt, language, dayInShanghai(new Date(now())))} · {words.of(task.done)}
        </span>
      </span>
      <Tag tone={TASK_TONES[task.state]} dot>
        {words.states[task.state]}
      </Tag>
      {task.hasFile && (
        <Button
          size="sm"
          icon={<Download aria-hidden="true" size={16} />}
          busy={fetched.isPending}
          busyText={words.downloading}
          onClick={() => fetched.mutate()}
        >
          {words.download}
        </Button>
      )}
    </li>
  );
}
