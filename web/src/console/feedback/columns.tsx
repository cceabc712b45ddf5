import type { OpsFeedbackRow } from '#contract/ops/feedback';
import { now } from '../../platform/clock.ts';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { useMoment } from '../kit/moments.ts';
import { feedbackKindOf } from '#contract/values/feedback';
import { KIND_TONE, STATE_TONE, URGENCY_TONE, urgencyOf } from './look.ts';
import { feedbackText } from './text.ts';

export const feedbackKey = ({ company, feedbackId }: OpsFeedbackRow): string => `${company.companyId}-${feedbackId}`;

/** Of a conversation: whose it is, of which kind, how it begins, and until when it is answered. */
export function useFeedbackColumns(): Column<OpsFeedbackRow>[] {
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
