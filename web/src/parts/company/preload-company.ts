import { preloadCall } from '../../api/preload.ts';
import { locale } from '../../platform/locale.ts';
import { session, type Identity } from '../../platform/session.ts';
import { homePayload, infoPayload } from './load-company.ts';

/** The company's settings and menu, for a person who arrives signed in. */
export function preloadCompany(identity: Identity): Promise<unknown> {
  const { kept } = session.get();
  return Promise.all([
    preloadCall('GetCompanyInfoById', infoPayload(identity)),
    preloadCall('GetCompanyColorsAndIndexMenus', homePayload(identity, kept.GetCompanyInfoById?.data, locale())),
  ]);
}
