import type { OpsMessageRow } from '#contract/ops/messages';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useCall, useSubmit } from '../api/use-call.ts';
import { Block } from '../kit/pane/Block.tsx';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { opsPathTo } from '../routes.ts';
import { messagesText } from './text.ts';

interface RowDialogProps {
  row: OpsMessageRow;
  onClose: () => void;
}

const named = ({ company, messageId }: OpsMessageRow) => ({ companyId: company.companyId, messageId });

/** The text as it was sent; looking at it is audited, so it is asked for only now. */
export function TextDialog({ row, onClose }: RowDialogProps) {
  const words = useText(messagesText);
  const text = useCall('OpsMessageText', named(row), { keepPrevious: false });
  return (
    <Dialog open onClose={onClose} title={words.textTitle} actions={<Button onClick={onClose}>{words.close}</Button>}>
      <Block query={text} bare placeholder={<Skeleton shape="block" className="h-20 w-full" />}>
        {({ text: body }) => <p className="rounded-control bg-n-50 p-3 whitespace-pre-wrap text-ink">{body}</p>}
      </Block>
    </Dialog>
  );
}

export function ResendDialog({ row, onClose }: RowDialogProps) {
  const words = useText(messagesText);
  return (
    <ChangeWithReason
      call="OpsMessageResend"
      payload={named(row)}
      title={words.resendTitle}
      text={words.resendText}
      action={words.resendDo}
      done={words.resent}
      onClose={onClose}
    />
  );
}

interface ResendAllProps {
  company: { companyId?: number };
  count: number;
  onClose: () => void;
}

export function ResendAllDialog({ company, count, onClose }: ResendAllProps) {
  const words = useText(messagesText);
  const start = useSubmit('OpsMessagesResendFailed', { handles: () => true });
  const submit = async (reason: string) => {
    const reply = await start.mutateAsync({ ...company, reason }).catch(() => undefined);
    if (!reply) return;
    onClose();
    const see = () => go(opsPathTo('/ops/tasks/$task', { task: reply.taskId }));
    toast(words.resendAllStarted, { action: { label: words.toTask, onPress: see } });
  };
  return (
    <ReasonDialog
      title={words.resendAllTitle}
      text={words.resendAllText(count)}
      action={words.resendAllDo}
      busy={start.isPending}
      failure={start.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
