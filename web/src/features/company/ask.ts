import type { Banner } from '#contract/company';
import type { Language } from '#contract/language';
import { askAhead } from '../../api/ahead.ts';
import type { PayloadOf } from '../../api/send.ts';
import { askCompanyAhead } from '../../parts/company/load-company.ts';
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

/** For a person who arrives on the home page: all its data is asked for before it is drawn. */
export function askHomeAhead(): void {
  const { identity } = session.get();
  if (!identity) return;
  askCompanyAhead(identity);
  askAhead('GetBannerByCode', bannersOf(identity, locale()), fetchFirstPicture);
  askAhead('GetCampaigns', campaignsOf(identity));
  askAhead('GetMyNews', newsOf(identity));
}
