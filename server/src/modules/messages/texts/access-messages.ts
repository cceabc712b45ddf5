import { sql } from 'kysely';
import type { Language } from '#contract/language';
import type { InCompany } from '../../../ctx.ts';
import { HR_ROLE } from '../../company/index.ts';
import { phoneOf } from '../../people/index.ts';
import type { AccessChange } from './account-texts.ts';
import { queueMessages } from '../queue.ts';

const MOST = 20;

/** Tells those of the company who manage it: a new way in must not be opened without the company's knowledge. */
export async function queueAccessChanged(ctx: InCompany, what: AccessChange, about: string): Promise<void> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const subject = `access:${ctx.company.companyId}`;
  const hr = await hrOf(ctx);
  await queueMessages(
    ctx,
    hr.map((row) => ({
      person: { guid: row.person_guid, phone: phoneOf(key, row) },
      kind: 'accessChanged' as const,
      lang: row.lang,
      parameters: { what },
      ...{ subject, about: `${subject}/${about}/${row.person_guid}`, dueAt: ctx.portal.clock() },
    })),
  );
}

const hrOf = ({ db, company }: InCompany) =>
  db
    .selectFrom('account as a')
    .innerJoin('person as p', (join) =>
      join.onRef('p.company_id', '=', 'a.company_id').onRef('p.person_guid', '=', 'a.person_guid'),
    )
    .select(['p.person_guid', 'p.phone'])
    .select(
      sql<Language>`coalesce((SELECT d.lang FROM account_device d WHERE d.company_id = a.company_id
        AND d.account_id = a.account_id ORDER BY d.last_seen DESC LIMIT 1), 'zh-cn')`.as('lang'),
    )
    .where('a.company_id', '=', company.companyId)
    .where('a.role_type', '=', HR_ROLE)
    .where('a.role_key', '!=', '')
    .where('a.disabled', '=', false)
    .where('p.phone', 'is not', null)
    .where('p.phone_unconfirmed', '=', false)
    .orderBy('a.account_id')
    .limit(MOST)
    .execute();
