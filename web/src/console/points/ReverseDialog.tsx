import type { OpsGrantRow } from '#contract/ops/points';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/ReasonDialog.tsx';
import { countText } from './columns.tsx';
import { pointsText } from './text.ts';

export function ReverseDialog({ row, onClose }: { row: OpsGrantRow; onClose: () => void }) {
  const words = useText(pointsText);
  const reverse = useSubmit('OpsPointsReverse', { handles: () => true });
  const submit = async (reason: string) => {
    const named = { companyId: row.company.companyId, grantId: row.grantId };
    const reply = await reverse.mutateAsync({ ...named, reason }).catch(() => undefined);
    if (!reply) return;
    onClose();
    toast(words.reversed(countText(reply.points)));
  };
  return (
    <ReasonDialog
      danger
      title={words.reverseTitle}
      text={words.reverseText(countText(row.remaining), row.person.name)}
      action={words.reverse}
      busy={reverse.isPending}
      failure={reverse.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
