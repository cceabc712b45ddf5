import { Link2 } from 'lucide-react';
import type { Reply } from '#contract/call';
import type { content } from '#contract/calls/content';
import { isFault } from '../../api/faults.ts';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { RichText, useBlocks } from '../../parts/rich-text/RichText.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { toast } from '../../platform/feedback.ts';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { usePageName } from '../../platform/page-name.ts';
import { hrefOf, pathTo } from '../../platform/paths.ts';
import { PhotoSlot } from '../../ui/data/PhotoSlot.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { buttonClass } from '../../ui/form/button-class.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { ArticleCard, NoPicture } from './ArticleCard.tsx';
import { newsText } from './news-text.ts';

export function ArticleView({ newsId }: { newsId: number }) {
  const words = useText(newsText);
  const query = useCall('HealthArticle', { newsId });
  usePageName(query.data?.title);
  const isGone = query.error !== null && isFault(query.error, 'articleUnknown');
  const above = [{ label: words.title, to: pathTo('/web/news') }];
  return (
    <InnerPage title={query.data?.title ?? words.title} above={above}>
      {isGone ? (
        <Card>
          <EmptyState
            title={words.gone}
            headingLevel={2}
            actions={
              <AppLink to={pathTo('/web/news')} className={buttonClass({ size: 'sm' })}>
                {words.back}
              </AppLink>
            }
          />
        </Card>
      ) : (
        <Block query={query} placeholder={<Skeleton className="h-120 w-full" shape="block" />} className="">
          {(article) => <Article article={article} />}
        </Block>
      )}
    </InnerPage>
  );
}

function Article({ article }: { article: Reply<typeof content.HealthArticle> }) {
  const words = useText(newsText);
  const language = useLocale();
  const blocks = useBlocks(article.body);
  const { image, category, publishedOn, source, related } = article;
  return (
    <div className="items-start gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card>
        {image && (
          <PhotoSlot
            src={image}
            alt=""
            art={<NoPicture />}
            eager
            className="[&>img]:object-right mb-4 h-36 rounded-control md:h-52"
          />
        )}
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-c text-ink-3">
          <Tag>{words.categories[category]}</Tag>
          {formatDay(publishedOn, language, { weekday: false })}
          <CopyLink newsId={article.newsId} />
        </p>
        <RichText blocks={blocks} />
        {source && <p className="mt-6 border-t border-line pt-4 text-c text-ink-2">{words.source(source)}</p>}
      </Card>
      {related.length > 0 && (
        <section aria-labelledby="related" className="max-lg:mt-6" data-print="hide">
          <h2 id="related" className="mb-3 text-m">
            {words.related}
          </h2>
          <ul className="grid gap-3">
            {related.map((other) => (
              <li key={other.newsId}>
                <ArticleCard article={other} headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The address holds the article's number and nothing of the sharing person. */
function CopyLink({ newsId }: { newsId: number }) {
  const words = useText(newsText);
  const address = location.origin + hrefOf(pathTo('/web/news', undefined, { id: String(newsId) }));
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast(words.copied),
      () => toast(words.notCopied),
    );
  return (
    <Button size="sm" className="ml-auto" icon={<Link2 aria-hidden="true" size={16} />} onClick={() => void copy()}>
      {words.copy}
    </Button>
  );
}
