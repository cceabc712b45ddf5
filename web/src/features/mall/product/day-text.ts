import type { Language } from '#contract/language';
import { shortDay, unbroken } from '../../../platform/dates.ts';
import { formatDay } from '../../../platform/locale.ts';

/** 「7 月 4 日」, "4 Jul"; the year where it is another one. */
export const dayText = (day: string, language: Language, today: string): string =>
  unbroken((day.slice(0, 4) === today.slice(0, 4) ? shortDay : formatDay)(day, language, { weekday: false }));
