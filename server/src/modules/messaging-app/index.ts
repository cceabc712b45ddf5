import type { InCompany } from '../../ctx.ts';
import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { ownBindings } from './personal-data.ts';

export { bind, bindingOf, boundAccount, boundSince, openIdOfSession, unbind, type Bound } from './bindings.ts';
export { beginRound, companyOfRound } from './round.ts';
export { readTold, spendTold, tell, whoWasTold, type Told } from './told.ts';

const forgetSpent = ({ db, company, portal }: InCompany): Promise<unknown> =>
  db
    .deleteFrom('messaging_spent')
    .where('company_id', '=', company.companyId)
    .where('expires_at', '<', portal.clock())
    .execute();

/** Its calls are identity's, which signs in and out. */
export const messagingApp = defineModule({
  sealed: [
    sealedTable({
      table: 'messaging_binding',
      key: ['account_id', 'app_id'],
      sealed: ['openid'],
      indexes: ['openid_index'],
    }),
  ],
  personal: [ownBindings],
  sweeps: [{ inCompany: forgetSpent }],
});
