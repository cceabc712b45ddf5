import { sql } from 'kysely';
import { answerWithin } from '../../answer-within.ts';
import type { InCompany, Log, Portal } from '../../ctx.ts';
import type { CompanyKey } from '../../db/keyring.ts';
import { transact } from '../../db/transact.ts';
import { MessageRefused } from '../../ports/carrier/message-refused.ts';
import type { Attachment } from '../../ports/email/port.ts';
import { holidaysHere } from '../booking/index.ts';
import { orderCalendar } from '../calendar/index.ts';
import { phoneOf, unsealed } from '../people/index.ts';
import { emailOf, messageSealContext, smsOf, unsealMessage, type StoredMessage } from './stored.ts';
import { companyOf } from './texts/exam-facts.ts';
import type { CalendarMethod } from './texts/render.ts';

const BATCH = 20;
const MINUTE_MS = 60_000;
/** While one node speaks with the provider, no other takes the same message; it also is the first wait after a failure. */
const LEASE_MS = MINUTE_MS;
/** Well within the lease: a message whose outcome is unknown is not yet anybody else's. */
const ANSWER_MS = 10_000;
/** Over about an hour; then an operator must look at it. */
export const MOST_TRIES = 7;
const KEEP_MS = 90 * 24 * 60 * MINUTE_MS;

interface Leased extends StoredMessage {
  messageId: number;
  /** Whom it goes to, and what it is about. */
  personGuid: string;
  subject: string;
  /** Which try this is; what another node has taken meanwhile is not ours to mark. */
  tries: number;
  /** The phone, or the address. */
  to: string;
  /** How often it was sent once more on request. */
  resends: number;
}

/** Sends due messages. Safe on several nodes: a message belongs to the node that leased it, for one try. */
export async function sendDue(portal: Portal, companyId: number, log?: Log): Promise<number> {
  const leased = await transact({ portal, company: { companyId } }, leaseDue);
  const sent = await Promise.all(leased.map((message) => sendOne(portal, companyId, message, log)));
  return sent.filter(Boolean).length;
}

async function leaseDue(ctx: InCompany): Promise<Leased[]> {
  const { db, company, portal } = ctx;
  const now = portal.clock();
  const due = await db
    .selectFrom('message as m')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'm.company_id').onRef('p.person_guid', '=', 'm.person_guid'),
    )
    .selectAll('m')
    .select(['p.phone as phone_now', 'p.phone_unconfirmed', 'p.email as email_now', 'p.email_confirmed'])
    .where('m.company_id', '=', company.companyId)
    .where('m.sent_at', 'is', null)
    .where('m.next_try', '<=', now)
    .where('m.tries', '<', MOST_TRIES)
    .where((where) => where.or([where('m.good_until', 'is', null), where('m.good_until', '>', now)]))
    .orderBy('m.next_try')
    .limit(BATCH)
    // guard: lease of a message
    .$call((rows) => rows.forUpdate('m').skipLocked())
    .execute();
  if (due.length === 0) return [];
  const wait = sql`${LEASE_MS}::float8 * power(2, tries) * interval '1 millisecond'`;
  await db
    .updateTable('message')
    .set((set) => ({ tries: set('tries', '+', 1), next_try: sql<Date>`${now}::timestamptz + ${wait}` }))
    .where('company_id', '=', company.companyId)
    .where(
      'message_id',
      'in',
      due.map(({ message_id }) => message_id),
    )
    .execute();
  const key = await portal.keyring.companyKey(ctx);
  return due.map((row) => ({
    ...unsealMessage(key, row),
    messageId: row.message_id,
    personGuid: row.person_guid,
    subject: row.subject,
    tries: row.tries + 1,
    resends: row.resends,
    to: presentAddress(key, row) ?? key.unseal(messageSealContext('phone', row), row.phone),
  }));
}

interface Reachable {
  person_guid: string;
  channel: 'sms' | 'email';
  fixed_phone: boolean;
  phone_now: Buffer | null;
  phone_unconfirmed: boolean;
  email_now: Buffer | null;
  email_confirmed: boolean;
}

