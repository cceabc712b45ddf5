import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { NOT_A_DIAGNOSIS } from '#contract/rules/report-words';
import type { ReportHead, ReportView } from '#contract/schemas/report-view';
import type { ReportReader } from '#contract/calls/reports';
import { report as reportFailure } from '../../api/account.ts';
import { download } from '../../api/send.ts';
import { personText } from '../../parts/people/person-text.ts';
import { useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { toast } from '../../platform/feedback.ts';
import { formatDay, useLocale, usePick, useText } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useSession } from '../../platform/session.ts';
import { Figures } from '../../ui/data/Figures.tsx';
import { Tag } from '../../ui/data/Tag.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { cx } from '../../ui/cx.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { AccessCard } from './AccessCard.tsx';
import { AdviceCard } from './AdviceCard.tsx';
import { AttentionCard } from './AttentionCard.tsx';
import { CompareCard } from './CompareCard.tsx';
import { KEYS, REPORT_VIEWS } from './report-keys.ts';
import { SectionsCard } from './SectionsCard.tsx';
import { StopReading } from './StopReading.tsx';
import { reportsText } from './text.ts';
import { TrendCard } from './TrendCard.tsx';

interface ReportProps {
  view: ReportView;
  reports: readonly ReportHead[];
  whose: ReportReader | undefined;
}

/** Summary first, then what needs attention, the trends, the comparison and everything else; a print has all of it. */
export function Report({ view, reports, whose }: ReportProps) {
  const words = useText(reportsText);
  const says = useText(personText);
  const pick = usePick();
  const language = useLocale();
  const { state, change, pathWith } = useAddressState(KEYS);
  const userGuid = useSession((data) => data.identity?.userGuid ?? '');
  const { person, center } = view;
  const shown = state.view;
  const panel = (name: (typeof REPORT_VIEWS)[number]) =>
    cx('grid grid-cols-1 gap-3 md:gap-4 print:grid', shown !== name && 'hidden');
  const isOwn = !whose || whose.relation === 'self';
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 className="sr-only print:not-sr-only">{words.yearTitle(view.year)}</h2>
          <p className="mt-1 text-label text-ink-2">
            {words.head(
              person.name,
              says.genders[person.gender],
              person.age,
              formatDay(view.examDay, language, { weekday: false }),
              pick(center.zh, center.en),
            )}{' '}
            {view.version > 1 && <Tag tone="info">{words.corrected(view.version)}</Tag>}
          </p>
        </div>
        <HeadActions view={view} whose={isOwn ? undefined : whose} />
      </div>
      <Chips
        label={words.years}
        value={String(view.orderId)}
        onChange={(order) => change({ order: Number(order), year: 0 })}
        items={reports.map(({ orderId, year }) => ({ value: String(orderId), label: words.year(year) }))}
      />
      <Summary view={view} />
      <Tabs
        label={words.views}
        current={shown}
        items={REPORT_VIEWS.map((key) => ({
          key,
          label: words.view[key],
          link: <AppLink to={pathWith({ view: key })} />,
        }))}
      />
      <div className={panel('overview')}>
        <AttentionCard view={view} />
        <TrendCard view={view} />
        <CompareCard view={view} brief />
        <AdviceCard
          view={view}
          whose={whose?.customerGuid ?? userGuid}
          from={isOwn ? 'self' : 'relative'}
          isNewest={reports.every(({ examDay }) => examDay <= view.examDay)}
        />
        {isOwn ? <AccessCard /> : <StopReading whose={whose} />}
      </div>
      <div className={panel('all')}>
        <SectionsCard view={view} />
      </div>
      <div className={panel('compare')}>
        <CompareCard view={view} />
      </div>
      <p className="text-c text-ink-2">{pick(NOT_A_DIAGNOSIS.zh, NOT_A_DIAGNOSIS.en)}</p>
    </>
  );
}

function Summary({ view }: { view: ReportView }) {
  const words = useText(reportsText);
  const { summary, earlier } = view;
  const compared = [
    { key: 'new', value: summary.new.length, tone: 'warn' },
    { key: 'still', value: summary.still.length + summary.worse.length, tone: 'bad' },
    { key: 'improved', value: summary.improved.length, tone: 'ok' },
    { key: 'back', value: summary.back.length, tone: 'ok' },
  ] as const;
  return (
    <div>
      <Figures
        items={[
          { key: 'items', label: words.figures.items, value: summary.items },
          {
            key: 'abnormal',
            label: words.figures.abnormal,
            value: summary.abnormal,
            tone: summary.abnormal ? 'bad' : 'ok',
          },
          ...(earlier ? compared.map((one) => ({ ...one, label: words.figures[one.key] })) : []),
        ]}
      />
      <p className="mt-2 text-c text-ink-2">{earlier ? words.since(earlier.year) : words.firstReport}</p>
    </div>
  );
}

function HeadActions({ view, whose }: { view: ReportView; whose: ReportReader | undefined }) {
  const words = useText(reportsText);
  const [busy, setBusy] = useState<'made' | 'original'>();
  const fetchPdf = async (kind: 'made' | 'original'): Promise<void> => {
    setBusy(kind);
    try {
      const of = whose ? { customerGuid: whose.customerGuid } : {};
      saveFile(await download('GetReportPdf', { orderId: view.orderId, kind, ...of }));
      toast(words.downloaded);
    } catch (error) {
      await reportFailure(error, () => fetchPdf(kind));
    } finally {
      setBusy(undefined);
    }
  };
  const file = (kind: 'made' | 'original', label: string) => (
    <Button
      icon={<Download aria-hidden="true" size={18} />}
      busy={busy === kind}
      busyText={words.downloading}
      onClick={() => void fetchPdf(kind)}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2" data-print="hide">
      <Button icon={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
        {words.print}
      </Button>
      {file('made', words.pdf)}
      {view.hasOriginal && file('original', words.original)}
    </div>
  );
}
