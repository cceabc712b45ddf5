import { useState } from 'react';
import type { OpsStockRow } from '#contract/ops/mall-stock';
import { toast } from '../../../platform/feedback.ts';
import { useText } from '../../../platform/locale.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useSubmit } from '../../api/use-call.ts';
import { ReasonDialog } from '../../kit/dialogs/ReasonDialog.tsx';
import { wholeTyped } from '../amounts.ts';
import { stockText } from './stock-text.ts';

/** The amount from which operators are told. */
export function LowAtDialog({ row, onClose }: { row: OpsStockRow; onClose: () => void }) {
  const words = useText(stockText);
  const save = useSubmit('OpsStockLowAt', { handles: () => true });
  const [typed, setTyped] = useState(String(row.lowAt));
  const [asked, setAsked] = useState(false);
  const lowAt = wholeTyped(typed);
  const submit = async (reason: string) => {
    setAsked(true);
    if (lowAt === undefined) return;
    const payload = { companyId: row.company.companyId, productId: row.productId, lowAt, reason };
    if (!(await save.mutateAsync(payload).catch(() => undefined))) return;
    onClose();
    toast(words.lowAtSaved);
  };
  return (
    <ReasonDialog
      title={words.lowAtTitle}
      text={words.lowAtText}
      action={words.lowAtDo}
      busy={save.isPending}
      failure={save.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
      before={
        <TextField
          label={words.lowAtField}
          error={asked && lowAt === undefined ? words.needCount : undefined}
          inputMode="numeric"
          maxLength={7}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      }
    />
  );
}
