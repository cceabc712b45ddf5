import type { CompanyFace } from '#contract/company';
import { pathTo, type AppPath } from './paths.ts';

/** §2.1, §2.7: the login page of a company, or the default one. `back` is where to go after logging in. */
export function loginPath(face: CompanyFace | null, back?: AppPath): AppPath {
  const redirect = back;
  if (!face) return pathTo('/login', undefined, { redirect });
  const { companyCode, login } = face;
  // A variant of a family is shown on the first one's page and keeps its own code there.
  if (login.redirectTo) return pathTo('/login/$cp', { cp: login.redirectTo }, { cp: companyCode, redirect });
  if (!login.ownPage) return pathTo('/login', undefined, { redirect });
  const page = login.variant === 'hospitality' ? '/$cp/login' : '/login/$cp';
  return pathTo(page, { cp: companyCode }, { redirect });
}
