import type { CompanyFace } from '#contract/calls/company';
import { pathTo, type AppPath } from './paths.ts';

/** Where a forgotten password leads; nowhere for a company that keeps its passwords elsewhere. */
export function forgotPath(face: CompanyFace | null): AppPath | undefined {
  const { ssoOnly = false, forgot = 'standard' } = face?.login ?? {};
  if (ssoOnly || forgot === 'off') return undefined;
  const page = forgot === 'family' ? '/web/password_deqin' : '/web/password';
  return pathTo(page, undefined, { cp: face?.companyCode });
}
