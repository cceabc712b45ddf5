import { useState } from 'react';
import type { MallKind } from '#contract/calls/mall-payment';
import { isOutcomeUnknown, type Failure } from '../../../api/failure.ts';
import { SESSION_ENDED } from '../../../api/faults.ts';
import { asFailure, type PayloadOf, type ReplyOf } from '../../../api/send.ts';
import { useSubmit } from '../../../api/use-call.ts';
import { payPath, recordPath } from '../../../parts/mall/mall-paths.ts';
import { go } from '../../../platform/navigation.ts';

export type Order =
  | { by: 'points'; payload: PayloadOf<'BuyProductToPointPay'> }
  | { by: 'split'; payload: PayloadOf<'ProductToBuy'> };

interface PlaceEvents {
  onPlaced: () => void;
  onRefused: () => void;
}

/** Places the order and leads on; the page says a refusal where it belongs. */
export function usePlace(mall: MallKind, { onPlaced, onRefused }: PlaceEvents) {
  const [failure, setFailure] = useState<Failure>();
  const handles = ({ code }: Failure) => code !== SESSION_ENDED;
  const bySplit = useSubmit('ProductToBuy', { handles });
  const byPoints = useSubmit('BuyProductToPointPay', { handles });
  async function place(order: Order): Promise<void> {
    setFailure(undefined);
    try {
      const placed = await (order.by === 'points'
        ? byPoints.mutateAsync(order.payload)
        : bySplit.mutateAsync(order.payload));
      onPlaced();
      leadOn(mall, placed);
    } catch (thrown) {
      const found = asFailure(thrown);
      setFailure(found);
      // Stock, points or price are others than they were when it was shown.
      if (!isOutcomeUnknown(found)) onRefused();
    }
  }
  return { place, failure, busy: bySplit.isPending || byPoints.isPending, forget: () => setFailure(undefined) };
}

/** Money due: to the pay page, and from there back to the record. Else to the record, which says that it is done. */
function leadOn(mall: MallKind, { orderGuid, moneyFen, Status }: ReplyOf<'ProductToBuy'>): void {
  const isDue = Status === 10 && moneyFen > 0;
  go(recordPath(mall, isDue ? {} : { placed: orderGuid }), { replace: true });
  if (isDue) go(payPath(mall, orderGuid));
}
