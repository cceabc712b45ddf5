import type { FeedbackRow } from '#contract/calls/feedback';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import type { AppPath } from '../../platform/paths.ts';
import { Tag, type TagTone } from '../../ui/data/Tag.tsx';
import { feedbackKindOf, type FeedbackKind } from '#contract/values/feedback';
import { feedbackText } from './text.ts';
import { useMoment } from './use-moment.ts';

const KIND_TONE: Record<FeedbackKind, TagTone> = {
  praise: 'ok',
  suggestion: 'info',
  complaint: 'warn',
  complaints: 'bad',
};
const STATE_TONE: Record<FeedbackRow['state'], TagTone> = {
  open: 'warn',
  reopened: 'warn',
  answered: 'ok',
  closed: 'mute',
};

/** Which kind it is and how it stands. */
export function FeedbackTags({ row }: { row: FeedbackRow }) {
  const words = useText(feedbackText);
  const kind = feedbackKindOf(row.templateId);
  return (
    <>
      <Tag tone={KIND_TONE[kind]}>{words.kinds[kind]}</Tag>
      <Tag tone={STATE_TONE[row.state]} dot>
        {words.states[row.state]}
      </Tag>
      {row.unread && <Tag tone="brand">{words.unread}</Tag>}
    </>
  );
}

/** One of the list; the whole card leads to the conversation. */
export function FeedbackCard({ row, to }: { row: FeedbackRow; to: AppPath }) {
  const words = useText(feedbackText);
  const moment = useMoment();
  return (
    <article className="relative rounded-card border border-line bg-white p-4 hover:bg-n-25 md:px-6">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <FeedbackTags row={row} />
      </div>
      <h2 className="text-b font-normal wrap-anywhere">
        <AppLink to={to} className="text-ink no-underline after:absolute after:inset-0 after:rounded-card">
          {row.excerpt}
        </AppLink>
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-4 text-c text-ink-3">
        <span>{words.sentAt(moment(row.createdAt))}</span>
        {row.promised && <span className="text-ink-2">{words.promised(moment(row.promised.at))}</span>}
      </p>
    </article>
  );
}
