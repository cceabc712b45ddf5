import { ChevronRight } from 'lucide-react';
import type { CentreKey } from '../../parts/account/centre-menu.ts';
import { accountText } from '../../parts/account/text.ts';
import type { CentreEntry } from '../../parts/account/use-centre-menu.tsx';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';

const ROW =
  'flex min-h-13 items-center gap-3 px-4 py-2 text-ink no-underline transition-colors hover:bg-n-50 hover:no-underline active:bg-n-100';

export interface HubListProps {
  /** Each group is a card of its own. */
  groups: readonly (readonly CentreEntry[])[];
  /** The note at the end of a row, such as how many there are. */
  notes: Partial<Record<CentreKey, string>>;
}

export function HubList({ groups, notes }: HubListProps) {
  const { menu } = useText(accountText);
  return (
    <nav aria-label={menu} className="grid gap-3">
      {groups.map((entries) => (
        <ul
          key={entries[0]?.key}
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-white"
        >
          {entries.map(({ key, label, to, Icon }) => (
            <li key={key}>
              <AppLink to={to} className={ROW}>
                <Icon aria-hidden="true" size={22} strokeWidth={1.75} className="flex-none text-brand-text" />
                <span className="min-w-0 flex-1">{label}</span>
                {notes[key] && <span className="text-c text-ink-3">{notes[key]}</span>}
                <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} className="flex-none text-n-400" />
              </AppLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
