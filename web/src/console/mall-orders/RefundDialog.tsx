import { useState } from 'react';
import type { OpsMallItem } from '#contract/ops/mall-orders';
import { toast } from '../../platform/feedback.ts';
import { useText } from '../../platform/locale.ts';
import { KeyValueRows } from '../../ui/data/KeyValueRows.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useSubmit } from '../api/use-call.ts';
import { ReasonDialog } from '../kit/dialogs/ReasonDialog.tsx';
import { ChooseItems } from './ChooseItems.tsx';
import { named, type MallDialogProps } from './order-dialog.ts';
import { mallOrdersText } from './text.ts';

const SOURCES = ['money', 'points', 'gift', 'card', 'company'] as const;

/** Whole or in part: what each source gets back is told before it goes. */
export function RefundDialog({ order, onClose }: MallDialogProps) {
  const words = useText(mallOrdersText);
  const items = order.items.filter(({ state }) => state !== 'refunded');
  const [itemNos, setItemNos] = useState(items.length === 1 ? items.map(({ itemNo }) => itemNo) : []);
  const [asked, setAsked] = useState(false);
  const refund = useSubmit('OpsMallRefund', { handles: () => true });
  const chosen = items.filter(({ itemNo }) => itemNos.includes(itemNo));
  const inUse = chosen.flatMap((item) => (item.inUse ? [item.inUse.text] : []));
  const submit = async (reason: string) => {
    setAsked(true);
    if (itemNos.length === 0) return;
    const reply = await refund.mutateAsync({ ...named(order), itemNos, reason }).catch(() => undefined);
    if (!reply) return;
    onClose();
    toast(words.refundDone(priceText(reply.moneyFen), words.points(reply.points)));
  };
  return (
    <ReasonDialog
      title={words.refundTitle}
      text={words.refundText}
      action={words.refundDo}
      danger
      wide
      busy={refund.isPending}
      failure={refund.error}
      before={
        <>
          <ChooseItems
            legend={words.whichToRefund}
            items={items}
            chosen={itemNos}
            onChange={setItemNos}
            error={asked && itemNos.length === 0 ? words.needItems : undefined}
          />
          {inUse.length > 0 && <Alert tone="warn">{words.inUse([...new Set(inUse)].join(words.and))}</Alert>}
          <GoesBack items={chosen} />
        </>
      }
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}

function GoesBack({ items }: { items: readonly OpsMallItem[] }) {
  const words = useText(mallOrdersText);
  const paid = items.flatMap(({ paidWith }) => paidWith).filter(({ givenBack }) => !givenBack);
  const rows = SOURCES.flatMap((source) => {
    const of = paid.filter((one) => one.source === source);
    if (of.length === 0) return [];
    const fen = of.reduce((sum, { amountFen }) => sum + amountFen, 0);
    const points = of.reduce((sum, one) => sum + (one.points ?? 0), 0);
    const value = source === 'points' ? words.points(points) : priceText(fen);
    return [{ key: source, label: words.sources[source], value }];
  });
  return (
    <section aria-live="polite">
      <h3 className="mb-1.5 text-label font-semibold">{words.goesBack}</h3>
      {rows.length === 0 ? (
        <p className="text-label text-ink-3">{words.nothingBack}</p>
      ) : (
        <KeyValueRows plain rows={rows} />
      )}
    </section>
  );
}
