import type { Extra } from '#contract/calls/booking';
import type { ReactNode } from 'react';
import { useKeptWish } from '../../../parts/orders/kept-wish.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { Tag } from '../../../ui/data/Tag.tsx';
import { packageText } from './text.ts';

export const useWished = (extras: readonly Extra[]): Extra | undefined => {
  const wish = useKeptWish();
  return extras.find(({ id }) => id === wish?.extraId);
};

interface WishedProps {
  wished: Extra | undefined;
  row: (extra: Extra, aside: ReactNode) => ReactNode;
}

/**
 * The add-on one came for from the encyclopedia, or that it is not offered here; it is not ticked by itself, since it
 * costs money.
 */
export function WishedExtra({ wished, row }: WishedProps) {
  const words = useText(packageText);
  const pick = usePick();
  const wish = useKeptWish();
  if (!wish) return null;
  if (!wished) return <p className="mb-2 text-label text-ink-2">{words.wishNot(pick(wish.name.zh, wish.name.en))}</p>;
  return (
    <section
      aria-label={words.wished}
      className="mb-2 rounded-control border border-info-line bg-info-bg/40 px-3 md:px-4"
    >
      {row(wished, <Tag tone="info">{words.wished}</Tag>)}
    </section>
  );
}
