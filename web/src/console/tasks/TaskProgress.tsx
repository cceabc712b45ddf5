import type { OpsTaskRow } from '#contract/ops/tasks';
import { usePick, useText } from '../../platform/locale.ts';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { countText, hasErrors, percentOf, toneOf } from './task-look.ts';
import { tasksText } from './text.ts';

/** How far a task is, as a bar and in words. */
export function TaskProgress({ task }: { task: OpsTaskRow }) {
  const words = useText(tasksText);
  const pick = usePick();
  const percent = percentOf(task);
  return (
    <div className="mt-1 grid gap-1.5">
      <ProgressBar
        label={words.progress(pick(task.title.zh, task.title.en))}
        value={percent === undefined ? undefined : percent / 100}
        tone={toneOf(task)}
      />
      <p className="flex justify-between gap-3 text-c">
        <span className={hasErrors(task) ? 'text-warn' : 'text-ink-2'}>{useProgressWords(task)}</span>
        <span>{percent === undefined ? '' : `${percent}%`}</span>
      </p>
    </div>
  );
}

function useProgressWords(task: OpsTaskRow): string {
  const words = useText(tasksText);
  const { state, done, total, failedRows, cancelAsked } = task;
  if (state === 'done') return failedRows > 0 ? words.withErrors(countText(failedRows)) : words.finished;
  if (state === 'failed') return words.failed;
  if (state === 'cancelled') return words.cancelledAt(countText(done));
  if (cancelAsked) return words.cancelling;
  if (state === 'waiting') return words.queued;
  return total === null ? words.doneSoFar(countText(done)) : words.done(countText(done), countText(total));
}
