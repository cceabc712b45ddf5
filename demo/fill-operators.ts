import type { Portal } from '../server/src/ctx.ts';
import { asConsole } from '../server/src/db/transact.ts';
import { hashPassword } from '../server/src/modules/identity/index.ts';
import {
  inPlatform,
  insertOperator,
  renewRecoveryCodes,
  setSecondFactor,
} from '../server/src/modules/operators/index.ts';
import { DEMO_OPERATOR_PASSWORD, demoOperators } from './operators.ts';

/** One or two operators per role, ready to sign in: the second factor is set up and the password is one's own. */
export async function fillOperators(portal: Portal): Promise<void> {
  const known = await inPlatform({ portal }, ({ db }) => db.selectFrom('operator').select('login_name').execute());
  const missing = demoOperators.filter(({ login }) => !known.some(({ login_name }) => login_name === login));
  if (missing.length === 0) return;
  const passwordHash = await hashPassword(DEMO_OPERATOR_PASSWORD);
  await inPlatform({ portal }, async (ctx) => {
    for (const { login, role, name, secret } of missing) {
      const operatorId = await insertOperator(ctx, { loginName: login, name, role }, passwordHash);
      if (operatorId === undefined) continue; // another node was faster
      await setSecondFactor(ctx, operatorId, { secret, step: 0 });
      await renewRecoveryCodes(ctx, operatorId);
      await ctx.db.updateTable('operator').set({ must_change: false }).where('operator_id', '=', operatorId).execute();
    }
  });
}

/** By the names they sign in with; none where the database is not the demo world's alone. */
export type OperatorIds = ReadonlyMap<string, number>;

export const demoOperatorIds = async ({ database }: Portal): Promise<OperatorIds> => {
  const found = await asConsole(database, (db) =>
    db.selectFrom('operator').select(['login_name', 'operator_id']).execute(),
  );
  return new Map(found.map(({ login_name, operator_id }) => [login_name, operator_id]));
};
