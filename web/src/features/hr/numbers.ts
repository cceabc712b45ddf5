import { useLocale } from '../../platform/locale.ts';

/** Counts as people of the language write them. */
export function useCount(): (count: number) => string {
  const language = useLocale();
  return (count) => count.toLocaleString(language === 'en-us' ? 'en-GB' : 'zh-CN');
}

/** English counts one person otherwise than several. */
export const people = (count: string): string => (count === '1' ? '1 person' : `${count} people`);

export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));
