import { hash } from '@node-rs/argon2';
import type { Portal } from '../src/ctx.ts';
import { transact } from '../src/db/transact.ts';
import { DEMO_OPERATOR_PASSWORD, demoOperators } from '../../demo/operators.ts';
import { DEMO_PASSWORD } from '../../demo/password.ts';
import { companyIds } from '../src/jobs/repeat.ts';
import { hashPassword } from '../src/modules/identity/index.ts';
import { inPlatform } from '../src/modules/operators/index.ts';

/** The least argon2 takes; a stored hash says itself how much work it is to check. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The demo's people sign in thousands of times in a run, and hardly any test is about what that costs. */
export const cheapPasswords = (portal: Portal): Promise<void> => keep(portal, (password) => hash(password, LEAST));

/** As a portal keeps them, for a test about how long signing in takes. */
export const dearPasswords = (portal: Portal): Promise<void> => keep(portal, hashPassword);

async function keep(portal: Portal, hashed: (password: string) => Promise<string>): Promise<void> {
  const [people, operators] = [await hashed(DEMO_PASSWORD), await hashed(DEMO_OPERATOR_PASSWORD)];
  for (const companyId of await companyIds(portal))
    await transact({ portal, company: { companyId } }, ({ db }) =>
      db.updateTable('account').set({ password_hash: people }).where('password_hash', '<>', '').execute(),
    );
  const names = demoOperators.map(({ login }) => login);
  await inPlatform({ portal }, ({ db }) =>
    db.updateTable('operator').set({ password_hash: operators }).where('login_name', 'in', names).execute(),
  );
}
