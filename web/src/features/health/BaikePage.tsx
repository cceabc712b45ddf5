import { ARTICLE_CATEGORIES, ARTICLE_CATEGORY_KEYS } from '#contract/values/health-categories';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { oneOf, pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { Chips } from '../../ui/form/Chips.tsx';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ArticleView } from './ArticleView.tsx';
import { HitList } from './HitList.tsx';
import { Placeholder } from './IndicatorPage.tsx';
import { hitPath } from './paths.ts';
import { findAll, SearchBox } from './SearchBox.tsx';
import { healthText } from './text.ts';

const PAGE_SIZE = 20;
const KINDS = ['all', 'article', 'indicator'] as const;
const CATEGORIES = ['all', ...ARTICLE_CATEGORY_KEYS] as const;
const KEYS = { q: text, kind: oneOf(KINDS), category: oneOf(CATEGORIES), article: text, page: pageNumber };

/** /web/baike?q=&kind=&category=&article=&page=: articles and indicators together. */
export function BaikePage() {
  const words = useText(healthText);
  const pick = usePick();
  const { state, change, pathWith } = useAddressState(KEYS);
  const { q, kind, category, article: slug, page } = state;
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const found = useCall('SearchBaike', {
    ...{ userGuid, text: q, kind, pageIndex: page - 1, pageSize: PAGE_SIZE },
    ...(category !== 'all' && { category }),
  });
  const article = useCall('GetHealthArticle', { userGuid, slug }, { enabled: slug !== '' });
  const label = (key: (typeof CATEGORIES)[number]) =>
    key === 'all' ? words.all : pick(ARTICLE_CATEGORIES[key].zh, ARTICLE_CATEGORIES[key].en);
  const shown = slug ? (article.data?.category ?? category) : category;
  return (
    <InnerPage title={words.baikeTitle} text={words.baikeIntro}>
      <Card className="mb-3 md:mb-6">
        <SearchBox
          key={q}
          label={words.searchAll}
          value={q}
          search={findAll(userGuid)}
          onPick={(hit) => go(hitPath(hit))}
          onSearch={(typed) => go(pathTo('/web/baike', undefined, { q: typed || undefined }))}
        />
        <div className="mt-3">
          <Segmented
            label={words.kinds}
            hideLabel
            name="kind"
            value={kind}
            onChange={(next) => change({ kind: next, category: 'all', article: '', page: 1 })}
            items={KINDS.map((value) => ({ value, label: words.kind[value] }))}
          />
        </div>
        {kind !== 'indicator' && (
          <div className="mt-3">
            <Chips
              label={words.articleCategories}
              value={shown}
              onChange={(next) => change({ category: next, article: '', page: 1 })}
              items={CATEGORIES.map((value) => ({ value, label: label(value) }))}
            />
          </div>
        )}
      </Card>
      {slug ? (
        <Block query={article} placeholder={<Placeholder />} className="">
          {(data) => <ArticleView article={data} />}
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
    </InnerPage>
  );
}
