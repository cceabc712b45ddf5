import { useState } from 'react';
import type { OpsRosterRow } from '#contract/ops/rosters';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { opsPathTo } from '../routes.ts';
import { rostersText } from './text.ts';

export interface RunRosterDialogProps {
  companyId: number;
  roster: OpsRosterRow;
  onClose: () => void;
}

/** The effect once more, the treatment of existing people, then the reason. */
export function RunRosterDialog({ companyId, roster, onClose }: RunRosterDialogProps) {
  const words = useText(rostersText);
  const run = useSubmit('OpsRosterRun', { handles: () => true });
  const [existing, setExisting] = useState<'update' | 'leave'>('update');
  const submit = async (reason: string) => {
    const wish = { companyId, rosterId: roster.rosterId, existing, reason };
    const reply = await run.mutateAsync(wish).catch(() => undefined);
    if (!reply) return;
    onClose();
    const see = () => go(opsPathTo('/ops/tasks/$task', { task: reply.taskId }));
    toast(words.runStarted, { action: { label: words.toTask, onPress: see } });
  };
  const { newRows, changedRows, leftRows, badRows } = roster;
  const isUpdate = existing === 'update';
  return (
    <ReasonDialog
      title={words.runTitle}
      text={
        <>
          <p>{words.runText(newRows, isUpdate ? changedRows : 0, isUpdate ? leftRows : 0)}</p>
          {badRows > 0 && <p className="text-warn">{words.runSkipped(badRows)}</p>}
        </>
      }
      action={words.run}
      busy={run.isPending}
      failure={run.error}
      before={
        <SelectField
          label={words.existing}
          value={existing}
          onChange={(event) => setExisting(event.target.value === 'leave' ? 'leave' : 'update')}
        >
          <option value="update">{words.existings.update}</option>
          <option value="leave">{words.existings.leave}</option>
        </SelectField>
      }
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
