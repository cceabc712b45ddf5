import type { CompanyInfo, HomeConfig } from '#contract/calls/company';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Failure } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { homePayload, infoPayload } from './load-company.ts';
import { useLocale } from '../../platform/locale.ts';
import { useSession, type Identity } from '../../platform/session.ts';

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

/** Does not wait for the settings: where they ask for the employee type and were not known, it is asked again. */
export function useHomeConfig(): UseQueryResult<HomeConfig, Failure> {
  const identity = useSession((data) => data.identity);
  const kept = useSession((data) => data.kept.GetCompanyColorsAndIndexMenus?.data);
  const info = useCompanyInfo();
  return useCall('GetCompanyColorsAndIndexMenus', homePayload(identity ?? NOBODY, info.data, useLocale()), {
    enabled: identity !== null,
    ...(kept && { initialData: kept }),
  });
}

/** Whether this company shows prices; the amount to pay oneself is always said. */
export const useShowsPrices = (): boolean => useCompanyInfo().data?.config.mall.prices ?? true;
