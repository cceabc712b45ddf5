import { randomInt } from 'node:crypto';
import { transact } from '../src/db/transact.ts';
import { setPhone } from '../src/modules/people/index.ts';
import { loadCompany } from '../src/modules/company/index.ts';
import type { TestPortal } from './portal.ts';

interface Person {
  companyId: number;
  personGuid: string;
}

export const freshPhone = (): string => `199${String(randomInt(100_000_000)).padStart(8, '0')}`;

/** A verified phone of the person's own. */
export async function givePhone(
  { portal, clock }: TestPortal,
  { companyId, personGuid }: Person,
  phone = freshPhone(),
): Promise<string> {
  const company = await loadCompany(portal, companyId);
  if (!company) throw new Error(`no company ${companyId}`);
  const ctx = { portal, company, now: () => clock.now() } as unknown as Parameters<typeof setPhone>[0];
  await transact(ctx, (ctx) => setPhone(ctx, personGuid, phone));
  return phone;
}
