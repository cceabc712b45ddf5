import type { ExamRecord } from '#contract/calls/records';
import { CalendarClock, Hourglass, Info, Phone, Timer, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBranding } from '../../platform/branding.ts';
import { now, today } from '../../platform/clock.ts';
import { dayRange, shortDay, withTime } from '../../platform/dates.ts';
import { telHref, useLocale, usePick, useText } from '../../platform/locale.ts';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { heldUntil, isDayOver, isNoticeOver, statusOf } from './record-look.ts';
import { recordsText } from './text.ts';

export interface Note {
  icon: LucideIcon;
  text: ReactNode;
}

/** The last lines of a record: what customer service did for the person, and what comes next. */
export function useNote(record: ExamRecord, onOver: () => void): Note | undefined {
  const words = useText(recordsText);
  const note = useStateNote(record, onOver);
  const { byService } = record;
  if (!byService) return note;
  const said = words.byService[byService.kind](words.serviceReasons[byService.reason]);
  return { icon: note?.icon ?? Info, text: <Lines first={said} second={note?.text} /> };
}

const Lines = ({ first, second }: { first: string; second: ReactNode }) => (
  <>
    <span className="block">{first}</span>
    {second}
  </>
);

/** How long there is to pay, until when it can be changed, what comes next. */
function useStateNote(record: ExamRecord, onOver: () => void): Note | undefined {
  const { key } = statusOf(record);
  const words = useText(recordsText);
  const language = useLocale();
  if (key === 'lapsed') return { icon: Timer, text: words.payOver };
  if (key === 'toPay') return { icon: Timer, text: <PayWithin record={record} onOver={onOver} /> };
  if (key === 'changeToPay') return { icon: Timer, text: <ChangeWaits record={record} onOver={onOver} /> };
  if (isDayOver(record, today())) return { icon: Hourglass, text: words.dayPassed };
  if (key === 'booked' && isNoticeOver(record)) return { icon: Phone, text: <CallUs record={record} /> };
  if (key === 'booked' && record.changeUntil) return { icon: CalendarClock, text: <Until record={record} /> };
  if (key === 'examined') {
    const { reportExpected } = record;
    const text = reportExpected
      ? words.reportExpected(dayRange(reportExpected.from, reportExpected.to, language, { year: false }))
      : words.reportSoon;
    return { icon: Hourglass, text };
  }
  if (key === 'expired' && record.refundFen > 0) return { icon: Info, text: words.lateRefund };
  if (key === 'abnormal') return { icon: Phone, text: <Odd /> };
  return undefined;
}

interface OfRecord {
  record: ExamRecord;
}

function PayWithin({ record, onOver }: OfRecord & { onOver: () => void }) {
  const words = useText(recordsText);
  return <Within record={record} words={words.payWithin} onOver={onOver} />;
}

/** By the server's clock; when it is over the list is asked for again. */
function Within(props: OfRecord & { words: { before: string; after: string }; onOver: () => void }) {
  const words = useText(recordsText);
  const until = heldUntil(props.record);
  if (until === undefined || until <= now()) return words.payOver;
  return (
    <>
      {props.words.before}
      <Countdown until={until} now={now} format={words.timer} announce={words.minutesLeft} onEnd={props.onOver} />
      {props.words.after}
    </>
  );
}

/** The old seat stays until the new one is paid. */
function ChangeWaits({ record, onOver }: OfRecord & { onOver: () => void }) {
  const words = useText(recordsText);
  const language = useLocale();
  const pick = usePick();
  const { change, owed } = record.standing;
  if (!change || !owed) return null;
  const { bookDate, bookTime, center } = change;
  const when = withTime(shortDay(bookDate, language), bookTime);
  return (
    <>
      {words.changeWaits(when, pick(center.zh, center.en), priceText(owed.fen))}{' '}
      <Within record={record} words={words.changeWithin} onOver={onOver} />
    </>
  );
}

/** The deadline as a moment, not only as a rule. */
export function Until({ record: { center, changeUntil, changeReason } }: OfRecord) {
  const words = useText(recordsText);
  const language = useLocale();
  if (!changeUntil) return null;
  const { lastDay, noticeDays, provisional } = changeUntil;
  const isFixed = !center.changeable;
  return (
    <>
      {isFixed ? words.until.beforeFixed : words.until.before}
      <b className="whitespace-nowrap">{words.until.moment(shortDay(lastDay, language, { weekday: false }))}</b>
      {isFixed ? words.until.afterFixed(noticeDays) : words.until.after(noticeDays)}
      {provisional && ` ${words.provisional}`}
      {changeReason && changeReason.fault !== 'centreNoModify' && ` ${changeReason.text}`}
    </>
  );
}

/** With the number to read out, so that the caller need not look for it. */
function CallUs({ record: { changeUntil, orderNo } }: OfRecord) {
  const words = useText(recordsText);
  const hotline = useBranding()?.hotline;
  const days = changeUntil?.noticeDays ?? 0;
  return (
    <>
      {hotline ? words.over.before(days) : words.over.noPhone(days)}
      {hotline && <Hotline number={hotline} />}
      {words.over.after(orderNo)}
    </>
  );
}

function Odd() {
  const words = useText(recordsText);
  const hotline = useBranding()?.hotline;
  return hotline ? (
    <>
      {words.odd.before}
      <Hotline number={hotline} />
    </>
  ) : (
    words.odd.noPhone
  );
}

const Hotline = ({ number }: { number: string }) => (
  <a href={telHref(number)} className="tap-44 inline-block">
    {number}
  </a>
);
