import type { CompanyConfig } from '#contract/company-config';
import type { InCompany } from '../../ctx.ts';

/** People who come by single sign-on have no password here, and some companies keep all of theirs elsewhere. */
export async function resettable({ db, company }: InCompany, { login }: CompanyConfig, guids: string[]) {
  // guard: no reset without a password here
  if (login.ssoOnly || login.forgot === 'off') return [];
  return (
    db
      .selectFrom('account as a')
      .innerJoin('person as p', (join) =>
        join.onRef('p.company_id', '=', 'a.company_id').onRef('p.person_guid', '=', 'a.person_guid'),
      )
      .select(['a.account_id', 'a.person_guid'])
      .where('a.company_id', '=', company.companyId)
      .where('a.person_guid', 'in', guids)
      .where('a.disabled', '=', false)
      .where('a.single_sign_on', '=', false)
      // typed by another person, and never confirmed by the phone's owner
      // guard: reset by a confirmed phone only
      .where('p.phone_unconfirmed', '=', false)
      .orderBy('a.account_id')
      .execute()
  );
}
