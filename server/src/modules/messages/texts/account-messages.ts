import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/language';
import type { Company, InCompany } from '../../../ctx.ts';
import { shownHotline } from '../../company/index.ts';
import type { ChangedDetails } from './account-texts.ts';
import { flag } from './template.ts';
import { dropWaiting, queueMessages } from '../queue.ts';

interface PhoneMessage {
  guid: string;
  /** The number it goes to, whichever is the person's by then. */
  phone: string;
  lang: Language;
}

const subjectOf = (guid: string): string => `phone:${guid}`;

/** A code that still waits is of no use once there is another. */
export async function queuePhoneCode(
  ctx: InCompany,
  { guid, phone, lang, code, goodUntil }: PhoneMessage & { code: string; goodUntil: Date },
): Promise<void> {
  await dropWaiting(ctx, subjectOf(guid), ['phoneCode']);
  const to = toThatPhone(ctx, { guid, phone });
  await queueMessages(ctx, [{ ...to, kind: 'phoneCode', lang, parameters: { code }, goodUntil }]);
}

/** To the old number: its owner may not have made the change. */
export async function queuePhoneChanged(
  ctx: InCompany & { company: Company },
  { guid, phone, lang, newPhone }: PhoneMessage & { newPhone: string },
): Promise<void> {
  const parameters = { newPhone, ...wayOutOf(ctx.company) };
  await queueMessages(ctx, [{ ...toThatPhone(ctx, { guid, phone }), kind: 'phoneChanged', lang, parameters }]);
}

/** To a relative's old number: it may not be what they want. */
export async function queueRelativePhone(
  ctx: InCompany & { company: Company },
  { guid, phone, lang, who, newPhone }: PhoneMessage & { who: string; newPhone: string },
): Promise<void> {
  const parameters = { who, newPhone, hotline: shownHotline(ctx.company) };
  await queueMessages(ctx, [{ ...toThatPhone(ctx, { guid, phone }), kind: 'relativePhone', lang, parameters }]);
}

/** `codeId` names the code: two nodes that find it waiting tell it once. */
export const queueResetCode = (
  ctx: InCompany,
  { guid, phone, lang, code, codeId, goodUntil }: PhoneMessage & { code: string; codeId: string; goodUntil: Date },
): Promise<void> =>
  queueMessages(ctx, [
    {
      ...toThatPhone(ctx, { guid, phone }),
      about: `${subjectOf(guid)}/${codeId}`,
      ...{ kind: 'resetCode', lang, parameters: { code } },
      goodUntil,
    },
  ]);

/** To where the person is now: it may not have been them. */
export async function queuePasswordReset(
  ctx: InCompany & { company: Company },
  { guid, phone, lang }: PhoneMessage,
): Promise<void> {
  const to = { ...toThatPhone(ctx, { guid, phone }), fixedPhone: false };
  const parameters = { hotline: shownHotline(ctx.company) };
  await queueMessages(ctx, [{ ...to, kind: 'passwordReset', lang, parameters }]);
}

/** To where the person was reached before, as an operator has changed who they are. */
export async function queueDetailsChanged(
  ctx: InCompany & { company: Company },
  { guid, phone, lang, what }: PhoneMessage & { what: ChangedDetails },
): Promise<void> {
  const parameters = { details: what, hotline: shownHotline(ctx.company) };
  await queueMessages(ctx, [{ ...toThatPhone(ctx, { guid, phone }), kind: 'detailsChanged', lang, parameters }]);
}

/** A link that still waits is of no use once there is another. */
export async function queueSignInLink(
  ctx: InCompany,
  { guid, phone, lang, link, minutes, goodUntil }: PhoneMessage & { link: string; minutes: number; goodUntil: Date },
): Promise<void> {
  await dropWaiting(ctx, subjectOf(guid), ['signInLink']);
  const to = toThatPhone(ctx, { guid, phone });
  const parameters = { link, minutes: String(minutes) };
  await queueMessages(ctx, [{ ...to, kind: 'signInLink', lang, parameters, goodUntil }]);
}

interface EmailMessage {
  guid: string;
  /** The address it goes to, whichever is the person's by then. */
  email: string;
  lang: Language;
}

export async function queueEmailCode(
  ctx: InCompany,
  { guid, email, lang, code, goodUntil }: EmailMessage & { code: string; goodUntil: Date },
): Promise<void> {
  await dropWaiting(ctx, subjectOf(guid), ['emailCode']);
  const to = toThatEmail(ctx, { guid, email });
  await queueMessages(ctx, [{ ...to, kind: 'emailCode', lang, parameters: { code }, goodUntil }]);
}

/** To the old address, as with the phone. */
export async function queueEmailChanged(
  ctx: InCompany & { company: Company },
  { guid, email, lang, newEmail }: EmailMessage & { newEmail: string },
): Promise<void> {
  const parameters = { newEmail, ...wayOutOf(ctx.company) };
  await queueMessages(ctx, [{ ...toThatEmail(ctx, { guid, email }), kind: 'emailChanged', lang, parameters }]);
}

const toThatEmail = (ctx: InCompany, { guid, email }: { guid: string; email: string }) => ({
  ...toThatPhone(ctx, { guid, phone: email }),
  channel: 'email' as const,
});

/** Once for each answer, by the number of its entry. */
export const queueFeedbackAnswered = (
  ctx: InCompany,
  {
    guid,
    phone,
    lang,
    feedbackId,
    number,
    entryNo,
  }: PhoneMessage & { feedbackId: number; number: string; entryNo: number },
): Promise<void> =>
  queueMessages(ctx, [
    {
      person: { guid, phone },
      kind: 'feedbackAnswered',
      subject: `feedback:${feedbackId}`,
      about: `feedback:${feedbackId}/${entryNo}`,
      dueAt: ctx.portal.clock(),
      lang,
      parameters: { number },
    },
  ]);

/** How a person gets help who did not do it. */
export const wayOutOf = (company: Company) => ({
  mayChangePassword: flag(company.config.account.changePassword),
  hotline: shownHotline(company),
});

const toThatPhone = ({ portal }: InCompany, person: { guid: string; phone: string }) => ({
  person,
  subject: subjectOf(person.guid),
  about: `${subjectOf(person.guid)}/${randomUUID()}`,
  dueAt: portal.clock(),
  fixedPhone: true,
});
