import { maskEmail } from '#contract/rules/mask';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { assertPasswordConfirmed } from '../identity/index.ts';
import { queueEmailCode } from '../messages/index.ts';
import { personRow, unsealed } from '../people/index.ts';
import { codeHash, emailSealContext, newCode } from './code.ts';
import { AGAIN_MS, countSent } from './quota.ts';

/** E-mail may take minutes to arrive, so its code lives twice as long as one by SMS. */
const GOOD_MS = 10 * 60_000;

interface Wish {
  email: string;
  companys: boolean;
}

interface Asked {
  email: string;
  goodUntil: string;
  againAt: string;
}

/** Sends a code to the new address and keeps it beside the old one, to which everything else still goes. */
export async function askEmailCode(ctx: EmployeeCtx, wish: Wish): Promise<Committed<Asked>> {
  const email = await transact(ctx, (ctx) => wanted(ctx, wish));
  await countSent(ctx, 'email', email.toLowerCase());
  return commitOnce(ctx, async (ctx) => {
    const { personGuid: guid } = ctx.session;
    const now = ctx.now();
    const goodUntil = new Date(now.getTime() + GOOD_MS);
    const code = newCode();
    const key = await ctx.portal.keyring.companyKey(ctx);
    const fresh = {
      email: key.seal(emailSealContext(guid), email),
      code_hash: codeHash(ctx, { email, code }),
      tries: 0,
      expires_at: goodUntil,
    };
    await ctx.db
      .insertInto('email_change')
      .values({ company_id: ctx.company.companyId, person_guid: guid, ...fresh })
      .onConflict((conflict) => conflict.columns(['company_id', 'person_guid']).doUpdateSet(fresh))
      .execute();
    await queueEmailCode(ctx, { guid, email, lang: ctx.lang, code, goodUntil });
    const againAt = new Date(now.getTime() + AGAIN_MS).toISOString();
    return { email: maskEmail(email), goodUntil: goodUntil.toISOString(), againAt };
  });
}

/** The address that is there may be confirmed as well as replaced, so only a confirmed one is refused as the same. */
async function wanted(ctx: InTx<EmployeeCtx>, wish: Wish): Promise<string> {
  // guard: password again before another e-mail
  await assertPasswordConfirmed(ctx);
  const key = await ctx.portal.keyring.companyKey(ctx);
  const person = await personRow(ctx, ctx.session.personGuid);
  const email = wish.companys ? unsealed(key, person, 'company_email') : wish.email;
  if (!email) throw new Fault('emailBad');
  if (person.email_confirmed && unsealed(key, person, 'email') === email) throw new Fault('emailSame');
  return email;
}
