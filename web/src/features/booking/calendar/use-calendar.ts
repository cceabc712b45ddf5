import { useEffect, useEffectEvent } from 'react';
import type { CenterDetail } from '#contract/calls/booking';
import { afterPaint } from '../../../platform/after-paint.ts';
import { today } from '../../../platform/clock.ts';
import { useSearchText } from '../../../platform/location.ts';
import { go } from '../../../platform/navigation.ts';
import { pathTo } from '../../../platform/paths.ts';
import { useSession } from '../../../platform/session.ts';
import type { ReplyOf } from '../../../api/send.ts';
import { useCall } from '../../../api/use-call.ts';
import { isMonth, monthOf, shiftDay } from '../../../ui/form/month.ts';
import { useChosen } from '../chosen.ts';
import { patchDraft, useDraft } from '../draft.ts';
import { timeRange } from '../dates.ts';
import { daysOf, segmentsOf } from '../questions.ts';
import { isFree } from './days.ts';
import { useLiveSeats } from './use-live.ts';
import { wishedTime, wishTime } from './wished-time.ts';

/** Seats exist for ninety days ahead; a little more lets one see that they do not yet. */
const LOOK_AHEAD_DAYS = 92;
const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

type Notice = ReplyOf<'BookInfo'>['bookInfo']['notice'];
const isTooClose = (day: string | undefined, notice: Notice | undefined): Notice | undefined =>
  day !== undefined && notice?.changeableFrom && day < notice.changeableFrom ? notice : undefined;

/** The days of a centre and the segments of one; which month and day stand in the address. */
export function useCalendar(centerId: number, center: CenterDetail | undefined) {
  const chosen = useChosen();
  const draft = useDraft();
  const companyId = useSession((data) => data.identity?.companyId ?? 0);
  const askedMonth = useSearchText('month') ?? '';
  const askedDay = useSearchText('day');
  const isDrafted = draft.centerId === centerId;
  const day = isDay(askedDay) ? askedDay : isDrafted ? draft.day : undefined;

  const minMonth = monthOf(today());
  const first = useCall('BookInfo', daysOf(chosen, centerId, minMonth));
  const nearest = first.data?.bookInfo.nearest ?? undefined;
  const latest = [shiftDay(today(), LOOK_AHEAD_DAYS), nearest ?? '', day ?? ''].sort().at(-1) ?? '';
  const maxMonth = monthOf(latest);
  const wantedMonth = isMonth(askedMonth) ? askedMonth : monthOf(day ?? nearest ?? minMonth);
  const month = wantedMonth < minMonth ? minMonth : wantedMonth > maxMonth ? maxMonth : wantedMonth;

  const ofMonth = daysOf(chosen, centerId, month);
  const days = useCall('BookInfo', ofMonth);
  const ofDay = segmentsOf(chosen, centerId, companyId, day ?? today());
  const segments = useCall('GetWorkingSegment', ofDay, { enabled: day !== undefined });
  useLiveSeats({ centerId, month, day, ofMonth, ofDay }, days, segments);

  const list = segments.isPlaceholderData ? undefined : segments.data?.WorkingSegments;
  const drafted = isDrafted && draft.day === day ? draft.workingSegmentId : undefined;
  const found = list?.find(({ workingSegmentId }) => workingSegmentId === drafted);
  const isSignUp = center?.examCenterSignUp ?? false;
  /** Where no time is chosen, from the day's first until its last. */
  const timeOf = ({ start, end }: NonNullable<typeof list>[number]): string =>
    isSignUp
      ? timeRange(
          list?.map((one) => one.start).sort()[0] ?? start,
          list
            ?.map((one) => one.end)
            .sort()
            .at(-1) ?? end,
        )
      : timeRange(start, end);
  const choose = (segment: NonNullable<typeof list>[number]): void => {
    if (day === undefined) return;
    const bookTime = timeOf(segment);
    if (!isSignUp) wishTime(bookTime);
    const { workingSegmentId } = segment;
    const signUp = isSignUp || undefined;
    patchDraft({
      centerId,
      day,
      workingSegmentId,
      bookTime,
      ...(signUp && { signUp }),
      ...(center && { centerName: center.name }),
    });
  };
  const wished = (one: NonNullable<typeof list>[number]) => (isSignUp ? isFree(one) : timeOf(one) === wishedTime());
  const same = drafted === undefined && list?.find(wished);
  const takeSame = useEffectEvent(() => same && isFree(same) && choose(same));
  const sameId = same ? same.workingSegmentId : undefined;
  useEffect(() => void takeSame(), [day, sameId]);
  const show = (search: { month?: string | undefined; day?: string | undefined }) =>
    go(pathTo('/web/examselect', undefined, { center: String(centerId), ...search }), {
      replace: true,
      keepScroll: true,
    });

  const tooClose = isTooClose(day, days.data?.bookInfo.notice);
  return {
    month,
    minMonth,
    maxMonth,
    nearest,
    day,
    /** Of a chosen day too close to be changed online later; a centre that moves no order has no day that could be. */
    noticeOver: tooClose && center?.changeable === false ? { ...tooClose, changeableFrom: null } : tooClose,
    days: { query: days, list: days.isPlaceholderData ? undefined : days.data?.bookInfo.days },
    segments: { query: segments, list },
    segment: found && isFree(found) ? found : undefined,
    time: found && isFree(found) ? timeOf(found) : undefined,
    /** A day is chosen, and no time. */
    isSignUp,
    /** Every time of the chosen day has gone while one looked at it. */
    isDayFull: list !== undefined && list.length > 0 && !list.some(isFree),
    /** The chosen segment has gone while one looked at it. */
    isTaken: found !== undefined && !isFree(found),
    /** The day stays chosen while one looks at other months. The press is seen before forty days are drawn. */
    turnTo: (next: string) => void afterPaint().then(() => show({ month: next, day })),
    chooseDay(next: string) {
      patchDraft({ centerId, day: next, ...(center && { centerName: center.name }) });
      show({ month: monthOf(next), day: next });
    },
    chooseSegment(id: number) {
      const segment = list?.find(({ workingSegmentId }) => workingSegmentId === id);
      if (segment) choose(segment);
    },
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
