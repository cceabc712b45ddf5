import type { Language } from '#contract/language';
import { inLanguage } from '#contract/language';
import { dayInShanghai } from '#contract/rules/day';
import { orderNumber } from '#contract/rules/order-number';
import type { Company } from '../../../ctx.ts';
import { changeUntil, deadlineText, holidaysHere, shortDayText } from '../../booking/index.ts';
import { companyHere, shownHotline } from '../../company/index.ts';
import { personName, phoneOf, unsealed } from '../../people/index.ts';
import type { InCompany } from '../../../ctx.ts';
import type { CompanyKey } from '../../../db/keyring.ts';
import type { ExamFacts } from './exam-texts.ts';
import { flag } from './template.ts';

/** An exam order as messages speak of it. */
export interface ExamNews {
  facts: ExamFacts;
  person: { guid: string; phone: string } | undefined;
  /** The e-mail address of the person who booked, once it is known to be theirs. */
  mailbox: { guid: string; phone: string } | undefined;
  lang: Language;
  revision: number;
  bookDate: string;
  lastDay: string;
}

/** The columns of an order and its people that news is made of. */
export type NewsRow = Awaited<ReturnType<typeof orderRow>>;
/** How the person and the booking employee are reached. */
export type Contacts = Pick<
  NewsRow,
  | 'person_name'
  | 'person_phone'
  | 'person_unconfirmed'
  | 'user_phone'
  | 'user_unconfirmed'
  | 'user_email'
  | 'user_email_confirmed'
>;

/** With a row that is known already no question is asked. */
export async function examNews(ctx: InCompany, orderId: number, known?: NewsRow): Promise<ExamNews> {
  const row = known ?? (await orderRow(ctx, orderId));
  const company = await companyOf(ctx);
  const key = await ctx.portal.keyring.companyKey(ctx);
  const { lang } = row;
  const until = changeUntil({ company }, row.book_date, await holidaysHere(ctx));
  const { lastDay } = until;
  const isOpen = lastDay >= dayInShanghai(ctx.portal.clock());
  return {
    facts: {
      orderNo: orderNumber(orderId, row.created_at),
      relative: row.person_guid === row.user_guid ? '' : personName(key, row),
      day: shortDayText(row.book_date, lang),
      // the dash of the screens does not fit into seven bits
      time: row.book_time.replace('–', '-'),
      center: inLanguage({ zh: row.center_name, en: row.center_name_eng }, lang),
      deadline: isOpen ? deadlineText(until, lang) : '',
      cancelOnly: flag(!row.center_changeable),
      hotline: shownHotline(company),
      precaution: company.config.booking.precaution,
      yuan: '',
      isChange: '',
    },
    person: recipient(key, row),
    mailbox: mailboxOf(key, row),
    lang,
    revision: row.revision,
    bookDate: row.book_date,
    lastDay,
  };
}

/** A job's transaction knows only the company's id. */
export async function companyOf(ctx: InCompany): Promise<Company> {
  if ('config' in ctx.company) return ctx.company as Company;
  const company = await companyHere(ctx);
  if (!company) throw new Error('A company was there and is gone');
  return company;
}

/** The booking employee is told, for relatives too; without a phone here, the relative is. */
function recipient(key: CompanyKey, row: NewsRow): ExamNews['person'] {
  const both = [
    { person_guid: row.user_guid, phone: row.user_unconfirmed ? null : row.user_phone },
    {
      person_guid: row.person_guid,
      phone: /* guard: a typed number of a relative’s gets no message → row.person_phone */ row.person_unconfirmed
        ? null
        : row.person_phone,
    },
  ];
  const reachable = both.find(({ phone }) => phone !== null);
  return reachable && { guid: reachable.person_guid, phone: phoneOf(key, reachable) };
}

function mailboxOf(key: CompanyKey, row: NewsRow): ExamNews['mailbox'] {
  // guard: check-ups are told to confirmed addresses only
  if (!row.user_email_confirmed) return undefined;
  const address = unsealed(key, { person_guid: row.user_guid, email: row.user_email }, 'email');
  return address ? { guid: row.user_guid, phone: address } : undefined;
}

const orderRow = ({ db, company }: InCompany, orderId: number) =>
  db
    .selectFrom('exam_order as o')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'o.company_id').onRef('p.person_guid', '=', 'o.person_guid'),
    )
    .innerJoin('person as u', (join) =>
      join.onRef('u.company_id', '=', 'o.company_id').onRef('u.person_guid', '=', 'o.user_guid'),
    )
    .innerJoin('center as c', 'c.center_id', 'o.center_id')
    .select(['o.user_guid', 'o.person_guid', 'o.lang', 'o.revision', 'o.book_date', 'o.book_time', 'o.created_at'])
    .select(['p.name as person_name', 'p.phone as person_phone', 'u.phone as user_phone'])
    .select(['p.phone_unconfirmed as person_unconfirmed', 'u.phone_unconfirmed as user_unconfirmed'])
    .select(['u.email as user_email', 'u.email_confirmed as user_email_confirmed'])
    .select(['c.name as center_name', 'c.name_eng as center_name_eng', 'c.changeable as center_changeable'])
    .where('o.company_id', '=', company.companyId)
    .where('o.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
