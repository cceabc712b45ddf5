import type { CompanyFace } from '#contract/company';
import type { PublicConfig } from '#contract/company-config';
import { appPath, destinationOf, matchOf, pathTo, type AppPath } from './paths.ts';

/** §2.1, §2.7: the login page of a company, or the default one. `back` is where to go after logging in. */
export function loginPath(face: CompanyFace | null, back?: AppPath): AppPath {
  const own = face && ownLoginPath(face, back);
  return own ?? pathTo('/login', undefined, { redirect: back });
}

/** The page that is for this company only; a standard login has one when the company is on the list for it. */
export function ownLoginPath({ companyCode, login }: CompanyFace, back?: AppPath): AppPath | undefined {
  const redirect = back;
  // A variant of a family is shown on the first one's page and keeps its own code there.
  if (login.redirectTo) return familyPath(login.redirectTo, companyCode, back);
  if (login.variant === 'hospitality') return pathTo('/$cp/login', { cp: companyCode }, { redirect });
  if (login.ownPage || login.variant !== 'standard') return pathTo('/login/$cp', { cp: companyCode }, { redirect });
  return undefined;
}

const familyPath = (first: string, code: string, redirect: AppPath | undefined): AppPath =>
  pathTo('/login/$cp', { cp: first }, { cp: code === first ? undefined : code, redirect });

/** The page where the ways in of a company stand side by side. */
export const entryPath = ({ companyCode }: CompanyFace, back?: AppPath): AppPath =>
  pathTo('/entry', undefined, { cp: companyCode, redirect: back });

/** The way in through the messaging app; outside of it the page shows a code to scan. */
export const wxPath = ({ companyCode }: Pick<CompanyFace, 'companyCode'>, back?: AppPath): AppPath =>
  pathTo('/wxIndex', undefined, { cp: companyCode, redirect: back });

/** A page of ours, or one outside that the company has named. */
export type Way = { leaveFor: string } | { goTo: AppPath };

/** §2: where a page that needs a session leads without one: the family's first page, a page outside, or the login page. */
export function guardedBy(face: CompanyFace | null, back?: AppPath): Way {
  const { accountPage = '', familyPage } = face?.login ?? {};
  const outside = destinationOf(accountPage);
  if (outside.kind === 'outside') return { leaveFor: outside.url };
  if (face && familyPage) return { goTo: familyPath(familyPage, face.companyCode, back) };
  return { goTo: loginPath(face, back) };
}

/**
 * §2.7: where logging out leads: to a page outside, or to the company's own login page. `redirectBack` means the address a
 * partner's sign-in has brought along; who signed in on our page has none, so theirs is the login page too.
 */
export function wayOut(afterLogout: PublicConfig['afterLogout'] | undefined, company: CompanyFace | null): Way {
  const outside = destinationOf(afterLogout?.to === 'external' ? afterLogout.url : '');
  if (outside.kind === 'outside') return { leaveFor: outside.url };
  return { goTo: loginPath(company) };
}

/**
 * §4.1, answers §2: a login page that was opened with another company's as its target leads there when signing in fails; any
 * other target waits for a login that succeeds.
 */
export function targetAfterFailure(redirect: unknown, code: string): AppPath | undefined {
  const path = appPath(redirect);
  if (!path) return undefined;
  const { pathname, searchParams } = new URL(path, 'http://portal.invalid');
  const match = matchOf(pathname);
  if (match?.route !== '/login' && match?.route !== '/login/$cp' && match?.route !== '/$cp/login') return undefined;
  const target = (searchParams.get('cp') ?? match.params.cp)?.toLowerCase();
  return target && target !== code.toLowerCase() ? path : undefined;
}
