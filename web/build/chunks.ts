import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** `calendar-clock` is imported as `CalendarClock`. */
const iconName = (id: string): string | undefined =>
  ICON.exec(id)?.[1]?.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The pages that carry a module: walks up from it to the entry and to whatever is imported when it is needed. Icons
 * come through one file that everybody imports; of those only the ones that name the icon count.
 */
function pagesWith(id: string, context: Context): string[] {
  const pages: string[] = [];
  const seen = new Set<string>();
  const icon = iconName(id);
  const walk = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const info = context.getModuleInfo(module);
    if (!info || info.isEntry || info.dynamicImporters.length > 0) pages.push(module);
    const naming = new RegExp(`\\b${icon}\\b`);
    const importers = info?.importers ?? [];
    const users = ALL_ICONS.test(module)
      ? importers.filter((user) => naming.test(context.getModuleInfo(user)?.code ?? ''))
      : importers;
    users.forEach(walk);
  };
  walk(id);
  return pages;
}

const FIRST_LOAD =
  /\/web\/(index\.html|src\/(main|first\/login)\.tsx|src\/features\/identity\/(LoginPage|login-schema))/;
const AROUND_HOME = /\/web\/src\/(first\/home|app\/shell\/Shell|features\/company\/HomePage)\.tsx/;
const BOOKING = '/web/src/features/booking/';
/** The two pages that can come with the program or after it. */
const LOGIN_ALONE = /\/web\/src\/(first\/login|features\/identity\/LoginPage)\.tsx/;
const HOME_ALONE = /\/web\/src\/(first\/home|features\/company\/HomePage)\.tsx/;

/** Who shares a module decides where it goes: nobody carries what only others need. */
function sharedBy(id: string, context: Context): string {
  const pages = pagesWith(id, context);
  // An icon under a second name: nobody can be found to name it.
  if (pages.length === 0) return 'core';
  if (pages.every((page) => LOGIN_ALONE.test(page))) return 'login-page';
  if (pages.every((page) => HOME_ALONE.test(page))) return 'home-page';
  if (pages.some((page) => FIRST_LOAD.test(page))) return 'core';
  if (pages.some((page) => AROUND_HOME.test(page))) return 'signed-in';
  return pages.every((page) => page.includes(BOOKING)) ? 'booking' : 'inner';
}

/**
 * Few and large rather than many and small: each chunk is compressed by itself, and two dozen little ones cost 15 KB
 * more on the login page than these. `vendor` outlives a release in the browser's cache; the login page needs `core`
 * alone, the home page `signed-in` too, with the cache of replies.
 */
export const CHUNKS = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: 2,
  },
  {
    name: sharedBy,
    test: /\/(web\/src|contract\/src|lucide-react|embla-carousel[\w-]*|@tanstack\/(react-query|query-core))\/|virtual:calls|vite\/preload-helper/,
    minShareCount: 2,
    priority: 1,
  },
];
