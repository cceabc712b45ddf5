import { ChevronDown, CircleUserRound, LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Breadcrumb } from '../ui/layout/Breadcrumb.tsx';
import { LanguageSwitch } from '../ui/form/LanguageSwitch.tsx';
import { Menu } from '../ui/overlay/Menu.tsx';
import { PageTitle } from '../ui/layout/PageTitle.tsx';
import { SkipLink } from '../ui/layout/SkipLink.tsx';
import { applyTheme, type CompanyColors, deriveTheme } from '../ui/theme.ts';
import { BookingSection } from './BookingSection.tsx';
import { FeedbackSection } from './FeedbackSection.tsx';
import { FormSection } from './FormSection.tsx';
import './gallery.css';
import { HomeSection } from './HomeSection.tsx';
import { KitSection } from './KitSection.tsx';
import { kitText } from './kit-text.ts';
import { LookSection } from './LookSection.tsx';
import { OrderSection } from './OrderSection.tsx';
import { orderText } from './order-text.ts';
import { SeatSection } from './SeatSection.tsx';
import { seatText } from './seat-text.ts';
import { ShopSection } from './ShopSection.tsx';
import { shopText } from './shop-text.ts';
import { StatesSection } from './StatesSection.tsx';
import { TableSection } from './TableSection.tsx';
import { tableText } from './table-text.ts';
import { type GalleryLanguage, type GalleryText, galleryText } from './text.ts';

const THEMES = {
  blue: {},
  yellow: {
    ThemeColor: '#ffc72c',
    ButtonColor: '#ffc72c',
    SvgColor: '#b78600',
    SvgColorDark: '#6b4f00',
    TopColor: '#1a1a1a',
  },
  green: { ThemeColor: '#00a862', ButtonColor: '#00a862', SvgColor: '#00a862', SvgColorDark: '#046b41' },
} as const satisfies Record<string, CompanyColors>;
type ThemeName = keyof typeof THEMES;

const LANGUAGES = [
  { value: 'zh-CN', label: '中文', lang: 'zh-CN' },
  { value: 'en', label: 'EN', name: 'English', lang: 'en' },
] as const;

/** The start comes from the address, so that a picture of every theme and language can be taken. */
const asked = (name: string) => new URLSearchParams(location.search).get(name) ?? '';

/** Every component in all its states, for those who build with them. Development only. */
export function GalleryPage() {
  const [theme, setTheme] = useState<ThemeName>(() =>
    Object.hasOwn(THEMES, asked('theme')) ? (asked('theme') as ThemeName) : 'blue',
  );
  const [language, setLanguage] = useState<GalleryLanguage>(() => (asked('lang') === 'en' ? 'en' : 'zh-CN'));
  const text = galleryText[language];
  useEffect(() => applyTheme(deriveTheme(THEMES[theme])), [theme]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = galleryText[language].title;
  }, [language]);
  return (
    <>
      <SkipLink targetId="gallery-main">{text.skip}</SkipLink>
      <header className="g-head">
        <div className="wrap">
          <b>{text.product}</b>
          <ThemeChoice {...{ text, theme, setTheme }} />
          <span className="g-push">
            <LanguageSwitch label={text.language} items={LANGUAGES} value={language} onChange={setLanguage} onTop />
          </span>
          <Menu
            label={text.userMenu}
            trigger={
              <>
                <span className="g-avatar">{text.name.charAt(0)}</span>
                {text.name}
                <ChevronDown aria-hidden="true" size={16} />
              </>
            }
            items={[
              {
                key: 'center',
                label: text.center,
                icon: <CircleUserRound aria-hidden="true" />,
                link: <a href="#center" />,
              },
              { key: 'logout', label: text.logout, icon: <LogOut aria-hidden="true" /> },
            ]}
          />
        </div>
      </header>
      <main id="gallery-main" tabIndex={-1} className="wrap">
        <Breadcrumb
          label={text.crumbs}
          items={[{ label: text.home, link: <a href="#home" /> }, { label: text.here }]}
        />
        <PageTitle text={text.intro}>{text.title}</PageTitle>
        <div className="g-grid">
          <LookSection text={text} />
          <FormSection text={text} />
          <StatesSection text={text} />
          <FeedbackSection text={text} />
          <HomeSection text={text} />
          <BookingSection text={text} />
          <SeatSection text={seatText[language]} />
          <OrderSection text={orderText[language]} />
          <ShopSection text={shopText[language]} />
          <KitSection text={kitText[language]} />
        </div>
        <div className="mt-6">
          <TableSection text={tableText[language]} />
        </div>
      </main>
    </>
  );
}

function ThemeChoice({
  text,
  theme,
  setTheme,
}: {
  text: GalleryText;
  theme: ThemeName;
  setTheme: (theme: ThemeName) => void;
}) {
  return (
    <label>
      {text.theme}{' '}
      <select value={theme} onChange={(event) => setTheme(event.target.value as ThemeName)}>
        {(Object.keys(THEMES) as ThemeName[]).map((name) => (
          <option key={name} value={name}>
            {text.themes[name]}
          </option>
        ))}
      </select>
    </label>
  );
}
