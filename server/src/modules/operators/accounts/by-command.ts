import { randomUUID } from 'node:crypto';
import { operators as contract } from '#contract/ops/operators';
import type { Portal } from '../../../ctx.ts';
import { Fault } from '../../../fault.ts';
import { recordAudit } from '../../audit/index.ts';
import { hashPassword, normalLogin } from '../../identity/index.ts';
import { insertOperator } from './add-operator.ts';
import { inPlatform, type InPlatform } from '../in-platform.ts';
import { initialPassword } from '../sign-in/passwords.ts';
import { presentOperator } from '../present.ts';
import { allOperators } from '../queries.ts';
import { forgetFactor, setInitialPassword } from './reset-operator.ts';

/** Operators by command, without an account: for an administrator of the machine, who makes the first one so. */

/** Answers with the initial password. */
export async function addByCommand(portal: Portal, wanted: Record<string, unknown>): Promise<string> {
  const parsed = contract.OperatorAdd.in.safeParse(wanted);
  if (!parsed.success) throw new Fault('badInput', { field: String(parsed.error.issues[0]?.path[0] ?? '') });
  const password = initialPassword();
  const passwordHash = await hashPassword(password);
  await inPlatform({ portal }, async (ctx) => {
    const operatorId = await insertOperator(ctx, parsed.data, passwordHash);
    if (operatorId === undefined) throw new Fault('loginNameTaken');
    await recordCommand(ctx, operatorId, 'operator.add', parsed.data.role);
  });
  return password;
}

/** A new initial password, and a new second factor at the next sign-in. */
export async function resetByCommand(portal: Portal, loginName: string): Promise<string> {
  const password = initialPassword();
  const passwordHash = await hashPassword(password);
  await inPlatform({ portal }, async (ctx) => {
    const found = await ctx.db
      .selectFrom('operator')
      .select('operator_id')
      .where('login_name', '=', normalLogin(loginName))
      .executeTakeFirst();
    if (!found) throw new Fault('operatorUnknown');
    await setInitialPassword(ctx, found.operator_id, passwordHash);
    await forgetFactor(ctx, found.operator_id);
    await recordCommand(ctx, found.operator_id, 'operator.reset', '');
  });
  return password;
}

export const listByCommand = async (portal: Portal) =>
  (await inPlatform({ portal }, allOperators)).map(presentOperator);

const recordCommand = (ctx: InPlatform, operatorId: number, action: string, reason: string): Promise<unknown> =>
  recordAudit(ctx, {
    actor: { kind: 'command', id: 'npm run operator', role: '' },
    action,
    subject: { kind: 'operator', id: String(operatorId) },
    personGuid: null,
    reason,
    requestId: randomUUID(),
  });
