import { CircleUserRound, House } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { pathTo, screen } from '../../platform/paths.ts';
import type { RoutePath } from '../../platform/route-table.ts';
import { appText } from '../../platform/text.ts';

/** §2.4: Home and Account, on phones. */
export function BottomBar({ route }: { route: RoutePath }) {
  const words = useText(appText);
  const items = [
    { to: pathTo('/web/home'), label: words.home, icon: House, on: route === '/web/home' },
    { to: screen('/mobile/admin'), label: words.mine, icon: CircleUserRound, on: route !== '/web/home' },
  ];
  return (
    <nav
      aria-label={words.mainNav}
      className="fixed inset-x-0 bottom-0 z-30 grid h-[calc(var(--tab)+var(--safe))] grid-cols-2 border-t border-line bg-white pb-(--safe) md:hidden"
    >
      {items.map(({ to, label, icon: Icon, on }) => (
        <AppLink
          key={label}
          to={to}
          aria-current={on ? 'page' : undefined}
          className={cx(
            'flex flex-col items-center justify-center gap-0.5 text-x leading-4 no-underline hover:no-underline',
            on ? 'font-semibold text-brand-text' : 'text-ink-3',
          )}
        >
          <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
