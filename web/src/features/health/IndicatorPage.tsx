import { INDICATOR_CATEGORIES, INDICATOR_CATEGORY_KEYS } from '#contract/values/health-categories';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { oneOf, pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ArticleLinks, DoctorCard, ExtrasCard, IndicatorLinks } from './Aside.tsx';
import { CategoryList } from './CategoryList.tsx';
import { HitList } from './HitList.tsx';
import { IndicatorDetail } from './IndicatorDetail.tsx';
import { indicatorPath } from './paths.ts';
import { findIndicators, SearchBox } from './SearchBox.tsx';
import { healthText } from './text.ts';

const PAGE_SIZE = 20;
const CATEGORIES = ['all', ...INDICATOR_CATEGORY_KEYS] as const;
const KEYS = { q: text, category: oneOf(CATEGORIES), code: text, page: pageNumber };

/** /web/indicator?q=&category=&code=&page=: public, so that a report's link works for every reader. */
export function IndicatorPage() {
  const words = useText(healthText);
  const pick = usePick();
  const { state, change, pathWith } = useAddressState(KEYS);
  const { q, category, code, page } = state;
  const found = useCall('SearchIndicators', {
    text: q,
    ...(category !== 'all' && { category }),
    pageIndex: page - 1,
    pageSize: PAGE_SIZE,
  });
  const every = useCall('SearchIndicators', { pageSize: 1 });
  const indicator = useCall('GetIndicator', { code }, { enabled: code !== '' });
  const shown = code ? (indicator.data?.category ?? category) : category;
  const label = (key: (typeof CATEGORIES)[number]) =>
    key === 'all' ? words.all : pick(INDICATOR_CATEGORIES[key].zh, INDICATOR_CATEGORIES[key].en);
  return (
    <InnerPage title={words.indicatorTitle} text={words.indicatorIntro}>
      <Block query={every} placeholder={<Placeholder />} className="">
        {({ counts }) => (
          <>
            <Card className="mb-3 md:mb-6">
              <SearchBox
                key={q}
                label={words.search}
                value={q}
                search={findIndicators}
                onPick={(hit) => go(indicatorPath(hit.code))}
                onSearch={(typed) => go(pathTo('/web/indicator', undefined, { q: typed || undefined }))}
              />
              <div className="mt-3">
                <Chips
                  label={words.categories}
                  value={shown}
                  onChange={(next) => change({ category: next, code: '', page: 1 })}
                  items={CATEGORIES.map((value) => ({ value, label: label(value), count: counts[value] }))}
                />
              </div>
            </Card>
            {code ? (
              <Block query={indicator} placeholder={<Placeholder />} className="">
                {(entry) => (
                  <div
                    key={entry.code}
                    className="grid grid-cols-1 items-start gap-3 md:gap-6 lg:grid-cols-[14rem_minmax(0,1fr)_16rem]"
                  >
                    <CategoryList category={entry.category} code={entry.code} />
                    <IndicatorDetail indicator={entry} />
                    <div className="grid grid-cols-1 gap-3 md:gap-4">
                      <ExtrasCard extras={entry.extras} />
                      <IndicatorLinks title={words.related} entries={entry.relatedEntries} />
                      <ArticleLinks title={words.articles} articles={entry.articles} />
                      <DoctorCard />
                    </div>
                  </div>
                )}
              </Block>
            ) : (
              <Block query={found} placeholder={<Placeholder />} className="">
                {(data) => (
                  <HitList
                    found={data}
                    title={q ? words.results : label(category)}
                    page={page}
                    pageSize={PAGE_SIZE}
                    pathOf={(at) => pathWith({ page: at })}
                  />
                )}
              </Block>
            )}
          </>
        )}
      </Block>
    </InnerPage>
  );
}

export const Placeholder = () => (
  <Card>
    <Skeleton className="h-6 w-2/5" />
    <Skeleton className="mt-3 h-24 w-full" shape="block" />
    <Skeleton className="mt-3 h-5 w-3/5" />
  </Card>
);
