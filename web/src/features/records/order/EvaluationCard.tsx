import { Star } from 'lucide-react';
import type { ExamOrder } from '#contract/calls/records';
import { evaluateText } from '../../../parts/evaluation/text.ts';
import { today } from '../../../platform/clock.ts';
import { useLocale, useText } from '../../../platform/locale.ts';
import { momentText } from '../../../platform/moments.ts';
import { Tag } from '../../../ui/data/Tag.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { orderText } from './text.ts';

const MOST_STARS = [1, 2, 3, 4, 5] as const;

/** The person's words about it: they can be read afterwards, as they were given. */
export function EvaluationCard({ evaluation }: Pick<ExamOrder, 'evaluation'>) {
  const words = useText(orderText);
  const { meanings } = useText(evaluateText);
  const language = useLocale();
  if (!evaluation) return null;
  const { stars, tags, words: said, at } = evaluation;
  const meaning = MOST_STARS.find((count) => count === stars);
  return (
    <Card
      title={words.evaluation}
      aside={<span className="text-c text-ink-3">{momentText(at, language, today())}</span>}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span aria-hidden="true" className="flex gap-1 text-warn">
          {MOST_STARS.map((count) => (
            <Star key={count} size={18} strokeWidth={1.75} fill={count <= stars ? 'currentColor' : 'none'} />
          ))}
        </span>
        {meaning && meanings[meaning]}
      </p>
      {tags.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <Tag key={tag} tone="line">
              {tag}
            </Tag>
          ))}
        </p>
      )}
      {said && <p className="mt-2 wrap-anywhere text-ink-2">{said}</p>}
    </Card>
  );
}
