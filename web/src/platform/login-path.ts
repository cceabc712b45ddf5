import type { CompanyFace } from '#contract/calls/company';
import type { PublicConfig } from '#contract/company-config';
import { outsideTarget } from '#contract/rules/outside';
import { appPath, hrefOf, matchOf, pathTo, type AppPath } from './paths.ts';

/**
 * The login page of a company, or the default one, which then has its code filled in. `back` is where to go after
 * logging in.
 */
export function loginPath(face: CompanyFace | null, back?: AppPath): AppPath {
  const own = face && ownLoginPath(face, back);
  return own ?? pathTo('/login', undefined, { cp: face?.companyCode, redirect: back });
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

/** The page where the ways in of a company stand side by side; `sign-on`: only what leads through the company's own sign-in. */
export const entryPath = ({ companyCode }: CompanyFace, back?: AppPath, way?: 'sign-on'): AppPath =>
  pathTo('/entry', undefined, { cp: companyCode, way, redirect: back });

/** The way in through the messaging app; outside of it the page shows a code to scan. */
export const wxPath = ({ companyCode }: Pick<CompanyFace, 'companyCode'>, back?: AppPath): AppPath =>
  pathTo('/wxIndex', undefined, { cp: companyCode, redirect: back });

/** A page of ours, or one outside that the company has named. */
export type Way = { leaveFor: string } | { goTo: AppPath };

/** Where a page that needs a session leads without one: the family's first page, a page outside, or the login page. */
export function guardedBy(face: CompanyFace | null, back?: AppPath): Way {
  const { accountPage, familyPage } = face?.login ?? {};
  const outside = /* guard: the guard leads outside to https only → accountPage */ outsideTarget(
    accountPage,
    face?.outsideHosts,
  );
  if (outside) return { leaveFor: outside };
  if (face && familyPage) return { goTo: familyPath(familyPage, face.companyCode, back) };
  return { goTo: loginPath(face, back) };
}

/** Where the company of a session says its people go when it ends, and the address they came with. */
export interface Leaving {
  config: Pick<PublicConfig, 'afterLogout' | 'outsideHosts'> | undefined;
  redirectBack: string | null;
}

/**
 * Where logging out leads: to a page outside, back to the address the person came from, through the partner's sign-in,
 * or to the company's own login page. An address outside counts only while its host is on the company's list.
 */
export function wayOut({ config, redirectBack }: Leaving, company: CompanyFace | null): Way {
  const { afterLogout, outsideHosts } = config ?? {};
  if (afterLogout?.to === 'relogon' && company) return { leaveFor: hrefOf(partnerPath(company.companyCode, true)) };
  const asked = afterLogout?.to === 'external' ? afterLogout.url : backOf({ config, redirectBack });
  const outside = outsideTarget(asked, outsideHosts);
  return outside ? { leaveFor: outside } : { goTo: loginPath(company) };
}

/** Only a person who came with an address has one to go back to. */
const backOf = ({ config, redirectBack }: Leaving): string | undefined =>
  config?.afterLogout.to === 'redirectBack' ? (redirectBack ?? undefined) : undefined;

/** Where a session that has ended by itself leads: back to the address the person came from, else to the way in. */
export function wayAfterExpiry(leaving: Leaving, company: CompanyFace | null, back?: AppPath): Way {
  const outside = outsideTarget(backOf(leaving), leaving.config?.outsideHosts);
  return outside ? { leaveFor: outside } : guardedBy(company, back);
}

/** The page that hands the person over to the partner; a document of its own, which a link must load. */
export const partnerPath = (cp: string, leaves: boolean): AppPath =>
  pathTo('/web/partner/$cp', { cp }, { leave: leaves ? '1' : undefined });

/**
 * A login page that was opened with another company's as its target leads there when signing in fails; any other target
 * waits for a login that succeeds.
 */
export function targetAfterFailure(redirect: unknown, code: string): AppPath | undefined {
  const path = appPath(redirect);
  if (!path) return undefined;
  const { pathname, searchParams } = new URL(path, 'http://portal.invalid');
  const match = matchOf(pathname);
  if (
    /* guard: a failed login leads to login pages only → !match */ match?.route !== '/login' &&
    match?.route !== '/login/$cp' &&
    match?.route !== '/$cp/login'
  )
    return undefined;
  const target = (searchParams.get('cp') ?? match.params.cp)?.toLowerCase();
  return target && target !== code.toLowerCase() ? path : undefined;
}
