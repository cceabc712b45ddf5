import { useText } from '../../platform/locale.ts';
import { homeText } from './text.ts';

/** From which day to which, in words. */
export function useDaysText(): (from: string | null | undefined, to: string | null | undefined) => string {
  const words = useText(homeText);
  return (from, to) => {
    if (from) return to ? words.until(from, to) : words.since(from);
    return to ? words.before(to) : words.always;
  };
}
