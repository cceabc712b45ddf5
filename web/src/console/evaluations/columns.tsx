import type { OpsEvaluationRow } from '#contract/ops/evaluations';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { useMoment } from '../kit/moments.ts';
import { OrderLink } from '../kit/OrderLink.tsx';
import { Stars } from './Stars.tsx';
import { evaluationsText } from './text.ts';

export const evaluationKey = ({ company, orderId }: OpsEvaluationRow): string => `${company.companyId}-${orderId}`;

export function useEvaluationColumns(): Column<OpsEvaluationRow>[] {
  const words = useText(evaluationsText);
  const pick = usePick();
  const { moment } = useMoment();
  const tags = ({ tags: all }: OpsEvaluationRow) => all.map(({ zh, en }) => pick(zh, en));
  return [
    {
      key: 'order',
      head: words.columns.order,
      cell: (row) => (
        <>
          <b>
            <OrderLink orderNo={row.orderNo} />
          </b>
          <span className="block text-x text-ink-3">{pick(row.company.name.zh, row.company.name.en)}</span>
        </>
      ),
      text: ({ orderNo }) => orderNo,
    },
    {
      key: 'center',
      head: words.columns.center,
      cell: ({ center }) => pick(center.zh, center.en),
      text: ({ center }) => pick(center.zh, center.en),
    },
    {
      key: 'stars',
      head: words.columns.stars,
      cell: ({ stars }) => <Stars count={stars} label={words.starsText(stars)} />,
      text: ({ stars }) => stars,
      card: 'aside',
    },
    {
      key: 'words',
      head: words.columns.words,
      className: 'md:w-2/5',
      cell: (row) => (
        <>
          {row.words && <p>{row.words}</p>}
          <span className="flex flex-wrap gap-1.5 empty:hidden max-md:mt-1">
            {tags(row).map((tag) => (
              <Tag key={tag} tone="line">
                {tag}
              </Tag>
            ))}
          </span>
          {!row.words && row.tags.length === 0 && <span className="max-md:hidden">{words.none}</span>}
        </>
      ),
      text: (row) => [row.words, ...tags(row)].filter(Boolean).join(' | '),
    },
    {
      key: 'at',
      head: words.columns.at,
      cell: ({ createdAt }) => <span className="text-ink-2">{moment(createdAt)}</span>,
      text: ({ createdAt }) => createdAt,
    },
  ];
}
