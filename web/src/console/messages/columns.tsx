import type { OpsMessageRow } from '#contract/ops/messages';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useMoment } from '../kit/moments.ts';
import { OrderLink } from '../kit/OrderLink.tsx';
import { stateColumn } from '../kit/list/state-column.tsx';
import { messagesText } from './text.ts';

export type MessageAction = 'text' | 'resend';
const TONE = { waiting: 'info', sent: 'ok', failed: 'bad' } as const;

export const messageKey = ({ company, messageId }: OpsMessageRow): string => `${company.companyId}-${messageId}`;

export function useMessageColumns(onAct: (row: OpsMessageRow, action: MessageAction) => void): Column<OpsMessageRow>[] {
  const words = useText(messagesText);
  const pick = usePick();
  const { moment } = useMoment();
  // A kind the console has no words for is shown as it is.
  const kind = (row: OpsMessageRow) => {
    const name = new Map(Object.entries(words.kinds)).get(row.kind) ?? row.kind;
    return row.channel === 'email' ? words.byEmail(name) : name;
  };
  const person = ({ person: { name, phone } }: OpsMessageRow) => [name, phone].filter(Boolean).join(' · ');
  const tried = ({ tries, nextTry, state }: OpsMessageRow) =>
    [tries > 0 && words.tries(tries), state === 'waiting' && nextTry && words.nextTry(moment(nextTry))]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      key: 'kind',
      head: words.columns.kind,
      cell: (row) => (
        <>
          <b>{kind(row)}</b>
          {row.orderNo && (
            <span className="block text-x text-ink-3">
              <OrderLink orderNo={row.orderNo} />
            </span>
          )}
        </>
      ),
      text: kind,
    },
    {
      key: 'company',
      head: words.columns.company,
      cell: ({ company: { name } }) => pick(name.zh, name.en),
      text: ({ company: { name } }) => pick(name.zh, name.en),
      card: 'none',
    },
    {
      key: 'person',
      head: words.columns.person,
      cell: (row) => <span className="text-ink-2">{person(row)}</span>,
      text: person,
    },
    {
      key: 'due',
      card: 'named',
      head: words.columns.due,
      cell: ({ dueAt }) => <span className="text-ink-2">{moment(dueAt)}</span>,
      text: ({ dueAt }) => dueAt,
    },
    {
      key: 'sent',
      head: words.columns.sent,
      cell: (row) => (
        <>
          {row.sentAt ? moment(row.sentAt) : words.none}
          {tried(row) && <span className="block text-x text-ink-3">{tried(row)}</span>}
        </>
      ),
      text: ({ sentAt }) => sentAt ?? '',
      card: 'none',
    },
    stateColumn({
      head: words.columns.state,
      toneOf: ({ state }) => TONE[state],
      nameOf: ({ state }) => words.states[state],
    }),
    {
      key: 'act',
      head: words.columns.act,
      end: true,
      cell: (row) => (
        <span className="inline-flex flex-wrap gap-2 max-md:mt-1 md:justify-end">
          <Button size="sm" onClick={() => onAct(row, 'text')}>
            {words.text}
          </Button>
          {row.state !== 'waiting' && (
            <Button size="sm" onClick={() => onAct(row, 'resend')}>
              {words.resend}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
