import type { OpsMallOrderRow } from '#contract/ops/mall-orders';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { useMoment } from '../kit/moments.ts';
import { stateColumn } from '../kit/list/state-column.tsx';
import { MALL_TONES } from './order-look.ts';
import { mallOrdersText } from './text.ts';

export const mallOrderKey = ({ company, orderId }: Pick<OpsMallOrderRow, 'company' | 'orderId'>): string =>
  `${company.companyId}-${orderId}`;

export function useMallColumns(isNarrow: boolean): Column<OpsMallOrderRow>[] {
  const words = useText(mallOrdersText);
  const pick = usePick();
  const { moment } = useMoment();
  const goods = ({ title, items }: OpsMallOrderRow) => words.goods(pick(title.zh, title.en), items);
  const person = ({ person: { name, phone } }: OpsMallOrderRow) => `${name} ${phone}`.trim();
  const company = ({ company: { name } }: OpsMallOrderRow) => pick(name.zh, name.en);
  const all: Column<OpsMallOrderRow>[] = [
    {
      key: 'number',
      head: words.columns.number,
      cell: ({ orderNo }) => <b>{orderNo}</b>,
      text: ({ orderNo }) => orderNo,
    },
    stateColumn({
      head: words.columns.state,
      toneOf: ({ standing: { state } }) => MALL_TONES[state],
      nameOf: ({ standing: { state } }) => words.states[state],
    }),
    { key: 'goods', head: words.columns.goods, cell: goods, text: goods },
    { key: 'person', head: words.columns.person, cell: person, text: person },
    { key: 'company', head: words.columns.company, cell: company, text: company },
    {
      key: 'money',
      head: words.columns.money,
      cell: ({ moneyFen }) => priceText(moneyFen),
      text: ({ moneyFen }) => (moneyFen / 100).toFixed(2),
      end: true,
    },
    {
      key: 'points',
      card: 'named',
      head: words.columns.points,
      cell: ({ points }) => points,
      text: ({ points }) => points,
      end: true,
    },
    {
      key: 'ordered',
      card: 'named',
      head: words.columns.ordered,
      cell: ({ createdAt }) => moment(createdAt),
      text: ({ createdAt }) => createdAt,
      end: true,
    },
  ];
  return isNarrow ? all.slice(0, 4) : all;
}
