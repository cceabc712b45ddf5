import type { OpsAuditRow } from '#contract/ops/audit';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { useActionWords } from '../kit/action-text.ts';
import { useMoment } from '../kit/moments.ts';
import { auditText } from './text.ts';

export const auditKey = ({ company, seq }: OpsAuditRow): string => `${company?.companyId ?? 0}-${seq}`;

/** Of these the reason is how the list was narrowed. */
const LISTS = new Set(['order.search', 'message.list', 'evaluation.list']);

/** The word for a code; one the console does not know is shown as it is. */
const wordFor = (words: Record<string, string>, code: string): string =>
  new Map(Object.entries(words)).get(code) ?? code;

export function useAuditColumns(): Column<OpsAuditRow>[] {
  const words = useText(auditText);
  const pick = usePick();
  const { moment } = useMoment();
  const actionWords = useActionWords();
  const company = ({ company: of }: OpsAuditRow) => (of ? pick(of.name.zh, of.name.en) : words.house);
  const kind = ({ actor }: OpsAuditRow) => wordFor(words.kinds, actor.kind);
  const actor = (row: OpsAuditRow) => row.actor.name || row.actor.id;
  const subject = ({ subject: { kind: what, id } }: OpsAuditRow) =>
    what === 'company' && !id ? words.allCompanies : [wordFor(words.subjects, what), id].filter(Boolean).join(' ');
  const reason = (row: OpsAuditRow) => (LISTS.has(row.action) ? wordFor(words.narrowedBy, row.reason) : row.reason);
  const small = (text: string) => <span className="block text-x text-ink-3">{text}</span>;
  return [
    {
      key: 'action',
      head: words.columns.action,
      cell: (row) => (
        <>
          <b>{actionWords(row.action)}</b>
          {small(`${row.action} · ${company(row)}`)}
        </>
      ),
      text: ({ action }) => action,
    },
    {
      key: 'at',
      head: words.columns.at,
      cell: ({ at }) => <span className="text-ink-2">{moment(at)}</span>,
      text: ({ at }) => at,
    },
    {
      key: 'actor',
      head: words.columns.actor,
      cell: (row) => (
        <>
          {actor(row)}
          {small([kind(row), row.actor.role].filter(Boolean).join(' · '))}
        </>
      ),
      text: actor,
    },
    {
      key: 'subject',
      head: words.columns.subject,
      cell: (row) => (
        <>
          {subject(row) || words.none}
          {row.personGuid && small(`${words.columns.person} ${row.personGuid.slice(0, 8)}`)}
        </>
      ),
      text: subject,
    },
    {
      key: 'person',
      head: words.columns.person,
      cell: () => null,
      text: ({ personGuid }) => personGuid ?? '',
      className: 'hidden',
      card: 'none',
    },
    {
      key: 'reason',
      head: words.columns.reason,
      cell: (row) => reason(row) || <span className="max-md:hidden">{words.none}</span>,
      text: reason,
      className: 'md:w-1/4',
    },
    {
      key: 'request',
      head: words.columns.request,
      cell: ({ requestId }) => <span className="text-x text-ink-3">{requestId.slice(0, 12)}</span>,
      text: ({ requestId }) => requestId,
      card: 'none',
    },
  ];
}
