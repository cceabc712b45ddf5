import type { MallPreview } from '#contract/calls/mall-orders';
import { usePick, useText } from '../../../platform/locale.ts';
import { ProductArt } from '../../../ui/art/ProductArt.tsx';
import { PhotoSlot } from '../../../ui/data/PhotoSlot.tsx';
import { Price } from '../../../ui/data/Price.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { checkoutText } from './checkout-text.ts';

/** The items, how many, for whom and where they will be found. */
export function ItemsCard({ lines, priced }: { lines: MallPreview['lines']; priced: boolean }) {
  const words = useText(checkoutText);
  const pick = usePick();
  return (
    <Card title={words.items}>
      <ul aria-label={words.items} className="divide-y divide-line border-t border-line">
        {lines.map((line) => (
          <li key={`${line.Id} ${line.forName}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
            <PhotoSlot
              src={line.picture}
              alt=""
              art={<ProductArt />}
              className="size-14 flex-none rounded-control md:size-18"
            />
            <div className="min-w-0 flex-1 basis-40">
              <p className="font-semibold">{pick(line.name.zh, line.name.en)}</p>
              <p className="text-c text-ink-2">
                {[
                  pick(line.brief.zh, line.brief.en),
                  words.each(line.count),
                  line.forName && words.forWhom(line.forName),
                  words.kinds[line.kind],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {priced && line.priceFen !== null && <Price fen={line.priceFen} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
