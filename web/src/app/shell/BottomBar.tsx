import { CircleUserRound, House } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths.ts';
import type { RoutePath } from '../../platform/route-table.ts';
import { appText } from '../../platform/text.ts';

const ITEM =
  'flex flex-col items-center justify-center gap-0.5 text-x leading-4 no-underline hover:no-underline text-ink-3 ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-brand-text';

/** Home and Account, on phones. */
export function BottomBar({ route }: { route: RoutePath }) {
  const words = useText(appText);
  const isHome = route === '/web/home';
  const inside = (icon: ReactNode, label: string) => (
    <>
      {icon}
      {label}
    </>
  );
  const current = (on: boolean) => (on ? 'page' : undefined);
  return (
    <nav
      aria-label={words.mainNav}
      className="fixed inset-x-0 bottom-0 z-30 grid h-[calc(var(--tab)+var(--safe))] grid-cols-2 border-t border-line bg-white pb-(--safe) md:hidden"
    >
      <AppLink to={pathTo('/web/home')} aria-current={current(isHome)} className={ITEM}>
        {inside(<House aria-hidden="true" size={24} strokeWidth={1.75} />, words.home)}
      </AppLink>
      <AppLink to={pathTo('/mobile/admin')} aria-current={current(!isHome)} className={ITEM}>
        {inside(<CircleUserRound aria-hidden="true" size={24} strokeWidth={1.75} />, words.mine)}
      </AppLink>
    </nav>
  );
}
