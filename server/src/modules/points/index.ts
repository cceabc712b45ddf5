import { defineModule } from '../../module.ts';
import { pointsCalls } from './calls.ts';
import { pointsJobs } from './expire-points.ts';
import { opsPointsCalls } from './console/calls.ts';
import { grantApproval } from './console/grant.ts';
import { sheetApproval } from './sheets/run-sheet.ts';
import { checkSheet, forgetSheets, runSheet } from './sheets/sheet-tasks.ts';
import { ownPoints } from './personal-data.ts';

export { expireAllPoints, expirePointsIn } from './expire-points.ts';
export { givePointsBack } from './give-back.ts';
export { grantPoints, type NewGrant } from './grant-points.ts';
export { spendPoints, type Spend } from './spend-points.ts';
export { pointsEnding } from './my-points.ts';
export { usablePoints, type UsablePoints } from './usable-points.ts';

export const points = defineModule({
  personal: [ownPoints],
  calls: { ...pointsCalls, ...opsPointsCalls },
  jobs: pointsJobs,
  tasks: [checkSheet, runSheet],
  approvals: [grantApproval, sheetApproval],
  sweeps: [{ inCompany: forgetSheets }],
});
