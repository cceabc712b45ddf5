import { Hospital } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CenterDetail } from '#contract/calls/booking';
import { useCall } from '../../../api/use-call.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { go, hasMoved } from '../../../platform/navigation.ts';
import { pathTo } from '../../../platform/paths.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ActionProblem } from '../../../ui/layout/ActionBar.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { KeyValueRows, type KeyValueRow } from '../../../ui/data/KeyValueRows.tsx';
import { Price, priceText } from '../../../ui/data/Price.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { feesOf } from '../questions.ts';
import { useChosen } from '../chosen.ts';
import { shortDay } from '../dates.ts';
import { pathOfStep } from '../flow.ts';
import { flowText } from '../flow-text.ts';
import { isSettled } from '../package/selection.ts';
import { draft } from '../draft.ts';
import { Wizard } from '../Wizard.tsx';
import { DayCalendar } from './DayCalendar.tsx';
import { Slots } from './Slots.tsx';
import { calendarText } from './text.ts';
import { useCalendar } from './use-calendar.ts';

/** Nothing is sent: long enough for a double press, short enough for a person who fills a missing field. */
const GO_ON_GUARD_MS = 300;
const toList = () => go(pathTo('/web/examselect'));

/** Step 3, second half: which day and which segment of the centre in the address. */
export function CalendarStep({ centerId }: { centerId: number }) {
  const words = useText(calendarText);
  const query = useCall('ExamCenterDetail', { centerId });
  const calendar = useCalendar(centerId, query.data);
  const [missing, setMissing] = useState<'day' | 'segment'>();
  const { segment } = calendar;
  // a day that has filled up meanwhile is no choice any more
  const day = calendar.isDayFull ? undefined : calendar.day;
  const lacking = !day ? 'day' : !segment ? 'segment' : undefined;
  // The step changed without a new page: say so as one would.
  useEffect(() => {
    if (hasMoved()) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [centerId]);

  const goOn = () => {
    setMissing(lacking);
    if (!lacking) return go(pathOfStep(draft(), 'confirm'));
    const target = lacking === 'day' ? '[role=grid] [tabindex="0"]' : 'input[name=segment]:enabled';
    document.querySelector<HTMLElement>(target)?.focus();
  };
  const isMissing = missing !== undefined && missing === lacking;
  const needed = missing === 'day' ? words.needDay : calendar.isTaken ? words.taken : words.needSlot;
  const problem = isMissing ? needed : undefined;
  const language = useLocale();
  const rows = useFacts(centerId, query.data, { day, time: calendar.time });
  const self = rows.find(({ key }) => key === 'self')?.value;
  return (
    <Wizard
      step="center"
      title={words.title}
      text={words.intro}
      bar={{
        ...(day && {
          total: shortDay(day, language),
          note: (
            <>
              {calendar.time && `${calendar.time} · `}
              {self}
            </>
          ),
        }),
        details: <KeyValueRows rows={rows} />,
        problem,
        action: (
          <Button variant="primary" block guardMs={GO_ON_GUARD_MS} onClick={goOn}>
            {words.confirm}
          </Button>
        ),
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 md:gap-4 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-4">
          <Block query={query} className="" placeholder={<Skeleton className="h-36 w-full rounded-card md:h-24" />}>
            {(center) => <CenterLine center={center} />}
          </Block>
          <Card className="max-md:px-3 max-[374px]:-mx-[16px] max-[374px]:rounded-none max-[374px]:border-x-0 max-[374px]:px-0">
            <DayCalendar calendar={calendar} onOther={toList} />
          </Card>
        </div>
        <Card title={calendar.isSignUp ? words.signUp : words.slots} className="lg:sticky lg:top-22">
          {calendar.isSignUp && query.data && <SignUpTips tips={query.data.tips} />}
          <Slots calendar={calendar} isQuiet={problem !== undefined} onOther={toList} />
          <div className="mt-4">
            <Alert>{words.arrive}</Alert>
          </div>
          <div className="mt-4 border-t border-line pt-4 max-md:hidden">
            <Sums rows={rows.filter(({ key }) => key !== 'center')} />
            <div className="mt-4">
              {problem && <ActionProblem>{problem}</ActionProblem>}
              <Button variant="primary" block guardMs={GO_ON_GUARD_MS} onClick={goOn}>
                {words.toConfirm}
              </Button>
            </div>
          </div>
        </Card>
      </div>
    </Wizard>
  );
}

/** A centre that takes a day: why there are no times, and what else it says of that. */
function SignUpTips({ tips }: { tips: CenterDetail['tips'] }) {
  const words = useText(calendarText);
  const pick = usePick();
  return (
    <div className="mb-3">
      <Alert title={words.signUpTitle}>{pick(tips.zh, tips.en) || words.signUpText}</Alert>
    </div>
  );
}

/** The choices and their cost, the figures at the end of the line. */
function Sums({ rows }: { rows: readonly KeyValueRow[] }) {
  return (
    <dl className="grid gap-2 text-label">
      {rows.map(({ key, label, value }) => (
        <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-ink-3">{label}</dt>
          <dd className={cx('text-right font-semibold', key === 'self' && 'text-l')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CenterLine({ center }: { center: CenterDetail }) {
  const words = useText(calendarText);
  const pick = usePick();
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="grid size-11 flex-none place-items-center rounded-control bg-brand-50 text-brand-text">
          <Hospital aria-hidden="true" size={24} strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-s">{pick(center.name.zh, center.name.en)}</p>
          <p className="text-c text-ink-2">{pick(center.address.zh, center.address.en)}</p>
        </div>
        <AppLink to={pathTo('/web/examselect')} className="tap-44 flex-none">
          {words.otherCenter}
        </AppLink>
      </div>
    </Card>
  );
}

/** The choices so far and their cost; shown beside the segments, and behind the bar on a phone. */
function useFacts(
  centerId: number,
  center: CenterDetail | undefined,
  { day, time }: Pick<ReturnType<typeof useCalendar>, 'day' | 'time'>,
): KeyValueRow[] {
  const words = useText(calendarText);
  const language = useLocale();
  const pick = usePick();
  const pay = useCall('ExamCenterPayInfo', feesOf(useChosen(), centerId));
  const flow = useText(flowText);
  const fees = pay.data?.oneCenter;
  const rows: KeyValueRow[] = [];
  if (center) rows.push({ key: 'center', label: words.center, value: pick(center.name.zh, center.name.en) });
  if (day) {
    const when = [shortDay(day, language), time].filter(Boolean).join(' ');
    rows.push({ key: 'time', label: words.chosenTime, value: <b>{when}</b> });
  }
  if (fees) {
    const hasPaid = fees.selfFen > 0 || fees.paidFen > 0;
    const value = isSettled(fees) ? (
      flow.paidAlready(priceText(fees.paidFen))
    ) : hasPaid ? (
      <Price fen={Math.max(0, fees.moreFen)} />
    ) : (
      words.free
    );
    rows.push({ key: 'self', label: words.selfPay, value });
  }
  return rows;
}
