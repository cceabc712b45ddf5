import type { ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { titleIn, useLocale, useText } from '../../platform/locale.ts';
import { cx } from '../../ui/cx.ts';
import { bringIntoView } from '../../ui/layout/bring-into-view.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { MENU, mayOpen, OPS_GROUPS, opsPathTo, opsRoute, type MenuPath, type OpsPath } from '../routes.ts';
import type { Operator } from '../session.ts';
import { MENU_ICONS } from './menu-icons.ts';
import { frameText } from './text.ts';

export interface SideMenuProps {
  operator: Operator;
  route: OpsPath;
  waiting: Partial<Record<MenuPath, number>>;
  onChosen?: () => void;
  /** Above the entries: whose menu it is. */
  head?: ReactNode;
}

/** The pages of the operator's role, in their groups. */
export function SideMenu({ operator, route, waiting, onChosen, head }: SideMenuProps) {
  const words = useText(frameText);
  const mine = MENU.filter((path) => mayOpen(path, operator.role));
  const groups = OPS_GROUPS.map((group) => ({
    group,
    paths: mine.filter((path) => opsRoute(path).group === group),
  }));
  return (
    <nav aria-label={words.menu} className="px-3 pb-6 text-label">
      {head}
      {groups.map(
        ({ group, paths }) =>
          paths.length > 0 && (
            <div key={group}>
              <p className="px-3 pt-4 pb-1 text-x text-on-slate-2">{words.groups[group]}</p>
              <ul className="grid gap-0.5">
                {paths.map((path) => (
                  <Entry key={path} {...{ path, route, onChosen }} count={waiting[path] ?? 0} />
                ))}
              </ul>
            </div>
          ),
      )}
    </nav>
  );
}

interface EntryProps {
  path: MenuPath;
  route: OpsPath;
  count: number;
  onChosen: (() => void) | undefined;
}

function Entry({ path, route, count, onChosen }: EntryProps) {
  const words = useText(frameText);
  const language = useLocale();
  const Icon = MENU_ICONS[path];
  const on = route === path || route.startsWith(`${path}/`);
  return (
    <li ref={on ? bringIntoView : undefined}>
      <AppLink
        to={opsPathTo(path)}
        onClick={onChosen}
        aria-current={on ? 'page' : undefined}
        className={cx(
          'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 no-underline transition-colors hover:no-underline',
          on ? 'bg-slate-on font-semibold text-white' : 'text-on-slate hover:bg-slate-on/60 hover:text-white',
        )}
      >
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        {titleIn(opsRoute(path).title, language)}
        {count > 0 && (
          <span className="ml-auto rounded-full bg-bad px-1.5 text-x leading-4.5 font-normal text-white">
            <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
            <VisuallyHidden>{words.waiting(count)}</VisuallyHidden>
          </span>
        )}
      </AppLink>
    </li>
  );
}
