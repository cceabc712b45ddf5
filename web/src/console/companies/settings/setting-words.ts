import { helpOf } from '#contract/company-config-help';
import { companySettings } from '#contract/settings/fields';
import { useLocale, usePick, useText } from '../../../platform/locale.ts';
import { isMoney, isRecord, textOf, yuanOf } from './field-props.ts';
import { companiesText } from '../text.ts';

/** A value as one reads it in a sentence: the default beside a field, two versions beside each other. */
export function useValueWords(): (path: string, value: unknown) => string {
  const words = useText(companiesText);
  const pick = usePick();
  const language = useLocale();
  return (path, value) => {
    const { options, inner } = helpOf(path);
    const said = (key: string, from: typeof options): string => (from[key] ? pick(from[key].zh, from[key].en) : key);
    const inWords = (each: unknown): string => {
      if (each === undefined || each === null || each === '') return words.nothing;
      if (typeof each === 'boolean') return each ? words.on : words.off;
      if (typeof each === 'number' && isMoney(path)) return `¥${yuanOf(each)}`;
      if (Array.isArray(each)) return each.length === 0 ? words.nothing : listed(each);
      if (typeof each === 'string' || typeof each === 'number') return said(String(each), options);
      if (!isRecord(each)) return words.nothing;
      if ('zh' in each && 'en' in each) return `${textOf(each.zh)} / ${textOf(each.en)}`;
      return Object.entries(each)
        .map(([name, inside]) => `${said(name, inner)} ${inWords(inside)}`)
        .join(language === 'en-us' ? ', ' : '，');
    };
    const listed = (each: unknown[]): string =>
      each.map((one) => inWords(one)).join(each.some(isRecord) ? ' | ' : ' · ');
    return inWords(value);
  };
}

/** The name of a changed field: a setting's by its help, any other by its own word. */
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
