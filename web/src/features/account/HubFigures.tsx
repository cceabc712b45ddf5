import { AppLink } from '../../platform/AppLink.tsx';
import type { AppPath } from '../../platform/paths.ts';

export interface HubFigure {
  key: string;
  label: string;
  /** Undefined while it is on its way, or could not be told. */
  value: string | undefined;
  to: AppPath;
}

/** As many as the company has parts for; a company without any has no card. */
export function HubFigures({ items }: { items: readonly HubFigure[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="flex divide-x divide-line rounded-card border border-line bg-white py-3">
      {items.map(({ key, label, value, to }) => (
        <li key={key} className="flex-1">
          <AppLink to={to} className="block px-2 py-1 text-center no-underline hover:no-underline">
            <span className="block text-l text-ink">{value ?? '—'}</span>
            <span className="block text-c text-ink-2">{label}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
