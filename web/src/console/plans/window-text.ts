import type { OpsPlanRow } from '#contract/ops/plans';
import { useText } from '../../platform/locale.ts';
import { plansText } from './text.ts';

/** A window in words, with the classes it is for. */
export function useWindowText() {
  const words = useText(plansText);
  const days = (from: string | null | undefined, to: string | null | undefined): string => {
    if (from) return to ? words.until(from, to) : words.since(from);
    return to ? words.before(to) : words.always;
  };
  const window = ({ from, to, onlyClasses, exceptClasses }: OpsPlanRow['windows'][number]): string =>
    [
      days(from, to),
      onlyClasses && words.onlyClasses(onlyClasses.join(', ')),
      exceptClasses && words.exceptClasses(exceptClasses.join(', ')),
    ]
      .filter(Boolean)
      .join(' · ');
  return { days, window };
}
