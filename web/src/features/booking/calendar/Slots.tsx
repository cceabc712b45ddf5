import { useEffect, useRef } from 'react';
import { sentence, toldFailure } from '../../../api/faults.ts';
import { useLocale, useText } from '../../../platform/locale.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { TimeSlots } from '../../../ui/form/TimeSlots.tsx';
import { bringIntoView } from '../../../ui/layout/bring-into-view.ts';
import { shortDay } from '../dates.ts';
import { NoticeOver } from '../NoticeOver.tsx';
import { ReasonNote } from '../reason.tsx';
import { slotsOf } from './days.ts';
import { calendarText } from './text.ts';
import type { Calendar } from './use-calendar.ts';

interface SlotsProps {
  calendar: Calendar;
  /** Something is said by the button already: one message at a time. */
  isQuiet: boolean;
  onOther: () => void;
}

/** The segments of the chosen day, with their free seats. */
export function Slots(props: SlotsProps) {
  const { day, segments } = props.calendar;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(day);
  const isThere = segments.list !== undefined && !segments.query.isPlaceholderData;
  // On a phone the segments lie below the month: a new day brings them into view once they are there.
  useEffect(() => {
    if (!isThere || shown.current === day) return;
    shown.current = day;
    bringIntoView(box.current);
  }, [day, isThere]);
  return (
    <div ref={box} className="scroll-mb-32">
      <DaySlots {...props} />
    </div>
  );
}

function DaySlots({ calendar, isQuiet, onOther }: SlotsProps) {
  const words = useText(calendarText);
  const language = useLocale();
  const { day, segment, isTaken } = calendar;
  const { query, list } = calendar.segments;
  if (!day) return <p className="text-label text-ink-2">{words.pickDayFirst}</p>;
  if (query.isPlaceholderData) return <Placeholder />;
  const failure = toldFailure(query.error);
  if (failure?.detail && !list) {
    const reason = { text: sentence(failure, language), next: failure.detail.next };
    const toNearest = () => (calendar.nearest ? calendar.chooseDay(calendar.nearest) : onOther());
    return <ReasonNote reason={reason} onNext={{ nearestDay: toNearest, otherCentres: onOther }} />;
  }
  if (calendar.isDayFull) return <FullDay calendar={calendar} day={day} onOther={onOther} />;
  const left = list?.reduce((sum, one) => sum + one.left, 0) ?? 0;
  return (
    <>
      <p aria-live="polite" className="mb-3 text-c text-ink-2">
        {list && words.seats(shortDay(day, language), left)}
      </p>
      <Block query={query} bare placeholder={<Placeholder />}>
        {({ WorkingSegments }) =>
          WorkingSegments.length === 0 ? (
            <Alert tone="warn">{words.noSlots}</Alert>
          ) : (
            !calendar.isSignUp && (
              <TimeSlots
                legend={words.slots}
                name="segment"
                items={slotsOf(WorkingSegments, language)}
                value={segment && String(segment.workingSegmentId)}
                onChange={(value) => calendar.chooseSegment(Number(value))}
              />
            )
          )
        }
      </Block>
      <div role="status" className="mt-3 empty:mt-0">
        {isTaken && !isQuiet && <Alert tone="warn">{words.taken}</Alert>}
      </div>
      {calendar.noticeOver && (
        <div className="mt-3">
          <NoticeOver notice={calendar.noticeOver} />
        </div>
      )}
    </>
  );
}

/** The last time of the day has gone: only another day is left to choose. */
function FullDay({ calendar, day, onOther }: { calendar: Calendar; day: string; onOther: () => void }) {
  const words = useText(calendarText);
  const language = useLocale();
  const { nearest } = calendar;
  const free = nearest === day ? undefined : nearest;
  return (
    <Alert
      tone="warn"
      live="polite"
      action={
        <Button size="sm" onClick={() => (free ? calendar.chooseDay(free) : onOther())}>
          {free ? words.nearest(shortDay(free, language)) : words.otherCenter}
        </Button>
      }
    >
      {words.dayTaken(shortDay(day, language))}
    </Alert>
  );
}

function Placeholder() {
  return (
    <div aria-busy="true" className="grid grid-cols-2 gap-2">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="block" className="h-15 w-full" />
      ))}
    </div>
  );
}
