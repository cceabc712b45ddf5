import { useEffect, useMemo, useRef, useState } from 'react';
import type { CalendarDay } from '#contract/calls/booking';
import { sentence, toldFailure } from '../../../api/faults.ts';
import { today } from '../../../platform/clock.ts';
import { useLocale, useText } from '../../../platform/locale.ts';
import { appText } from '../../../platform/text.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { BlockError } from '../../../ui/feedback/BlockError.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { useDelayedLoading } from '../../../ui/overlay/delayed-loading.ts';
import { bringIntoView } from '../../../ui/layout/bring-into-view.ts';
import { monthOf } from '../../../ui/form/month.ts';
import { MonthGrid } from '../../../ui/form/MonthGrid.tsx';
import { monthTitle, shortDay, weekdayNames } from '../dates.ts';
import { useOldOrder } from '../old-order.ts';
import { ReasonNote } from '../reason.tsx';
import { gridDays, legendOf, noteOf } from './days.ts';
import { calendarText } from './text.ts';
import type { Calendar } from './use-calendar.ts';

/** The month, and under it why a day that was pressed cannot be had, with the way to one that can. */
export function DayCalendar({ calendar, onOther }: { calendar: Calendar; onOther: () => void }) {
  const words = useText(calendarText);
  const language = useLocale();
  const { month, day, nearest } = calendar;
  const now = today();
  const old = useOldOrder().order?.bookDate;
  const { query, list } = calendar.days;
  const [asked, setAsked] = useState<string>();
  const status = useRef<HTMLDivElement>(null);
  // The reason stands under the month and may lie below the screen.
  useEffect(() => {
    if (asked) bringIntoView(status.current);
  }, [asked]);
  // Cells are drawn from the start; grey lines come into them only when the answer takes long.
  const waiting = useDelayedLoading(list === undefined && !query.isError);
  const days = useMemo(
    () => list && gridDays(list, { selected: day, old, today: now }, language),
    [list, day, old, now, language],
  );
  if (query.isError && !list) {
    const failure = toldFailure(query.error);
    if (!failure) return null;
    return <Failure text={sentence(failure, language)} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  const told = list?.find((one) => one.day === asked);
  const toNearest = (target: string | undefined) => {
    setAsked(undefined);
    const free = target ?? nearest;
    if (free) calendar.chooseDay(free);
    else onOther();
  };
  return (
    <MonthGrid
      month={month}
      title={monthTitle(month, language)}
      days={waiting ? undefined : days}
      dayName={(one) => shortDay(one, language)}
      selected={day}
      today={now}
      weekdays={weekdayNames(language)}
      legend={legendOf(language)}
      labels={{ previous: words.previous, next: words.next, loading: words.loading, legend: words.legendLabel }}
      minMonth={calendar.minMonth}
      maxMonth={calendar.maxMonth}
      onMonth={(next) => {
        setAsked(undefined);
        calendar.turnTo(next);
      }}
      onSelect={(next) => {
        setAsked(undefined);
        calendar.chooseDay(next);
      }}
      onUnavailable={setAsked}
    >
      <div ref={status} role="status" className="mt-3 grid scroll-mb-24 gap-2 empty:mt-0">
        {told && <Told day={told} onNearest={toNearest} onOther={onOther} />}
        {list && !told && <MonthNote calendar={calendar} onNearest={toNearest} onOther={onOther} />}
      </div>
    </MonthGrid>
  );
}

interface MonthNoteProps {
  calendar: Calendar;
  onNearest: (target: string | undefined) => void;
  onOther: () => void;
}

/** About the month as a whole, one thing at a time: no free day at all, where the nearest is, or that it may change. */
function MonthNote({ calendar: { month, day, nearest, days }, onNearest, onOther }: MonthNoteProps) {
  const words = useText(calendarText);
  const language = useLocale();
  const { bookInfo } = days.query.data ?? {};
  if (!nearest && bookInfo?.nearest === null) {
    return (
      <Alert
        tone="warn"
        action={
          <Button size="sm" onClick={onOther}>
            {words.otherCenter}
          </Button>
        }
      >
        {words.allFull}
      </Alert>
    );
  }
  if (!day && nearest && monthOf(nearest) !== month) {
    return (
      <Alert
        tone="mute"
        action={
          <Button size="sm" onClick={() => onNearest(nearest)}>
            {words.goNearest}
          </Button>
        }
      >
        {words.nearest(shortDay(nearest, language))}
      </Alert>
    );
  }
  return bookInfo?.provisional ? <Alert tone="mute">{words.provisional}</Alert> : null;
}

interface ToldProps {
  day: CalendarDay;
  onNearest: (target: string | undefined) => void;
  onOther: () => void;
}

function Told({ day, onNearest, onOther }: ToldProps) {
  const words = useText(calendarText);
  const language = useLocale();
  const text = words.unavailable(shortDay(day.day, language), noteOf(day, language));
  const reason = day.reason ?? { text, next: 'nearestDay' as const };
  return <ReasonNote reason={reason} onNext={{ nearestDay: onNearest, otherCentres: onOther }} />;
}

function Failure({ text, busy, onRetry }: { text: string; busy: boolean; onRetry: () => void }) {
  const words = useText(appText);
  return (
    <BlockError
      title={words.failed}
      retryLabel={words.reload}
      retryingText={words.loading}
      retrying={busy}
      onRetry={onRetry}
    >
      {text}
    </BlockError>
  );
}
