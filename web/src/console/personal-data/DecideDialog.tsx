import type { OpsErasureRow } from '#contract/ops/personal-data';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/ReasonDialog.tsx';
import type { Decision } from './columns.tsx';
import { dataRequestsText } from './text.ts';

export interface DecideDialogProps {
  row: OpsErasureRow;
  decision: Decision;
  onClose: () => void;
}

export function DecideDialog({ row, decision, onClose }: DecideDialogProps) {
  const words = useText(dataRequestsText);
  const erasing = useSubmit('OpsErasureDo', { handles: () => true });
  const declining = useSubmit('OpsErasureDecline', { handles: () => true });
  const isErasing = decision === 'erase';
  const deciding = isErasing ? erasing : declining;
  const submit = async (reason: string) => {
    const what = { companyId: row.company.companyId, requestId: row.requestId, reason };
    const reply = await deciding.mutateAsync(what).catch(() => undefined);
    if (!reply) return;
    onClose();
    toast(isErasing ? words.erasedToast : words.declinedToast);
  };
  return (
    <ReasonDialog
      title={isErasing ? words.eraseTitle : words.declineTitle}
      text={
        <>
          <b className="text-ink">{row.person.name}</b>
          <p>{isErasing ? words.eraseText : words.declineText}</p>
        </>
      }
      action={isErasing ? words.eraseDo : words.declineDo}
      danger={isErasing}
      busy={deciding.isPending}
      failure={deciding.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
