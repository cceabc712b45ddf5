import { Coins } from 'lucide-react';
import type { MallListing } from '#contract/calls/mall';
import { useCompanyInfo } from '../../../parts/company/company.ts';
import { mallNames } from '../../../parts/mall/text.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { InnerPage } from '../../../parts/page/InnerPage.tsx';
import { text, useAddressState } from '../../../platform/address-state.ts';
import { usePick, useText } from '../../../platform/locale.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Chips } from '../../../ui/form/Chips.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { DentalCards } from '../checkout/DentalCards.tsx';
import { ListTools } from './ListTools.tsx';
import { MallTabs } from './MallTabs.tsx';
import { narrowed, waysToNarrow, WISH_KEYS, type Wish } from './narrow.ts';
import { ProductCard } from './ProductCard.tsx';
import { mallText } from '../text.ts';
import { useListing } from './use-listing.ts';
import { countText, useMall } from '../use-mall.ts';
import { presetOf, shownOf } from '../variant.ts';

const KEYS = { category: text, ...WISH_KEYS };
const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4 lg:gap-5';
/** Pictures in the first row are fetched at once. */
const FIRST_ROW = 4;

/** /web/mall and /web/service/mall: the company's offers; the category stands in the address. */
export function ListPage() {
  const names = useText(mallNames);
  const mall = useMall();
  const { state, change } = useAddressState(KEYS);
  const variant = useCompanyInfo().data?.config.mall.variant ?? 'standard';
  const preset = presetOf(variant, mall, state.category);
  const query = useListing(mall);
  return (
    <InnerPage title={names.malls[mall]}>
      <MallTabs current={preset ?? 'list'} />
      {variant === 'dental' && mall === 'health' && <DentalCards />}
      <Block query={query} placeholder={<Placeholder />} className="">
        {(listing) => (
          <Listing
            listing={listing}
            category={state.category}
            preset={preset}
            wish={state}
            onCategory={(category) => change({ category })}
            onWish={(wish) => change(wish, { replace: true })}
          />
        )}
      </Block>
    </InnerPage>
  );
}

interface ListingProps {
  listing: MallListing & { paidProductId?: number | null };
  category: string;
  preset: string | undefined;
  wish: Wish;
  onCategory: (category: string) => void;
  onWish: (wish: Partial<Wish>) => void;
}

function Listing({ listing, category: asked, preset, wish, onCategory, onWish }: ListingProps) {
  const words = useText(mallText);
  const pick = usePick();
  const { shown: inCategory, category } = shownOf(listing, asked, preset);
  const ways = waysToNarrow(inCategory, listing.points !== null, wish);
  const shown = narrowed(inCategory, wish);
  const chips = [
    { value: '', label: words.all },
    ...listing.categories.map((one) => ({ value: one.category, label: pick(one.name.zh, one.name.en) })),
  ];
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden md:mb-4">
        {preset === undefined && listing.categories.length > 1 && (
          <div className="min-w-0 max-md:w-full">
            <Chips label={words.categories} items={chips} value={category} onChange={onCategory} />
          </div>
        )}
        {listing.points !== null && (
          <p className="ml-auto inline-flex min-h-10 items-center gap-2 rounded-full border border-line bg-white px-4 text-label max-md:ml-0">
            <Coins aria-hidden="true" size={18} strokeWidth={1.75} />
            {words.myPoints(countText(listing.points))}
          </p>
        )}
      </div>
      <ListTools ways={ways} wish={wish} found={shown.length} onWish={onWish} />
      {inCategory.length > 0 && shown.length === 0 ? (
        <NotFound onAll={() => onWish({ q: '', sort: 'shelf', points: '' })} />
      ) : shown.length === 0 ? (
        <Nothing narrowed={category !== '' && preset === undefined} onAll={() => onCategory('')} />
      ) : (
        <ul aria-label={words.products} className={GRID}>
          {shown.map((product, at) => (
            <li key={product.Id}>
              <ProductCard product={product} upgrade={product.Id === listing.paidProductId} eager={at < FIRST_ROW} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NotFound({ onAll }: { onAll: () => void }) {
  const words = useText(mallText);
  return (
    <Card>
      <EmptyState
        title={words.notFound}
        headingLevel={2}
        actions={
          <Button size="sm" onClick={onAll}>
            {words.showAll}
          </Button>
        }
      >
        {words.notFoundText}
      </EmptyState>
    </Card>
  );
}

function Nothing({ narrowed: isNarrowed, onAll }: { narrowed: boolean; onAll: () => void }) {
  const words = useText(mallText);
  return (
    <Card>
      <EmptyState
        title={isNarrowed ? words.emptyCategory : words.empty}
        headingLevel={2}
        actions={
          isNarrowed && (
            <Button size="sm" onClick={onAll}>
              {words.showAll}
            </Button>
          )
        }
      >
        {isNarrowed ? words.emptyCategoryText : words.emptyText}
      </EmptyState>
    </Card>
  );
}

const Placeholder = () => (
  <>
    <Skeleton className="mb-4 h-10 w-3/5" />
    <div className={GRID}>
      {Array.from({ length: 8 }, (_, card) => (
        <div key={card} className="overflow-hidden rounded-card border border-line bg-white">
          <Skeleton shape="block" className="aspect-4/3 w-full" />
          <div className="p-3 md:p-4">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="mt-2 h-4 w-3/5" />
            <Skeleton className="mt-3 h-6 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  </>
);
