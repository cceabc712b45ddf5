import type { Bilingual, Language } from '#contract/language';
import { dayInShanghai } from '#contract/rules/day';
import type { InCompany } from '../../../ctx.ts';
import { shortDayText } from '../../booking/index.ts';
import { queueMessages } from '../queue.ts';
import { segmentsOf } from '../segments.ts';
import { MOST_SEGMENTS, SIGN } from './texts.ts';

export interface ReminderFacts {
  company: Bilingual;
  plan: Bilingual;
  /** The last day, where there is one. */
  until: string | null;
}

/**
 * From the employer to people who have not booked; it says how to hear no more of it. A long plan's name is left out.
 */
export function bookingReminderText(lang: Language, facts: ReminderFacts): string {
  const text = written(lang, facts, true);
  return segmentsOf(text) > MOST_SEGMENTS ? written(lang, facts, false) : text;
}

function written(lang: Language, { company, plan, until }: ReminderFacts, isNamed: boolean): string {
  const by = until && shortDayText(until, lang);
  if (lang === 'en-us') {
    const what = isNamed ? `your check-up (${plan.en})` : 'your check-up';
    return `${SIGN[lang]}${company.en} reminds you to book ${what}${by ? ` by ${by}` : ''}. No more reminders? Switch them off under Privacy and data.`;
  }
  const what = isNamed ? `「${plan.zh}」` : '体检';
  return `${SIGN[lang]}${company.zh}提醒您：${what}尚未预约，请${by ? `于${by}前` : ''}登录门户预约。不再接收可在「隐私与数据」中关闭。`;
}

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
      text: bookingReminderText(lang, facts),
    })),
  );
};
