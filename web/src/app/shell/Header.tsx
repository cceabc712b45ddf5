import { ChevronLeft, Phone } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { useCare } from '../../platform/care.ts';
import { telHref, useText } from '../../platform/locale.ts';
import { goBack } from '../../platform/navigation.ts';
import { pathTo, type AppPath } from '../../platform/paths.ts';
import { appText } from '../../platform/text.ts';
import { BAR_ACTION_ID } from '../../parts/page/BarAction.tsx';
import { CareSwitch } from '../../parts/care/CareSwitch.tsx';
import { Brand } from '../../parts/page/Brand.tsx';
import { LanguageControl } from '../../parts/page/LanguageControl.tsx';
import { useIsWide } from '../../ui/layout/wide.ts';
import { Tag } from '../../ui/data/Tag.tsx';
import { useActingFor } from './acting-for.ts';
import { useAccountEntries } from '../../parts/account/account-entries.tsx';
import { UserMenu } from './UserMenu.tsx';

// in a preview the bar that says so is the one that stays
const BAR = 'sticky top-0 z-20 border-b border-line bg-top text-on-top [.previewed_&]:static';

/** 64 high on wide screens; on a phone the logo bar of the home page, 56 high. */
export function Header() {
  const words = useText(appText);
  const branding = useBranding();
  const acting = useActingFor();
  const care = useCare();
  const isWide = useIsWide();
  // without a user menu there is no other place for the switch
  const { partner } = useAccountEntries();
  return (
    <header className={BAR}>
      <div className="wrap flex min-h-14 items-center gap-3 care:flex-wrap md:min-h-16 md:gap-4 lg:gap-6">
        <AppLink
          to={pathTo('/web/home')}
          className="flex min-h-11 min-w-11 items-center gap-3 text-inherit no-underline hover:no-underline"
        >
          <Brand branding={branding} fallback={words.product} className="max-md:care:[&>img+span]:sr-only" />
          {branding && (
            <span className="hidden care:hidden border-l border-current/25 pl-3 text-label leading-5 text-on-top-2 lg:block">
              {words.product}
            </span>
          )}
        </AppLink>
        <div className="ml-auto flex min-w-0 items-center justify-end care:flex-wrap gap-2 text-label md:gap-4 lg:gap-6">
          {branding?.hotline && <Hotline number={branding.hotline} />}
          {(care || partner) && <CareSwitch className={cx(!care && 'max-md:hidden')} />}
          {isWide && (
            <>
              <LanguageControl onTop />
              <div className="flex items-center gap-2">
                {acting && <Tag>{acting}</Tag>}
                <UserMenu />
              </div>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

/** On a phone it is an icon of 44 × 44; its number is still its name. */
function Hotline({ number }: { number: string }) {
  const words = useText(appText);
  return (
    <a
      href={telHref(number)}
      aria-label={`${words.hotline} ${number}`}
      className="flex items-center justify-center gap-2 text-inherit max-md:-mr-[10px] max-md:size-11 max-md:care:hidden"
    >
      <Phone aria-hidden="true" size={20} strokeWidth={1.75} />
      <span className="hidden md:inline">
        <span className="care:hidden">{words.hotline}</span> <b>{number}</b>
      </span>
    </a>
  );
}

/** The bar of inner pages on a phone. The page's own heading is the one that is read. */
export function AppBar({ title, parent }: { title: string; parent: AppPath }) {
  const words = useText(appText);
  const acting = useActingFor();
  return (
    <header className={cx(BAR, 'flex min-h-12 items-center md:hidden')}>
      <button
        type="button"
        aria-label={words.back}
        onClick={() => goBack(parent)}
        className="grid size-12 flex-none place-items-center"
      >
        <ChevronLeft aria-hidden="true" size={24} strokeWidth={1.75} />
      </button>
      <span className="min-w-0 flex-1 text-center">
        <span aria-hidden="true" className={cx('block text-m', acting && 'leading-5')}>
          {title}
        </span>
        {acting && <span className="block truncate text-x leading-4 text-on-top-2">{acting}</span>}
      </span>
      <span id={BAR_ACTION_ID} className="grid h-12 min-w-12 flex-none place-items-center" />
    </header>
  );
}
