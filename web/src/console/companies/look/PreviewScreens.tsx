import { CalendarCheck, FileHeart, Users } from 'lucide-react';
import { Brand } from '../../../parts/page/Brand.tsx';
import type { Branding } from '../../../platform/branding.ts';
import { useText } from '../../../platform/locale.ts';
import { LoginArt } from '../../../ui/art/LoginArt.tsx';
import { MenuTile } from '../../../ui/data/MenuTile.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { DayCell } from '../../../ui/form/DayCell.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { companiesText } from '../text.ts';

interface ScreenProps {
  branding: Branding;
}

const nothing = () => undefined;

export function LoginScreen({ branding }: ScreenProps) {
  const words = useText(companiesText);
  return (
    <div className="bg-white">
      <div className="relative min-h-40 overflow-hidden bg-[linear-gradient(160deg,var(--brand-50),var(--brand-200))] p-5">
        <Brand branding={branding} fallback="" />
        <p className="relative z-1 mt-5 max-w-50 text-m">{words.slogan}</p>
        <LoginArt className="absolute -right-8 -bottom-3 w-50" />
      </div>
      <div className="grid gap-3 p-5">
        <TextField label={words.account} value="" readOnly />
        <TextField label={words.password} value="" readOnly />
        <Button variant="primary" block>
          {words.signIn}
        </Button>
        <p className="text-center text-x text-ink-3">{branding.hotline}</p>
      </div>
    </div>
  );
}

function TopBar({ branding }: ScreenProps) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line bg-top px-4 text-on-top">
      <Brand branding={branding} fallback="" />
      <span className="text-label">{branding.hotline}</span>
    </div>
  );
}

const ICONS = [CalendarCheck, Users, FileHeart];

export function HomeScreen({ branding }: ScreenProps) {
  const words = useText(companiesText);
  return (
    <>
      <TopBar branding={branding} />
      <div className="grid gap-3 p-4">
        <ul className="grid grid-cols-3 rounded-card border border-line bg-white p-2">
          {words.menuItems.map((label, at) => {
            const Icon = ICONS[at] ?? CalendarCheck;
            return (
              <li key={label}>
                <MenuTile icon={<Icon />} label={label} render={<span />} />
              </li>
            );
          })}
        </ul>
        <div className="rounded-card border-2 border-brand-line bg-brand-50 p-4">
          <p className="flex justify-between gap-3 font-semibold">
            {words.chosenPackage} <span>¥360</span>
          </p>
          <p className="text-label text-brand-text">{words.packageText}</p>
        </div>
        <Button variant="primary" block>
          {words.submit}
        </Button>
      </div>
    </>
  );
}

const DAYS = ['15', '16', '17', '18', '19', '20'];

export function CalendarScreen({ branding }: ScreenProps) {
  const words = useText(companiesText);
  return (
    <>
      <TopBar branding={branding} />
      <div className="grid gap-3 p-4">
        <div className="grid grid-cols-3 gap-2">
          {DAYS.map((number, at) => {
            const look = at % 3 === 2 ? 'full' : at === 4 ? 'few' : 'available';
            const note = look === 'full' ? words.full : words.left(look === 'few' ? 3 : 40 - at * 6);
            const name = `2026-06-${number}`;
            return (
              <DayCell
                key={number}
                day={name}
                entry={{ look, note, name, selectable: look !== 'full' }}
                loading={false}
                name={name}
                selected={at === 1}
                isToday={false}
                tabIndex={-1}
                onPress={nothing}
                onKeyDown={nothing}
              />
            );
          })}
        </div>
        <Button variant="primary" block>
          {words.submit}
        </Button>
      </div>
    </>
  );
}
