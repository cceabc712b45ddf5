import type { Ctx } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { inPlatform } from '../in-platform.ts';
import { enrolmentUri, newSecret } from './second-factor.ts';
import { newSecretSealContext, openTicket } from './ticket.ts';

/** The secret of a second factor that does not count yet: the first right code makes it the operator's. */
export function offerSecret(ctx: Ctx, ticket: string): Promise<{ secret: string; uri: string }> {
  return inPlatform(ctx, async (ctx) => {
    const held = await openTicket(ctx, ticket);
    // a second factor is replaced by an administrator only
    // guard: no second second factor
    if (held.operator.totp_secret) throw new Fault('signInExpired');
    const key = await ctx.portal.keyring.companyKey(ctx);
    const sealContext = newSecretSealContext(held);
    const secret = held.newSecret ? key.unseal(sealContext, held.newSecret) : newSecret();
    if (!held.newSecret) {
      await ctx.db
        .updateTable('operator_ticket')
        .set({ new_secret: key.seal(sealContext, secret) })
        .where('ticket_hash', '=', held.hash)
        .execute();
    }
    return { secret, uri: enrolmentUri(secret, held.operator.login_name) };
  });
}
