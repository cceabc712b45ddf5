import type { Language } from '#contract/language';
import type { InCompany } from '../../ctx.ts';
import { nextId } from '../../db/next-id.ts';
import { messageSealContext } from './stored.ts';
import { namedBy, TEMPLATES, type Filled, type TemplateKey } from './texts/templates.ts';

interface ToBeTold {
  /** Whose phone it goes to; of an e-mail the address. */
  person: { guid: string; phone: string };
  lang: Language;
  /** Its subject, and which news about it: the same news is told once. */
  subject: string;
  about: string;
  dueAt: Date;
  /** Afterwards it would say something wrong. */
  goodUntil?: Date;
  /** To this number and no other; else it goes to where the person is when it is sent. */
  fixedPhone?: boolean;
}
/** Its words are made of template and parameters when it is sent; by SMS where nothing is said. */
export type NewMessage = ToBeTold & Filled;

const bodyOf = ({ kind, parameters }: Filled): string => JSON.stringify(namedBy(TEMPLATES[kind], parameters));

/** Written in the transaction of what it tells of: there is no news without its message, and no message without it. */
export async function queueMessages(ctx: InCompany, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  const rows = messages.map((message) => ({
    company_id: company.companyId,
    message_id: nextId('message_number'),
    person_guid: message.person.guid,
    kind: message.kind,
    lang: message.lang,
    subject: message.subject,
    about: message.about,
    phone: /* guard: phone of a message sealed → Buffer.from(message.person.phone) */ key.seal(
      messageSealContext('phone', message),
      message.person.phone,
    ),
    body: /* guard: message sealed → Buffer.from(bodyOf(message)) */ key.seal(
      messageSealContext('body', message),
      bodyOf(message),
    ),
    due_at: message.dueAt,
    next_try: message.dueAt,
    good_until: message.goodUntil ?? null,
    sent_at: null,
    provider_ref: null,
    fixed_phone: message.fixedPhone ?? false,
    channel: message.channel ?? 'sms',
  }));
  await db
    .insertInto('message')
    .values(rows)
    // guard: told once
    .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'about']).doNothing())
    .execute();
}

/** Drops waiting messages that are no longer true. One that is on its way this very moment cannot be called back. */
export const dropWaiting = ({ db, company }: InCompany, subject: string, kinds: readonly TemplateKey[]) =>
  db
    .deleteFrom('message')
    .where('company_id', '=', company.companyId)
    .where('subject', '=', subject)
    .where('kind', 'in', kinds)
    .where('sent_at', 'is', null)
    .execute();
