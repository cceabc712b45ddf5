import type { OpsErasureRow } from '#contract/ops/personal-data';
import { useText } from '../../platform/locale.ts';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import type { Decision } from './columns.tsx';
import { dataRequestsText } from './text.ts';

export interface DecideDialogProps {
  row: OpsErasureRow;
  decision: Decision;
  onClose: () => void;
}

export function DecideDialog({ row, decision, onClose }: DecideDialogProps) {
  const words = useText(dataRequestsText);
  const isErasing = decision === 'erase';
  return (
    <ChangeWithReason
      call={isErasing ? 'OpsErasureDo' : 'OpsErasureDecline'}
      payload={{ companyId: row.company.companyId, requestId: row.requestId }}
      title={isErasing ? words.eraseTitle : words.declineTitle}
      text={
        <>
          <b className="text-ink">{row.person.name}</b>
          <p>{isErasing ? words.eraseText : words.declineText}</p>
        </>
      }
      action={isErasing ? words.eraseDo : words.declineDo}
      danger={isErasing}
      done={isErasing ? words.erasedToast : words.declinedToast}
      onClose={onClose}
    />
  );
}
