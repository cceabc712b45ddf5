import type { Bilingual } from '#contract/language';
import { contrastRatio, isColor, TEXT_RATIO } from '#contract/rules/contrast';
import { openingOn } from '#contract/rules/window';
import type { CompanySettings } from '#contract/settings/company-settings';
import { entryAt, isOpen } from '../../parts/account/centre-menu.ts';
import type { OpsReply } from '../api/send.ts';
import type { SeenFrom } from './look/seen-by.ts';

export interface CheckedFrom extends SeenFrom {
  colors: CompanySettings['colors'];
  /** Those the company's people are of. */
  classes: readonly number[];
  home: Pick<OpsReply<'OpsHome'>, 'menus' | 'banners' | 'campaigns' | 'notices'>;
}

/** Where it is put right. */
export type CheckPlace = 'theme' | 'home' | 'plans';
export interface Check {
  key: 'colors' | 'menus' | 'english' | 'plans';
  isFine: boolean;
  text: Bilingual;
  place: CheckPlace;
}

/** Settings that are allowed and yet seldom meant; they do not prevent publishing. */
export const checksOf = (from: CheckedFrom, today: string): Check[] => [
  colorsCheck(from),
  menusCheck(from),
  englishCheck(from),
  plansCheck(from, today),
];

function colorsCheck({ colors }: CheckedFrom): Check {
  const changed = [colors.ButtonColor, colors.ThemeColor].filter(
    (color) => isColor(color) && contrastRatio(color, '#ffffff') < TEXT_RATIO,
  ).length;
  return {
    ...{ key: 'colors', place: 'theme', isFine: changed === 0 },
    text:
      changed === 0
        ? { zh: '颜色对比度全部达标', en: 'All colours have enough contrast' }
        : { zh: `${changed} 种颜色偏浅，文字会自动加深`, en: `Light colours: ${changed}. Their text is darkened` },
  };
}

/** An entry whose part is switched off leads to a page that says so. */
function menusCheck({ config, home }: CheckedFrom): Check {
  const of = { account: config.account, menus: [], singleSignOn: false };
  const closed = home.menus
    .flatMap(({ items }) => items)
    .filter(({ url, clickMethod }) => {
      if (clickMethod === 'gotoRelOrder') return !config.account.relatives;
      const [path = ''] = url.split(/[?#]/);
      if (/^\/web\/reimbursement\b/i.test(path)) return !config.account.reimbursement;
      const row = entryAt(path);
      return row !== undefined && row.key !== 'feedback' && !isOpen(row, of);
    });
  const names = closed.map(({ name }) => name);
  return {
    ...{ key: 'menus', place: 'home', isFine: closed.length === 0 },
    text:
      closed.length === 0
        ? { zh: '每个菜单项都有可进入的页面', en: 'Every menu entry leads somewhere' }
        : {
            zh: `菜单「${names.map(({ zh }) => zh).join('、')}」对应的功能未开通`,
            en: `Switched off but in the menu: ${names.map(({ en }) => en).join(', ')}`,
          },
  };
}

function englishCheck({ config, home }: CheckedFrom): Check {
  const texts = [
    ...home.campaigns.map(({ title }) => title),
    ...home.notices.flatMap(({ title, text }) => [title, text]),
  ];
  const inBanners = (lang: string) => home.banners.filter((banner) => banner.lang === lang).length;
  const missing =
    texts.filter(({ zh, en }) => zh !== '' && en === '').length + Math.max(0, inBanners('zh-cn') - inBanners('en-us'));
  const isFine = !config.home.multiLanguage || missing === 0;
  return {
    ...{ key: 'english', place: 'home', isFine },
    text: isFine
      ? { zh: '英文文案齐全', en: 'All texts are there in English' }
      : {
          zh: `英文缺 ${missing} 处：横幅、活动或公告`,
          en: `Missing in English: ${missing} (banners, campaigns or notices)`,
        },
  };
}

function plansCheck({ config, plans, classes }: CheckedFrom, today: string): Check {
  const isFine = plans
    .filter(({ state }) => state !== 'closed')
    .flatMap(({ windows }) => classes.map((each) => openingOn(today, each, config.bookingWindows, windows)))
    .some((opening) => opening.open || opening.opensOn !== undefined);
  return {
    ...{ key: 'plans', place: 'plans', isFine },
    text: isFine
      ? { zh: '有可预约或即将开放的体检计划', en: 'A plan can be booked, now or later' }
      : { zh: '没有可预约的体检计划', en: 'No plan can be booked' },
  };
}
