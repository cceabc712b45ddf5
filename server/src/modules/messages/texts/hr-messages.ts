import type { Bilingual, Language } from '#contract/language';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany } from '../../../ctx.ts';
import { shortDayText } from '../../booking/index.ts';
import { queueMessages } from '../queue.ts';
import { hrTemplates } from './hr-texts.ts';
import { smsText } from './render.ts';
import { sideOf } from './template.ts';

export interface ReminderFacts {
  company: Bilingual;
  plan: Bilingual;
  /** The last day, where there is one. */
  until: string | null;
}

const parametersOf = ({ company, plan, until }: ReminderFacts, lang: Language) => ({
  company: company[sideOf(lang)],
  plan: plan[sideOf(lang)],
  until: until ? shortDayText(until, lang) : '',
});

/** The reminder as its reader will see it. */
export const bookingReminderText = (lang: Language, facts: ReminderFacts): string =>
  smsText(hrTemplates.bookingReminder, lang, parametersOf(facts, lang));

/** Who may be told, and how often, its caller has seen to. */
export const queueBookingReminders = (
  ctx: InCompany,
  people: readonly { guid: string; phone: string; lang: Language }[],
  facts: ReminderFacts,
): Promise<void> => {
  const now = ctx.portal.clock();
  return queueMessages(
    ctx,
    people.map(({ guid, phone, lang }) => ({
      person: { guid, phone },
      kind: 'bookingReminder' as const,
      subject: `booking-reminder:${guid}`,
      about: `booking-reminder:${guid}/${dayInShanghai(now)}`,
      dueAt: now,
      lang,
      parameters: parametersOf(facts, lang),
    })),
  );
};
