import * as z from 'zod/mini';
import { Day } from '../schemas/fields.ts';
import { Id, Whole } from '../ids.ts';
import { LANGUAGES } from '../language.ts';
import { opsRead, opsWrite } from './call.ts';
import { AnyCompanyId, CompanyName, opsId, Why } from './fields.ts';
import type { HOME_LISTS } from '../values/ops/home.ts';

export { HOME_LISTS, MENU_ACTIONS } from '../values/ops/home.ts';

/** The home page of a company's people, as lists; each is saved whole, in its order. */
const KEEPERS = ['content', 'admin'] as const;

export type HomeList = (typeof HOME_LISTS)[number];
export const NOTICE_TONES = ['info', 'warn'] as const;

const Line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{C}]+$/u));
const Text = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.regex(/^(\n|[^\p{C}])*$/u));
/** Both languages, so that no reader meets an empty line. */
const Both = (max: number) => z.object({ zh: Line(max), en: Line(2 * max) });
/** English may be missing where a company's people read Chinese alone; the Chinese then serves both. */
const ChineseFirst = (max: number) => z.object({ zh: Line(max), en: Text(2 * max) });
const BothOrNone = (max: number) =>
  z
    .object({ zh: Text(max), en: Text(2 * max) })
    .check(z.refine(({ zh, en }: { zh: string; en: string }) => (zh === '') === (en === '')));
/** Nowhere, a page of the portal, or one elsewhere that is spoken with in secret. */
const Link = z
  .string()
  .check(z.trim(), z.maxLength(300), z.regex(/^(|\/(?![/\\])[^\s\\\p{C}]*|https:\/\/[^\s/\\\p{C}][^\s\\\p{C}]*)$/u));
const Picture = z.string().check(z.maxLength(200));

interface Days {
  shownFrom: string | null;
  shownTo: string | null;
}
const days = { shownFrom: z.nullable(Day), shownTo: z.nullable(Day) };
const inDays = ({ shownFrom, shownTo }: Days): boolean =>
  shownFrom === null || shownTo === null || shownFrom <= shownTo;
const kept = <S extends z.ZodMiniType<Days>>(schema: S) => schema.check(z.refine(inDays, { path: ['shownTo'] }));

const MenuEntry = kept(
  z.object({
    /** Rules about who sees it know it by this; absent: a new one. */
    itemId: z.optional(opsId(Id)),
    icon: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    name: Both(40),
    url: Link,
    clickMethod: z.string().check(z.regex(/^\w{0,30}$/)),
    ...days,
  }),
);
const MenuBlock = z.object({
  /** 2 is the block of other services. */
  type: z.pipe(Whole, z.int().check(z.gte(1), z.lte(99))),
  name: Both(40),
  items: z.array(MenuEntry).check(z.maxLength(40)),
});
const HomeBanner = kept(
  z.object({
    lang: z.enum(LANGUAGES),
    image: Picture,
    /** Under 750 px; empty: the same picture. */
    imageSmall: Picture,
    actionUrl: Link,
    alt: Text(200),
    title: Text(120),
    text: Text(300),
    button: Text(40),
    ...days,
  }),
);
const HomeCampaign = kept(
  z.object({
    targetUrl: Link,
    imageUrl: Picture,
    title: ChineseFirst(60),
    text: BothOrNone(300),
    button: BothOrNone(24),
    ...days,
  }),
);
const HomeNotice = kept(
  z.object({ tone: z.enum(NOTICE_TONES), title: ChineseFirst(60), text: ChineseFirst(600), url: Link, ...days }),
);
export type HomeBanner = z.output<typeof HomeBanner>;
export type HomeCampaign = z.output<typeof HomeCampaign>;
export type HomeNotice = z.output<typeof HomeNotice>;
export type MenuBlock = z.output<typeof MenuBlock>;
export type MenuEntry = z.output<typeof MenuEntry>;

const lists = {
  menus: z.array(MenuBlock).check(z.maxLength(12)),
  banners: z.array(HomeBanner).check(z.maxLength(40)),
  campaigns: z.array(HomeCampaign).check(z.maxLength(40)),
  notices: z.array(HomeNotice).check(z.maxLength(40)),
};
const Lists = z.object(lists);
export type HomeLists = z.output<typeof Lists>;

/** The state a change is based on, so that it does not overwrite another operator's. */
const Seen = z.string().check(z.maxLength(40));
const saving = { companyId: AnyCompanyId, seen: Seen, reason: Why };
const out = z.object({ companyId: z.int() });

export const opsHome = {
  OpsHome: opsRead(KEEPERS, {
    in: z.object({ companyId: AnyCompanyId }),
    out: z.object({
      company: CompanyName,
      ...lists,
      seen: z.object({ menus: Seen, banners: Seen, campaigns: Seen, notices: Seen }),
    }),
  }),
  OpsMenusSave: opsWrite(KEEPERS, { in: z.object({ ...saving, menus: lists.menus }), out }),
  OpsBannersSave: opsWrite(KEEPERS, { in: z.object({ ...saving, banners: lists.banners }), out }),
  OpsCampaignsSave: opsWrite(KEEPERS, { in: z.object({ ...saving, campaigns: lists.campaigns }), out }),
  OpsNoticesSave: opsWrite(KEEPERS, { in: z.object({ ...saving, notices: lists.notices }), out }),
};
