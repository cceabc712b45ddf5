import type { OperatorRow } from '#contract/ops/operators';
import { useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { operatorsText } from './text.ts';

interface ResetProps {
  operator: OperatorRow;
  onClose: () => void;
}

export function ResetFactorDialog({ operator, onClose }: ResetProps) {
  const words = useText(operatorsText);
  return (
    <ChangeWithReason
      call="OperatorResetSecondFactor"
      payload={{ operatorId: operator.operatorId }}
      title={words.resetFactorTitle(operator.name)}
      text={words.resetFactorText}
      action={words.resetFactorDo}
      danger
      done={words.resetFactorDone}
      onClose={onClose}
    />
  );
}

export interface ResetPasswordProps extends ResetProps {
  onReset: (name: string, initialPassword: string) => void;
}

export function ResetPasswordDialog({ operator, onClose, onReset }: ResetPasswordProps) {
  const words = useText(operatorsText);
  const reset = useSubmit('OperatorResetPassword', { handles: () => true });
  const submit = async (reason: string) => {
    const reply = await reset.mutateAsync({ operatorId: operator.operatorId, reason }).catch(() => undefined);
    if (reply) onReset(operator.name, reply.initialPassword);
  };
  return (
    <ReasonDialog
      title={words.resetPasswordTitle(operator.name)}
      text={words.resetPasswordText}
      action={words.resetPasswordDo}
      danger
      busy={reset.isPending}
      failure={reset.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
