import type { CompanyInfo, HomeConfig } from '#contract/company';
import type { Language } from '#contract/language';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Failure } from '../api/failure.ts';
import { send, type PayloadOf } from '../api/send.ts';
import { useCall } from '../api/use-call.ts';
import { useVisitedFace } from './face.ts';
import { locale, useLocale, usePick } from './locale.ts';
import { session, useSession, type Identity } from './session.ts';

const infoPayload = (identity: Identity): PayloadOf<'GetCompanyInfoById'> => ({ CompanyId: identity.companyId });

function homePayload(
  identity: Identity,
  info: CompanyInfo | undefined,
  language: Language,
): PayloadOf<'GetCompanyColorsAndIndexMenus'> {
  return {
    companyId: identity.companyId,
    langCode: language,
    // §6: the employee type is sent for the companies that ask for it only
    ...(info?.config.home.sendEmployeeType && { employeeType: identity.userTypeId }),
  };
}

/** §4.1: what is loaded right after a login, and kept for the next visit. */
export async function loadCompany(): Promise<void> {
  const { identity } = session.get();
  if (!identity) return;
  const info = await send('GetCompanyInfoById', infoPayload(identity));
  await send('GetCompanyColorsAndIndexMenus', homePayload(identity, info, locale()));
}

const NOBODY = { companyId: 0 } as Identity;

/** The signed-in person's company; a kept reply is shown at once and asked for again behind it. */
export function useCompanyInfo(): UseQueryResult<CompanyInfo, Failure> {
  const identity = useSession((data) => data.identity);
  const kept = useSession((data) => data.kept.GetCompanyInfoById?.data);
  return useCall('GetCompanyInfoById', infoPayload(identity ?? NOBODY), {
    enabled: identity !== null,
    ...(kept && { initialData: kept }),
  });
}

export function useHomeConfig(): UseQueryResult<HomeConfig, Failure> {
  const identity = useSession((data) => data.identity);
  const kept = useSession((data) => data.kept.GetCompanyColorsAndIndexMenus?.data);
  const info = useCompanyInfo();
  return useCall('GetCompanyColorsAndIndexMenus', homePayload(identity ?? NOBODY, info.data, useLocale()), {
    enabled: identity !== null && info.data !== undefined,
    ...(kept && { initialData: kept }),
  });
}

export interface Branding {
  name: string;
  logo: string;
  hotline: string;
}

/** Whose name stands on the page: the person's company, or the one whose login page this is. */
export function useBranding(): Branding | null {
  const pick = usePick();
  const identity = useSession((data) => data.identity);
  const info = useSession((data) => data.kept.GetCompanyInfoById?.data);
  const last = useSession((data) => data.lastCompany);
  const face = useVisitedFace();
  if (identity && info) return { name: pick(info.Name, info.NameEng), logo: info.LogoUrl, hotline: info.Hotline };
  const shown = identity ? last : face;
  return shown && { name: pick(shown.name, shown.nameEng), logo: shown.logo, hotline: shown.hotline };
}
