import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/language';
import type { Company, InCompany } from '../../../ctx.ts';
import { shortDayText } from '../../booking/index.ts';
import { wayOutOf } from './account-messages.ts';
import { erasureAskedText, erasureDeclinedText, erasureDoneText } from './account-texts.ts';
import { queueMessages, type NewMessage } from '../queue.ts';

const DAY_MS = 24 * 3_600_000;

interface Told {
  guid: string;
  phone: string;
  lang: Language;
}
type Here = InCompany & { company: Company };

/** To the owner of the phone, who may not be the one who asked. */
export const queueErasureAsked = (ctx: Here, { lang, day, ...person }: Told & { day: string }): Promise<void> =>
  queue(ctx, person, 'erasureAsked', erasureAskedText(lang, shortDayText(day, lang), wayOutOf(ctx.company)));

export const queueErasureDeclined = (ctx: Here, { lang, reason, ...person }: Told & { reason: string }) =>
  queue(ctx, person, 'erasureDeclined', erasureDeclinedText(lang, reason, wayOutOf(ctx.company)));

/** The last message there is: it goes with its number as soon as it is sent, or after a day. */
export const queueErasureDone = (ctx: Here, { lang, ...person }: Told): Promise<void> =>
  queue(ctx, person, 'erasureDone', erasureDoneText(lang), new Date(ctx.portal.clock().getTime() + DAY_MS));

const queue = (
  ctx: Here,
  { guid, phone }: Omit<Told, 'lang'>,
  kind: 'erasureAsked' | 'erasureDone' | 'erasureDeclined',
  text: string,
  goodUntil?: Date,
): Promise<void> => {
  const subject = `erasure:${guid}`;
  const message: NewMessage = {
    person: { guid, phone },
    ...{ kind, text, subject, about: `${subject}/${randomUUID()}`, dueAt: ctx.portal.clock(), fixedPhone: true },
    ...(goodUntil && { goodUntil }),
  };
  return queueMessages(ctx, [message]);
};
