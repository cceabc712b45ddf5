import type { Payload } from '#contract/call';
import type { Registry } from '#contract/registry';
import { MOST_CLAIM_FILES, type ClaimState } from '#contract/calls/reimbursement';
import { dataOf } from '../answers.ts';
import { ACCOUNT_NUMBER, makeClaim } from '../claims.ts';
import { CROWD_COMPANY } from '../crowd.ts';
import { someone } from '../examined.ts';
import { sendFile } from '../files.ts';
import { rawPdf } from '../pdfs.ts';
import type { TestPortal } from '../portal.ts';
import { query, refused, serviceOf, type Asked, type Refusals } from './refusal.ts';

const companyId = CROWD_COMPANY;
const FEES: Payload<Registry['SaveClaimFees']> = {
  ...{ type: 'physical', city: '阿勒泰', hospital: '阿勒泰地区人民医院' },
  ...{ examDay: '2026-05-20', amountFen: 70_200 },
};
/** The name of everybody in the crowd. */
const NAME = '群众';
const ACCOUNT = { accountName: NAME, bank: '招商银行上海静安支行', accountNumber: ACCOUNT_NUMBER };

/** A person far from every centre, with a claim. */
async function claiming(portal: TestPortal, state: ClaimState = 'draft', change = '') {
  const who = await someone(portal);
  await query(portal, `UPDATE person SET city_id = 654300, city_name = '阿勒泰' WHERE person_guid = $1`, [who.guid]);
  const { claimId: reimId } = await makeClaim(portal, { companyId, personGuid: who.guid, state });
  if (change) await query(portal, `UPDATE claim SET ${change} WHERE claim_id = $1`, [reimId]);
  return { who, reimId };
}
const fees = async (portal: TestPortal, examDay: string): Promise<Asked> => {
  const { who, reimId } = await claiming(portal);
  return refused(portal, 'SaveClaimFees', { ...FEES, reimId, examDay }, who.token);
};
const account = async (portal: TestPortal, change: Partial<typeof ACCOUNT>, claim = ''): Promise<Asked> => {
  const { who, reimId } = await claiming(portal, 'draft', claim);
  return refused(portal, 'SaveClaimAccount', { reimId, ...ACCOUNT, ...change }, who.token);
};
const submitting = async (portal: TestPortal, claim: string, also = 'SELECT $1::bigint'): Promise<Asked> => {
  const { who, reimId } = await claiming(portal, 'draft', claim);
  await query(portal, also, [reimId]);
  return refused(portal, 'SubmitClaim', { reimId }, who.token);
};

export const claimRefusals: Refusals = {
  claimCovered: async (portal) => {
    const who = await someone(portal);
    const { nearest, terms } = dataOf(await portal.call('ClaimPreCheck', {}, { session: who.token }));
    const name = nearest?.name ?? { zh: '', en: '' };
    return refused(portal, 'SaveClaimFees', FEES, who.token, (language) => ({
      ...(language === 'en-us' ? { city: 'Shanghai', center: name.en } : { city: '上海', center: name.zh }),
      km: terms.radiusKm,
    }));
  },
  claimUsedUp: async (portal) => {
    const { who, reimId } = await claiming(portal);
    await query(portal, 'INSERT INTO claim_year VALUES ($1, $2, 2026, 136000)', [companyId, who.guid]);
    const service = await serviceOf(portal, companyId);
    const blanks = (language: 'zh-cn' | 'en-us') => ({ year: 2026, service: service(language) });
    return refused(portal, 'SubmitClaim', { reimId }, who.token, blanks);
  },
  claimHolder: async (portal) => ({
    ...(await account(portal, { accountName: '别人' })),
    blanks: () => ({ name: NAME }),
  }),
  claimBranch: (portal) => account(portal, { bank: '招商银行' }),
  claimAccountBad: (portal) => account(portal, { accountNumber: '12345' }),
  claimAccountNeeded: (portal) => account(portal, { accountNumber: '' }, 'details = NULL'),
  claimDayAhead: (portal) => fees(portal, '2026-06-11'),
  claimTooLate: async (portal) => {
    const service = await serviceOf(portal, companyId);
    return { ...(await fees(portal, '2026-01-20')), blanks: (language) => ({ days: 60, service: service(language) }) };
  },
  claimDocuments: async (portal) => ({
    ...(await submitting(portal, '', `DELETE FROM claim_file WHERE claim_id = $1 AND kind = 'report'`)),
    blanks: (language) => ({ documents: language === 'en-us' ? 'check-up report' : '体检报告' }),
  }),
  claimIncomplete: (portal) => submitting(portal, 'details = NULL'),
  claimLocked: async (portal) => {
    const { who, reimId } = await claiming(portal, 'submitted');
    return refused(portal, 'DropClaim', { reimId }, who.token);
  },
  claimFilesFull: async (portal) => {
    const { who, reimId } = await claiming(portal);
    await query(
      portal,
      `INSERT INTO claim_file (company_id, claim_id, file_id, kind, added_at)
       SELECT company_id, $2, file_id, 'invoice', $3 FROM file
       WHERE company_id = $1 AND file_id NOT IN (SELECT file_id FROM claim_file WHERE claim_id = $2) LIMIT $4`,
      [companyId, reimId, portal.clock.now(), MOST_CLAIM_FILES - 2],
    );
    const sent = { call: 'UploadClaimFile', payload: { reimId, kind: 'invoice' }, bytes: rawPdf() } as const;
    return {
      ask: (language) => sendFile(portal, who.token, { ...sent, language }),
      blanks: () => ({ most: MOST_CLAIM_FILES }),
    };
  },
  notYours: async (portal) => {
    const [{ reimId }, other] = [await claiming(portal), await someone(portal)];
    return refused(portal, 'MyClaim', { reimId }, other.token);
  },
};
