import type { OpsProductRow } from '#contract/ops/mall-products';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { PhotoSlot } from '../../ui/data/PhotoSlot.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { Tag, type TagTone } from '../../ui/data/Tag.tsx';
import { useMoment } from '../kit/moments.ts';
import { stateColumn } from '../kit/list/state-column.tsx';
import { shownAt } from './choices.ts';
import { productsText } from './text.ts';

export const STATE_TONES: Record<OpsProductRow['state'], TagTone> = {
  draft: 'line',
  published: 'ok',
  withdrawn: 'mute',
};
const COUNT = new Intl.NumberFormat('en-US');

export function useProductColumns(): Column<OpsProductRow>[] {
  const words = useText(productsText);
  const pick = usePick();
  const { moment } = useMoment();
  const { columns: heads } = words;
  const name = ({ name: of }: OpsProductRow) => pick(of.zh, of.en);
  const category = ({ mall, categoryName }: OpsProductRow) =>
    `${words.malls[mall]} · ${pick(categoryName.zh, categoryName.en)}`;
  const price = ({ priceFen, pointsPrice }: OpsProductRow) =>
    [priceText(priceFen), pointsPrice === null ? '' : words.points(COUNT.format(pointsPrice))]
      .filter(Boolean)
      .join(' / ');
  const stock = ({ onHand }: OpsProductRow) => (onHand === null ? words.notCounted : COUNT.format(onHand));
  return [
    {
      key: 'product',
      head: heads.product,
      cell: (row) => (
        <span className="flex items-center gap-3">
          <PhotoSlot
            src={shownAt(row.picture)}
            alt=""
            art={<span className="absolute inset-0 bg-brand-50" />}
            className="h-9 w-12 flex-none rounded-tag"
          />
          <span>
            <b className="block">{name(row)}</b>
            <span className="text-x text-ink-3">{row.productId}</span>
          </span>
        </span>
      ),
      text: name,
    },
    { key: 'category', head: heads.category, cell: category, text: category },
    { key: 'kind', head: heads.kind, cell: ({ kind }) => words.kinds[kind], text: ({ kind }) => words.kinds[kind] },
    { key: 'price', head: heads.price, cell: price, text: price },
    {
      key: 'companies',
      card: 'named',
      head: heads.companies,
      cell: ({ companies }) => companies,
      text: ({ companies }) => companies,
      end: true,
    },
    {
      key: 'stock',
      card: 'named',
      head: heads.stock,
      end: true,
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-1.5">
          {stock(row)}
          {row.isLow && <Tag tone="warn">{words.isLow}</Tag>}
        </span>
      ),
      text: stock,
    },
    stateColumn({
      head: heads.state,
      toneOf: ({ state }) => STATE_TONES[state],
      nameOf: ({ state }) => words.states[state],
    }),
    {
      key: 'updated',
      card: 'named',
      head: heads.updated,
      cell: ({ updatedAt }) => <span className="text-ink-2">{moment(updatedAt)}</span>,
      text: ({ updatedAt }) => updatedAt,
    },
  ];
}
