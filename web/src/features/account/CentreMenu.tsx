import { entryAt } from '../../parts/account/centre-menu.ts';
import { useCentreMenu, type CentreEntry } from '../../parts/account/use-centre-menu.tsx';
import { accountText } from '../../parts/account/text.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useBranding } from '../../platform/branding.ts';
import { useText } from '../../platform/locale.ts';
import { usePathname } from '../../platform/location.ts';
import { useSession } from '../../platform/session.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Initial } from './Initial.tsx';

const ENTRY =
  'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-ink-2 no-underline transition-colors hover:bg-n-50 hover:no-underline ' +
  'active:bg-n-100 aria-[current]:bg-brand-50 aria-[current]:font-semibold aria-[current]:text-brand-text';

/** Who one is, and everything one has here. */
export function CentreMenu() {
  const words = useText(accountText);
  const name = useSession((data) => data.identity?.userName ?? '');
  const company = useBranding()?.name;
  const entries = useCentreMenu()?.flat();
  return (
    <aside className="hidden self-start rounded-card border border-line bg-white p-2 md:col-start-1 md:row-start-2 md:block">
      <div className="flex items-center gap-3 border-b border-line px-3 pt-2 pb-4">
        <Initial of={name} />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-c text-ink-3">{company}</span>
        </span>
      </div>
      <nav aria-label={words.menu} className="mt-2">
        {entries ? (
          <ul>
            {entries.map((entry) => (
              <li key={entry.key}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton className="h-120" shape="block" />
        )}
      </nav>
    </aside>
  );
}

function Entry({ entry: { key, label, to, Icon } }: { entry: CentreEntry }) {
  const at = usePathname();
  // a page below an entry is marked in the menu without being the one it leads to
  const current = at === to ? 'page' : entryAt(at)?.key === key ? 'true' : undefined;
  return (
    <AppLink to={to} aria-current={current} className={ENTRY}>
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none" />
      <span className="min-w-0">{label}</span>
    </AppLink>
  );
}
