import type { CompanyFace } from '#contract/company';
import type { PublicConfig } from '#contract/company-config';
import { pathTo, type AppPath } from './paths.ts';

/** §2.1, §2.7: the login page of a company, or the default one. `back` is where to go after logging in. */
export function loginPath(face: CompanyFace | null, back?: AppPath): AppPath {
  const own = face && ownLoginPath(face, back);
  return own ?? pathTo('/login', undefined, { redirect: back });
}

/** The page that is for this company only; a standard login has one when the company is on the list for it. */
export function ownLoginPath({ companyCode, login }: CompanyFace, back?: AppPath): AppPath | undefined {
  const redirect = back;
  // A variant of a family is shown on the first one's page and keeps its own code there.
  if (login.redirectTo) return pathTo('/login/$cp', { cp: login.redirectTo }, { cp: companyCode, redirect });
  if (login.variant === 'hospitality') return pathTo('/$cp/login', { cp: companyCode }, { redirect });
  if (login.ownPage || login.variant !== 'standard') return pathTo('/login/$cp', { cp: companyCode }, { redirect });
  return undefined;
}

/**
 * §2.7: where logging out leads: to a page outside, or to the company's own login page. `redirectBack` means the address a
 * partner's sign-in has brought along; who signed in on our page has none, so theirs is the login page too.
 */
export function wayOut(
  afterLogout: PublicConfig['afterLogout'] | undefined,
  company: CompanyFace | null,
): { leaveFor: string } | { goTo: AppPath } {
  if (afterLogout?.to === 'external' && afterLogout.url.startsWith('https://')) return { leaveFor: afterLogout.url };
  return { goTo: loginPath(company) };
}
