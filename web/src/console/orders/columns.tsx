import type { OpsOrderRow } from '#contract/ops/orders';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { useMoment } from '../kit/moments.ts';
import { STATE_TONE } from './order-look.ts';
import { ordersText } from './text.ts';

export const orderKey = ({ company, orderId }: Pick<OpsOrderRow, 'company' | 'orderId'>): string =>
  `${company.companyId}-${orderId}`;

/** All columns, or the three that fit beside an open order. */
export function useOrderColumns(compact: boolean): Column<OpsOrderRow>[] {
  const words = useText(ordersText);
  const pick = usePick();
  const { moment } = useMoment();
  const person = ({ person: { name, phone, isRelative } }: OpsOrderRow) =>
    [name, phone, isRelative && words.relative].filter(Boolean).join(' · ');
  const when = ({ bookDate, bookTime }: OpsOrderRow) => `${bookDate} ${bookTime}`.trim();
  const dayAndTime = ({ bookDate, bookTime }: OpsOrderRow) => (
    <span className="text-ink-2">
      <span className="whitespace-nowrap">{bookDate}</span> <span className="whitespace-nowrap">{bookTime}</span>
    </span>
  );
  const center = (row: OpsOrderRow) => pick(row.center.zh, row.center.en);
  const number = (row: OpsOrderRow) => <b className="whitespace-nowrap">{row.orderNo}</b>;
  const status: Column<OpsOrderRow> = {
    key: 'status',
    head: words.columns.status,
    cell: (row) => (
      <Tag tone={STATE_TONE[row.standing.state]} dot>
        {words.states[row.standing.state]}
      </Tag>
    ),
    text: (row) => words.states[row.standing.state],
    card: 'aside',
  };
  if (compact) {
    return [
      {
        key: 'order',
        head: words.columns.orderAndPerson,
        cell: (row) => (
          <>
            {number(row)}
            <span className="block text-x text-ink-3">{person(row)}</span>
          </>
        ),
      },
      {
        key: 'center',
        head: words.columns.centerAndTime,
        cell: (row) => (
          <>
            {center(row)}
            <span className="block text-x text-ink-3">{when(row)}</span>
          </>
        ),
      },
      { ...status, end: true },
    ];
  }
  return [
    { key: 'order', head: words.columns.order, cell: number, text: (row) => row.orderNo },
    {
      key: 'company',
      head: words.columns.company,
      cell: (row) => pick(row.company.name.zh, row.company.name.en),
      text: (row) => pick(row.company.name.zh, row.company.name.en),
      card: 'none',
    },
    {
      key: 'person',
      head: words.columns.person,
      cell: (row) => <span className="text-ink-2">{person(row)}</span>,
      text: person,
    },
    { key: 'center', head: words.columns.center, cell: center, text: center },
    {
      key: 'time',
      head: words.columns.time,
      cell: dayAndTime,
      text: when,
    },
    {
      key: 'created',
      head: words.columns.created,
      cell: (row) => <span className="text-ink-2">{moment(row.createdAt)}</span>,
      text: (row) => row.createdAt,
      card: 'none',
      // on a tablet the rest needs the room
      className: 'max-xl:hidden',
    },
    status,
  ];
}
