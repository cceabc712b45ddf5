import { sql } from 'kysely';
import type { Language } from '#contract/language';
import { inLanguage } from '#contract/language';
import { addDays, dayInShanghai } from '#contract/rules/day';
import type { InCompany, Portal } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { whereWaiting, type Question } from '../../../jobs/waiting.ts';
import { shortDayText } from '../../booking/index.ts';
import { phoneOf } from '../../people/index.ts';
import { PLACES } from './mall-texts.ts';
import { queueMessages, type NewMessage } from '../queue.ts';

const BATCH = 50;
/** So long before its end it can still be used. */
const DAYS_BEFORE = 14;

const ending: Question = (now) => {
  const until = addDays(dayInShanghai(now), DAYS_BEFORE);
  return sql`
    SELECT DISTINCT company_id FROM held_service
    WHERE source LIKE 'mall:%' AND ended_at IS NULL AND end_told_at IS NULL AND valid_to <= ${until}::date
    UNION SELECT DISTINCT company_id FROM card
    WHERE source IS NOT NULL AND end_told_at IS NULL AND state IN (0, 5, 6) AND valid_to <= ${until}::date`;
};

/** Tells of services and cards of the malls that end soon, once. Every node may do it. */
export const tellOfEnds = (portal: Portal): Promise<void> =>
  whereWaiting(portal, ending, (companyId) => transact({ portal, company: { companyId } }, tellInCompany));

interface Ending {
  table: 'held_service' | 'card';
  id: string;
  name: string;
  name_eng: string;
  valid_to: string;
  lang: Language | null;
  person_guid: string;
  phone: Buffer | null;
  phone_unconfirmed: boolean;
}

async function tellInCompany(ctx: InCompany): Promise<void> {
  const rows = await untold(ctx);
  if (rows.length === 0) return;
  const { db, company, portal } = ctx;
  const key = await portal.keyring.companyKey(ctx);
  const today = dayInShanghai(portal.clock());
  const messages = rows.flatMap((row): NewMessage[] => {
    if (!row.phone || row.phone_unconfirmed || row.valid_to < today) return [];
    const lang = row.lang ?? 'zh-cn';
    const subject = `${row.table === 'card' ? 'card' : 'service'}:${row.id}`;
    const parameters = {
      item: inLanguage({ zh: row.name, en: row.name_eng }, lang),
      day: shortDayText(row.valid_to, lang),
      where: inLanguage(PLACES[row.table === 'card' ? 'cards' : 'services'], lang),
    };
    const person = { guid: row.person_guid, phone: phoneOf(key, row) };
    const told = { person, lang, subject, about: `${subject}/ending`, dueAt: portal.clock() };
    return [{ ...told, kind: 'mallExpiring', parameters }];
  });
  await queueMessages(ctx, messages);
  const told = (table: Ending['table']) => rows.flatMap((row) => (row.table === table ? [row.id] : []));
  const now = portal.clock();
  await sql`UPDATE held_service SET end_told_at = ${/* guard: bought: an end is told once → null */ now}
    WHERE company_id = ${company.companyId} AND service_id = ANY(${told('held_service')}::uuid[])`.execute(db);
  await sql`UPDATE card SET end_told_at = ${now}
    WHERE company_id = ${company.companyId} AND card_id = ANY(${told('card')}::int[])`.execute(db);
}

/** In the language of the order it was bought with. */
async function untold({ db, company, portal }: InCompany): Promise<Ending[]> {
  const until = addDays(dayInShanghai(portal.clock()), DAYS_BEFORE);
  const { rows } = await sql<Ending>`
    WITH services AS (
      SELECT * FROM held_service
      WHERE company_id = ${company.companyId} AND source LIKE 'mall:%' AND ended_at IS NULL AND end_told_at IS NULL
        AND valid_to <= ${until}::date
      ORDER BY service_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED),
    cards AS (
      SELECT * FROM card
      WHERE company_id = ${company.companyId} AND source IS NOT NULL AND end_told_at IS NULL AND state IN (0, 5, 6)
        AND valid_to <= ${until}::date
      ORDER BY card_id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED),
    ending AS (
      SELECT 'held_service' AS "table", company_id, service_id::text AS id, name, name_eng, valid_to, source, person_guid
      FROM services
      UNION ALL
      SELECT 'card', company_id, card_id::text, name, name_eng, valid_to, source, owner_guid FROM cards)
    SELECT e."table", e.id, e.name, e.name_eng, e.valid_to::text AS valid_to, o.lang, p.person_guid, p.phone,
      p.phone_unconfirmed
    FROM ending e
    JOIN person p ON p.company_id = e.company_id AND p.person_guid = e.person_guid
    LEFT JOIN mall_order o ON o.company_id = e.company_id
      AND o.order_id = substring(e.source FROM '^mall:([0-9]{1,18})-')::bigint`.execute(db);
  return rows;
}
