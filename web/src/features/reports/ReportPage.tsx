import type { ReportReader } from '#contract/calls/reports';
import { isFault } from '../../api/faults.ts';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { BarAction } from '../../parts/page/BarAction.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useAddressState } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { pathTo } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { KEYS } from './report-keys.ts';
import { Report } from './Report.tsx';
import { reportsText } from './text.ts';
import { UploadedCard } from './UploadedCard.tsx';

/** /web/examreport?order=|year=|who=: one report, and the years together as the health archive. */
export function ReportPage() {
  const words = useText(reportsText);
  const { state, change } = useAddressState(KEYS);
  const people = useCall('MyReportYears', {}, { fresh: true });
  const chosen = people.data?.people.find(({ customerGuid }) => customerGuid === state.who);
  const isClosed = chosen !== undefined && chosen.consent !== null && chosen.consent !== 'given';
  return (
    <InnerPage
      title={words.title}
      actions={<Button render={<AppLink to={pathTo('/web/upload_report')} />}>{words.upload}</Button>}
    >
      <BarAction label={words.upload} onPress={() => go(pathTo('/web/upload_report'))} />
      <Block query={people} className="" placeholder={<Placeholder />}>
        {({ people: all }) => (
          <div className="grid grid-cols-1 gap-3 md:gap-4">
            {all.length > 1 && <People all={all} who={state.who} onChange={(who) => change({ ...FIRST, who })} />}
            {isClosed ? <ConsentCard key={chosen.customerGuid} person={chosen} /> : <Years who={chosen} />}
          </div>
        )}
      </Block>
    </InnerPage>
  );
}

const FIRST = { order: 0, year: 0, view: 'overview' } as const;

function People({
  all,
  who,
  onChange,
}: {
  all: readonly ReportReader[];
  who: string;
  onChange: (who: string) => void;
}) {
  const words = useText(reportsText);
  const items = all.map(({ customerGuid, name, relation }) => ({
    value: relation === 'self' ? '' : customerGuid,
    label: relation === 'self' ? words.self : name,
  }));
  return (
    <div data-print="hide">
      <Chips label={words.people} items={items} value={who} onChange={onChange} />
    </div>
  );
}

/** The archive of one person: the years, and the report that is open. */
function Years({ who }: { who: ReportReader | undefined }) {
  const { state } = useAddressState(KEYS);
  const whose = who && who.relation !== 'self' ? { customerGuid: who.customerGuid } : {};
  const years = useCall('MyReportYears', whose, { fresh: true });
  const which = { ...(state.order ? { orderId: state.order } : state.year ? { year: state.year } : {}), ...whose };
  const isNone = years.data?.reports.length === 0 && !state.order;
  const report = useCall('MyReport', which, { enabled: years.data !== undefined && !isNone });
  const uploads = years.data?.uploads ?? 0;
  const elsewhere = uploads > 0 && <UploadedCard {...whose} />;
  if (isNone)
    return (
      <>
        <NoReports />
        {elsewhere}
      </>
    );
  if (report.error && isFault(report.error, 'reportMissing', 'reportWithdrawn')) return <Missing />;
  return (
    <>
      <Block query={report} className="" placeholder={<Placeholder />}>
        {(view) => <Report view={view} reports={years.data?.reports ?? []} whose={who} />}
      </Block>
      {elsewhere}
    </>
  );
}

function NoReports() {
  const words = useText(reportsText);
  return (
    <Card>
      <EmptyState
        title={words.empty}
        headingLevel={2}
        actions={
          <>
            <Button size="sm" render={<AppLink to={pathTo('/web/examrecord')} />}>
              {words.emptyRecords}
            </Button>
            <Button size="sm" render={<AppLink to={pathTo('/web/upload_report')} />}>
              {words.upload}
            </Button>
            <Button size="sm" variant="primary" render={<AppLink to={pathTo('/web/plan/$from', { from: 'self' })} />}>
              {words.emptyBook}
            </Button>
          </>
        }
      >
        {words.emptyText}
      </EmptyState>
    </Card>
  );
}

function Missing() {
  const words = useText(reportsText);
  return (
    <Card>
      <EmptyState
        title={words.missing}
        headingLevel={2}
        actions={
          <Button size="sm" variant="primary" render={<AppLink to={pathTo('/web/examreport')} />}>
            {words.newest}
          </Button>
        }
      >
        {words.missingText}
      </EmptyState>
    </Card>
  );
}

const Placeholder = () => (
  <div className="grid gap-3">
    <Skeleton className="h-8 w-60" />
    <Skeleton shape="block" className="h-24" />
    <Skeleton shape="block" className="h-80" />
  </div>
);
