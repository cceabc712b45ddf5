import type { CompanyFace } from '#contract/calls/company';
import type { LoginUser } from '#contract/calls/identity';
import { saveCare } from '../../../api/care.ts';
import { loadCompany } from '../../../parts/company/load-company.ts';
import { session } from '../../../platform/session.ts';

/**
 * After a sign-in: the session is stored and the company's look fetched. `wxUser` is there when the person came from
 * the messaging app.
 */
export async function arrive(user: LoginUser, face: CompanyFace | null, wxUser?: string): Promise<void> {
  session.signIn(user, face, wxUser);
  saveCare();
  // The home page shows the gap if this fails; the login itself has succeeded.
  await loadCompany().catch(() => undefined);
}
