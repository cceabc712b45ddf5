import type { ReplyOf } from '../../api/send.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Prose } from './Prose.tsx';
import { RangeCard } from './RangeCard.tsx';
import { Sources } from './Sources.tsx';
import { healthText } from './text.ts';

/** One indicator, its ranges and their meaning. The code is the key: another indicator begins anew. */
export function IndicatorDetail({ indicator }: { indicator: ReplyOf<'GetIndicator'> }) {
  const words = useText(healthText);
  const pick = usePick();
  const { name, abbreviations, about, high, low, influences, doctor, sources, publishedAt } = indicator;
  const other = pick(name.en, name.zh);
  return (
    <Card>
      <article aria-label={pick(name.zh, name.en)}>
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-l">{pick(name.zh, name.en)}</h2>
          {[...abbreviations.slice(0, 2), other].map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </div>
        <p className="mt-2">{pick(about.zh, about.en)}</p>
        <RangeCard indicator={indicator} />
        <Prose heading={low.zh ? words.high : indicator.unit ? words.high : words.meaning} text={high} />
        <Prose heading={words.low} text={low} />
        <Prose heading={words.influences} text={influences} />
        <Prose heading={words.doctor} text={doctor} />
        <Sources sources={sources} publishedAt={publishedAt} />
      </article>
    </Card>
  );
}
