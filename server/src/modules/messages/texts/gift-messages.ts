import { sql } from 'kysely';
import type { Language } from '#contract/language';
import { inLanguage } from '#contract/language';
import { dayInShanghai } from '#contract/rules/day';
import { maskName } from '#contract/rules/mask';
import type { InCompany, Portal } from '../../../ctx.ts';
import type { CompanyKey } from '../../../db/keyring.ts';
import { transact } from '../../../db/transact.ts';
import { whereWaiting, type Question } from '../../../jobs/waiting.ts';
import { shortDayText } from '../../booking/index.ts';
import { personName, phoneOf } from '../../people/index.ts';
import type { GiftMessageKind } from './gift-texts.ts';
import { queueMessages, type NewMessage } from '../queue.ts';

const BATCH = 50;

const newGifts: Question = () => sql`SELECT DISTINCT company_id FROM card_gift WHERE is_news`;

/** Tells colleagues of cards they are given, and givers what became of them. */
export const tellOfGifts = (portal: Portal): Promise<void> =>
  whereWaiting(portal, newGifts, (companyId) => transact({ portal, company: { companyId } }, tellInCompany));

const KINDS: Partial<Record<GiftNews['state'], GiftMessageKind>> = {
  waiting: 'giftOffered',
  accepted: 'giftAccepted',
  declined: 'giftDeclined',
  expired: 'giftExpired',
};

interface GiftNews {
  gift_id: string;
  state: 'waiting' | 'accepted' | 'declined' | 'takenBack' | 'expired' | 'stopped';
  expires_at: Date;
  card: string;
  card_eng: string;
  /** Who is told, and who the other is. */
  person_guid: string;
  phone: Buffer | null;
  phone_unconfirmed: boolean;
  lang: Language | null;
  other_guid: string;
  other_name: Buffer | null;
}

async function tellInCompany(ctx: InCompany): Promise<void> {
  const rows = await untold(ctx);
  if (rows.length === 0) return;
  const key = await ctx.portal.keyring.companyKey(ctx);
  await queueMessages(
    ctx,
    rows.flatMap((row) => messageOf(ctx, key, row)),
  );
  await ctx.db
    .updateTable('card_gift')
    .set({ is_news: false })
    .where('company_id', '=', ctx.company.companyId)
    .where(
      'gift_id',
      'in',
      rows.map(({ gift_id }) => gift_id),
    )
    .execute();
}

function messageOf({ portal }: InCompany, key: CompanyKey, row: GiftNews): NewMessage[] {
  const kind = KINDS[row.state];
  if (!kind || !row.phone || row.phone_unconfirmed) return [];
  const lang = row.lang ?? 'zh-cn';
  const subject = `gift:${row.gift_id}`;
  const parameters = {
    card: inLanguage({ zh: row.card, en: row.card_eng }, lang),
    who: maskName(personName(key, { person_guid: row.other_guid, person_name: row.other_name })),
    until: shortDayText(dayInShanghai(row.expires_at), lang),
  };
  return [
    {
      person: { guid: row.person_guid, phone: phoneOf(key, row) },
      kind,
      subject,
      about: `${subject}/${row.state}`,
      dueAt: portal.clock(),
      ...(kind === 'giftOffered' && { goodUntil: row.expires_at }),
      ...{ lang, parameters },
    },
  ];
}

/** In the language of the device they used last. */
async function untold({ db, company }: InCompany): Promise<GiftNews[]> {
  const { rows } = await sql<GiftNews>`
    WITH news AS (
      SELECT * FROM card_gift WHERE company_id = ${company.companyId} AND is_news
      ORDER BY gift_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    SELECT g.gift_id, g.state, g.expires_at, c.name AS card, c.name_eng AS card_eng, p.person_guid, p.phone,
      p.phone_unconfirmed, o.person_guid AS other_guid, o.name AS other_name,
      (SELECT d.lang FROM account a JOIN account_device d ON d.company_id = a.company_id AND d.account_id = a.account_id
       WHERE a.company_id = p.company_id AND a.person_guid = p.person_guid ORDER BY d.first_seen DESC LIMIT 1) AS lang
    FROM news g
    JOIN card c ON c.company_id = g.company_id AND c.card_id = g.card_id
    JOIN person p ON p.company_id = g.company_id
      AND p.person_guid = CASE g.state WHEN 'waiting' THEN g.to_guid ELSE g.from_guid END
    JOIN person o ON o.company_id = g.company_id
      AND o.person_guid = CASE g.state WHEN 'waiting' THEN g.from_guid ELSE g.to_guid END`.execute(db);
  return rows;
}
