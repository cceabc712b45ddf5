import type { OpsServiceRow } from '#contract/ops/services';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/ReasonDialog.tsx';
import { servicesText } from './text.ts';

export function EndDialog({ row, onClose }: { row: OpsServiceRow; onClose: () => void }) {
  const words = useText(servicesText);
  const end = useSubmit('OpsServiceEnd', { handles: () => true });
  const submit = async (reason: string) => {
    const { serviceId, company } = row;
    const reply = await end.mutateAsync({ companyId: company.companyId, serviceId, reason }).catch(() => undefined);
    if (!reply) return;
    onClose();
    toast(words.ended);
  };
  return (
    <ReasonDialog
      title={words.endTitle}
      text={words.endText}
      action={words.endDo}
      danger
      busy={end.isPending}
      failure={end.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
