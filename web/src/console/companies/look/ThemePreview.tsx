import { useState, type CSSProperties } from 'react';
import type { CompanySettings } from '#contract/settings/company-settings';
import { usePick, useText } from '../../../platform/locale.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { deriveTheme } from '../../../ui/theme.ts';
import { CalendarScreen, HomeScreen, LoginScreen } from './PreviewScreens.tsx';
import { companiesText } from '../text.ts';

const SCREENS = ['login', 'home', 'calendar'] as const;
const DRAWN = { login: LoginScreen, home: HomeScreen, calendar: CalendarScreen };

/** The portal's own parts in the colours being typed; a picture, in which nothing can be pressed. */
export function ThemePreview({ settings }: { settings: CompanySettings }) {
  const words = useText(companiesText);
  const pick = usePick();
  const [screen, setScreen] = useState<(typeof SCREENS)[number]>('home');
  const Screen = DRAWN[screen];
  const branding = { name: pick(settings.name, settings.nameEng), logo: settings.logo, hotline: settings.hotline };
  return (
    <section aria-label={words.preview} className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:sticky lg:top-18">
      <Segmented
        label={words.screens}
        name="screen"
        value={screen}
        onChange={setScreen}
        items={SCREENS.map((value) => ({ value, label: words.screen[value] }))}
      />
      <div
        inert
        style={deriveTheme(settings.colors) as CSSProperties}
        className="overflow-hidden rounded-card border border-line bg-n-50"
      >
        <Screen branding={branding} />
      </div>
      <p className="text-c text-ink-3">{words.previewNote}</p>
    </section>
  );
}
