import * as z from 'zod/mini';
import type { Language } from '#contract/language';
import type { CompanyKey } from '../../db/keyring.ts';
import type { SmsTemplate } from '../../ports/sms/port.ts';
import { emailText, shownText, smsText, type CalendarMethod, type WrittenEmail } from './texts/render.ts';
import type { Parameters, Template } from './texts/template.ts';
import { namedBy, templateOf } from './texts/templates.ts';

export const messageSealContext = (column: 'phone' | 'body', { kind, about }: { kind: string; about: string }) => ({
  table: 'message',
  column,
  row: `${kind}|${about}`,
});

/** A row of the queue with what it says. */
export interface StoredMessage {
  kind: string;
  channel: 'sms' | 'email';
  /** Absent: the body is a finished text, of a version before; the first line of an e-mail is its subject. */
  lang: Language | null;
  body: string;
}

interface Row {
  kind: string;
  about: string;
  channel: 'sms' | 'email';
  lang: Language | null;
  body: Buffer;
}

export const unsealMessage = (key: CompanyKey, row: Row): StoredMessage => ({
  kind: row.kind,
  channel: row.channel,
  lang: row.lang,
  body: key.unseal(messageSealContext('body', row), row.body),
});

const Values = z.record(z.string(), z.string());

interface Filled {
  template: Template;
  lang: Language;
  parameters: Parameters;
}

/** Nothing for a finished text. */
function filled({ kind, lang, body }: StoredMessage): Filled | undefined {
  // guard: a finished text of before is sent as it is
  if (lang === null) return undefined;
  const template = templateOf(kind);
  if (!template) throw new Error(`There is no template ${kind}: a newer version has queued it`);
  return { template, lang, parameters: namedBy(template, Values.parse(JSON.parse(body))) };
}

/** A short message, with template and values for a carrier that has texts of its own. */
export function smsOf(message: StoredMessage): { text: string; template?: SmsTemplate } {
  const found = filled(message);
  if (!found) return { text: message.body };
  const { template, lang, parameters } = found;
  return { text: smsText(template, lang, parameters), template: { key: message.kind, lang, parameters } };
}

export function emailOf(
  message: StoredMessage,
  calendar?: CalendarMethod,
): Omit<WrittenEmail, 'html'> & { html?: string } {
  const found = filled(message);
  if (found) return emailText(found.template, found.lang, found.parameters, calendar);
  const [subject = '', ...lines] = message.body.split('\n');
  return { subject, text: lines.join('\n').trim() };
}

/** A message as an operator and a copy of the data show it: a code, and the link it belongs to, are for one person's eyes. */
export function shownMessage(message: StoredMessage): string {
  const found = message.lang !== null && templateOf(message.kind) ? filled(message) : undefined;
  if (found) return shownText(found.template, found.lang, found.parameters, message.channel);
  return message.lang === null ? withoutCode(message) : message.kind;
}

const withoutCode = ({ kind, body }: StoredMessage): string =>
  templateOf(kind)?.secret ? body.replace(/https?:\/\/\S+/, '******').replace(/\d{6}/, '******') : body;
