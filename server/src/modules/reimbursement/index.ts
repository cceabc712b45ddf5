import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { closePath } from '../company/index.ts';
import { batchTask } from './batch-task.ts';
import { opsReimbursementCalls, reimbursementCalls } from './calls.ts';
import { preCheck } from './my-claims.ts';
import { ownsClaim } from './owns-claim.ts';
import { ownClaims } from './personal-data.ts';

export { sealDetails } from './details.ts';
export { returnedClaims } from './my-claims.ts';
export { claimMark } from './queries.ts';

export const reimbursement = defineModule({
  personal: [ownClaims],
  sealed: [sealedTable({ table: 'claim', key: ['claim_id'], sealed: ['details'] })],
  calls: { ...reimbursementCalls, ...opsReimbursementCalls },
  owns: { claim: (ctx, id) => ownsClaim(ctx, Number(id)) },
  tasks: [batchTask],
  // by the rule the claim itself is refused by
  start: async (portal) => closePath(portal, '/web/reimbursement', async (ctx) => !(await preCheck(ctx)).mayClaim),
});
