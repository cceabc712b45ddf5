import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { titleIn, useLocale, useText } from '../../platform/locale.ts';
import { go } from '../../platform/navigation.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { cx } from '../../ui/cx.ts';
import { bringIntoView } from '../../ui/layout/bring-into-view.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import {
  MENU,
  mayOpen,
  OPS_GROUPS,
  opsPathTo,
  opsRoute,
  type MenuPath,
  type OpsGroup,
  type OpsPath,
} from '../routes.ts';
import type { Operator } from '../session.ts';
import { MENU_ICONS } from './menu-icons.ts';
import { MenuSearch } from './MenuSearch.tsx';
import { frameText } from './text.ts';

export interface SideMenuProps {
  operator: Operator;
  route: OpsPath;
  waiting: Partial<Record<MenuPath, number>>;
  onChosen?: () => void;
  /** Above the entries: whose menu it is. */
  head?: ReactNode;
}

/** A menu this short is read at a glance: all its groups stand open. */
const SHORT = 12;

/** A group folded or opened by hand stays so from page to page. */
const folds = createStore<Partial<Record<OpsGroup, boolean>>>({});

/** The pages of the operator's role, in groups that fold; a word of a page's name finds it in any of them. */
export function SideMenu({ operator, route, waiting, onChosen, head }: SideMenuProps) {
  const words = useText(frameText);
  const [sought, setSought] = useState('');
  const chosen = useStore(folds, (value) => value);
  const mine = MENU.filter((path) => mayOpen(path, operator.role));
  const isOpen = (group: OpsGroup): boolean =>
    sought !== '' || (chosen[group] ?? (mine.length <= SHORT || opsRoute(route).group === group));
  const found = mine.filter((path) => isNamed(path, sought));
  const openFirst = () => {
    const first = found[0];
    if (!sought || !first) return;
    setSought('');
    onChosen?.();
    go(opsPathTo(first));
  };
  return (
    <nav aria-label={words.menu} className="px-3 pb-6 text-label">
      {head}
      <MenuSearch value={sought} onChange={setSought} onEnter={openFirst} />
      {OPS_GROUPS.map((group) => (
        <Group
          key={group}
          {...{ group, route, waiting }}
          paths={found.filter((path) => opsRoute(path).group === group)}
          open={isOpen(group)}
          onToggle={() => folds.update({ [group]: !isOpen(group) })}
          onChosen={() => {
            setSought('');
            onChosen?.();
          }}
        />
      ))}
      <p role="status" className="px-3 text-c text-on-slate-2">
        {found.length === 0 && words.noPage(sought)}
      </p>
    </nav>
  );
}

const isNamed = (path: MenuPath, sought: string): boolean =>
  Object.values(opsRoute(path).title).some((name) => name.toLowerCase().includes(sought.trim().toLowerCase()));

interface GroupProps extends Pick<SideMenuProps, 'route' | 'waiting'> {
  group: OpsGroup;
  paths: readonly MenuPath[];
  open: boolean;
  onToggle: () => void;
  onChosen: () => void;
}

function Group({ group, paths, route, waiting, open, onToggle, onChosen }: GroupProps) {
  const words = useText(frameText);
  const id = useId();
  if (paths.length === 0) return null;
  const hidden = open ? 0 : paths.reduce((sum, path) => sum + (waiting[path] ?? 0), 0);
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className="mt-2 flex min-h-11 w-full items-center gap-2 rounded-control px-3 text-left text-x text-on-slate-2 hover:text-white"
      >
        {words.groups[group]}
        <WaitingCount count={hidden} />
        <ChevronDown
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className={cx('flex-none transition-transform', hidden === 0 && 'ml-auto', open && 'rotate-180')}
        />
      </button>
      <ul id={id} hidden={!open} className={open ? 'grid gap-0.5' : undefined}>
        {paths.map((path) => (
          <Entry key={path} {...{ path, route, onChosen }} count={waiting[path] ?? 0} />
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  path: MenuPath;
  route: OpsPath;
  count: number;
  onChosen: () => void;
}

function Entry({ path, route, count, onChosen }: EntryProps) {
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
        <WaitingCount count={count} />
      </AppLink>
    </li>
  );
}

function WaitingCount({ count }: { count: number }) {
  const words = useText(frameText);
  if (count === 0) return null;
  return (
    <span className="ml-auto rounded-full bg-bad px-1.5 text-x leading-4.5 font-normal text-white">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{words.waiting(count)}</VisuallyHidden>
    </span>
  );
}
