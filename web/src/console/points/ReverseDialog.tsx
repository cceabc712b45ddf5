import type { OpsGrantRow } from '#contract/ops/points';
import { useText } from '../../platform/locale.ts';
import { ChangeWithReason } from '../kit/dialogs/ChangeWithReason.tsx';
import { countText } from './columns.tsx';
import { pointsText } from './text.ts';

export function ReverseDialog({ row, onClose }: { row: OpsGrantRow; onClose: () => void }) {
  const words = useText(pointsText);
  return (
    <ChangeWithReason
      call="OpsPointsReverse"
      payload={{ companyId: row.company.companyId, grantId: row.grantId }}
      title={words.reverseTitle}
      text={words.reverseText(countText(row.remaining), row.person.name)}
      action={words.reverse}
      done={({ points }) => words.reversed(countText(points))}
      danger
      onClose={onClose}
    />
  );
}