/** Where the person is now, if that was changed since and is known to be theirs. */
function presentAddress(key: CompanyKey, row: Reachable): string | undefined {
  if (/* guard: a code goes to the new phone → false */ row.fixed_phone) return undefined;
  const { person_guid } = row;
  if (row.channel === 'email')
    return row.email_now && row.email_confirmed
      ? unsealed(key, { person_guid, email: row.email_now }, 'email')
      : undefined;
  return row.phone_now && !row.phone_unconfirmed ? phoneOf(key, { person_guid, phone: row.phone_now }) : undefined;
}

/** The same at every try; another one only when it is to be sent once more. */
const numberOf = (companyId: number, messageId: number, resends: number): string =>
  `${companyId}-${messageId}${/* guard: a message sent again has another number → '' */ resends > 0 ? `-${resends}` : ''}`;

/** The words are written now, each message by itself: one that cannot be written holds no other up. */
async function carry(portal: Portal, companyId: number, message: Leased): Promise<string> {
  const { messageId, resends, channel, to } = message;
  const { sms, email } = portal.ports;
  const no = numberOf(companyId, messageId, resends);
  if (channel === 'sms') return sms.send({ no, phone: to, ...smsOf(message) });
  const calendar = await calendarOf(portal, companyId, message);
  return email.send({ no, to, ...emailOf(message, calendar?.method), attachments: calendar ? [calendar.file] : [] });
}

const ABOUT_AN_ORDER = /^exam:(\d{1,18})$/;

/** The calendar file of the order that a message is about, as the order is by now. */
async function calendarOf(
  portal: Portal,
  companyId: number,
  { subject, personGuid: userGuid, lang }: Leased,
): Promise<{ method: CalendarMethod; file: Attachment } | undefined> {
  const orderId = ABOUT_AN_ORDER.exec(subject)?.[1];
  if (orderId === undefined || lang === null) return undefined;
  const made = await transact({ portal, company: { companyId } }, async (ctx) => {
    const [company, holidays] = [await companyOf(ctx), await holidaysHere(ctx)];
    return orderCalendar({ ...ctx, company }, { userGuid, orderId: Number(orderId), lang, holidays });
  });
  if (!made) return undefined;
  const type = `text/calendar; charset=utf-8; method=${made.method}`;
  return { method: made.method, file: { name: made.fileName, type, content: Buffer.from(made.ics) } };
}

async function sendOne(portal: Portal, companyId: number, message: Leased, log?: Log): Promise<boolean> {
  const { messageId, kind, tries } = message;
  try {
    const ref = await answerWithin(ANSWER_MS, carry(portal, companyId, message), 'the provider');
    await transact({ portal, company: { companyId } }, ({ db }) =>
      db
        .updateTable('message')
        .set({ sent_at: portal.clock(), provider_ref: ref })
        .where('company_id', '=', companyId)
        .where('message_id', '=', messageId)
        .where('tries', '=', tries)
        .execute(),
    );
    return true;
  } catch (error) {
    const isRefused = /* guard: a refused message is not tried again → false */ error instanceof MessageRefused;
    if (isRefused) await giveUp(portal, companyId, message);
    const about = { err: error, messageId, kind, tries };
    if (isRefused || tries >= MOST_TRIES) log?.error(about, 'a message was given up');
    else log?.warn(about, 'a message was not sent');
    return false;
  }
}

/** No other try can succeed: an operator sees it among the failed ones at once. */
const giveUp = (portal: Portal, companyId: number, { messageId, tries }: Leased): Promise<unknown> =>
  transact({ portal, company: { companyId } }, ({ db }) =>
    db
      .updateTable('message')
      .set({ tries: MOST_TRIES })
      .where('company_id', '=', companyId)
      .where('message_id', '=', messageId)
      .where('tries', '=', tries)
      .where('sent_at', 'is', null)
      .execute(),
  );

/** Removes messages sent long ago, and reminders that missed their hour. */
export const forgetMessages = ({ db, company, portal }: InCompany) => {
  const now = portal.clock();
  return db
    .deleteFrom('message')
    .where('company_id', '=', company.companyId)
    .where((where) =>
      where.or([
        where('due_at', '<', new Date(now.getTime() - KEEP_MS)),
        where.and([where('good_until', '<', now), where('sent_at', 'is', null)]),
        // an erased person has no number here any more
        /* guard: own data: erasing takes the last message with it */ where.and([
          where('kind', '=', 'erasureDone'),
          where('sent_at', 'is not', null),
        ]),
      ]),
    )
    .execute();
};
