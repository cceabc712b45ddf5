import { randomUUID } from 'node:crypto';
import type { InCompany } from '../../ctx.ts';
import { newToken, tokenHash } from '../identity/index.ts';

/** A ticket for a new password that no code was asked for: in place of all others of the account. */
export async function newLinkTicket({ db, company }: InCompany, accountId: number, until: Date): Promise<string> {
  const { companyId: company_id } = company;
  await db
    .deleteFrom('password_ticket')
    .where('company_id', '=', company_id)
    .where('account_id', '=', accountId)
    .execute();
  const ticket = newToken();
  await db
    .insertInto('password_ticket')
    .values({
      company_id,
      account_id: accountId,
      code_id: randomUUID(),
      token_hash: tokenHash(ticket),
      expires_at: until,
    })
    .execute();
  return ticket;
}
