import { KeyRound, LogOut, Menu as MenuMark } from 'lucide-react';
import { LanguageControl } from '../../parts/page/LanguageControl.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { titleIn, useLocale, useText } from '../../platform/locale.ts';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { signOut } from '../api/end-session.ts';
import { opsPathTo, opsRoute, type OpsPath } from '../routes.ts';
import type { Operator } from '../session.ts';
import { frameText } from './text.ts';

export interface TopBarProps {
  operator: Operator;
  route: OpsPath;
  onMenu: () => void;
}

/** Where one is, who one is, in which language. */
export function TopBar({ operator, route, onMenu }: TopBarProps) {
  const words = useText(frameText);
  const language = useLocale();
  const { title, group } = opsRoute(route);
  const name = titleIn(title, language);
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-3 border-b border-line bg-white pr-4 text-label max-lg:pl-1 md:pr-6 lg:pl-6">
      <button
        type="button"
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        onClick={onMenu}
        className="grid size-12 flex-none place-items-center rounded-control lg:hidden"
      >
        <MenuMark aria-hidden="true" size={24} strokeWidth={1.75} />
      </button>
      <b className="min-w-0 truncate lg:hidden" aria-hidden="true">
        {name}
      </b>
      <nav aria-label={words.breadcrumb} className="max-lg:hidden">
        <ol className="flex items-center gap-3 text-ink-3">
          <li>{words.groups[group]}</li>
          <li aria-hidden="true">/</li>
          <li aria-current="page" className="text-ink">
            {name}
          </li>
        </ol>
      </nav>
      <div className="ml-auto flex flex-none items-center gap-3 md:gap-4">
        <LanguageControl />
        <Menu
          label={words.account(`${words.roles[operator.role]} · ${operator.name}`)}
          trigger={<Who operator={operator} />}
          items={[
            {
              key: 'password',
              label: words.changePassword,
              icon: <KeyRound aria-hidden="true" />,
              link: <AppLink to={opsPathTo('/ops/password')} />,
            },
            {
              key: 'sign-out',
              label: words.signOut,
              icon: <LogOut aria-hidden="true" />,
              onSelect: () => void signOut(),
            },
          ]}
        />
      </div>
    </header>
  );
}

function Who({ operator }: { operator: Operator }) {
  const words = useText(frameText);
  return (
    <>
      <span className="text-ink-2 max-md:hidden">
        {words.roles[operator.role]} · {operator.name}
      </span>
      <span
        aria-hidden="true"
        // drawn, not written: it is no part of the name that is seen (WCAG 2.5.3)
        data-initial={[...operator.name][0]?.toUpperCase()}
        className="grid size-8 flex-none place-items-center rounded-full bg-brand-50 font-semibold text-brand-text edge-brand-200 before:content-[attr(data-initial)]"
      />
    </>
  );
}
