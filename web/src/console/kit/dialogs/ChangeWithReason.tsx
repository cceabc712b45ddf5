import type { UseMutationResult } from '@tanstack/react-query';
import type { Failure } from '../../../api/failure.ts';
import { toast } from '../../../platform/feedback.ts';
import type { OpsPayload, OpsReply, OpsWriteName } from '../../api/send.ts';
import { useSubmit } from '../../api/use-call.ts';
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx';

export interface ChangeWithReasonProps<N extends OpsWriteName> extends Omit<
  ReasonDialogProps,
  'busy' | 'failure' | 'onSubmit'
> {
  call: N;
  payload: Omit<OpsPayload<N>, 'reason'>;
  /** Said once it is done. */
  done: string | ((reply: OpsReply<N>) => string);
}

/** A change that a reason is typed for: asks, makes the call, and says that it is done. */
export function ChangeWithReason<N extends OpsWriteName>(props: ChangeWithReasonProps<N>) {
  const { call, payload, done, onClose, ...dialog } = props;
  const change: UseMutationResult<OpsReply<N>, Failure, OpsPayload<N> & object> = useSubmit(call, {
    handles: () => true,
  });
  const submit = async (reason: string) => {
    const reply = await change
      .mutateAsync({ ...payload, reason } as unknown as OpsPayload<N> & object)
      .catch(() => undefined);
    if (!reply) return;
    onClose();
    toast(typeof done === 'string' ? done : done(reply));
  };
  return (
    <ReasonDialog
      {...dialog}
      busy={change.isPending}
      failure={change.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
