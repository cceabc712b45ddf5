import { helpOf } from '#contract/company-config-help';
import type { Field } from '#contract/settings/fields';
import { companySettings } from '#contract/settings/fields';
import { useLocale, usePick, useText } from '../../platform/locale.ts';
import { companiesText } from './text.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A value as one reads it in a sentence: the default beside a field, two versions beside each other. */
export function useValueWords(): (path: string, value: unknown) => string {
  const words = useText(companiesText);
  const pick = usePick();
  const language = useLocale();
  return (path, value) => {
    const setting = companySettings.find((each) => each.path === path);
    const { options, inner } = helpOf(path);
    const said = (key: string, from: typeof options): string => (from[key] ? pick(from[key].zh, from[key].en) : key);
    const inWords = (field: Field | undefined, each: unknown): string => {
      if (each === undefined || each === null || each === '') return words.nothing;
      if (typeof each === 'boolean') return each ? words.on : words.off;
      if (Array.isArray(each)) return each.length === 0 ? words.nothing : listed(field, each);
      if (!isRecord(each)) return said(String(each), options);
      if ('zh' in each && 'en' in each) return `${String(each.zh)} / ${String(each.en)}`;
      return Object.entries(each)
        .map(([name, inside]) => `${said(name, inner)} ${inWords(undefined, inside)}`)
        .join(language === 'en-us' ? ', ' : '，');
    };
    const listed = (field: Field | undefined, each: unknown[]): string =>
      each.map((one) => inWords(field, one)).join(each.some(isRecord) ? ' | ' : ' · ');
    return inWords(setting?.field, value);
  };
}

/** What a changed field is called: a setting by its help, everything else by its own word. */
export function useFieldName(): (path: string) => string {
  const words = useText(companiesText);
  const pick = usePick();
  const plain: Readonly<Record<string, string>> = {
    ...{ name: words.name, nameEng: words.nameEng, hotline: words.hotline, logo: words.logo },
    ...Object.fromEntries(Object.entries(words.color).map(([key, word]) => [`colors.${key}`, word])),
  };
  return (path) => {
    const setting = companySettings.find((each) => path === each.path || path.startsWith(`${each.path}.`));
    const help = helpOf(setting?.path ?? path);
    return plain[path] ?? pick(help.name.zh, help.name.en);
  };
}
