import type { Language } from '#contract/language';
import type * as z from 'zod/mini';
import {
  CompanyFace,
  type Banner,
  type Campaign,
  type CompanyInfo,
  type ListedBanner,
  type MenuGroup,
  type Notice,
} from '#contract/calls/company';
import { PublicConfig, type CompanyConfig } from '#contract/company-config';
import type { Schema } from '../../db/tables.ts';
import type { Company } from '../../ctx.ts';
import type { MenuRow, NoticeRow } from './queries.ts';

/** Rows ordered by group become groups; a group left without items is left out. */
export function presentMenus(rows: MenuRow[]): MenuGroup[] {
  const groups = new Map<number, MenuGroup>();
  for (const row of rows) {
    const group = groups.get(row.groupNo) ?? {
      Type: row.type,
      MenuTypeName: row.groupName,
      MenuTypeNameEng: row.groupNameEng,
      List: [],
    };
    group.List.push({
      Id: row.itemId,
      Type: row.type,
      Icon: row.icon,
      ShowName: row.name,
      ShowNameEng: row.nameEng,
      Url: row.url,
      ClickMethod: row.clickMethod,
    });
    groups.set(row.groupNo, group);
  }
  return [...groups.values()];
}

/** `{notice}` in a notice is the company's own rule, so that no text says another one. */
export function presentNotice(row: NoticeRow, { booking }: Pick<CompanyConfig, 'booking'>): Notice {
  const days = booking.noticeWorkingDays;
  const zh = (text: string) => text.replaceAll('{notice}', `${days} 个工作日`);
  const en = (text: string) => text.replaceAll('{notice}', `${days} working ${days === 1 ? 'day' : 'days'}`);
  return {
    ...{ id: row.notice_id, tone: row.tone, url: row.url },
    ...{ title: zh(row.title), titleEng: en(row.title_eng), text: zh(row.body), textEng: en(row.body_eng) },
  };
}

const bannerWords = (row: Schema['banner']) => ({
  actionUrl: row.action_url,
  alt: row.alt,
  title: row.title,
  text: row.body,
  button: row.button,
});

export const listedBanner = (row: Schema['banner']): z.output<typeof ListedBanner> => ({
  image: row.image,
  imageSmall: row.image_small,
  ...bannerWords(row),
});

/** The mobile picture follows its banner; its name contains "small". */
export const presentBanner = (row: Schema['banner']): Banner[] => {
  const words = bannerWords(row);
  return [
    { image: row.image, ...words },
    { image: row.image_small, ...words },
  ];
};

export const presentCampaign = (row: Schema['campaign']): Campaign => ({
  targetUrl: row.target_url,
  imageUrl: row.image_url,
  title: row.title,
  titleEng: row.title_eng,
  text: row.body,
  textEng: row.body_eng,
  button: row.button,
  buttonEng: row.button_eng,
});

/** `privacyVersion` is the one in force of the company's policy. */
export const presentFace = (company: Company, privacyVersion: string): CompanyFace =>
  // only what the contract names: the settings of signing in say more than a stranger may know
  CompanyFace.parse({
    companyId: company.companyId,
    companyCode: company.code,
    name: company.name,
    nameEng: company.nameEng,
    logo: company.logo,
    hotline: shownHotline(company),
    hotlineHours: company.config.header.hotlineHours,
    colors: company.colors,
    multiLanguage: company.config.home.multiLanguage,
    outsideHosts: company.config.outsideHosts,
    privacy: { variant: company.config.privacyText, version: privacyVersion },
    login: company.config.login,
  });

export const presentInfo = (company: Company): CompanyInfo => ({
  CompanyId: company.companyId,
  CompanyCode: company.code,
  Name: company.name,
  NameEng: company.nameEng,
  LogoUrl: company.logo,
  Hotline: shownHotline(company),
  OpenReimState: company.config.account.reimbursement,
  ShowAddress: company.config.account.addresses,
  ShowMyPoints: company.config.account.points,
  showMyRelativePoints: company.config.account.relativePoints,
  config: PublicConfig.parse(company.config),
});

/** Who helps, for the blanks of refusals: customer service, with its number where the company shows one. */
export function serviceText(company: Company, lang: Language): string {
  // guard: a hidden hotline → const { hotline } = company
  const hotline = shownHotline(company);
  if (lang === 'en-us') return hotline ? `customer service on ${hotline}` : 'customer service';
  return hotline ? `客服 ${hotline}` : '客服';
}

/** Some companies do not show a phone number to their people. */
export const shownHotline = ({ config, hotline }: Company): string => (config.header.hotline ? hotline : '');
