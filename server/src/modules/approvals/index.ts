import type { opsApprovals } from '#contract/ops/approvals';
import { sealedTable } from '../../db/sealed-tables.ts';
import type { Handlers } from '../../http/handlers.ts';
import { defineModule } from '../../module.ts';
import { approve, decline } from './decide.ts';
import { countWaiting, listApprovals } from './list.ts';
import { approvalsAbout } from './personal-data.ts';
import { expireOver } from './queries.ts';

export { askForApproval } from './ask.ts';
export { needsSecond, recordAlone, type Issue } from './issued-alone.ts';
export { provideApprovals } from './kinds.ts';
export { waitingAbout } from './waiting-about.ts';
export { waitingFor } from './queries.ts';

const approvalCalls: Handlers<typeof opsApprovals> = {
  OpsApprovals: listApprovals,
  OpsApprovalsWaiting: countWaiting,
  OpsApprovalApprove: approve,
  OpsApprovalDecline: decline,
};

export const approvals = defineModule({
  sealed: [sealedTable({ table: 'approval', key: ['approval_id'], sealed: ['proposal'] })],
  calls: approvalCalls,
  personal: [approvalsAbout],
  sweeps: [{ inCompany: expireOver }],
});
