import { memo, Suspense, useLayoutEffect, type ComponentType } from 'react';
import { answeredAhead } from '../api/ahead.ts';
import { SESSION_ENDED } from '../api/faults.ts';
import { asFailure } from '../api/send.ts';
import { loadCompany } from '../parts/company/load-company.ts';
import { Boundary } from '../parts/page/Boundary.tsx';
import { fetchFace } from '../features/identity/use-face.ts';
import { entryTo } from '../platform/access.ts';
import { arrivalIn } from '../platform/arrival.ts';
import { visited } from '../platform/face.ts';
import { lazyPart } from '../platform/lazy.ts';
import { coming, drawn, placeAt, type Address, type Place } from '../platform/location.ts';
import { guardedBy, type Way } from '../platform/login-path.ts';
import { followAddress, go, here } from '../platform/navigation.ts';
import { PageFailure } from '../parts/page/PageFailure.tsx';
import { pathTo, redirectTarget, routeOf, type AppPath } from '../platform/paths.ts';
import { askedAhead } from './ahead.ts';
import { Coming } from './Coming.tsx';
import { pageParts } from './page-parts.ts';
import { RouteFocus } from './RouteFocus.tsx';
import { routePages } from './routes.ts';
import { routeEntry, routes, type RoutePath } from '../platform/route-table.ts';
import { session } from '../platform/session.ts';
import { FeedbackHosts } from '../parts/page/FeedbackHosts.tsx';
import type { Shell as ShellType } from './shell/Shell.tsx';
import { useStore } from '../platform/store.ts';
import { showTheme } from '../platform/theme.ts';
import { PLACEHOLDER_AFTER_MS } from '../ui/overlay/delayed-loading.ts';
import { afterPaint } from '../platform/after-paint.ts';

const Shell = lazyPart<Parameters<typeof ShellType>[0]>(() => import('./shell/Shell.tsx').then((m) => m.Shell));

/** The frame arrives together with the page: the login page does not wait for a header it does not have. */
const parts = pageParts(routePages, (path) => (routes[path].chrome === 'bare' ? undefined : Shell));

/** Somebody who arrives on the login or the home page gets it with the program instead of after it. */
export const comesAlong = (page: ComponentType, ...at: RoutePath[]): void =>
  at.forEach((path) => parts[path].Page.put(page));
export const frameComesAlong = Shell.put;

/** The components of the design system on one page, for those who work on them; not part of a build. */
const Gallery = import.meta.env.DEV
  ? lazyPart(() => import('../gallery/GalleryPage.tsx').then((module) => module.GalleryPage))
  : undefined;
const isGallery = ({ pathname }: Address): boolean => pathname === '/gallery';

/** Whoever is signed in has no use for their own login page; another company's is a wish to change. */
function ownLogin({ route, params, search }: Place): AppPath | undefined {
  const { identity } = session.get();
  // whoever was sent here by their company may be somebody else
  const isSent = route === '/preview' || (route === '/entry' && arrivalIn(search) !== undefined);
  if (!identity || isSent || routes[route].chrome !== 'bare') return undefined;
  const asked = (search.cp ?? params.cp)?.toLowerCase();
  return asked && asked !== identity.companyCode ? undefined : redirectTarget(search.redirect);
}

/** Where to go instead of the login page; a session that has ended meanwhile is forgotten, and the form is shown. */
async function pastLogin(place: Place): Promise<Way | undefined> {
  const past = ownLogin(place);
  if (!past) return undefined;
  const hasEnded = await loadCompany().then(
    () => false,
    (error: unknown) => asFailure(error).code === SESSION_ENDED,
  );
  if (hasEnded) session.signOut();
  return hasEnded ? undefined : { goTo: past };
}

