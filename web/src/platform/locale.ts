import { useSyncExternalStore } from 'react';
import { isDay } from '#contract/rules/day';
import { DEFAULT_LANGUAGE, type Bilingual, type Language } from '#contract/language';
import { afterPaint } from './after-paint.ts';
import { englishDay, weekdayName } from './day-words.ts';

/** Chinese is the source: English must have every key of it and no other. */
export type Dict<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Dict<T[K]>;
};
export interface Texts<T> {
  zh: T;
  en: Dict<T>;
}

/** Where the language of the moment is kept: employees and operators each have a store of their own. */
export interface LanguageSource {
  language: () => Language;
  canSwitch: () => boolean;
  choose: (next: Language) => void;
  subscribe: (listener: () => void) => () => void;
}

let source: LanguageSource = {
  language: () => DEFAULT_LANGUAGE,
  canSwitch: () => false,
  choose: () => undefined,
  subscribe: () => () => undefined,
};
/** To be called once, before anything is drawn. */
export const keepLanguageIn = (store: LanguageSource): void => void (source = store);

export const locale = (): Language => source.language();
/** Every word on the page changes, which takes a slow phone a while. */
export const switchLocale = (language: Language): void => void afterPaint().then(() => source.choose(language));
export const useLocale = (): Language => useSyncExternalStore(source.subscribe, source.language, source.language);
export const useCanSwitchLanguage = (): boolean => useSyncExternalStore(source.subscribe, source.canSwitch);

export function textsIn<T>(texts: Texts<T>, language: Language): Dict<T> {
  return language === 'en-us' ? texts.en : (texts.zh as Dict<T>);
}

/** The words of one feature in the language of the moment. */
export const useText = <T>(texts: Texts<T>): Dict<T> => textsIn(texts, useLocale());

/** Data that carries both languages, such as `Name` and `NameEng`: English falls back to Chinese. */
export const pick = (zh: string, en: string, language: Language): string => (language === 'en-us' && en ? en : zh);
export const usePick = (): ((zh: string, en: string) => string) => {
  const language = useLocale();
  return (zh, en) => pick(zh, en, language);
};

export const titleIn = (title: Bilingual, language: Language): string => pick(title.zh, title.en, language);

/** A day is a calendar day of Shanghai wherever the reader is, so it is read and shown as UTC. */
export function formatDay(day: string, language: Language, { weekday = true } = {}): string {
  const written = day.slice(0, 10);
  if (!isDay(written)) return day;
  const name = weekdayName(written, language);
  if (language === 'en-us') {
    const plain = `${englishDay(day)} ${day.slice(0, 4)}`;
    return weekday ? `${name}, ${plain}` : plain;
  }
  const plain = `${day.slice(0, 4)} 年 ${Number(day.slice(5, 7))} 月 ${Number(day.slice(8, 10))} 日`;
  return weekday ? `${plain}（${name}）` : plain;
}

/** The form `tel:` wants of a number written for people. */
export const telHref = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
