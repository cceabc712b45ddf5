import { FEEDBACK_KINDS, FEEDBACK_TEMPLATES } from '#contract/values/feedback';
import { FEEDBACK_ASSIGNED, FEEDBACK_VIEWS } from '#contract/values/ops/feedback';
import { oneOf } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { asking, choices, company, countIn, optionsOf, select, toggle } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { feedbackKey, useFeedbackColumns } from './columns.tsx';
import { FeedbackFigures } from './FeedbackFigures.tsx';
import { feedbackText } from './text.ts';
import { ThreadPane } from './ThreadPane.tsx';

const kindKey = oneOf(['', ...FEEDBACK_KINDS]);
/** The names of the counts of conversations by who answers them. */
const COUNTED = { anybody: undefined, me: 'mine', nobody: 'nobody' } as const;

/** The inbox by the promised moment, and one conversation beside it. */
export function FeedbackPage() {
  const words = useText(feedbackText);
  const list = useFeedback();
  const columns = useFeedbackColumns();
  const { companyId } = list.asked;
  return (
    <ListPage
      {...{ list, columns, rowKey: feedbackKey, title: words.title, intro: words.intro, label: words.list }}
      narrow
      nothing={{ title: words.emptyTitle, text: words.emptyText }}
      aboveFilters={<FeedbackFigures company={companyId === undefined ? {} : { companyId }} />}
      pane={(open, places) => (
        <ThreadPane companyId={Number(open.company)} feedbackId={Number(open.feedback)} {...places} />
      )}
    />
  );
}

function useFeedback() {
  const words = useText(feedbackText);
  return useList({
    call: 'OpsFeedbackList',
    filters: [
      choices('view', FEEDBACK_VIEWS, { label: words.view, names: words.views, countOf: countIn, kept: true }),
      choices('assigned', FEEDBACK_ASSIGNED, {
        ...{ label: words.assigned, names: words.assignedTo },
        countOf: (counts, to) => COUNTED[to] && counts[COUNTED[to]],
      }),
      asking(
        select('kind', kindKey, {
          label: words.kind,
          options: [{ value: '', label: words.allKinds }, ...optionsOf(FEEDBACK_KINDS, words.kinds)],
        }),
        ({ kind }) => (kind ? { templateId: FEEDBACK_TEMPLATES[kind] } : {}),
      ),
      company(),
      toggle('overdue', words.overdueOnly),
    ],
    pane: {
      list: '/ops/feedback',
      path: '/ops/feedback/$company/$feedback',
      params: (row) => ({ company: String(row.company.companyId), feedback: String(row.feedbackId) }),
    },
  });
}
