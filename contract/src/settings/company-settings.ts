import * as z from 'zod/mini';
import type { Colors } from '../calls/company.ts';
import { companySettings } from './fields.ts';
import { effectiveValue, isSame, type ConfigValues } from './values.ts';

/** Without halves of characters: no database keeps them. */
const typed = (most: number) => z.string().check(z.maxLength(most), z.regex(/^\P{Cs}*$/u));
const MOST_CHARACTERS = 200_000;
/** JSON writes half of a character as an escape; an escaped backslash before it makes it plain text. */
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;
const isStorable = (values: ConfigValues): boolean => {
  const json = JSON.stringify(values);
  return json.length <= MOST_CHARACTERS && !HALF.test(json);
};

export const COLOR_NAMES = ['ThemeColor', 'ButtonColor', 'SvgColor', 'SvgColorDark', 'TopColor'] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

/** The settings of a company as an administrator types them: a draft may be wrong in any of it and still is kept. */
export const CompanySettings = z.object({
  name: typed(60),
  nameEng: typed(80),
  hotline: typed(40),
  logo: typed(300),
  colors: z.object({
    ThemeColor: typed(20),
    ButtonColor: typed(20),
    SvgColor: typed(20),
    SvgColorDark: typed(20),
    TopColor: typed(20),
  } satisfies Record<keyof Colors, unknown>),
  config: z.record(z.string().check(z.maxLength(40)), z.unknown()).check(z.refine(isStorable)),
});
export type CompanySettings = z.output<typeof CompanySettings>;

/** One field that two versions have otherwise; undefined and null are "nothing said". */
export interface SettingChange {
  path: string;
  before: unknown;
  after: unknown;
}

const PLAIN = ['name', 'nameEng', 'hotline', 'logo'] as const;

/** Field by field, by what holds: a value that was said and is the default is no difference. */
export function changesBetween(before: CompanySettings, after: CompanySettings): SettingChange[] {
  const plain = PLAIN.map((path) => ({ path, before: before[path], after: after[path] }));
  const colors = COLOR_NAMES.map((name) => ({
    path: `colors.${name}`,
    before: before.colors[name],
    after: after.colors[name],
  }));
  const config = companySettings.map((setting) => ({
    path: setting.path,
    before: effectiveValue(before.config, setting),
    after: effectiveValue(after.config, setting),
  }));
  return [...plain, ...colors, ...config].filter((each) => !isSame(each.before, each.after));
}
