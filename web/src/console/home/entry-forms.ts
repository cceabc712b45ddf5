import type { HomeBanner, HomeCampaign, HomeNotice, MenuEntry } from '#contract/ops/home';

/** An entry as it is typed: every field as text. */
export type Typed = Record<string, string>;
export interface FieldSpec {
  name: string;
  kind: 'line' | 'area' | 'date' | 'picture' | 'lang' | 'tone' | 'icon' | 'action';
  /** May stay empty. */
  optional?: boolean;
}
/** How an entry of a list is typed, read and named. */
export interface EntryForm<T> {
  fields: readonly FieldSpec[];
  typedOf: (entry: T) => Typed;
  entryOf: (typed: Typed) => T;
  nameOf: (entry: T) => { zh: string; en: string };
}

const DAYS: readonly FieldSpec[] = [
  { name: 'shownFrom', kind: 'date', optional: true },
  { name: 'shownTo', kind: 'date', optional: true },
];
const at = (typed: Typed, name: string): string => typed[name]?.trim() ?? '';
const both = (typed: Typed, name: string) => ({ zh: at(typed, `${name}Zh`), en: at(typed, `${name}En`) });
const daysOf = (typed: Typed) => ({ shownFrom: at(typed, 'shownFrom') || null, shownTo: at(typed, 'shownTo') || null });
const typedDays = ({ shownFrom, shownTo }: { shownFrom: string | null; shownTo: string | null }): Typed => ({
  shownFrom: shownFrom ?? '',
  shownTo: shownTo ?? '',
});

export const noticeForm: EntryForm<HomeNotice> = {
  fields: [
    { name: 'tone', kind: 'tone' },
    { name: 'titleZh', kind: 'line' },
    { name: 'titleEn', kind: 'line', optional: true },
    { name: 'textZh', kind: 'area' },
    { name: 'textEn', kind: 'area', optional: true },
    { name: 'url', kind: 'line', optional: true },
    ...DAYS,
  ],
  typedOf: ({ tone, title, text, url, ...days }) => ({
    ...{ tone, titleZh: title.zh, titleEn: title.en, textZh: text.zh, textEn: text.en, url },
    ...typedDays(days),
  }),
  entryOf: (typed) => ({
    tone: typed['tone'] === 'warn' ? 'warn' : 'info',
    ...{ title: both(typed, 'title'), text: both(typed, 'text'), url: at(typed, 'url') },
    ...daysOf(typed),
  }),
  nameOf: ({ title }) => title,
};

export const campaignForm: EntryForm<HomeCampaign> = {
  fields: [
    { name: 'imageUrl', kind: 'picture' },
    { name: 'titleZh', kind: 'line' },
    { name: 'titleEn', kind: 'line', optional: true },
    { name: 'textZh', kind: 'line', optional: true },
    { name: 'textEn', kind: 'line', optional: true },
    { name: 'buttonZh', kind: 'line', optional: true },
    { name: 'buttonEn', kind: 'line', optional: true },
    { name: 'url', kind: 'line', optional: true },
    ...DAYS,
  ],
  typedOf: ({ imageUrl, targetUrl, title, text, button, ...days }) => ({
    ...{ imageUrl, titleZh: title.zh, titleEn: title.en, textZh: text.zh, textEn: text.en },
    ...{ buttonZh: button.zh, buttonEn: button.en, url: targetUrl, ...typedDays(days) },
  }),
  entryOf: (typed) => ({
    ...{ imageUrl: at(typed, 'imageUrl'), targetUrl: at(typed, 'url'), title: both(typed, 'title') },
    ...{ text: both(typed, 'text'), button: both(typed, 'button'), ...daysOf(typed) },
  }),
  nameOf: ({ title }) => title,
};

export const bannerForm: EntryForm<HomeBanner> = {
  fields: [
    { name: 'lang', kind: 'lang' },
    { name: 'image', kind: 'picture' },
    { name: 'imageSmall', kind: 'picture', optional: true },
    { name: 'title', kind: 'area', optional: true },
    { name: 'text', kind: 'line', optional: true },
    { name: 'button', kind: 'line', optional: true },
    { name: 'alt', kind: 'line', optional: true },
    { name: 'url', kind: 'line', optional: true },
    ...DAYS,
  ],
  typedOf: ({ lang, image, imageSmall, actionUrl, alt, title, text, button, ...days }) => ({
    ...{ lang, image, imageSmall, url: actionUrl, alt, title, text, button, ...typedDays(days) },
  }),
  entryOf: (typed) => ({
    lang: typed['lang'] === 'en-us' ? 'en-us' : 'zh-cn',
    ...{ image: at(typed, 'image'), imageSmall: at(typed, 'imageSmall'), actionUrl: at(typed, 'url') },
    ...{ alt: at(typed, 'alt'), title: at(typed, 'title'), text: at(typed, 'text'), button: at(typed, 'button') },
    ...daysOf(typed),
  }),
  nameOf: ({ title, alt }) => ({ zh: title || alt, en: title || alt }),
};

export const menuForm: EntryForm<MenuEntry> = {
  fields: [
    { name: 'nameZh', kind: 'line' },
    { name: 'nameEn', kind: 'line' },
    { name: 'icon', kind: 'icon' },
    { name: 'action', kind: 'action', optional: true },
    { name: 'url', kind: 'line', optional: true },
    ...DAYS,
  ],
  typedOf: ({ itemId, icon, name, url, clickMethod, ...days }) => ({
    ...{ itemId: itemId === undefined ? '' : String(itemId), nameZh: name.zh, nameEn: name.en, icon, url },
    ...{ action: clickMethod, ...typedDays(days) },
  }),
  entryOf: (typed) => ({
    ...(at(typed, 'itemId') && { itemId: Number(at(typed, 'itemId')) }),
    ...{ icon: at(typed, 'icon') || 'calendar-check', name: both(typed, 'name'), url: at(typed, 'url') },
    ...{ clickMethod: at(typed, 'action'), ...daysOf(typed) },
  }),
  nameOf: ({ name }) => name,
};

const OWN_OR_SECURE = /^(|\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\][^\s\\]*)$/;

/** Fields that are empty though they must not be, links that lead nowhere good, days that end before they begin. */
export function problemsOf({ fields }: Pick<EntryForm<never>, 'fields'>, typed: Typed): string[] {
  const [from, to] = [at(typed, 'shownFrom'), at(typed, 'shownTo')];
  return fields
    .filter(({ name, optional, kind }) => {
      const hasDefault = kind === 'lang' || kind === 'tone' || kind === 'icon';
      if (!optional && !hasDefault && at(typed, name) === '') return true;
      if (name === 'url') return !OWN_OR_SECURE.test(at(typed, name));
      return name === 'shownTo' && from !== '' && to !== '' && from > to;
    })
    .map(({ name }) => name);
}
