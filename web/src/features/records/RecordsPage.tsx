import type { ExamRecord } from '#contract/calls/records';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { SubscribeCard } from '../../parts/calendar/SubscribeCard.tsx';
import { now } from '../../platform/clock.ts';
import { useCompanyInfo } from '../../parts/company/company.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { EvaluateSheet } from '../../parts/evaluation/EvaluateSheet.tsx';
import { useAddressState } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { PrecautionSheet } from '../../parts/precautions/PrecautionSheet.tsx';
import { useSession } from '../../platform/session.ts';
import { BarAction } from '../../parts/page/BarAction.tsx';
import { ListView } from '../../parts/list/ListView.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useDelayedLoading } from '../../ui/overlay/delayed-loading.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { recordsOf } from './ask.ts';
import { STATUS_FILTERS } from '#contract/values/orders';
import { ALL, PAGE } from './choices.ts';
import { heldUntil, inFilter, listState } from './record-look.ts';
import { PayTogether } from './PayTogether.tsx';
import { RecordCard } from './RecordCard.tsx';
import { recordsText } from './text.ts';
import { useRecordActions } from './use-record-actions.ts';

/** How soon the list is asked for again while the end of a hold is being settled. */
const SETTLING_MS = 5_000;

type StatusFilter = (typeof STATUS_FILTERS)[number];

/** /web/examrecord?status=: the orders of the whole family in one call, the tabs choose among them. */
export function RecordsPage() {
  const words = useText(recordsText);
  const { state, pathWith } = useAddressState(listState);
  const { status } = state;
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const query = useRecords(userGuid);
  const book = useNewBooking();
  const actions = useRecordActions();
  const [reading, setReading] = useState<number>();
  const [judging, setJudging] = useState<ExamRecord>();
  const counts = query.data?.counts;
  // the parts under the list come with it, not while grey cards hold its place
  const waiting = useDelayedLoading(query.isPending);
  return (
    <InnerPage
      title={words.title}
      actions={
        <Button variant="primary" onClick={book}>
          {words.add}
        </Button>
      }
    >
      <BarAction label={words.addShort} onPress={book} />
      {query.data && <PayTogether records={query.data.examOrders} />}
      <ListView
        query={query}
        view={String(status)}
        itemsOf={({ examOrders }) => inFilter(examOrders, status)}
        keyOf={({ orderId }) => orderId}
        tabs={{
          label: words.tabsLabel,
          className: 'max-md:-mt-3',
          current: String(status),
          items: STATUS_FILTERS.map((filter) => ({
            key: String(filter),
            label: words.tabs[filter],
            count: counts && (filter === ALL ? query.data?.total : (counts[String(filter)] ?? 0)),
            link: <AppLink to={pathWith({ status: filter })} />,
          })),
        }}
        placeholder={<Placeholder />}
        blockClassName="mt-3 md:mt-4"
        renderEmpty={({ examOrders }) => <Nothing status={status} isNone={examOrders.length === 0} onBook={book} />}
        pageSize={PAGE}
        words={{ more: words.more, said: words.moreSaid }}
        className="mt-3 grid gap-3 md:mt-4 md:gap-4"
      >
        {(record, titleRef) => (
          <RecordCard
            record={record}
            actions={actions}
            onPrecautions={setReading}
            onEvaluate={setJudging}
            onOver={() => void query.refetch()}
            {...(titleRef && { titleRef })}
          />
        )}
      </ListView>
      {actions.dialog}
      {judging && (
        <EvaluateSheet
          order={{ orderId: judging.orderId, customerGuid: judging.person.guid }}
          onClose={() => setJudging(undefined)}
        />
      )}
      <PrecautionSheet open={reading !== undefined} centerId={reading ?? 0} onClose={() => setReading(undefined)} />
      {status === ALL && counts && !waiting && (
        <SubscribeCard userGuid={userGuid} className="mt-6 md:mt-8 care:hidden" />
      )}
    </InnerPage>
  );
}

function useRecords(userGuid: string) {
  return useCall('GetExamOrders', recordsOf(userGuid), {
    fresh: true,
    again: (reply) => (reply?.examOrders.some(isSettling) ? SETTLING_MS : false),
  });
}

/** Its time is over, but what became of it is not yet known. */
function isSettling(record: ExamRecord): boolean {
  const until = heldUntil(record);
  return record.standing.state === 'lapsed' || (until !== undefined && until <= now());
}

/** A booking begins with its person; a company without relatives need not ask. */
function useNewBooking(): () => void {
  const words = useText(recordsText);
  const withRelatives = useCompanyInfo().data?.config.account.relatives ?? false;
  const to = (from: string) => pathTo('/web/plan/$from', { from });
  return () => {
    if (!withRelatives) return go(to('self'));
    void dialogs.ask({
      title: words.forWhomTitle,
      text: words.forWhom,
      actions: [
        { value: 'relative', label: words.forFamily, tone: 'secondary', to: to('relative') },
        { value: 'self', label: words.forSelf, to: to('self') },
      ],
    });
  };
}

interface NothingProps {
  status: StatusFilter;
  /** There is nothing under any tab. */
  isNone: boolean;
  onBook: () => void;
}

function Nothing({ status, isNone, onBook }: NothingProps) {
  const words = useText(recordsText);
  const { pathWith } = useAddressState(listState);
  return (
    <Card className="mt-3 md:mt-4">
      {isNone ? (
        <EmptyState
          title={words.empty}
          headingLevel={2}
          actions={
            <Button size="sm" variant="primary" onClick={onBook}>
              {words.bookNow}
            </Button>
          }
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <EmptyState
          title={words.emptyTab(words.tabs[status])}
          headingLevel={2}
          actions={
            <Button size="sm" render={<AppLink to={pathWith({ status: ALL })} />}>
              {words.showAll}
            </Button>
          }
        >
          {words.emptyTabText}
        </EmptyState>
      )}
    </Card>
  );
}

/** Three cards in the shape of what will come. */
function Placeholder() {
  return (
    <div className="mt-3 grid gap-3 md:mt-4 md:gap-4">
      {[0, 1, 2].map((row) => (
        <div key={row} className="rounded-card border border-line bg-white p-4 md:px-6 md:py-5">
          <Skeleton className="mb-4 h-4 w-40" />
          <div className="flex gap-3 md:gap-6">
            <Skeleton shape="block" className="h-18 w-16 flex-none md:h-24 md:w-24" />
            <div className="flex-1">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="mt-3 h-4 w-4/5" />
              <Skeleton className="mt-3 h-5 w-24" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
