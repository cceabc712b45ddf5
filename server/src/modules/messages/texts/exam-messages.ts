import { addDays } from '#contract/rules/day';
import { examNews, type ExamNews, type NewsRow } from './exam-facts.ts';
import { dropWaiting, queueMessages, type NewMessage } from '../queue.ts';
import type { InCompany } from '../../../ctx.ts';
import type { ExamFacts, ExamMessageKind } from './exam-texts.ts';
import { flag } from './template.ts';

/** Messages an order's next change makes wrong; news about money stays true. */
const ABOUT_THE_SEAT: readonly ExamMessageKind[] = ['booked', 'changed', 'lateSeated', 'deadline24h', 'examTomorrow'];

/**
 * The deadline is at 24:00, and 24 hours before it is midnight: the reminder comes the evening before that, so that it
 * does not wake people.
 */
const DEADLINE_REMINDER = '20:00';
/** In time to buy a light supper before fasting begins. */
const EXAM_REMINDER = '10:00';
const EXAM_REMINDER_ENDS = '22:00';

const inShanghai = (day: string, time: string): Date => new Date(`${day}T${time}:00+08:00`);
const subjectOf = (orderId: number): string => `exam:${orderId}`;

/** The order has its seat for certain: that is told now, and reminders are planned. Under the order's lock. */
export async function queueSeatMessages(
  ctx: InCompany,
  orderId: number,
  kind: 'booked' | 'changed' | 'lateSeated',
  more: { refundFen?: number; known?: NewsRow } = {},
): Promise<void> {
  if (kind === 'changed') await dropSeatMessages(ctx, orderId);
  const news = await examNews(ctx, orderId, more.known);
  const now = ctx.portal.clock();
  const told = { dueAt: now, facts: { ...news.facts, yuan: yuanOf(more.refundFen ?? 0) } };
  await queueMessages(ctx, [
    ...bySms(orderId, news, [{ ...told, kind }, ...remindersOf(news, now)]),
    ...byEmail(orderId, news, { ...told, kind }),
  ]);
}

/** The order is over: waiting messages about its seat are dropped. */
export const dropSeatMessages = (ctx: InCompany, orderId: number) =>
  dropWaiting(ctx, subjectOf(orderId), ABOUT_THE_SEAT);

export async function queueCancelledMessage(ctx: InCompany, orderId: number, refundFen: number): Promise<void> {
  const news = await examNews(ctx, orderId);
  const facts = { ...news.facts, yuan: yuanOf(refundFen) };
  const told = { kind: 'cancelled' as const, dueAt: ctx.portal.clock(), facts };
  await queueMessages(ctx, [...bySms(orderId, news, [told]), ...byEmail(orderId, news, told)]);
}

export async function queueReportReadyMessage(ctx: InCompany, orderId: number): Promise<void> {
  const news = await examNews(ctx, orderId);
  const told = { kind: 'reportReady' as const, dueAt: ctx.portal.clock(), facts: news.facts };
  await queueMessages(ctx, bySms(orderId, news, [told]));
}

/** Money came that could not be used; it goes back. */
export async function queueUnusedMoneyMessage(
  ctx: InCompany,
  paid: { id: number; partId: number | null; amountFen: number; at: Date },
  why: 'late' | 'twice',
): Promise<void> {
  const news = await examNews(ctx, paid.id);
  const facts = { ...news.facts, yuan: yuanOf(paid.amountFen), isChange: flag(paid.partId !== null) };
  const about = `${subjectOf(paid.id)}/${paid.partId ?? 'order'}/${paid.at.toISOString()}`;
  const kind = why === 'late' ? ('lateRefunded' as const) : ('paidTwice' as const);
  await queueMessages(ctx, bySms(paid.id, news, [{ kind, dueAt: ctx.portal.clock(), facts, about }]));
}

interface Planned<Kind extends ExamMessageKind = ExamMessageKind> {
  kind: Kind;
  dueAt: Date;
  goodUntil?: Date;
  facts: ExamFacts;
  about?: string;
}

/** Every revision of an order is news of its own. */
const aboutOf = (orderId: number, { revision }: ExamNews): string => `${subjectOf(orderId)}/${revision}`;

function bySms(orderId: number, news: ExamNews, planned: Planned[]): NewMessage[] {
  const { person, lang } = news;
  if (!person) return [];
  const common = { person, lang, subject: subjectOf(orderId), about: aboutOf(orderId, news) };
  return planned.map(({ facts, ...message }): NewMessage => ({ ...common, ...message, parameters: facts }));
}

/** Beside the short message, with the calendar file; only to an address that is known to be theirs. */
function byEmail(
  orderId: number,
  news: ExamNews,
  { facts, ...message }: Planned<'booked' | 'changed' | 'lateSeated' | 'cancelled'>,
): NewMessage[] {
  const { mailbox, lang } = news;
  if (!mailbox) return [];
  const about = aboutOf(orderId, news);
  return [
    {
      ...{ person: mailbox, lang, subject: subjectOf(orderId), ...message, channel: 'email', parameters: facts },
      about: /* guard: an e-mail is sent beside the short message → about */ `${about}/email`,
    },
  ];
}

/** A reminder whose time is over already is left out: the confirmation says the same. */
function remindersOf({ facts, bookDate, lastDay }: ExamNews, now: Date): Planned[] {
  const dayBefore = addDays(bookDate, -1);
  const deadline: Planned = {
    kind: 'deadline24h',
    dueAt: inShanghai(addDays(lastDay, -1), DEADLINE_REMINDER),
    goodUntil: inShanghai(addDays(lastDay, 1), '00:00'),
    facts,
  };
  const exam: Planned = {
    kind: 'examTomorrow',
    dueAt: inShanghai(dayBefore, EXAM_REMINDER),
    goodUntil: inShanghai(dayBefore, EXAM_REMINDER_ENDS),
    facts,
  };
  return [deadline, exam].filter(({ dueAt }) => dueAt > now);
}

const yuanOf = (fen: number): string => (fen > 0 ? (fen / 100).toFixed(2) : '');
