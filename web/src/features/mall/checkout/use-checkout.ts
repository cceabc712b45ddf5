import { useEffect, useState } from 'react';
import type { Split } from '#contract/calls/mall-orders';
import type { PayloadOf } from '../../../api/send.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSession } from '../../../platform/session.ts';
import { keyOf, shownBy, splitOf, usesOf } from './split.ts';

/** How long after the last change the server is asked again. */
const PAUSE_MS = 350;

export type Items = PayloadOf<'MallCheckout'>['ProductItems'];
type Wish = Split | undefined;

/** The preview of an order, and the person's own split: shown at once, reckoned by the server a moment later. */
export function useCheckout(ProductItems: Items, enabled: boolean) {
  const CustomerGuid = useSession((data) => data.identity?.userGuid ?? '');
  const [wish, setWish] = useState<Wish>();
  const [asked, setAsked] = useState<Wish>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wish), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wish]);
  const payload = { CustomerGuid, ProductItems, ...(asked && { Split: asked }) };
  const query = useCall('MallCheckout', payload, { enabled, fresh: true });
  const answer = query.isPlaceholderData ? undefined : query.data?.preview;
  const isAnswered = wish === asked && answer !== undefined;
  // kept, so that restoring needs no answer, and a reckoning that fails leaves the page as it was filled in
  const [recommended, setRecommended] = useState(answer);
  const [latest, setLatest] = useState(answer);
  if (answer && answer !== latest) setLatest(answer);
  if (answer && asked === undefined && answer !== recommended) setRecommended(answer);
  const preview = wish ? (answer ?? latest) : (recommended ?? answer);
  // until the answer is there the wish is shown, then what the server made of it
  const shown = preview && shownBy(preview, wish && !isAnswered ? usesOf(wish, preview.sources) : {});
  return {
    query,
    preview,
    rows: shown?.rows ?? [],
    moneyFen: shown?.moneyFen ?? 0,
    /** The person has made a split of their own. */
    isOwn: wish !== undefined,
    isReckoning: wish !== undefined && !isAnswered && !query.error,
    use: (key: string, amount: number) => {
      if (!preview || !shown) return;
      const uses = Object.fromEntries(shown.rows.map(({ source, use }) => [keyOf(source), use]));
      setWish(splitOf(shownBy(preview, { ...uses, [key]: amount }).rows));
    },
    restore: () => {
      setWish(undefined);
      setAsked(undefined);
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
