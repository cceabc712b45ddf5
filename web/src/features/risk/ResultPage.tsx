import { CalendarCheck, Printer } from 'lucide-react';
import type { RiskSummary } from '#contract/calls/risk';
import { isFault } from '../../api/faults.ts';
import { useCall } from '../../api/use-call.ts';
import { Block } from '../../parts/page/Block.tsx';
import { InnerPage } from '../../parts/page/InnerPage.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useAddressState } from '../../platform/address-state.ts';
import { formatDay, useLocale, useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ChangeableCard, FixedCard } from './FactorCards.tsx';
import { reportDays } from './factors.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { KEYS, resultPath } from './risk-keys.ts';
import { ScoreCard } from './ScoreCard.tsx';
import { riskText } from './text.ts';
import { UsedCard } from './UsedCard.tsx';
import { riskWords } from './words.ts';

/** /web/risk/result?who=&round=. */
export function ResultPage() {
  const words = useText(riskText);
  const { state } = useAddressState(KEYS);
  const { who, round } = state;
  const about = { ...(who && { customerGuid: who }), ...(round && { round }) };
  const summary = useCall('RiskSummary', about, { fresh: true });
  const name = summary.data?.person.relation === 'self' ? undefined : summary.data?.person.name;
  const isNone = summary.error && isFault(summary.error, 'riskNone', 'riskConsentNeeded');
  return (
    <InnerPage
      title={name === undefined ? words.summary : words.summaryOf(name)}
      above={[{ label: words.title, to: pathTo('/web/risk') }]}
      actions={<PrintButton />}
    >
      {isNone ? (
        <NoResult />
      ) : (
        <Block query={summary} className="" placeholder={<Placeholder />}>
          {(view) => <Result view={view} who={who} />}
        </Block>
      )}
    </InnerPage>
  );
}

function Result({ view, who }: { view: RiskSummary; who: string }) {
  const words = useText(riskText);
  const language = useLocale();
  const day = (text: string) => formatDay(text, language, { weekday: false });
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-label text-ink-2">{words.basis(day(view.day), reportDays(view).map(day).join(words.and))}</p>
        <div className="md:hidden">
          <PrintButton />
        </div>
      </div>
      {!view.isNewest && (
        <Alert tone="mute" action={<AppLink to={resultPath(who)}>{words.newest}</AppLink>}>
          {words.earlierOne}
        </Alert>
      )}
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-4">
        {view.results.map((result) => (
          <ScoreCard key={result.score} result={result} view={view} who={who} />
        ))}
      </div>
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2 md:gap-4">
        <ChangeableCard view={view} />
        <div className="grid grid-cols-1 gap-3 md:gap-4">
          <FixedCard view={view} />
          <UsedCard view={view} who={who} />
          <HistoryCard view={view} who={who} />
        </div>
      </div>
      <Checks view={view} />
      <p className="text-c text-ink-2">{words.disclaimer}</p>
    </div>
  );
}

function Checks({ view: { checks, person } }: { view: RiskSummary }) {
  const words = useText(riskText);
  const names = useText(riskWords);
  if (checks.length === 0) return null;
  const from = person.relation === 'self' ? 'self' : 'relative';
  return (
    <Alert icon={CalendarCheck}>
      {words.advice(checks.map((check) => words.quoted(names.check[check])).join(words.and))}{' '}
      <AppLink to={pathTo('/web/plan/$from', { from })} data-print="hide">
        {words.extras}
      </AppLink>
    </Alert>
  );
}

function PrintButton() {
  const words = useText(riskText);
  return (
    <Button icon={<Printer aria-hidden="true" size={18} />} onClick={() => window.print()}>
      {words.print}
    </Button>
  );
}

function NoResult() {
  const words = useText(riskText);
  return (
    <Card>
      <EmptyState
        title={words.notYet}
        headingLevel={2}
        actions={
          <Button size="sm" variant="primary" render={<AppLink to={pathTo('/web/risk')} />}>
            {words.start}
          </Button>
        }
      >
        {words.disclaimer}
      </EmptyState>
    </Card>
  );
}

const Placeholder = () => (
  <div className="grid gap-3">
    <Skeleton className="h-6 w-80" />
    <Skeleton shape="block" className="h-44" />
    <Skeleton shape="block" className="h-72" />
  </div>
);
