import type { InCompany } from '../../ctx.ts';
import { personRow, phoneOf } from '../people/index.ts';

/** Where a person can be reached; empty where no number is known to be theirs. */
export async function confirmedPhone(ctx: InCompany, personGuid: string): Promise<string> {
  const person = await personRow(ctx, personGuid);
  return person.phone_unconfirmed ? '' : phoneOf(await ctx.portal.keyring.companyKey(ctx), person);
}
