import { useId } from 'react';
import type { Product } from '#contract/calls/mall';
import { detailPath } from '../../../parts/mall/mall-paths.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { usePick, useText } from '../../../platform/locale.ts';
import { ProductArt } from '../../../ui/art/ProductArt.tsx';
import { cx } from '../../../ui/cx.ts';
import { PhotoSlot } from '../../../ui/data/PhotoSlot.tsx';
import { CardPrice } from '../product/CardPrice.tsx';
import { mallText } from '../text.ts';
import { useMall } from '../use-mall.ts';

/** One product. What cannot be bought stays readable, grey, with its reason. */
export function ProductCard({ product, upgrade, eager }: { product: Product; upgrade: boolean; eager: boolean }) {
  const words = useText(mallText);
  const pick = usePick();
  const mall = useMall();
  const titleId = useId();
  const { Id, name, brief, picture, refusal } = product;
  const badge = badgeOf(product);
  return (
    <article
      aria-labelledby={titleId}
      className="focus-ring relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-white transition-colors hover:border-brand-line has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus"
    >
      <PhotoSlot
        src={picture}
        alt=""
        art={<ProductArt />}
        eager={eager}
        className={cx('aspect-4/3', refusal && 'opacity-70 grayscale')}
      />
      {badge && (
        <span
          className={cx(
            'absolute top-2 left-2 rounded-tag bg-white px-2 text-x md:top-3 md:left-3',
            refusal ? 'text-ink-2' : 'text-warn',
          )}
        >
          {badge.from === 'states' ? words.states[badge.key] : words.badges[badge.key]}
        </span>
      )}
      <div className="flex flex-1 flex-col p-3 md:p-4">
        <h2 id={titleId} className={cx('text-s', refusal && 'text-ink-2')}>
          {/* the whole card is pressed, the name is what is read */}
          <AppLink
            to={detailPath(mall, Id, { upgrade })}
            className="text-inherit no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none"
          >
            {pick(name.zh, name.en)}
          </AppLink>
        </h2>
        <p className="text-c text-ink-2">{pick(brief.zh, brief.en)}</p>
        <div className="mt-auto pt-2">
          <CardPrice product={product} />
          {refusal && <p className="mt-1 text-c text-warn">{refusal.text}</p>}
        </div>
      </div>
    </article>
  );
}

type Badge = { from: 'badges'; key: 'hot' | 'limited' } | { from: 'states'; key: 'soldOut' | 'unavailable' };

function badgeOf({ refusal, badge }: Product): Badge | undefined {
  if (refusal) return { from: 'states', key: refusal.fault === SOLD_OUT ? 'soldOut' : 'unavailable' };
  return badge ? { from: 'badges', key: badge } : undefined;
}
const SOLD_OUT: string = 'productSoldOut';
