import type { AttentionItem } from '#contract/ops/payments';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useMoment } from '../kit/moments.ts';
import { OrderLink } from '../kit/OrderLink.tsx';
import { paymentsText } from './text.ts';

export type ClearAction = AttentionItem['actions'][number];
const TONE = { payment: 'warn', refund: 'bad', billDifference: 'bad', billUnread: 'warn' } as const;

export const itemKey = ({ kind, key }: AttentionItem): string => `${kind} ${key}`;

export function usePaymentColumns(onAct: (item: AttentionItem, action: ClearAction) => void): Column<AttentionItem>[] {
  const words = useText(paymentsText);
  const pick = usePick();
  const { moment, day } = useMoment();
  const amount = (fen: number | null) => (fen === null ? words.none : priceText(fen));
  const provider = ({ provider: name }: AttentionItem) =>
    name === 'wechat' || name === 'guanaitong' ? words.providers[name] : name;
  const company = ({ company: of }: AttentionItem) => (of ? pick(of.name.zh, of.name.en) : words.noCompany);
  const what = ({ kind, difference }: AttentionItem) =>
    difference ? `${words.kinds[kind]} · ${words.differences[difference]}` : words.kinds[kind];
  return [
    { key: 'number', head: words.columns.number, cell: ({ number }) => <b>{number}</b>, text: ({ number }) => number },
    {
      key: 'what',
      head: words.columns.what,
      cell: (row) => <Tag tone={TONE[row.kind]}>{what(row)}</Tag>,
      text: what,
      card: 'aside',
    },
    {
      key: 'company',
      head: words.columns.company,
      cell: (row) => (
        <>
          {company(row)}
          {row.orderNo && (
            <span className="block text-x text-ink-3">
              <OrderLink orderNo={row.orderNo} />
            </span>
          )}
        </>
      ),
      text: (row) => `${company(row)} ${row.orderNo ?? ''}`.trim(),
    },
    {
      key: 'provider',
      head: words.columns.provider,
      cell: (row) => (
        <span className="text-ink-2">
          {provider(row)}
          {row.day && <span className="block text-x whitespace-nowrap text-ink-3">{day(row.day)}</span>}
        </span>
      ),
      text: provider,
      // on a tablet held upright the rest needs the room
      className: 'max-lg:hidden',
    },
    {
      key: 'ours',
      head: words.columns.ours,
      card: 'named',
      cell: ({ oursFen }) => amount(oursFen),
      text: ({ oursFen }) => amount(oursFen),
      sortable: true,
      end: true,
    },
    {
      key: 'theirs',
      head: words.columns.theirs,
      card: 'named',
      cell: ({ theirsFen }) => amount(theirsFen),
      text: ({ theirsFen }) => amount(theirsFen),
      end: true,
    },
    {
      key: 'since',
      card: 'named',
      head: words.columns.since,
      cell: ({ since }) => <span className="text-ink-2">{moment(since)}</span>,
      text: ({ since }) => since,
      sortable: true,
    },
    {
      key: 'act',
      head: words.columns.act,
      end: true,
      cell: (row) => (
        <span className="inline-flex flex-wrap gap-2 max-md:mt-1 md:justify-end">
          {row.actions.map((action) => (
            <Button key={action} size="sm" onClick={() => onAct(row, action)}>
              {words[action]}
            </Button>
          ))}
        </span>
      ),
    },
  ];
}
