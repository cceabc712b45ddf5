import type { CallName } from '#contract/registry';
import type { ClaimState } from '#contract/calls/reimbursement';
import { forgetClaim, makeClaim } from './claims.ts';
import type { SignedIn, TestPortal } from './portal.ts';
import { learnedOf } from './registry-learned.ts';

/** Where the actor's claim must be, so that the call's sample is answered. */
const SCENES: Partial<Record<CallName, ClaimState>> = {
  MyClaim: 'draft',
  SaveClaimFees: 'draft',
  SaveClaimAccount: 'draft',
  UploadClaimFile: 'draft',
  RemoveClaimFile: 'draft',
  // sent in again: whether a centre is near was asked the first time
  SubmitClaim: 'returned',
  WithdrawClaim: 'submitted',
  DropClaim: 'draft',
};

/** Makes the claim anew each time, since most calls change it. */
export async function setClaimScene(stage: TestPortal, who: SignedIn, call: CallName): Promise<void> {
  const state = SCENES[call];
  if (!state) return;
  const { claimId, claimFileId: fileId } = learnedOf(who);
  await forgetClaim(stage, claimId, fileId);
  const own = { companyId: who.user.CompanyId, personGuid: who.user.CustomerGuid };
  await makeClaim(stage, { ...own, claimId, fileId, state });
}
