import type { Banner } from '#contract/calls/company';
import type { Language } from '#contract/language';
import { preloadCall } from '../../api/preload.ts';
import type { PayloadOf } from '../../api/send.ts';
import { preloadCompany } from '../../parts/company/preload-company.ts';
import { locale } from '../../platform/locale.ts';
import { session, type Identity } from '../../platform/session.ts';
import { slidesOf, SMALL } from './banners.ts';

/** The home page's questions besides the company's settings and menu. */
export const bannersOf = ({ companyCode }: Identity, language: Language): PayloadOf<'GetBannerByCode'> => ({
  code: companyCode,
  component: 'slide',
  langCode: language,
});
export const campaignsOf = ({ companyCode }: Identity): PayloadOf<'GetCampaigns'> => ({ companyCode, cityId: '' });

export const newsOf = ({ userGuid }: Identity): PayloadOf<'GetMyNews'> => ({ userGuid });

/** The largest thing on the page: it is there when its place is drawn. */
function fetchFirstPicture(banners: readonly Banner[]): void {
  const [first] = slidesOf(banners);
  if (!first) return;
  const picture = new Image();
  picture.fetchPriority = 'high';
  picture.src = (matchMedia(SMALL).matches && first.smallImage) || first.image;
}

/** Everything the home page shows. */
export async function preloadHome(): Promise<void> {
  const { identity } = session.get();
  if (!identity) return;
  await Promise.all([
    preloadCompany(identity),
    preloadCall('GetBannerByCode', bannersOf(identity, locale())).then(
      (banners) => banners && fetchFirstPicture(banners),
    ),
    preloadCall('GetCampaigns', campaignsOf(identity)),
    preloadCall('GetMyNews', newsOf(identity)),
  ]);
}
