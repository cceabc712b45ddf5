import { useCall } from '../../api/use-call.ts';
import { CardsPlaceholder } from '../../parts/list/CardsPlaceholder.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { oneOf, pageNumber, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { useSearchText } from '../../platform/location.ts';
import { pathTo } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Pagination } from '../../ui/layout/Pagination.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import { ArticleView } from './ArticleView.tsx';
import { CATEGORIES } from './choices.ts';
import { newsText } from './news-text.ts';

const KEYS = { category: oneOf(CATEGORIES), page: pageNumber };
const PAGE_SIZE = 8;

/** /web/news: a list by category; `?id=` is one article, at an address that says nothing of its reader. */
export function NewsPage() {
  const id = useSearchText('id') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? <ArticleView key={id} newsId={Number(id)} /> : <NewsList />;
}

function NewsList() {
  const words = useText(newsText);
  const { state, pathWith } = useAddressState(KEYS);
  const { category, page } = state;
  const query = useCall('HealthNews', {
    category: category === 'all' ? '' : category,
    pageIndex: page - 1,
    pageSize: PAGE_SIZE,
  });
  return (
    <InnerPage title={words.title} text={words.text}>
      <Tabs
        label={words.tabs}
        current={category}
        items={CATEGORIES.map((key) => ({
          key,
          label: words.categories[key],
          link: <AppLink to={pathWith({ category: key, page: 1 })} />,
        }))}
      />
      <Block query={query} placeholder={<CardsPlaceholder />} className="mt-3 md:mt-4">
        {({ rows, total }) =>
          rows.length === 0 ? (
            <NoNews />
          ) : (
            <div className="mt-3 grid gap-4 md:mt-4">
              <ul aria-label={words.list} className="grid gap-3 md:grid-cols-2 md:gap-4">
                {rows.map((article) => (
                  <li key={article.newsId}>
                    <ArticleCard article={article} />
                  </li>
                ))}
              </ul>
              <Pagination
                label={words.pages}
                page={page - 1}
                pages={Math.ceil(total / PAGE_SIZE)}
                link={(to) => <AppLink to={pathWith({ page: to + 1 })} />}
                words={words}
              />
            </div>
          )
        }
      </Block>
    </InnerPage>
  );
}

function NoNews() {
  const words = useText(newsText);
  return (
    <Card className="mt-3">
      <EmptyState
        title={words.empty}
        headingLevel={2}
        actions={
          <AppLink to={pathTo('/web/news')} className={buttonClass({ size: 'sm' })}>
            {words.showAll}
          </AppLink>
        }
      >
        {words.emptyText}
      </EmptyState>
    </Card>
  );
}
