import { useEffect, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import type { PayloadOf } from '../../api/send.ts';
import { useSession } from '../../platform/session.ts';
import { shownBy, splitOf, type Uses } from './split.ts';

/** How long after the last change the server is asked again. */
const PAUSE_MS = 350;

export type Items = PayloadOf<'MallCheckout'>['ProductItems'];

/** The preview of an order, and the person's own split: shown at once, reckoned by the server a moment later. */
export function useCheckout(ProductItems: Items, enabled: boolean) {
  const CustomerGuid = useSession((data) => data.identity?.userGuid ?? '');
  const [uses, setUses] = useState<Uses>({});
  const [asked, setAsked] = useState<PayloadOf<'MallCheckout'>['Split']>();
  const query = useCall(
    'MallCheckout',
    { CustomerGuid, ProductItems, ...(asked && { Split: asked }) },
    { enabled, fresh: true },
  );
  const preview = query.data?.preview;
  const shown = preview && shownBy(preview, uses);
  const wanted = shown && Object.keys(uses).length > 0 ? JSON.stringify(splitOf(shown.rows)) : '';
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted ? (JSON.parse(wanted) as typeof asked) : undefined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return {
    query,
    preview,
    rows: shown?.rows ?? [],
    moneyFen: shown?.moneyFen ?? 0,
    /** Somebody has made a split of their own. */
    isOwn: wanted !== '',
    isReckoning: wanted !== (asked ? JSON.stringify(asked) : '') || query.isFetching,
    use: (key: string, amount: number) => setUses((before) => ({ ...before, [key]: amount })),
    restore: () => setUses({}),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
