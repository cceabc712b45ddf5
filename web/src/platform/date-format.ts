import type { Language } from '#contract/language';

const made = new Map<string, Intl.DateTimeFormat>();

/** A browser takes a slow phone's milliseconds to make one, and a calendar asks for the same few a hundred times. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(language === 'en-us' ? 'en-GB' : 'zh-CN', options);
  made.set(key, format);
  return format;
}
