import { today } from '../../platform/clock.ts';
import { unbroken } from '../../platform/dates.ts';
import { useLocale } from '../../platform/locale.ts';
import { momentText } from '../../platform/moments.ts';

/** A moment as it is said here, kept on one line. */
export function useMoment(): (iso: string) => string {
  const language = useLocale();
  return (iso) => unbroken(momentText(iso, language, today()));
}
