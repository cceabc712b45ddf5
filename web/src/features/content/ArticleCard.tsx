import type { ArticleBrief } from '#contract/calls/content';
import { Newspaper } from 'lucide-react';
import { AppLink } from '../../platform/AppLink.tsx';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { PhotoSlot } from '../../ui/data/PhotoSlot.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { newsText } from './news-text.ts';

/** The whole card is one link, named by the article's title. */
export function ArticleCard({ article, headingLevel = 2 }: { article: ArticleBrief; headingLevel?: 2 | 3 }) {
  const words = useText(newsText);
  const language = useLocale();
  const Heading = `h${headingLevel}` as const;
  const { newsId, title, summary, image, category, publishedOn } = article;
  return (
    <article className="relative flex h-full gap-4 rounded-card border border-line bg-white p-4 focus-within:border-brand-line hover:border-brand-line">
      <PhotoSlot
        src={image}
        alt=""
        art={<NoPicture />}
        className="[&>img]:object-right h-20 w-24 flex-none rounded-control max-[22rem]:hidden md:h-24 md:w-32"
      />
      <div className="min-w-0 flex-1">
        <Heading className="text-s text-balance">
          <AppLink
            to={pathTo('/web/news', undefined, { id: String(newsId) })}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-brand-text"
          >
            {title}
          </AppLink>
        </Heading>
        <p className="mt-1 line-clamp-2 text-label text-ink-2">{summary}</p>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-c text-ink-3">
          <Tag>{words.categories[category]}</Tag>
          {formatDay(publishedOn, language, { weekday: false })}
        </p>
      </div>
    </article>
  );
}

export function NoPicture() {
  return (
    <span className="grid size-full place-items-center text-ink-3">
      <Newspaper aria-hidden="true" size={28} strokeWidth={1.5} />
    </span>
  );
}
