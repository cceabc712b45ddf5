import { inLanguage, type Bilingual, type Language } from '#contract/language';
import type { OrderState } from '#contract/schemas/order-standing';
import type { ChangeDeadline } from '#contract/rules/working-days';
import { deadlineText, FASTING_FROM } from '../booking/index.ts';
import { before, line, localTime, quoted, SHANGHAI, shanghaiZone, text, utcTime, written } from './ics.ts';
import { calendarWords } from './text.ts';

/** An order as a calendar needs it. */
export interface CalendarOrder {
  orderNo: string;
  /** Rises with every change a calendar must hear of. */
  revision: number;
  state: OrderState;
  /** The day and time a change asks for that waits for its difference; empty: none does. */
  changesTo: string;
  /** A relative's name; empty for one's own. */
  relative: string;
  day: string;
  /** `08:00–08:30` */
  time: string;
  createdAt: Date;
  changedAt: Date;
  /** Until when it can be changed online. */
  deadline: ChangeDeadline;
  /** The centre moves no order: until then it can only be cancelled. */
  cancelOnly: boolean;
  center: { name: Bilingual; address: Bilingual; phone: string; lng: number; lat: number };
}

/** Data shared by all orders of a company. */
export interface CalendarIssuer {
  lang: Language;
  hotline: string;
  /** All there is to know before and on the day. */
  precautions: { title: Bilingual; text: Bilingual }[];
  /** The same in one breath. */
  eve: Bilingual;
}

/** Reserved by RFC 2606 for names that do not resolve: an entry is not mail. */
const DOMAIN = 'checkup-portal.invalid';
const DAY_MINUTES = 24 * 60;
/** Breakfast is skipped, so an hour is enough for most ways in a city. */
const LEAVE_MINUTES = 60;
/** How often a program should look again. */
const REFRESH = 'PT1H';

/** One order as a file. A closed one is called off under the same UID with a higher SEQUENCE. */
export const orderFile = (order: CalendarOrder, issuer: CalendarIssuer): string =>
  calendarOf(methodOf(order), [order], issuer);

export const methodOf = (order: CalendarOrder): 'PUBLISH' | 'CANCEL' => (isClosed(order) ? 'CANCEL' : 'PUBLISH');

/** All orders of a person, to be fetched again and again. */
export const feedFile = (orders: CalendarOrder[], issuer: CalendarIssuer): string =>
  calendarOf('PUBLISH', orders, issuer, [
    line('X-WR-CALNAME', text(calendarWords[issuer.lang].product)),
    line('NAME', text(calendarWords[issuer.lang].product)),
    line('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
    line('X-PUBLISHED-TTL', REFRESH),
  ]);

const calendarOf = (
  method: 'PUBLISH' | 'CANCEL',
  orders: CalendarOrder[],
  issuer: CalendarIssuer,
  more: readonly string[] = [],
): string =>
  written([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Checkup portal//Bookings//EN',
    'CALSCALE:GREGORIAN',
    line('METHOD', method),
    ...more,
    ...shanghaiZone,
    ...orders.flatMap((order) => eventOf(order, issuer)),
    'END:VCALENDAR',
  ]);

const CLOSED: OrderState[] = ['cancelled', 'expired', 'noShow'];
const UNPAID: OrderState[] = ['toPay', 'lapsed'];
const DONE: OrderState[] = ['examined', 'reportReady'];

const isClosed = ({ state }: CalendarOrder): boolean => CLOSED.includes(state);

function eventOf(order: CalendarOrder, issuer: CalendarIssuer): string[] {
  const { lang } = issuer;
  const { center } = order;
  const [starts = '', ends = ''] = order.time.split('–');
  const place = `${inLanguage(center.name, lang)}, ${inLanguage(center.address, lang)}`;
  const state = isClosed(order) ? 'CANCELLED' : UNPAID.includes(order.state) ? 'TENTATIVE' : 'CONFIRMED';
  const words = calendarWords[lang];
  return [
    'BEGIN:VEVENT',
    line('UID', `${order.orderNo}@${DOMAIN}`),
    line('SEQUENCE', order.revision),
    line('DTSTAMP', utcTime(order.changedAt)),
    line('CREATED', utcTime(order.createdAt)),
    line('LAST-MODIFIED', utcTime(order.changedAt)),
    line(`DTSTART;TZID=${SHANGHAI}`, localTime(order.day, starts)),
    line(`DTEND;TZID=${SHANGHAI}`, localTime(order.day, ends)),
    line('SUMMARY', text(words.summary(order.relative))),
    line('LOCATION', text(place)),
    line('GEO', `${center.lat};${center.lng}`),
    line('DESCRIPTION', text(descriptionOf(order, issuer))),
    line('STATUS', state),
    // a colleague who sees the calendar need not see this
    'CLASS:PRIVATE',
    line('TRANSP', state === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'),
    line(`ORGANIZER;CN=${quoted(words.product)}`, `mailto:no-reply@${DOMAIN}`),
    ...(state === 'CANCELLED' ? [] : alarmsOf(order, issuer, starts)),
    'END:VEVENT',
  ];
}

function descriptionOf(order: CalendarOrder, { lang, hotline, precautions }: CalendarIssuer): string {
  const words = calendarWords[lang];
  const facts = [words.order(order.orderNo), words.center(inLanguage(order.center.name, lang), order.center.phone)];
  if (isClosed(order)) return [words.cancelled, ...facts].join('\n');
  if (UNPAID.includes(order.state)) facts.unshift(words.unpaid);
  if (order.state === 'changeToPay') facts.unshift(words.changeUnpaid(order.changesTo));
  if (!DONE.includes(order.state)) {
    const until = order.cancelOnly ? words.cancelUntil : words.until;
    facts.push(until(deadlineText(order.deadline, lang)) + (hotline ? words.hotline(hotline) : ''));
  }
  const advice = precautions.map(({ title, text }) => `${inLanguage(title, lang)}\n${inLanguage(text, lang)}`);
  return [facts.join('\n'), ...advice].join('\n\n');
}

/** Relative to the start: programs that import a file understand that best. */
function alarmsOf({ center }: CalendarOrder, { lang, eve }: CalendarIssuer, starts: string): string[] {
  const words = calendarWords[lang];
  const alarms = [
    { minutes: DAY_MINUTES + minuteOf(starts) - minuteOf(FASTING_FROM), say: words.fasting(inLanguage(eve, lang)) },
    { minutes: LEAVE_MINUTES, say: words.leave(inLanguage(center.name, lang)) },
  ];
  return alarms.flatMap(({ minutes, say }) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    line('TRIGGER', before(minutes)),
    line('DESCRIPTION', text(say)),
    'END:VALARM',
  ]);
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
