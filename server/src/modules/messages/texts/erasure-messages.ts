import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/language';
import type { Company, InCompany } from '../../../ctx.ts';
import { shortDayText } from '../../booking/index.ts';
import { shownHotline } from '../../company/index.ts';
import { wayOutOf } from './account-messages.ts';
import { queueMessages } from '../queue.ts';

const DAY_MS = 24 * 3_600_000;

interface Told {
  guid: string;
  phone: string;
  lang: Language;
}
type Here = InCompany & { company: Company };

/** To the owner of the phone, who may not be the one who asked. */
export const queueErasureAsked = (ctx: Here, { day, ...told }: Told & { day: string }): Promise<void> => {
  const parameters = { day: shortDayText(day, told.lang), ...wayOutOf(ctx.company) };
  return queueMessages(ctx, [{ ...toThatPhone(ctx, told), kind: 'erasureAsked', parameters }]);
};

export const queueErasureDeclined = (ctx: Here, { reason, ...told }: Told & { reason: string }): Promise<void> => {
  const parameters = { reason, hotline: shownHotline(ctx.company) };
  return queueMessages(ctx, [{ ...toThatPhone(ctx, told), kind: 'erasureDeclined', parameters }]);
};

/** The last message there is: it goes with its number as soon as it is sent, or after a day. */
export const queueErasureDone = (ctx: Here, told: Told): Promise<void> => {
  const goodUntil = new Date(ctx.portal.clock().getTime() + DAY_MS);
  return queueMessages(ctx, [{ ...toThatPhone(ctx, told), kind: 'erasureDone', parameters: {}, goodUntil }]);
};

const toThatPhone = (ctx: Here, { guid, phone, lang }: Told) => ({
  person: { guid, phone },
  lang,
  subject: `erasure:${guid}`,
  about: `erasure:${guid}/${randomUUID()}`,
  dueAt: ctx.portal.clock(),
  fixedPhone: true,
});
