import type { OperatorRole } from '#contract/values/operator-roles';
import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { hashPassword, normalLogin } from '../../identity/index.ts';
import { decidesFrom } from '../decides-from.ts';
import { asPlatform, type InPlatform } from '../in-platform.ts';
import { initialPassword } from '../sign-in/passwords.ts';
import { recordOn } from '../record.ts';

export interface NewOperator {
  loginName: string;
  name: string;
  role: OperatorRole;
}

/** By an administrator; the answer holds the initial password, which is stored nowhere. */
export async function addOperator(
  ctx: OperatorCtx,
  wanted: NewOperator,
): Promise<Committed<{ operatorId: number; initialPassword: string }>> {
  const password = initialPassword();
  const passwordHash = await hashPassword(password);
  return commitOnce(asPlatform(ctx), async (ctx) => {
    const operatorId = await insertOperator(ctx, wanted, passwordHash, decidesFrom(ctx.portal));
    if (operatorId === undefined) throw new Fault('loginNameTaken');
    await recordOn(ctx, operatorId, 'operator.add', wanted.role);
    return { operatorId, initialPassword: password };
  });
}

/** Answers with nothing when the login name is taken. */
export async function insertOperator(
  { db, portal }: InPlatform,
  { loginName, name, role }: NewOperator,
  passwordHash: string,
  decides_from: Date | null = null,
): Promise<number | undefined> {
  const added = await db
    .insertInto('operator')
    .values({
      login_name: normalLogin(loginName),
      name,
      role,
      password_hash: passwordHash,
      totp_secret: null,
      totp_last_step: null,
      ...{ created_at: portal.clock(), decides_from },
    })
    .onConflict((conflict) => conflict.column('login_name').doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  return added?.operator_id;
}
