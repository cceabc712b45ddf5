import type { Colors } from '#contract/calls/company';
import type { Bilingual } from '#contract/language';
import { artUrl, type BannerArt, type CampaignArt, type LoginArt, type LogoArt } from './art.ts';
import type { DemoBanner, DemoCampaign } from './types.ts';

interface Words {
  title: string;
  text: string;
  button: string;
}

const descriptions: Record<BannerArt, Bilingual> = {
  checkup: { zh: '体检清单、日历和药瓶插画', en: 'Drawing of a check-up list, a calendar and a medicine bottle' },
  family: { zh: '一家人站在房屋前的插画', en: 'Drawing of a family in front of a house' },
  report: { zh: '体检报告与放大镜插画', en: 'Drawing of a report under a magnifying glass' },
  dental: { zh: '牙齿、牙刷与洁牙卡插画', en: 'Drawing of a tooth, a toothbrush and a dental card' },
  pocket: { zh: '手机里的在线医生插画', en: 'Drawing of a doctor on a phone' },
};

/** The five colours of a company; the header is white unless it says otherwise. */
export const colours = (theme: string, icon: string, iconDark: string, top = '#ffffff', button = theme): Colors => ({
  ThemeColor: theme,
  ButtonColor: button,
  SvgColor: icon,
  SvgColorDark: iconDark,
  TopColor: top,
});

/** Pictures are drawn in the company's own colour. */
export function picturesOf(brandHex: string) {
  return {
    logo: (name: LogoArt) => artUrl(brandHex, `logo-${name}`),
    login: (name: LoginArt) => artUrl(brandHex, `login-${name}`),

    /** One slide per language; a company without English has Chinese slides only. */
    slide: (art: BannerArt, actionUrl: string, zh: Words, en?: Words): DemoBanner[] => {
      const picture = {
        image: artUrl(brandHex, `banner-${art}`),
        imageSmall: artUrl(brandHex, `banner-${art}-small`),
        actionUrl,
      };
      const chinese: DemoBanner = { lang: 'zh-cn', ...picture, alt: descriptions[art].zh, ...zh };
      return en ? [chinese, { lang: 'en-us', ...picture, alt: descriptions[art].en, ...en }] : [chinese];
    },

    campaign: (art: CampaignArt, targetUrl: string, zh: Words, en: Words): DemoCampaign => ({
      targetUrl,
      imageUrl: artUrl(brandHex, `campaign-${art}`),
      ...zh,
      titleEng: en.title,
      textEng: en.text,
      buttonEng: en.button,
    }),
  };
}
