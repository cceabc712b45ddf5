import type { OpsFeedbackRow } from '#contract/ops/feedback';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useCall, useSubmit } from '../api/use-call.ts';
import { feedbackText } from './text.ts';

export interface AssignSelectProps {
  on: { companyId: number; feedbackId: number };
  assignee: OpsFeedbackRow['assignee'];
}

/** Who looks after it: oneself at a press, or a colleague. */
export function AssignSelect({ on, assignee }: AssignSelectProps) {
  const words = useText(feedbackText);
  const me = useCall('OpsMe', {}).data?.operatorId;
  const staff = useCall('OpsFeedbackStaff', {}).data?.staff ?? [];
  const assign = useSubmit('OpsFeedbackAssign');
  const give = async (operatorId: number | null) => {
    const reply = await assign.mutateAsync({ ...on, operatorId }).catch(() => undefined);
    if (reply) toast(words.assignSaved);
  };
  const known = staff.some(({ operatorId }) => operatorId === assignee?.operatorId);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label={<VisuallyHidden>{words.assignee}</VisuallyHidden>}
        className="min-w-40 flex-1"
        value={assignee?.operatorId ?? ''}
        onChange={(event) => void give(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{words.nobody}</option>
        {assignee && !known && <option value={assignee.operatorId}>{assignee.name}</option>}
        {staff.map(({ operatorId, name }) => (
          <option key={operatorId} value={operatorId}>
            {name}
          </option>
        ))}
      </SelectField>
      {me !== undefined && assignee?.operatorId !== me && (
        <Button busy={assign.isPending} onClick={() => void give(me)}>
          {words.assignMe}
        </Button>
      )}
    </div>
  );
}