/** The root leads home. Without a session a page that needs one leads to the company's login, and back after it (§2). */
async function detour({ pathname, route, search }: Place): Promise<Way | undefined> {
  if (pathname === '/') return { goTo: pathTo('/web/home') };
  // §2.3
  if (route === '/web/usercenter') return { goTo: pathTo('/web/usercenter/information') };
  const entry = entryTo(routes[route].access, session.get().identity);
  if (entry === 'open') return undefined;
  if (entry === 'notTheirs') return { goTo: pathTo('/web/home') };
  const known = visited.get().face ?? session.get().lastCompany;
  // a link of the company's into the portal says whose it is
  const asked = search.cp?.toLowerCase();
  const face = asked && asked !== known?.companyCode ? await fetchFace(asked).catch(() => known) : known;
  return guardedBy(face, here());
}

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let arrivals = 0;

/** A file that comes at once is not announced: nothing flickers. */
const TOLD_AFTER_MS = 100;

async function toldWhile(file: Promise<unknown>, route: RoutePath, isWanted: () => boolean): Promise<void> {
  const timer = setTimeout(() => isWanted() && coming.set({ route }), TOLD_AFTER_MS);
  await file;
  clearTimeout(timer);
}

/** Draws what the address says, once its page is there: what was drawn before stays so long. The last wish counts. */
async function arrive(settle: () => void, stays: boolean): Promise<boolean> {
  arrivals += 1;
  const arrival = arrivals;
  const place = placeAt(location);
  const elsewhere = (await detour(place)) ?? (await pastLogin(place));
  if (arrival !== arrivals) return false;
  if (elsewhere) {
    if ('leaveFor' in elsewhere) location.replace(elsewhere.leaveFor);
    else go(elsewhere.goTo, { replace: true });
    return false;
  }
  const file = (Gallery && isGallery(place) ? Gallery : parts[place.route]).preload();
  // before the first page there is nothing to say it on
  await (arrival === 1 ? file : toldWhile(file, place.route, () => arrival === arrivals));
  // drawn with its answers, the first page is drawn once; they were asked for before it came and are seldom later
  if (arrival === 1) await Promise.race([answeredAhead(), passed(PLACEHOLDER_AFTER_MS)]);
  // of the first page there is nothing before it to show; a figure pressed twice must have changed before the second press
  if (arrival > 1 && !stays) await afterPaint();
  if (arrival !== arrivals) return false;
  showTheme();
  coming.set({ route: null });
  drawn.set({ ...place, settle });
  return true;
}

/** Resolves when there is a first page to draw. */
export const startRouter = (): Promise<void> =>
  new Promise((resolve) => {
    askedAhead[placeAt(location).route]?.();
    followAddress((settle, stays) => void arrive(settle, stays).then((isDrawn) => isDrawn && resolve()));
  });

const failure = (error: unknown) => <PageFailure error={error} />;
const framedFailure = (error: unknown) => <PageFailure error={error} framed />;

export function Portal() {
  const address = useStore(drawn, (value) => value);
  useLayoutEffect(() => address.settle(), [address]);
  if (Gallery && isGallery(address)) return <Gallery />;
  return <FramedPage place={address.pathname} />;
}

/** Drawn anew for another path only: what else the address says, each page follows by itself. */
const FramedPage = memo(function FramedPage({ place }: { place: string }) {
  const route = routeOf(place) ?? '/web/404';
  const { chrome, bottomBar = false } = routeEntry(route);
  const isBare = chrome === 'bare';
  const { Page, Layout } = parts[route];
  const page = (
    <Boundary attempt={place} instead={isBare ? failure : framedFailure}>
      <Page />
    </Boundary>
  );
  const inside = Layout ? <Layout>{page}</Layout> : page;
  return (
    <Boundary attempt={place} instead={failure}>
      <Suspense fallback={null}>
        {isBare ? (
          inside
        ) : (
          <Shell route={route} place={place}>
            {inside}
          </Shell>
        )}
      </Suspense>
      <Coming />
      <RouteFocus route={route} place={place} />
      {/* Inner pages may have a bar with their main button. */}
      <FeedbackHosts aboveBar={bottomBar || chrome === 'inner'} />
    </Boundary>
  );
});
