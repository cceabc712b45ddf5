import { useState } from 'react';
import type { OpsStockRow } from '#contract/ops/mall-stock';
import { isFault } from '../../../api/faults.ts';
import { asFailure } from '../../../api/exchange.ts';
import { toast } from '../../../platform/feedback.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { RadioChips } from '../../../ui/form/RadioChips.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useCall, useSubmit } from '../../api/use-call.ts';
import { ReasonDialog } from '../../kit/dialogs/ReasonDialog.tsx';
import { wholeTyped } from '../amounts.ts';
import { STOCK_CHANGES } from '#contract/values/ops/malls';
import { COUNT } from './stock-columns.tsx';
import { stockText } from './stock-text.ts';

type Kind = (typeof STOCK_CHANGES)[number];

/** One company's stock of one product; a count is held against the number that stands here. */
export function StockDialog({ row, onClose }: { row: OpsStockRow; onClose: () => void }) {
  const words = useText(stockText);
  const pick = usePick();
  const { company, productId } = row;
  const on = { companyId: company.companyId, productId };
  const save = useSubmit('OpsStockChange', { handles: () => true });
  const [kind, setKind] = useState<Kind>('received');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const [seen, setSeen] = useState(row.onHand);
  const now = useCall('OpsStock', on, { enabled: false });
  const count = wholeTyped(typed);
  const isWrong = kind !== 'uncounted' && (count === undefined || (count === 0 && kind !== 'counted'));
  // uncounted goods cannot stop being counted
  const kinds = STOCK_CHANGES.filter((value) => value !== 'uncounted' || seen !== null);
  const submit = async (reason: string) => {
    setAsked(true);
    const change = changeOf(kind, count, seen);
    if (isWrong || !change) return;
    try {
      const { onHand } = await save.mutateAsync({ ...on, change, reason });
      onClose();
      toast(words.changed(onHand));
    } catch (error) {
      // the typed count stays; the number it is held against is the present one
      if (!isFault(asFailure(error), 'stockChanged')) return;
      const fresh = await now.refetch();
      setSeen(fresh.data?.rows[0]?.onHand ?? null);
    }
  };
  return (
    <ReasonDialog
      title={words.changeTitle}
      text={words.now(
        pick(row.name.zh, row.name.en),
        pick(company.name.zh, company.name.en),
        seen === null ? words.notCounted : COUNT.format(seen),
      )}
      action={words.changeDo}
      busy={save.isPending}
      failure={save.error}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
      before={
        <>
          <RadioChips
            legend={words.how}
            items={kinds.map((value) => ({ value, label: words.kinds[value] }))}
            value={kind}
            onChange={setKind}
          />
          {kind === 'uncounted' ? (
            <p className="text-ink-2">{words.uncountedHint}</p>
          ) : (
            <TextField
              label={words.counts[kind]}
              hint={words.countsHint[kind]}
              error={asked && isWrong ? words.needCount : undefined}
              inputMode="numeric"
              maxLength={7}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </>
      }
    />
  );
}

/** Undefined: something is missing. */
function changeOf(kind: Kind, count: number | undefined, seen: number | null) {
  if (kind === 'uncounted') return seen === null ? undefined : { kind, seen };
  if (count === undefined) return undefined;
  return kind === 'counted' ? { kind, count, seen } : { kind, count };
}
