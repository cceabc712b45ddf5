import { useState } from 'react';
import type { OpsTaskRow } from '#contract/ops/tasks';
import { sentence } from '../../api/faults.ts';
import { toast } from '../../platform/feedback.ts';
import { useLocale, useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { useSubmit } from '../api/use-call.ts';
import { tasksText } from './text.ts';

/** Asks first: finished steps of a task stay, the others will not be done. */
export function CancelTask({ task }: { task: OpsTaskRow }) {
  const words = useText(tasksText);
  const language = useLocale();
  const [asking, setAsking] = useState(false);
  const cancel = useSubmit('OpsTaskCancel', { handles: () => true });
  const confirm = async () => {
    const reply = await cancel.mutateAsync({ taskId: task.taskId }).catch(() => undefined);
    if (!reply) return;
    setAsking(false);
    toast(words.cancelAsked);
  };
  return (
    <>
      <Button size="sm" busy={task.cancelAsked} busyText={words.cancelling} onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        destructive
        title={words.cancelTitle}
        cancelLabel={words.keep}
        confirmLabel={words.cancelDo}
        busy={cancel.isPending}
        busyText={words.cancelling}
        error={cancel.error && sentence(cancel.error, language)}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {words.cancelText}
      </ConfirmDialog>
    </>
  );
}
