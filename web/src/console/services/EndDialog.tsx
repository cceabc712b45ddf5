import type { OpsServiceRow } from '#contract/ops/services';
import { useText } from '../../platform/locale.ts';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { servicesText } from './text.ts';

export function EndDialog({ row, onClose }: { row: OpsServiceRow; onClose: () => void }) {
  const words = useText(servicesText);
  return (
    <ChangeWithReason
      call="OpsServiceEnd"
      payload={{ companyId: row.company.companyId, serviceId: row.serviceId }}
      title={words.endTitle}
      text={words.endText}
      action={words.endDo}
      done={words.ended}
      danger
      onClose={onClose}
    />
  );
}
