import type { FeedbackRow } from '#contract/calls/feedback';
import { useCall } from '../../api/use-call.ts';
import { CentrePage } from '../../parts/account/CentrePage.tsx';
import { BarAction } from '../../parts/page/BarAction.tsx';
import { Block } from '../../parts/page/Block.tsx';
import { oneOf, pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';
import { useSession } from '../../platform/session.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Pagination } from '../../ui/layout/Pagination.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { FeedbackCard } from './FeedbackCard.tsx';
import { FEEDBACK_KINDS, FEEDBACK_TEMPLATES } from '#contract/values/feedback';
import { PAGE_SIZE } from './choices.ts';
import { feedbackText } from './text.ts';
import { ThreadView } from './ThreadView.tsx';

const VIEWS = ['all', ...FEEDBACK_KINDS] as const;
type View = (typeof VIEWS)[number];
const KEYS = { type: oneOf(VIEWS), page: pageNumber, id: text };

const writePath = (view: View): AppPath =>
  pathTo('/web/feedback', undefined, { type: view === 'all' || view === 'praise' ? undefined : view });

/** /web/usercenter/tickling?type=&page=&id=: what one has written, a tab for each kind, and one conversation of it. */
export function MyFeedbackPage() {
  const words = useText(feedbackText);
  const { state, pathWith } = useAddressState(KEYS);
  const id = Number(state.id);
  if (Number.isSafeInteger(id) && id > 0) {
    const list = { label: words.mine, to: pathWith({ id: '' }) };
    return (
      <CentrePage title={words.thread} above={[list]}>
        <ThreadView key={id} feedbackId={id} back={list.to} />
      </CentrePage>
    );
  }
  const write = writePath(state.type);
  return (
    <CentrePage
      title={words.mine}
      text={words.promiseNote}
      actions={
        <Button variant="primary" render={<AppLink to={write} />}>
          {words.add}
        </Button>
      }
    >
      <BarAction label={words.addShort} onPress={() => go(write)} />
      <FeedbackList />
    </CentrePage>
  );
}

function FeedbackList() {
  const words = useText(feedbackText);
  const { state, pathWith } = useAddressState(KEYS);
  const { type, page } = state;
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const kind = type === 'all' ? {} : { templateId: FEEDBACK_TEMPLATES[type] };
  const query = useCall(
    'MyFeedback',
    { userGuid, ...kind, pageIndex: page - 1, pageSize: PAGE_SIZE },
    { renewed: true },
  );
  const counts = query.data?.counts;
  return (
    <>
      <Tabs
        label={words.kindsLabel}
        className="max-md:-mt-3"
        current={type}
        items={VIEWS.map((view) => ({
          key: view,
          label: view === 'all' ? words.all : words.kinds[view],
          count: counts && (counts[view === 'all' ? 'all' : String(FEEDBACK_TEMPLATES[view])] ?? 0),
          link: <AppLink to={pathWith({ type: view, page: 1 })} />,
        }))}
      />
      <Block query={query} placeholder={<Placeholder />} className="mt-3 md:mt-4">
        {({ rows, total }) =>
          total === 0 ? <Nothing view={type} /> : <Rows rows={rows} total={total} page={page} pathWith={pathWith} />
        }
      </Block>
    </>
  );
}

interface RowsProps {
  rows: FeedbackRow[];
  total: number;
  page: number;
  pathWith: (change: { id?: string; page?: number }) => AppPath;
}

function Rows({ rows, total, page, pathWith }: RowsProps) {
  const words = useText(feedbackText);
  return (
    <>
      <ul aria-label={words.list} className="mt-3 mb-4 grid gap-3 md:mt-4 md:gap-4">
        {rows.map((row) => (
          <li key={row.feedbackId}>
            <FeedbackCard row={row} to={pathWith({ id: String(row.feedbackId) })} />
          </li>
        ))}
      </ul>
      <Pagination
        label={words.pages}
        page={page - 1}
        pages={Math.ceil(total / PAGE_SIZE)}
        link={(at) => <AppLink to={pathWith({ page: at + 1 })} />}
        words={words}
      />
    </>
  );
}

function Nothing({ view }: { view: View }) {
  const words = useText(feedbackText);
  return (
    <Card className="mt-3 md:mt-4">
      <EmptyState
        title={view === 'all' ? words.emptyTitle : words.emptyKind}
        headingLevel={2}
        actions={
          <Button size="sm" render={<AppLink to={writePath(view)} />}>
            {words.add}
          </Button>
        }
      >
        {words.emptyText}
      </EmptyState>
    </Card>
  );
}

const Placeholder = () => (
  <div className="mt-3 grid gap-3 md:mt-4 md:gap-4">
    {Array.from({ length: 3 }, (_, row) => (
      <Card key={row}>
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-3 h-10 w-full" />
      </Card>
    ))}
  </div>
);
