import type { ReactNode } from 'react';
import { AUDIT_LISTS, type OpsAuditRow } from '#contract/ops/audit';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { frameText } from '../frame/text.ts';
import { useActionWords } from '../kit/actions/action-text.ts';
import { useMoment } from '../kit/moments.ts';
import { opsPathTo } from '../routes.ts';
import { subjectText } from './subject-text.ts';
import { auditText } from './text.ts';

export const auditKey = ({ company, seq }: OpsAuditRow): string => `${company?.companyId ?? 0}-${seq}`;

/** Of these the reason is how the list was narrowed. */
const LISTS = new Set<string>(AUDIT_LISTS);

/** Where one sees what an entry is about. */
const PAGES: Record<string, '/ops/orders/$company/$order' | '/ops/mall-orders/$company/$order'> = {
  order: '/ops/orders/$company/$order',
  mallOrder: '/ops/mall-orders/$company/$order',
};

/** The word for a code; one the console does not know is shown as it is. */
const wordFor = (words: Record<string, string>, code: string): string =>
  new Map(Object.entries(words)).get(code) ?? code;

export function useAuditColumns(): Column<OpsAuditRow>[] {
  const words = useText(auditText);
  const { subjects, narrowedBy } = useText(subjectText);
  const { roles } = useText(frameText);
  const pick = usePick();
  const { moment } = useMoment();
  const actionWords = useActionWords();
  const company = ({ company: of }: OpsAuditRow) => (of ? pick(of.name.zh, of.name.en) : words.platform);
  const kind = ({ actor }: OpsAuditRow) => wordFor(words.kinds, actor.kind);
  const role = (row: OpsAuditRow) => (row.actor.role ? wordFor(roles, row.actor.role) : kind(row));
  const actor = (row: OpsAuditRow) => row.actor.name || row.actor.id;
  const subject = ({ subject: { kind: what, id } }: OpsAuditRow) =>
    what === 'company' && !id ? words.allCompanies : [wordFor(subjects, what), id].filter(Boolean).join(' ');
  const reason = (row: OpsAuditRow) => (LISTS.has(row.action) ? wordFor(narrowedBy, row.reason) : row.reason);
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
          <span className="block text-x whitespace-nowrap text-ink-3">{role(row)}</span>
        </>
      ),
      text: actor,
    },
    {
      key: 'subject',
      head: words.columns.subject,
      cell: (row) => (
        <>
          <SubjectLink row={row}>{subject(row) || words.none}</SubjectLink>
          {row.personGuid &&
            row.personGuid !== row.subject.id &&
            small(`${words.columns.person} ${row.personGuid.slice(0, 8)}`)}
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
      cell: ({ requestId }) => <span className="text-x whitespace-nowrap text-ink-3">{requestId.slice(0, 12)}</span>,
      text: ({ requestId }) => requestId,
      card: 'none',
    },
  ];
}

function SubjectLink({ row: { company, subject }, children }: { row: OpsAuditRow; children: ReactNode }) {
  const page = PAGES[subject.kind];
  if (!page || !company) return children;
  return <AppLink to={opsPathTo(page, { company: String(company.companyId), order: subject.id })}>{children}</AppLink>;
}
