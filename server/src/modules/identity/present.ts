import type { CareMode, EnteredBy, LoginUser } from '#contract/calls/identity';
import { maskPhone } from '#contract/rules/mask';
import type { CompanyCtx, InTx } from '../../ctx.ts';
import type { AccountRow } from './queries.ts';
import { isVouchedFor } from './session/session.ts';

/** The phone is masked: the browser shows it and needs no more. */
export async function presentUser(
  ctx: InTx<CompanyCtx>,
  account: AccountRow,
  { session, careMode, enteredBy = 'password' }: { session: string; careMode: CareMode; enteredBy?: EnteredBy },
): Promise<LoginUser> {
  const { company } = ctx;
  const key = await ctx.portal.keyring.companyKey(ctx);
  const inPerson = (column: string) => ({ table: 'person', column, row: account.person_guid });
  return {
    Id: account.account_id,
    CompanyCode: company.code,
    CustomerGuid: account.person_guid,
    MobilePhone: account.phone ? maskPhone(key.unseal(inPerson('phone'), account.phone)) : '',
    employeeTypeid: account.employee_type,
    employeeClass: account.employee_class,
    CityId: account.city_id,
    CityName: account.city_name,
    CompanyId: company.companyId,
    Session: session,
    CompanyLogoUrl: company.logo,
    MulLanguage: company.config.home.multiLanguage,
    Name: account.name ? key.unseal(inPerson('name'), account.name) : '',
    VendorId: account.vendor_id,
    RoleType: account.role_type,
    RoleKey: account.role_key,
    Gender: account.gender,
    LastTimeUpd: account.updated_at.toISOString(),
    careMode,
    SingleSignOn: account.single_sign_on || isVouchedFor(enteredBy),
  };
}
