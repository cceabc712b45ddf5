import type { Payload } from '#contract/call';
import type { OperatorRole } from '#contract/values/operator-roles';
import { CLAIM_CHECKS } from '#contract/schemas/claim-choices';
import type { OpsRegistry } from '#contract/ops/registry';
import { dataOf } from '../answers.ts';
import { makeClaim } from '../claims.ts';
import { CROWD_COMPANY } from '../crowd.ts';
import { someone } from '../examined.ts';
import type { TestPortal } from '../portal.ts';
import { query, refused, type Asked, type Refusals } from './refusal.ts';

const companyId = CROWD_COMPANY;
const reason = '银行回单已核对';
/** A company without claims in the demo world. */
const PLAIN = 270;

const claimOf = async (portal: TestPortal, amountFen: number) =>
  makeClaim(portal, { companyId, personGuid: (await someone(portal)).guid, amountFen });

type Approval = Payload<OpsRegistry['OpsClaimApprove']>;
async function approving(portal: TestPortal, amountFen: number, change: Partial<Approval> = {}, blanks = {}) {
  const { claimId } = await claimOf(portal, amountFen);
  const wish = { companyId, claimId, revision: 0, amountFen, checked: [...CLAIM_CHECKS], ...change };
  return refused(portal, 'OpsClaimApprove', wish, await portal.operator('support'), blanks);
}

/** A claim above the amount, looked at by one of this role and then by support. */
async function secondLook(portal: TestPortal, first: OperatorRole): Promise<Asked> {
  const { claimId } = await claimOf(portal, 120_000);
  const wish = { companyId, claimId, revision: 0, amountFen: 120_000, checked: [...CLAIM_CHECKS] };
  const support = await portal.operator('support');
  dataOf(await portal.call('OpsClaimApprove', wish, { session: await portal.operator(first) }));
  const { revision, limit } = dataOf(await portal.call('OpsClaim', { companyId, claimId }, { session: support }));
  const yuan = (limit.fourEyesFen / 100).toFixed(2);
  return refused(portal, 'OpsClaimApprove', { ...wish, revision }, support, { yuan });
}

const revealing = async (portal: TestPortal, field: 'idNumber' | 'name', purpose: 'other' | 'contact') => {
  const { claimId } = await claimOf(portal, 68_000);
  return refused(portal, 'OpsClaimReveal', { companyId, claimId, field, purpose }, await portal.operator('support'));
};

export const claimReviewRefusals: Refusals = {
  claimChecklist: (portal) => approving(portal, 68_000, { checked: [] }),
  claimChanged: (portal) => approving(portal, 68_000, { revision: 9 }),
  claimAboveAsked: (portal) => approving(portal, 68_000, { amountFen: 68_001 }, { asked: '680.00' }),
  claimLimit: async (portal) => {
    const { guid: personGuid } = await someone(portal);
    await query(portal, 'INSERT INTO claim_year VALUES ($1, $2, 2026, 90000)', [companyId, personGuid]);
    const { claimId } = await makeClaim(portal, { companyId, personGuid, amountFen: 60_000 });
    const wish = { companyId, claimId, revision: 0, amountFen: 60_000, checked: [...CLAIM_CHECKS] };
    return refused(portal, 'OpsClaimApprove', wish, await portal.operator('support'), { year: 2026, left: '460.00' });
  },
  claimFourEyes: (portal) => secondLook(portal, 'support'),
  claimNeedsFinance: (portal) => secondLook(portal, 'finance'),
  nothingToPay: async (portal) =>
    refused(portal, 'OpsClaimBatchMake', { companyId: PLAIN }, await portal.operator('finance')),
  batchPaid: async (portal) => {
    const { guid: personGuid } = await someone(portal);
    const { claimId: batchId } = await makeClaim(portal, { companyId, personGuid, state: 'paying' });
    const [wish, finance] = [{ companyId, batchId, reason }, await portal.operator('finance')];
    dataOf(await portal.call('OpsClaimBatchPaid', wish, { session: finance }));
    return refused(portal, 'OpsClaimBatchPaid', wish, finance);
  },
  revealReasonNeeded: (portal) => revealing(portal, 'name', 'other'),
  nothingToReveal: (portal) => revealing(portal, 'idNumber', 'contact'),
};
