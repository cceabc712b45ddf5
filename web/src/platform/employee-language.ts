import { DEFAULT_LANGUAGE } from '#contract/language';
import { visited } from './face.ts';
import { keepLanguageIn } from './locale.ts';
import { session } from './session.ts';

/** A company without the multi-language flag is Chinese only, whatever its people chose elsewhere. */
function canSwitch(): boolean {
  const { identity, kept } = session.get();
  if (identity) return kept.GetCompanyColorsAndIndexMenus?.data.MulLanguage ?? identity.multiLanguage;
  return visited.get().face?.multiLanguage ?? true;
}

/** The language of employees lives in their session, and in the face of the company whose page they look at. */
export const speakToEmployees = (): void =>
  keepLanguageIn({
    language: () => (canSwitch() ? (session.get().locale ?? DEFAULT_LANGUAGE) : DEFAULT_LANGUAGE),
    canSwitch,
    choose: (next) => session.update({ locale: next }),
    // Watching both stores keeps the words right when a person signs in, out, or opens another company's page.
    subscribe(listener) {
      const stops = [session.subscribe(listener), visited.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
  });
