import { applyTheme, deriveTheme, type CompanyColors } from '../ui/theme.ts';
import { visited } from './face.ts';
import { BASE, routeOf } from './paths.ts';
import { routes } from './route-table.ts';
import { session } from './session.ts';

/** The style sheet wears the default already (tokens.css). */
let shown = JSON.stringify({});

/** Login pages wear the colours of the company they are for, all others those of the person's company. */
function colors(): CompanyColors {
  const { identity, kept, lastCompany } = session.get();
  const route = routeOf(location.pathname.slice(BASE.length));
  const face = visited.get().face;
  if (!identity || (route && routes[route].chrome === 'bare')) return face?.colors ?? {};
  return kept.GetCompanyColorsAndIndexMenus?.data.Colors ?? lastCompany?.colors ?? {};
}

/** Cheap when nothing changed: runs before the first paint, on every route and whenever a store changes. */
export function showTheme(): void {
  const wanted = colors();
  const next = JSON.stringify(wanted);
  if (next === shown) return;
  shown = next;
  applyTheme(deriveTheme(wanted));
}
