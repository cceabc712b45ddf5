import { useText } from '../../platform/locale.ts';
import { Figures } from '../../ui/data/Figures.tsx';
import type { Counts } from '../kit/list/filter.ts';
import { asking, choices, company, days, toggle } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { evaluationKey, useEvaluationColumns } from './columns.tsx';
import { evaluationsText } from './text.ts';

const STARS = ['0', '5', '4', '3', '2', '1'] as const;

const sumOf = (counts: Counts, stars: readonly string[]): number =>
  stars.reduce((sum, star) => sum + (counts[star] ?? 0), 0);
const allOf = (counts: Counts): number => sumOf(counts, ['1', '2', '3', '4', '5']);

export function EvaluationsPage() {
  const words = useText(evaluationsText);
  const list = useList({
    call: 'OpsEvaluations',
    filters: [
      company(),
      asking(
        choices('stars', STARS, {
          ...{ label: words.stars, names: words.starFilters },
          countOf: (counts, star) => (star === '0' ? allOf(counts) : counts[star]),
        }),
        ({ stars }) => ({ stars: Number(stars) }),
      ),
      asking(toggle('words', words.withWords), (part) => ({ withWords: part.words })),
      days(words.days),
    ],
  });
  const columns = useEvaluationColumns();
  const { data } = list.found;
  const low = data && sumOf(data.counts, ['1', '2', '3']);
  return (
    <ListPage
      {...{ list, columns, rowKey: evaluationKey, title: words.title, intro: words.intro, fileName: words.fileName }}
      aboveFilters={
        data && (
          <div className="mb-4">
            <Figures
              items={[
                { key: 'average', label: words.average, value: data.averageStars?.toFixed(1) ?? words.none },
                { key: 'count', label: words.count, value: allOf(data.counts) },
                { key: 'low', label: words.low, value: low, tone: low ? 'warn' : 'plain' },
              ]}
            />
          </div>
        )
      }
    />
  );
}
