import { randomInt } from 'node:crypto';
import type { InPlatform } from '../in-platform.ts';

const HOW_MANY = 10;
/** Without characters that are easily misread; ten of these are 49 random bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;
const KIND = 'operator-recovery';

/** New codes to use when the telephone is lost; those of before count no longer. */
export async function renewRecoveryCodes(ctx: InPlatform, operatorId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await dropRecoveryCodes(ctx, operatorId);
  const rows: { operator_id: number; code_hash: Buffer; used_at: null }[] = [];
  for (const code of codes) {
    const key = await ctx.portal.keyring.companyKey(ctx);
    const code_hash = key.index(KIND, whoseCode(operatorId, code));
    rows.push({ operator_id: operatorId, code_hash, used_at: null });
  }
  await ctx.db.insertInto('operator_recovery').values(rows).execute();
  return codes;
}

export const dropRecoveryCodes = ({ db }: InPlatform, operatorId: number): Promise<unknown> =>
  db.deleteFrom('operator_recovery').where('operator_id', '=', operatorId).execute();

/** Whether it is one of the operator's codes that was not used before; it is now. */
export async function spendRecoveryCode(
  ctx: InPlatform,
  operatorId: number,
  typed: string,
  at: Date,
): Promise<boolean> {
  const key = await ctx.portal.keyring.companyKey(ctx);
  const spent = await ctx.db
    .updateTable('operator_recovery')
    .set({ used_at: at })
    .where('operator_id', '=', operatorId)
    .where('code_hash', 'in', key.indexes(KIND, whoseCode(operatorId, typed)))
    // guard: a recovery code counts once
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
}

export async function recoveryCodesLeft({ db }: InPlatform, operatorId: number): Promise<number> {
  const rows = await db
    .selectFrom('operator_recovery')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .execute();
  return rows.length;
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Typed with or without the dash, in any case. */
function whoseCode(operatorId: number, typed: string): string {
  const letters = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  return `${operatorId}|${letters}`;
}
