import type { ReactNode } from 'react';
import type { OpsFeedbackRow } from '#contract/ops/feedback';
import { AppLink } from '../../platform/AppLink.tsx';
import { now } from '../../platform/clock.ts';
import { usePick, useText } from '../../platform/locale.ts';
import { searchOf } from '../../platform/location.ts';
import { withSearch } from '../../platform/paths.ts';
import type { Column } from '../../ui/data/columns.ts';
import { DataTable } from '../../ui/data/DataTable.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { useMoment } from '../kit/moments.ts';
import { opsPathTo } from '../routes.ts';
import { feedbackKindOf } from '#contract/values/feedback';
import { KIND_TONE, STATE_TONE, URGENCY_TONE, urgencyOf } from './look.ts';
import { feedbackText } from './text.ts';

export interface FeedbackListProps {
  rows: readonly OpsFeedbackRow[];
  current: string | undefined;
  footer: ReactNode;
}

/** Conversations as cards: whose, of which kind, how they begin, and until when they are answered. */
export function FeedbackList({ rows, current, footer }: FeedbackListProps) {
  const words = useText(feedbackText);
  const columns = useColumns();
  return (
    <DataTable
      label={words.list}
      columns={columns}
      rows={rows}
      rowKey={({ company, feedbackId }) => `${company.companyId}-${feedbackId}`}
      openLink={({ company, feedbackId }) => (
        <AppLink
          to={withSearch(
            opsPathTo('/ops/feedback/$company/$feedback', {
              company: String(company.companyId),
              feedback: String(feedbackId),
            }),
            searchOf(location),
          )}
        />
      )}
      current={current}
      narrow
      footer={footer}
    />
  );
}

function useColumns(): Column<OpsFeedbackRow>[] {
  const words = useText(feedbackText);
  const pick = usePick();
  return [
    {
      key: 'who',
      head: words.column,
      cell: ({ company, person, templateId, number }) => (
        <span className="flex flex-wrap items-center gap-2">
          <b>{[pick(company.name.zh, company.name.en), person.name].join(' · ')}</b>
          <Tag tone={KIND_TONE[feedbackKindOf(templateId)]}>{words.kinds[feedbackKindOf(templateId)]}</Tag>
          <span className="text-x text-ink-3">{number}</span>
        </span>
      ),
    },
    {
      key: 'excerpt',
      head: words.column,
      cell: ({ excerpt }) => <span className="line-clamp-2 wrap-anywhere text-ink-2">{excerpt}</span>,
    },
    { key: 'when', head: words.column, cell: (row) => <When row={row} /> },
  ];
}

function When({ row }: { row: OpsFeedbackRow }) {
  const words = useText(feedbackText);
  const { moment } = useMoment();
  const urgency = urgencyOf(row, now());
  return (
    <span className="flex flex-wrap items-center gap-2 text-x text-ink-3">
      {urgency && row.promisedAt ? (
        <Tag tone={URGENCY_TONE[urgency]} dot>
          {urgency === 'overdue' ? words.overdueSince(moment(row.promisedAt)) : words.by(moment(row.promisedAt))}
        </Tag>
      ) : (
        <>
          <Tag tone={STATE_TONE[row.state]} dot>
            {words.states[row.state]}
          </Tag>
          {words.updated(moment(row.updatedAt))}
        </>
      )}
      <span>{row.assignee?.name ?? words.nobody}</span>
    </span>
  );
}
