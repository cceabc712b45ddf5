import type { OpsApprovalRow } from '#contract/ops/approvals';
import { toast } from '../../platform/feedback.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { ApprovalLines, type Verdict } from './columns.tsx';
import { approvalsText } from './text.ts';

export interface HandedOver {
  name: string;
  secret: string;
}

interface DecideDialogProps {
  row: OpsApprovalRow;
  verdict: Verdict;
  onGiven: (given: HandedOver) => void;
  onClose: () => void;
}

export function DecideDialog({ row, verdict, onGiven, onClose }: DecideDialogProps) {
  const words = useText(approvalsText);
  const pick = usePick();
  const approving = useSubmit('OpsApprovalApprove', { handles: () => true });
  const declining = useSubmit('OpsApprovalDecline', { handles: () => true });
  const said = {
    approve: { title: words.approveTitle, text: words.approveText, action: words.approve, done: words.approved },
    decline: { title: words.declineTitle, text: words.declineText, action: words.decline, done: words.declined },
    withdraw: { title: words.withdrawTitle, text: words.withdrawText, action: words.withdraw, done: words.withdrawn },
  }[verdict];
  const submit = async (reason: string) => {
    const what = { companyId: row.company.companyId, approvalId: row.approvalId, reason };
    const done =
      verdict === 'approve'
        ? await approving.mutateAsync(what).catch(() => undefined)
        : await declining.mutateAsync(what).catch(() => undefined);
    if (!done) return;
    onClose();
    toast(said.done);
    if ('handedOver' in done && done.handedOver) onGiven(done.handedOver);
  };
  return (
    <ReasonDialog
      title={said.title}
      text={
        <>
          <b className="text-ink">{pick(row.title.zh, row.title.en)}</b>
          <ApprovalLines lines={row.lines} />
          <p>{said.text}</p>
        </>
      }
      action={said.action}
      danger={verdict === 'decline'}
      busy={approving.isPending || declining.isPending}
      failure={approving.error ?? declining.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
