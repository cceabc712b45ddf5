import { dayInShanghai } from '#contract/rules/day';
import { now } from '../../platform/clock.ts';
import { useLocale } from '../../platform/locale.ts';
import { momentText } from '../../platform/moments.ts';

export function useMoment(): (iso: string) => string {
  const language = useLocale();
  return (iso) => momentText(iso, language, dayInShanghai(new Date(now())));
}
