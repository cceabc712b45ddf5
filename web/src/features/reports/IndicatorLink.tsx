import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { screen } from '../../platform/paths.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { reportsText } from './text.ts';

/** Into the encyclopedia, by the indicator's code. */
export function IndicatorLink({ code, name }: { code: string; name: { zh: string; en: string } }) {
  const words = useText(reportsText);
  const pick = usePick();
  return (
    <AppLink to={screen(`/web/indicator?code=${encodeURIComponent(code)}`)} className="tap-44 text-c" data-print="hide">
      {words.learnShort}
      <VisuallyHidden>{words.of(pick(name.zh, name.en))}</VisuallyHidden>
    </AppLink>
  );
}
