import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { SESSION_ENDED } from '../api/faults.ts';
import { asFailure } from '../api/send.ts';
import { fetchFace } from '../features/identity/login/use-face.ts';
import { loadCompany } from '../parts/company/load-company.ts';
import { entryTo } from '../platform/access.ts';
import { arrivalIn } from '../platform/arrival.ts';
import { visited } from '../platform/face.ts';
import { placeAt, type Place } from '../platform/location.ts';
import { guardedBy, type Way } from '../platform/login-path.ts';
import { appPath, hrefOf, pathTo, redirectTarget, type AppPath } from '../platform/paths.ts';
import { routes } from '../platform/route-table.ts';
import { session } from '../platform/session.ts';

/** A signed-in person has no use for their own login page; another company's is a wish to change. */
function ownLogin({ route, params, search }: Place): AppPath | undefined {
  const { identity } = session.get();
  // a link from the company may bring another person than the one who is signed in
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

/** Without a session a page that needs one leads to the company's login, and back after it. */
async function detour({ pathname, route, search }: Place, back: AppPath | undefined): Promise<Way | undefined> {
  if (pathname === '/') return { goTo: pathTo('/web/home') };
  // the account centre begins with personal data
  if (route === '/web/usercenter') return { goTo: pathTo('/web/usercenter/information') };
  const entry = entryTo(routes[route].access, session.get().identity);
  if (entry === 'open') return undefined;
  if (entry === 'notTheirs') return { goTo: pathTo('/web/home') };
  const known = visited.get().face ?? session.get().lastCompany;
  // a link of the company's into the portal says whose it is
  const asked = search.cp?.toLowerCase();
  const face = asked && asked !== known?.companyCode ? await fetchFace(asked).catch(() => known) : known;
  return guardedBy(face, back);
}

/** Before any page: leads elsewhere where the address is not for this person. */
export async function guard({ href, publicHref }: ParsedLocation): Promise<void> {
  const { pathname, search } = new URL(publicHref, location.origin);
  const place = placeAt({ pathname, search });
  const way = (await detour(place, appPath(href))) ?? (await pastLogin(place));
  if (!way) return;
  throw redirect({ href: 'leaveFor' in way ? way.leaveFor : hrefOf(way.goTo), replace: true });
}
