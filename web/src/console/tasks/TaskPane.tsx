import type { OpsTaskRow } from '#contract/ops/tasks';
import { useText, usePick } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Figures } from '../../ui/data/Figures.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useCall } from '../api/use-call.ts';
import { isQuiet } from '../idle.ts';
import { Block } from '../kit/pane/Block.tsx';
import { useMoment } from '../kit/moments.ts';
import { PAGE_SIZE } from '../kit/list/Pager.tsx';
import { usePanePage } from '../kit/pane/pane-page.ts';
import { Pane } from '../kit/pane/Pane.tsx';
import { CancelTask } from './CancelTask.tsx';
import { DownloadResult } from './DownloadResult.tsx';
import { ErrorRows } from './ErrorRows.tsx';
import { countText, hasErrors, isOpen, TAG_TONE } from './task-look.ts';
import { TaskProgress } from './TaskProgress.tsx';
import { tasksText } from './text.ts';

const LOOK_MS = 2_000;

export interface TaskPaneProps {
  taskId: string;
  address: AppPath;
  closeTo: AppPath;
}

export function TaskPane({ taskId, address, closeTo }: TaskPaneProps) {
  const words = useText(tasksText);
  const pick = usePick();
  const { page, pathTo } = usePanePage();
  const found = useCall(
    'OpsTask',
    { taskId, pageIndex: page - 1, pageSize: PAGE_SIZE },
    { again: (reply) => (!isQuiet() && reply && isOpen(reply.task) ? LOOK_MS : false) },
  );
  const task = found.data?.task;
  return (
    <Pane
      label={words.detail}
      address={address}
      closeTo={closeTo}
      title={
        task ? (
          <>
            {pick(task.title.zh, task.title.en)}
            <Tag tone={hasErrors(task) ? 'warn' : TAG_TONE[task.state]} dot>
              {hasErrors(task) ? words.hasErrors : words.states[task.state]}
            </Tag>
          </>
        ) : (
          words.detail
        )
      }
      note={task && <Note task={task} />}
      footer={
        task &&
        (isOpen(task) || task.resultFileId) && (
          <>
            {task.resultFileId && <DownloadResult taskId={task.taskId} />}
            {isOpen(task) && <CancelTask task={task} />}
          </>
        )
      }
    >
      <Block query={found} bare>
        {({ task: shown, error, errors }) => (
          <>
            <div className="border-b border-line px-4 py-4 md:px-5">
              <TaskProgress task={shown} />
              {error && (
                <div className="mt-3">
                  <Alert tone="bad" title={words.failure}>
                    {error}
                  </Alert>
                </div>
              )}
            </div>
            <Figures
              inside
              items={[
                {
                  key: 'total',
                  label: words.total,
                  value: shown.total === null ? words.unknown : countText(shown.total),
                },
                { key: 'done', label: words.processed, value: countText(shown.done), tone: 'ok' },
                {
                  key: 'errors',
                  label: words.errorRows,
                  value: countText(shown.failedRows),
                  tone: shown.failedRows > 0 ? 'bad' : 'plain',
                },
              ]}
            />
            <ErrorRows errors={errors} page={page} pathTo={pathTo} />
          </>
        )}
      </Block>
    </Pane>
  );
}

function Note({ task }: { task: OpsTaskRow }) {
  const words = useText(tasksText);
  const { moment } = useMoment();
  const { startedAt, endedAt, restarts, startedBy } = task;
  const when = startedAt && (endedAt ? words.took(moment(startedAt), moment(endedAt)) : words.since(moment(startedAt)));
  return [startedBy, when, restarts > 0 && `${words.restarts} ${words.times(restarts)}`].filter(Boolean).join(' · ');
}
