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

const FIRST_LOAD = /\/web\/(index\.html|src\/main\.tsx)/;
const AROUND_HOME = /\/web\/src\/(first\/home|app\/shell\/Shell|features\/company\/HomePage)\.tsx/;
/** What only the pages of one area share is theirs alone. */
const AREAS = {
  booking: /\/web\/src\/features\/booking\//,
  mall: /\/web\/src\/features\/mall\//,
  health: /\/web\/src\/features\/(reports|uploads|health|risk|questionnaires)\//,
  claims: /\/web\/src\/features\/reimbursement\//,
  hr: /\/web\/src\/features\/hr\//,
};
/** The pages with most on them: what each shares comes without what only the pages around it share. */
const CENTERS = /\/web\/src\/features\/booking\/(CenterPage|map\/MapView)\.tsx/;
const CONFIRM = /\/web\/src\/features\/booking\/ConfirmPage\.tsx/;
/** Whoever books, on a phone and a slow network, fetches nothing that only the pages beside it share. */
const ON_THE_WAY = /\/web\/src\/features\/(booking|records|payment)\//;
/** What a form fetches to check what was typed: a call's own schema, the login's first of all. */
const LOGIN_SCHEMA = '/web/src/features/identity/login-schema.ts';
const isSchema = (page: string): boolean => page.endsWith(LOGIN_SCHEMA) || page.includes('/contract/src/');
/** The page that can come at once or later. */
const HOME_ALONE = /\/web\/src\/(first\/home|features\/company\/HomePage)\.tsx/;

const ASKING = /\/web\/src\/first\/ask\.ts/;
/** What asks the server before the program is there: small, and fetched first. */
export const AHEAD = 'asking';
const asking = (id: string, context: Context): string | null =>
  pagesWith(id, context).some((page) => ASKING.test(page)) ? AHEAD : null;

/** What every page behind the login shares, and the home page alone. */
const SIGNED_IN = 'signed-in';
const HOME_PAGE = 'home-page';

/** The one file that every page needs, with the login page: whoever arrives may have to sign in first. */
export const PROGRAM = 'portal';

/** The files of the pages people arrive on: nearly all of each runs before anything is drawn. */
export const FIRST_FILES = [AHEAD, PROGRAM, SIGNED_IN, HOME_PAGE];

function inProgram(id: string, context: Context): string | null {
  const pages = pagesWith(id, context);
  // Nobody: an icon under a second name, for which nobody can be found.
  return pages.length === 0 || pages.some((page) => FIRST_LOAD.test(page)) ? PROGRAM : null;
}

/** Who shares a module decides where it goes: nobody carries what only others need. */
function sharedBy(id: string, context: Context): string {
  const pages = pagesWith(id, context);
  if (pages.every(isSchema)) return pages.some((page) => page.endsWith(LOGIN_SCHEMA)) ? 'login-rules' : 'rules';
  if (pages.every((page) => HOME_ALONE.test(page))) return HOME_PAGE;
  if (pages.some((page) => AROUND_HOME.test(page))) return SIGNED_IN;
  const inBooking = pages.every((page) => AREAS.booking.test(page));
  if (pages.some((page) => CENTERS.test(page))) return inBooking ? 'centers' : 'inner';
  if (pages.some((page) => CONFIRM.test(page))) return 'confirm';
  for (const [area, folder] of Object.entries(AREAS)) if (pages.every((page) => folder.test(page))) return area;
  return pages.some((page) => ON_THE_WAY.test(page)) ? 'orders' : 'account';
}

/**
 * Few and large rather than many and small: each chunk is compressed by itself, and each costs a slow phone a request.
 */
export const CHUNKS = [
  { name: asking, debugName: AHEAD, priority: 3 },
  { name: inProgram, debugName: 'program', priority: 2 },
  {
    name: sharedBy,
    debugName: 'shared',
    test: /\/(web\/src|contract\/src|lucide-react|zod|@tanstack\/(react-query|query-core))\/|virtual:calls|vite\/preload-helper/,
    minShareCount: 2,
    priority: 1,
  },
];
