import { sql } from 'kysely';
import { dayInShanghai, timeInShanghai } from '#contract/rules/day';
import type { InCompany, Portal } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { whereWaiting, type Question } from '../../../jobs/waiting.ts';
import { shortDayText } from '../../booking/index.ts';
import { companyHere } from '../../company/index.ts';
import { deviceText } from '../../identity/index.ts';
import { phoneOf } from '../../people/index.ts';
import { wayOutOf } from './account-messages.ts';
import { queueMessages, type NewMessage } from '../queue.ts';

const BATCH = 50;

const newDevices: Question = () => sql`SELECT DISTINCT company_id FROM account_device WHERE is_news`;

/** Tells the owners of accounts that were signed in to from a new device. Beside the sign-in, which waits for nothing. */
export const tellOfDevices = (portal: Portal): Promise<void> =>
  whereWaiting(portal, newDevices, (companyId) => transact({ portal, company: { companyId } }, tellInCompany));

async function tellInCompany(ctx: InCompany): Promise<void> {
  const company = await companyHere(ctx);
  const rows = await untold(ctx);
  if (!company || rows.length === 0) return;
  const key = await ctx.portal.keyring.companyKey(ctx);
  const messages = rows.flatMap((row): NewMessage[] => {
    if (!row.phone || row.phone_unconfirmed) return [];
    const at = row.first_seen;
    const when = `${shortDayText(dayInShanghai(at), row.lang)}${row.lang === 'en-us' ? ' ' : ''}${timeInShanghai(at)}`;
    const subject = `account:${row.account_id}`;
    return [
      {
        person: { guid: row.person_guid, phone: phoneOf(key, row) },
        kind: 'newDevice',
        subject,
        about: `${subject}/${row.device_hash.toString('hex')}`,
        dueAt: ctx.portal.clock(),
        lang: row.lang,
        parameters: { when, device: deviceText(row.device, row.lang), ...wayOutOf(company) },
      },
    ];
  });
  await queueMessages(ctx, messages);
  for (const { account_id, device_hash } of rows)
    await ctx.db
      .updateTable('account_device')
      .set({ is_news: false })
      .where((where) => where.and({ company_id: company.companyId, account_id, device_hash }))
      .execute();
}

const untold = ({ db, company }: InCompany) =>
  db
    .selectFrom('account_device as d')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 'd.company_id').onRef('a.account_id', '=', 'd.account_id'),
    )
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'a.company_id').onRef('p.person_guid', '=', 'a.person_guid'),
    )
    .select(['d.account_id', 'd.device_hash', 'd.device', 'd.lang', 'd.first_seen'])
    .select(['p.person_guid', 'p.phone', 'p.phone_unconfirmed'])
    .where('d.company_id', '=', company.companyId)
    .where('d.is_news', '=', true)
    .orderBy('d.first_seen')
    .limit(BATCH)
    .forUpdate('d')
    .skipLocked()
    .execute();
