import type { Language } from '#contract/language';
import type { InCompany } from '../../ctx.ts';
import { nextId } from '../../db/next-id.ts';
import { messageText, type Facts, type MessageKind } from './texts.ts';

export interface NewMessage {
  /** Whose phone it goes to. */
  person: { guid: string; phone: string };
  kind: MessageKind;
  /** What it speaks of, and which news about it: the same news is told once. */
  subject: string;
  about: string;
  lang: Language;
  dueAt: Date;
  /** Afterwards it would say something wrong. */
  goodUntil?: Date;
  facts: Facts;
}

export const messageSealContext = (column: 'phone' | 'body', { kind, about }: { kind: string; about: string }) => ({
  table: 'message',
  column,
  row: `${kind}|${about}`,
});

/** Written in the transaction of what it tells of: there is no news without its message, and no message without it. */
export async function queueMessages(ctx: InCompany, messages: NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  const rows = messages.map((message) => ({
    company_id: company.companyId,
    message_id: nextId('message_number'),
    person_guid: message.person.guid,
    kind: message.kind,
    subject: message.subject,
    about: message.about,
    phone: key.seal(messageSealContext('phone', message), message.person.phone),
    body: key.seal(messageSealContext('body', message), messageText(message.kind, message.lang, message.facts)),
    due_at: message.dueAt,
    next_try: message.dueAt,
    good_until: message.goodUntil ?? null,
    sent_at: null,
    provider_ref: null,
  }));
  await db
    .insertInto('message')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'about']).doNothing())
    .execute();
}

/** What waits about something that is no longer so. One that is on its way this very moment cannot be called back. */
export const dropWaiting = ({ db, company }: InCompany, subject: string, kinds: readonly MessageKind[]) =>
  db
    .deleteFrom('message')
    .where('company_id', '=', company.companyId)
    .where('subject', '=', subject)
    .where('kind', 'in', kinds)
    .where('sent_at', 'is', null)
    .execute();
