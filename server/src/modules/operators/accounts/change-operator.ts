import type { OperatorRole } from '#contract/values/operator-roles';
import type { OperatorCtx } from '../../../ctx.ts';
import { commitOnce, type Committed } from '../../../db/once.ts';
import { Fault } from '../../../fault.ts';
import { decidesFrom } from '../decides-from.ts';
import { asPlatform, type InPlatform } from '../in-platform.ts';
import { operatorById, type Operator } from '../queries.ts';
import { recordOn } from '../record.ts';
import { endSessions, endTickets, forgetSessions } from '../sign-in/session.ts';

export interface Changes {
  name?: string | undefined;
  role?: OperatorRole | undefined;
  disabled?: boolean | undefined;
}

/** By an administrator. Who loses a role or the account is signed out at once. */
export async function changeOperator(
  ctx: OperatorCtx,
  operatorId: number,
  changes: Changes,
): Promise<Committed<Record<string, never>>> {
  const done = await commitOnce(asPlatform(ctx), async (ctx) => {
    const admins = await lockAdmins(ctx);
    const before = await operatorById(ctx, operatorId);
    if (!before) throw new Fault('operatorUnknown');
    const { name = before.name, role = before.role, disabled = before.disabled } = changes;
    const after = { name, role, disabled };
    const isAdmin = role === 'admin' && !disabled;
    if (!isAdmin && admins.length === 1 && admins[0] === operatorId) throw new Fault('lastAdmin');
    const decides =
      role === before.role && disabled === before.disabled ? {} : { decides_from: decidesFrom(ctx.portal) };
    await ctx.db
      .updateTable('operator')
      .set({ ...after, ...decides })
      .where('operator_id', '=', operatorId)
      .execute();
    if (/* guard: a new role ends sessions */ role !== before.role || disabled) {
      // a sign-in that is entering holds its ticket: its session is there once the ticket could be ended
      await endTickets(ctx, operatorId);
      await endSessions(ctx, operatorId);
    }
    await recordOn(ctx, operatorId, 'operator.change', told(before, after));
    return {};
  });
  forgetSessions(ctx.portal);
  return done;
}

/** The active administrators: two who take each other's role away at the same moment wait here for each other. */
async function lockAdmins({ db }: InPlatform): Promise<number[]> {
  const rows = await db
    .selectFrom('operator')
    .select('operator_id')
    .where('role', '=', 'admin')
    .where('disabled', '=', false)
    .orderBy('operator_id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.operator_id);
}

/** The changes, for the audit; a name is personal and is not told. */
function told(before: Operator, after: Pick<Operator, 'name' | 'role' | 'disabled'>): string {
  const changed = [
    before.name === after.name ? '' : 'name',
    before.role === after.role ? '' : `role ${before.role} → ${after.role}`,
    before.disabled === after.disabled ? '' : after.disabled ? 'disabled' : 'enabled',
  ];
  return changed.filter(Boolean).join(', ');
}
