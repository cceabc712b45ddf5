/** The two locales; Chinese is the default. */
export type Language = 'zh-cn' | 'en-us';
export const LANGUAGES: readonly Language[] = ['zh-cn', 'en-us'];
export const DEFAULT_LANGUAGE: Language = 'zh-cn';

/** Anything that starts with "en" is English; everything else, nothing included, is Chinese. */
export function languageOf(value: unknown): Language {
  return typeof value === 'string' && /^en/i.test(value.trim()) ? 'en-us' : DEFAULT_LANGUAGE;
}

/** Text that exists in both languages, as data. */
export interface Bilingual {
  zh: string;
  en: string;
}

export const inLanguage = (text: Bilingual, language: Language): string =>
  language === 'en-us' ? text.en || text.zh : text.zh;
