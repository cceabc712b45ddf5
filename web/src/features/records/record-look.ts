import type { Language } from '#contract/language';
import type { OrderState } from '#contract/schemas/order-standing';
import type { ExamRecord } from '#contract/calls/records';
import { oneOf } from '../../platform/address-state.ts';
import { monthName, weekdayName } from '../../platform/day-words.ts';
import { formatDay } from '../../platform/locale.ts';
import type { TagTone } from '../../ui/data/Tag.tsx';
import { ORDER_STATUS, STATUS_FILTERS } from '#contract/values/orders';
import { ALL } from './choices.ts';

/** How each state of an order is called and coloured, in one place. */
const TONE: Record<OrderState, TagTone> = {
  toPay: 'warn',
  lapsed: 'warn',
  changeToPay: 'warn',
  booked: 'info',
  examined: 'info',
  reportReady: 'ok',
  cancelled: 'mute',
  expired: 'mute',
  noShow: 'mute',
  abnormal: 'bad',
};

export const statusOf = ({ standing }: Pick<ExamRecord, 'standing'>): { key: OrderState; tone: TagTone } => ({
  key: standing.state,
  tone: TONE[standing.state],
});

/** Facts have no dot: who paid, how much is open or went back, and whether there is an invoice. */
export interface Fact {
  key:
    | 'company'
    | 'paid'
    | 'unpaid'
    | 'refundFailed'
    | 'refunding'
    | 'refunded'
    | 'differenceBack'
    | 'invoiced'
    | 'invoiceAsked'
    | 'notInvoiced';
  tone: TagTone;
  fen?: number;
}

export function factsOf(record: ExamRecord): Fact[] {
  const { paid, selfFen, invoice, status_id, standing } = record;
  const { promisedFen, failedFen, doneFen } = standing.back;
  const facts: Fact[] = [];
  if (paid === 'company' || paid === 'paid') facts.push({ key: paid, tone: 'ok' });
  if (paid === 'unpaid') facts.push({ key: 'unpaid', tone: 'warn', fen: selfFen });
  if (failedFen > 0) facts.push({ key: 'refundFailed', tone: 'warn', fen: failedFen });
  if (promisedFen > 0) facts.push({ key: 'refunding', tone: 'warn', fen: promisedFen });
  if (doneFen > 0) facts.push({ key: paid === 'paid' ? 'differenceBack' : 'refunded', tone: 'line', fen: doneFen });
  // There is nothing to invoice where the family pays nothing, and no more once it is closed.
  if (selfFen > 0 && status_id !== ORDER_STATUS.closed)
    facts.push({ key: !invoice ? 'notInvoiced' : invoice.issued ? 'invoiced' : 'invoiceAsked', tone: 'line' });
  return facts;
}

/** The day in three lines; another year's says the year, and a past one no longer says the hour. */
export function dayLines(
  record: Pick<ExamRecord, 'bookDate' | 'bookTime' | 'statusStage'>,
  today: string,
  language: Language,
) {
  const { bookDate, bookTime, statusStage } = record;
  const [year = '', month = '', day = ''] = bookDate.split('-');
  const weekday = weekdayName(bookDate, language);
  const start = bookTime.split('–')[0] ?? '';
  const sameYear = year === today.slice(0, 4);
  const ofMonth = language === 'en-us' ? monthName(bookDate, language) : `${Number(month)} 月`;
  return {
    top: sameYear ? ofMonth : year,
    main: sameYear
      ? String(Number(day))
      : language === 'en-us'
        ? `${Number(day)} ${ofMonth}`
        : `${Number(month)}/${day}`,
    bottom: statusStage === 1 && start ? `${weekday} ${start}` : weekday,
    label: `${formatDay(bookDate, language)} ${bookTime}`,
  };
}

/** The day is over; the centre says how the order ended. */
export const isDayOver = (record: ExamRecord, today: string): boolean =>
  statusOf(record).key === 'booked' && record.bookDate < today;

/** Too close to the day; then the hotline helps. */
export const isNoticeOver = ({ changeReason, cancelReason }: ExamRecord): boolean =>
  [changeReason, cancelReason].some((reason) => reason?.fault === 'noticeOver');

/** The list's part of the address: `?status=`, anything unknown is everything. */
export const listState = { status: oneOf(STATUS_FILTERS) };

export const inFilter = (records: readonly ExamRecord[], status: number): ExamRecord[] =>
  records.filter(({ status_id }) => status === ALL || status_id === status);

/** Those that wait for their own payment and can still get it, the first to run out first. */
export const payable = (records: readonly ExamRecord[], now: number): ExamRecord[] =>
  records
    .filter((record) => record.standing.state === 'toPay' && (heldUntil(record) ?? 0) > now)
    .toSorted((one, other) => (heldUntil(one) ?? 0) - (heldUntil(other) ?? 0));

/** The moment until which it, or the difference of its change, can be paid. */
export function heldUntil({ standing: { owed } }: Pick<ExamRecord, 'standing'>): number | undefined {
  return owed ? Date.parse(owed.until) : undefined;
}
