import type { EmployeeCtx, InTx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { assertPasswordConfirmed } from '../identity/index.ts';
import { formerRelative } from './relatives/former-relative.ts';
import { phoneOf } from './present.ts';
import { hasAccount, personRow } from './queries.ts';

/** A relative's number that an employee has replaced. */
export interface ReplacedPhone {
  guid: string;
  old: string;
  phone: string;
}

/** In the transaction that replaces it: the owner of the old number hears of it (modules/contact). */
export type TellReplaced = (ctx: InTx<EmployeeCtx>, replaced: ReplacedPhone) => Promise<void>;

interface Wish {
  customerGuid?: string | undefined;
  idNumber?: string;
  phone: string;
}

/** Which number a form would replace, before anything is written; of a removed relative, the former one. */
export const phoneToReplace = (ctx: EmployeeCtx, { customerGuid, idNumber = '', phone }: Wish) =>
  transact(ctx, async (ctx): Promise<string | undefined> => {
    const guid = customerGuid ?? (await formerRelative(ctx, idNumber));
    if (!phone || guid === undefined || guid === ctx.session.personGuid) return undefined;
    const old = phoneOf(await ctx.portal.keyring.companyKey(ctx), await personRow(ctx, guid));
    if (!old || old === phone || (await hasAccount(ctx, guid))) return undefined;
    await assertPasswordConfirmed(ctx);
    return old;
  });
