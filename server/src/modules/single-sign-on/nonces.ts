import type { InCompany } from '../../ctx.ts';

/** Longer than anything lasts that carries one, whatever the clocks of two nodes say. */
const REMEMBERED_MS = 3_600_000;

/** Whether it was not there yet: of any number that come at the same moment, one. */
export async function spendNonce({ db, company, portal }: InCompany, nonce: string): Promise<boolean> {
  const spent = await db
    .insertInto('sso_nonce')
    .values({
      ...{ company_id: company.companyId, nonce },
      expires_at: new Date(portal.clock().getTime() + REMEMBERED_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return spent.numInsertedOrUpdatedRows === 1n;
}

export async function forgetSignOns({ db, company, portal }: InCompany): Promise<void> {
  for (const table of ['sso_nonce', 'sso_login'] as const)
    await db
      .deleteFrom(table)
      .where('company_id', '=', company.companyId)
      .where('expires_at', '<', portal.clock())
      .execute();
}
