import type { CompanyInfo } from '#contract/calls/company';
import type { Language } from '#contract/language';
import { send, type PayloadOf } from '../../api/send.ts';
import { locale } from '../../platform/locale.ts';
import { session, type Identity } from '../../platform/session.ts';

export const infoPayload = (identity: Identity): PayloadOf<'GetCompanyInfoById'> => ({ CompanyId: identity.companyId });

export function homePayload(
  identity: Identity,
  info: CompanyInfo | undefined,
  language: Language,
): PayloadOf<'GetCompanyColorsAndIndexMenus'> {
  return {
    companyId: identity.companyId,
    langCode: language,
    // the employee type is sent for the companies that ask for it only
    ...(info?.config.home.sendEmployeeType && { employeeType: identity.userTypeId }),
  };
}

/** Loads the company's look right after a login, and keeps it for the next visit. */
export async function loadCompany(): Promise<void> {
  const { identity } = session.get();
  if (!identity) return;
  const info = await send('GetCompanyInfoById', infoPayload(identity));
  await send('GetCompanyColorsAndIndexMenus', homePayload(identity, info, locale()));
}
