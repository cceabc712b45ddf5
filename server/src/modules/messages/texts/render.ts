import type { Bilingual, Language } from '#contract/language';
import { segmentsOf } from '../segments.ts';
import { htmlPage } from './html.ts';
import { sideOf, type Parameters, type Template } from './template.ts';

/** Providers in China want a signature in front, and a third segment would cost another message. */
export const SIGN = { 'zh-cn': '【体检预约】', 'en-us': 'Health check-up: ' };
export const MOST_SEGMENTS = 2;

/** A short message, short enough: the value that may be long is cut, everything else stays. */
export function smsText(template: Template, lang: Language, parameters: Parameters): string {
  const render = (more: Parameters = {}) => SIGN[lang] + template.text[sideOf(lang)]({ ...parameters, ...more });
  let text = render();
  if (!template.shortened) return text;
  const { name, mark } = template.shortened;
  const whole = parameters[name] ?? '';
  for (let keep = mark ? whole.length - 1 : 0; segmentsOf(text) > MOST_SEGMENTS && keep >= 0; keep -= 1)
    text = render({ [name]: mark ? whole.slice(0, keep).trimEnd() + mark[sideOf(lang)] : '' });
  return text;
}

const CALENDAR: Record<'PUBLISH' | 'CANCEL', Bilingual> = {
  PUBLISH: { zh: '打开附件即可将体检加入日历。', en: 'Open the attached file to put it into your calendar.' },
  CANCEL: { zh: '打开附件即可将这次体检从日历中移除。', en: 'Open the attached file to take it out of your calendar.' },
};

/** PUBLISH adds or moves the entry of an attached calendar file, CANCEL calls it off. */
export type CalendarMethod = keyof typeof CALENDAR;

export interface WrittenEmail {
  subject: string;
  text: string;
  html: string;
}

/** An e-mail, the same words as text and as a page; nothing in it has to be short. */
export function emailText(
  { subject, text }: Template,
  lang: Language,
  parameters: Parameters,
  calendar?: CalendarMethod,
): WrittenEmail {
  if (!subject) throw new Error('A message without a subject cannot go by e-mail');
  const side = sideOf(lang);
  const title = subject[side](parameters);
  const paragraphs = [text[side](parameters), ...(calendar ? [CALENDAR[calendar][side]] : [])];
  return { subject: title, text: paragraphs.join('\n\n'), html: htmlPage({ lang, title, paragraphs }) };
}

const STARS = '******';

/** A message as persons besides its reader may see it. */
export function shownText(
  template: Template,
  lang: Language,
  parameters: Parameters,
  channel: 'sms' | 'email',
): string {
  const { secret = [] } = template;
  const masked = {
    ...parameters,
    /* guard: reports: link and code are for one person’s eyes */
    ...Object.fromEntries(secret.map((name) => [name, STARS])),
  };
  if (channel === 'sms') return smsText(template, lang, masked);
  const { subject, text } = emailText(template, lang, masked);
  return `${subject}\n\n${text}`;
}
