import * as z from 'zod/mini';
import { read } from '../call.ts';
import { PRIVACY_VARIANTS } from '../values/content-kinds.ts';
import { FORGOT_VARIANTS, LoginLook, LoginPortal, PublicConfig } from '../company-config.ts';
import { absentIfEmpty, CompanyCode, CompanyId, SessionToken, SupplyId, Whole } from '../ids.ts';
import { AT } from '../values/addresses.ts';

/** Colours as the company typed them; the browser's contrast guard derives the drawn ones. */
export const Colors = z.object({
  ThemeColor: z.string(),
  ButtonColor: z.string(),
  SvgColor: z.string(),
  SvgColorDark: z.string(),
  TopColor: z.string(),
});
export type Colors = z.output<typeof Colors>;

/** The public face of a company before signing in: enough to draw its login page. */
export const CompanyFace = z.object({
  companyId: z.int(),
  companyCode: z.string(),
  name: z.string(),
  nameEng: z.string(),
  logo: z.string(),
  hotline: z.string(),
  hotlineHours: z.object({ zh: z.string(), en: z.string() }),
  colors: Colors,
  multiLanguage: z.boolean(),
  /** Where its people may be led outside; absent in what a browser kept of the version before. */
  outsideHosts: z.optional(z.array(z.string())),
  /** The policy its people agree to, and the version in force; absent in what a browser kept of the version before. */
  privacy: z.optional(z.object({ variant: z.enum(PRIVACY_VARIANTS), version: z.string() })),
  login: z.object({
    /** Which of the four login pages. */
    variant: z.enum(['standard', 'family', 'partner', 'hospitality']),
    /** Whether `/login/{code}` exists for it. */
    ownPage: z.boolean(),
    sso: z.boolean(),
    ssoOnly: z.boolean(),
    /** Whether its own identity provider can be asked from here; absent in what a browser kept of the version before. */
    oidc: z.optional(z.boolean()),
    wechat: z.boolean(),
    /** Login variants of one family lead to the first of them. */
    redirectTo: z.optional(z.string()),
    /** Who has no session begins on this company's page, or outside. */
    familyPage: z.optional(z.string()),
    accountPage: z.optional(z.string()),
    /** Where a forgotten password leads; absent in what a browser kept of the version before. */
    forgot: z.optional(z.enum(FORGOT_VARIANTS)),
    /** Absent: the portal's own words and picture. */
    look: z.optional(LoginLook),
    portal: z.optional(LoginPortal),
    campaign: z.optional(
      z.object({
        name: z.optional(z.object({ zh: z.string(), en: z.string() })),
        openFrom: z.string(),
        openTo: z.string(),
        runFrom: z.string(),
        runTo: z.string(),
      }),
    ),
  }),
});
export type CompanyFace = z.output<typeof CompanyFace>;

/** An entry of the home menu. */
export const MenuItem = z.object({
  Id: z.int(),
  Type: z.int(),
  Icon: z.string(),
  ShowName: z.string(),
  ShowNameEng: z.string(),
  Url: z.string(),
  ClickMethod: z.string(),
});
export type MenuItem = z.output<typeof MenuItem>;

/** Type 2 is the other-services block. */
export const OTHER_SERVICES = 2;
export const MenuGroup = z.object({
  Type: z.int(),
  MenuTypeName: z.string(),
  MenuTypeNameEng: z.string(),
  List: z.array(MenuItem),
});
export type MenuGroup = z.output<typeof MenuGroup>;

export const Notice = z.object({
  id: z.int(),
  tone: z.enum(['info', 'warn']),
  title: z.string(),
  titleEng: z.string(),
  text: z.string(),
  textEng: z.string(),
  url: z.string(),
});
export type Notice = z.output<typeof Notice>;

/**
 * An image whose name contains "small" is the mobile picture of the banner before it. Words are never drawn into
 * pictures, which cannot be translated: a banner without a title is a picture alone, described by `alt`.
 */
export const Banner = z.object({
  image: z.string(),
  actionUrl: z.string(),
  alt: z.string(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
});
export type Banner = z.output<typeof Banner>;

/** A banner with both of its pictures. */
export const ListedBanner = z.extend(Banner, { imageSmall: z.string() });

export const Campaign = z.object({
  targetUrl: z.string(),
  imageUrl: z.string(),
  title: z.string(),
  titleEng: z.string(),
  text: z.string(),
  textEng: z.string(),
  button: z.string(),
  buttonEng: z.string(),
});
export type Campaign = z.output<typeof Campaign>;

export const company = {
  GetCompanyColorsAndIndexMenus: read({
    ...AT.GetCompanyColorsAndIndexMenus,
    in: z.object({
      companyId: CompanyId(),
      session: z.optional(SessionToken()),
      langCode: z.optional(z.string()),
      employeeType: z.optional(z.union([Whole, z.literal('')])),
    }),
    out: z.object({
      Colors,
      MobileMenuColumns: z.int(),
      MulLanguage: z.boolean(),
      Menus: z.array(MenuGroup),
      Notices: z.array(Notice),
    }),
  }),
  GetCompanyInfoById: read({
    in: z.object({ CompanyId: CompanyId() }),
    out: z.object({
      CompanyId: z.int(),
      CompanyCode: z.string(),
      Name: z.string(),
      NameEng: z.string(),
      LogoUrl: z.string(),
      Hotline: z.string(),
      OpenReimState: z.boolean(),
      ShowAddress: z.boolean(),
      ShowMyPoints: z.boolean(),
      showMyRelativePoints: z.boolean(),
      config: PublicConfig,
    }),
  }),
  GetCampaigns: read({
    ...AT.GetCampaigns,
    in: z.object({ companyCode: CompanyCode(), cityId: absentIfEmpty(SupplyId()) }),
    out: z.array(Campaign),
  }),
  GetBannerByCode: read({
    ...AT.GetBannerByCode,
    in: z.object({ code: CompanyCode(), component: z.literal('slide'), langCode: z.optional(z.string()) }),
    out: z.array(Banner),
  }),
  /** The banners with their two pictures together, and the campaigns shown first. */
  BannerList: read({
    ...AT.BannerList,
    in: z.object({ companyCode: CompanyCode(), langCode: z.optional(z.string()) }),
    out: z.array(ListedBanner),
  }),
  RecentCampaign: read({
    ...AT.RecentCampaign,
    in: z.object({
      companyCode: CompanyCode(),
      count: z._default(z.pipe(Whole, z.int().check(z.gte(1), z.lte(10))), 3),
    }),
    out: z.array(Campaign),
  }),
};
export type CompanyInfo = z.output<typeof company.GetCompanyInfoById.out>;
export type HomeConfig = z.output<typeof company.GetCompanyColorsAndIndexMenus.out>;
