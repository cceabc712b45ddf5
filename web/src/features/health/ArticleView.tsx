import type { ReplyOf } from '../../api/send.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { ArticleLinks, DoctorCard, IndicatorLinks } from './Aside.tsx';
import { Prose } from './Prose.tsx';
import { Sources } from './Sources.tsx';
import { healthText } from './text.ts';

/** One article with the indicators it speaks of and others of its kind. */
export function ArticleView({ article }: { article: ReplyOf<'GetHealthArticle'> }) {
  const words = useText(healthText);
  const pick = usePick();
  const title = pick(article.title.zh, article.title.en);
  return (
    <div className="grid items-start gap-3 md:gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <Card>
        <article aria-label={title}>
          <h2 className="text-l">{title}</h2>
          <p className="mt-2 text-ink-2">{pick(article.summary.zh, article.summary.en)}</p>
          {article.sections.map(({ heading, text }) => (
            <Prose key={heading.zh} heading={pick(heading.zh, heading.en)} text={text} />
          ))}
          <Sources sources={article.sources} publishedAt={article.publishedAt} />
        </article>
      </Card>
      <div className="grid gap-3 md:gap-4">
        <IndicatorLinks title={words.indicatorsOf} entries={article.indicatorEntries} />
        <ArticleLinks title={words.more} articles={article.more} />
        <DoctorCard />
      </div>
    </div>
  );
}
