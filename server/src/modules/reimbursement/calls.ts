import type { opsReimbursement } from '#contract/ops/reimbursement';
import type { reimbursement as contract } from '#contract/calls/reimbursement';
import type { Handlers } from '../../http/handlers.ts';
import { findBanks } from './find-banks.ts';
import { myClaim, myClaimCount, myClaims, preCheck } from './my-claims.ts';
import { makeBatch, markPaid } from './console/batch.ts';
import { listBatches, openBatchFile } from './console/batches.ts';
import { opsClaim, opsClaimFile } from './console/detail.ts';
import { listClaims } from './console/list.ts';
import { approveClaim, rejectClaim, returnClaim, revealOfClaim } from './console/review.ts';
import { addPaper, removePaper } from './papers.ts';
import { dropClaim, saveAccount, saveFees } from './save-draft.ts';
import { submitClaim, withdrawClaim } from './submit-claim.ts';

export const reimbursementCalls: Handlers<typeof contract> = {
  ClaimPreCheck: preCheck,
  MyClaims: myClaims,
  MyClaim: myClaim,
  MyClaimCount: myClaimCount,
  SaveClaimFees: saveFees,
  SaveClaimAccount: saveAccount,
  UploadClaimFile: addPaper,
  RemoveClaimFile: removePaper,
  SubmitClaim: submitClaim,
  WithdrawClaim: withdrawClaim,
  DropClaim: dropClaim,
  FindBanks: async (_ctx, { text }) => ({ banks: findBanks(text) }),
};

export const opsReimbursementCalls: Handlers<typeof opsReimbursement> = {
  OpsClaims: listClaims,
  OpsClaim: opsClaim,
  OpsClaimFile: opsClaimFile,
  OpsClaimReveal: revealOfClaim,
  OpsClaimReturn: returnClaim,
  OpsClaimReject: rejectClaim,
  OpsClaimApprove: approveClaim,
  OpsClaimBatches: listBatches,
  OpsClaimBatchMake: makeBatch,
  OpsClaimBatchFile: openBatchFile,
  OpsClaimBatchPaid: markPaid,
};
