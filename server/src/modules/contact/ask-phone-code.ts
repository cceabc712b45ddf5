import { maskPhone } from '#contract/rules/mask';
import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { commitOnce, type Committed } from '../../db/once.ts';
import { transact } from '../../db/transact.ts';
import { Fault } from '../../fault.ts';
import { assertPasswordConfirmed } from '../identity/index.ts';
import { queuePhoneCode } from '../messages/index.ts';
import { personRow, unsealed } from '../people/index.ts';
import { codeHash, newCode, phoneSealContext } from './code.ts';
import { AGAIN_MS, countSent } from './quota.ts';

/** How long a code counts (docs/product §2.5). */
const GOOD_MS = 5 * 60_000;

interface Wish {
  phone: string;
  companys: boolean;
}

interface Asked {
  phone: string;
  goodUntil: string;
  againAt: string;
}

/** Sends a code to the new phone and keeps it beside the old one, to which everything else still goes. */
export async function askPhoneCode(ctx: EmployeeCtx, wish: Wish): Promise<Committed<Asked>> {
  const phone = await transact(ctx, (ctx) => wanted(ctx, wish));
  await countSent(ctx, 'sms', phone);
  return commitOnce(ctx, async (ctx) => {
    const { personGuid: guid } = ctx.session;
    const now = ctx.now();
    const goodUntil = new Date(now.getTime() + GOOD_MS);
    const code = newCode();
    const key = await ctx.portal.keyring.companyKey(ctx);
    const fresh = {
      phone: key.seal(phoneSealContext(guid), phone),
      code_hash: codeHash(ctx, { phone, code }),
      tries: 0,
      expires_at: goodUntil,
    };
    await ctx.db
      .insertInto('phone_change')
      .values({ company_id: ctx.company.companyId, person_guid: guid, ...fresh })
      .onConflict((conflict) => conflict.columns(['company_id', 'person_guid']).doUpdateSet(fresh))
      .execute();
    await queuePhoneCode(ctx, { guid, phone, lang: ctx.lang, code, goodUntil });
    const againAt = new Date(now.getTime() + AGAIN_MS).toISOString();
    return { phone: maskPhone(phone), goodUntil: goodUntil.toISOString(), againAt };
  });
}

async function wanted(ctx: InTx<EmployeeCtx>, wish: Wish): Promise<string> {
  // guard: password again before another phone
  await assertPasswordConfirmed(ctx);
  const key = await ctx.portal.keyring.companyKey(ctx);
  const person = await personRow(ctx, ctx.session.personGuid);
  const phone = wish.companys ? unsealed(key, person, 'company_phone') : wish.phone;
  if (!phone) throw new Fault('phoneBad');
  if (unsealed(key, person, 'phone') === phone) throw new Fault('phoneSame');
  return phone;
}
