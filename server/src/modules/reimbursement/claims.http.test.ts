import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import { faults, faultText, type FaultName } from '#contract/faults';
import type { Registry } from '#contract/registry';
import { dataOf, faultOf, textOf } from '../../../test/answers.ts';
import { ACCOUNT_NUMBER, makeClaim } from '../../../test/claims.ts';
import { setConfig } from '../../../test/company-config.ts';
import { CROWD_COMPANY, makeCrowd } from '../../../test/crowd.ts';
import { fetchFile, refusedWith, sendFile } from '../../../test/files.ts';
import { rawPdf } from '../../../test/pdfs.ts';
import { startPortal, type Answer, type SignedIn, type TestPortal } from '../../../test/portal.ts';
import { everyRow } from '../../../test/rows.ts';

let portal: TestPortal;
let remote: SignedIn;
let teen: SignedIn;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  remote = await portal.login('demo', 'remote');
  teen = await portal.login('demo', 'teen');
});
afterAll(() => portal.stop());
// a person does not send in twenty papers a day; this file does
beforeEach(() => ask('DELETE FROM file_day'));

const HILTON = 210;
const ask = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query(query, values)).rows as T[];

type Fees = Payload<Registry['SaveClaimFees']>;
const FEES: Fees = {
  type: 'physical',
  city: '阿勒泰',
  hospital: '阿勒泰地区人民医院',
  examDay: '2026-05-20',
  amountFen: 70_200,
};
const ACCOUNT = { accountName: '马骁', bank: '中国农业银行阿勒泰团结路支行', accountNumber: ACCOUNT_NUMBER };

const fees = (who: SignedIn, change: Partial<Fees> = {}, language?: 'en-us') =>
  portal.call('SaveClaimFees', { ...FEES, ...change }, { session: who, ...(language && { language }) });
const account = (who: SignedIn, reimId: number, change: Partial<typeof ACCOUNT> = {}, language?: 'en-us') =>
  portal.call('SaveClaimAccount', { reimId, ...ACCOUNT, ...change }, { session: who, ...(language && { language }) });
const addPaper = (who: SignedIn, reimId: number, kind: 'invoice' | 'report' | 'vaccination' = 'invoice') =>
  sendFile(portal, who, { call: 'UploadClaimFile', payload: { reimId, kind }, bytes: rawPdf(), name: `${kind}.pdf` });
const submit = (who: SignedIn, reimId: number, language?: 'en-us') =>
  portal.call('SubmitClaim', { reimId }, { session: who, ...(language && { language }) });

async function draft(change: Partial<Fees> = {}): Promise<number> {
  const { reimId } = dataOf(await fees(remote, change));
  return reimId;
}
async function whole(change: Partial<Fees> = {}): Promise<number> {
  const reimId = await draft(change);
  dataOf(await account(remote, reimId));
  for (const kind of ['invoice', 'report'] as const) dataOf(await addPaper(remote, reimId, kind));
  return reimId;
}

/** The same refusal, said in both languages, with everything in its blanks. */
async function refused(fault: FaultName, make: (language?: 'en-us') => Promise<Answer>): Promise<void> {
  const [zh, en] = [await make(), await make('en-us')];
  expect([faultOf(zh), faultOf(en)]).toEqual([fault, fault]);
  expect(textOf(zh)).toMatch(/\p{Script=Han}/u);
  expect(`${textOf(zh)}${textOf(en)}`).not.toMatch(/\{|undefined/);
  expect(textOf(en).slice(0, 12)).toBe(faultText(fault, 'en-us').slice(0, 12));
  expect(faults[fault].next).not.toBe('none');
}

describe('the pre-check', () => {
  it('lets a person without a near centre claim, and says up to how much and with which papers', async () => {
    const found = dataOf(await portal.call('ClaimPreCheck', {}, { session: remote }));
    expect(found).toMatchObject({ mayClaim: true, because: 'claimsOnly', reason: null, city: '阿勒泰' });
    expect(found.terms).toMatchObject({ year: 2026, limitFen: 136_000, radiusKm: 50, withinDays: 60 });
    expect(found.terms.documents).toEqual({ physical: ['invoice', 'report'], vaccine: ['invoice', 'vaccination'] });
    expect(found.applicant).toMatchObject({ name: '马骁' });
    expect(found.applicant.idNumber).toMatch(/^\d{3}\*+[\dX]{4}$/);
  });

  // proves: claims: only where no centre is near
  it('refuses a person with one, with its name and the radius, in both languages', async () => {
    for (const [language, words] of [
      ['zh-cn', '50 公里内有合作机构'],
      ['en-us', 'within 50 km of Guangzhou'],
    ] as const) {
      const found = dataOf(await portal.call('ClaimPreCheck', {}, { session: teen, language }));
      expect(found).toMatchObject({ mayClaim: false, because: 'none', reason: { fault: 'claimCovered' } });
      expect(found.reason?.text).toContain(words);
      expect(found.nearest?.km).toBeLessThan(50);
    }
    await refused('claimCovered', (language) => fees(teen, {}, language));
  });

  it('goes by the radius of the company', async () => {
    const [member] = await makeCrowd(portal, 1);
    await ask('UPDATE person SET city_id = 654300, city_name = $2 WHERE person_guid = $1', [member?.guid, '阿勒泰']);
    const by = { session: member?.token ?? '' };
    expect(dataOf(await portal.call('ClaimPreCheck', {}, by))).toMatchObject({ mayClaim: true, because: 'noCentre' });
    await setConfig(portal, HILTON, 'reimbursement', { radiusKm: 0 });
    const elsewhere = await portal.login('hilton', 'emp');
    const found = dataOf(await portal.call('ClaimPreCheck', {}, { session: elsewhere }));
    expect(found).toMatchObject({ mayClaim: true, because: 'noCentre', terms: { radiusKm: 0 } });
    expect(found.nearest?.km).toBeLessThan(50);
  });

  it('says when the year is used up', async () => {
    const [member] = await makeCrowd(portal, 1);
    const guid = member?.guid ?? '';
    await ask('UPDATE person SET city_id = 654300 WHERE person_guid = $1', [guid]);
    await ask('INSERT INTO claim_year VALUES ($1, $2, 2026, 136000)', [CROWD_COMPANY, guid]);
    const found = dataOf(await portal.call('ClaimPreCheck', {}, { session: member?.token ?? '' }));
    expect(found).toMatchObject({ mayClaim: false, reason: { fault: 'claimUsedUp' }, terms: { leftFen: 0 } });
  });
});

describe('a draft', () => {
  it('is kept at each step, and found again elsewhere', async () => {
    const reimId = await draft();
    const elsewhere = await portal.login('demo', 'remote');
    expect(dataOf(await portal.call('MyClaim', { reimId }, { session: elsewhere }))).toMatchObject({
      ...{ state: 'draft', type: 'physical', city: '阿勒泰', hospital: '阿勒泰地区人民医院', examDay: '2026-05-20' },
      ...{ amountFen: 70_200, accountName: '', files: [], mayEdit: true, mayWithdraw: false, history: [] },
    });
    dataOf(await account(remote, reimId));
    dataOf(await addPaper(remote, reimId));
    const found = dataOf(await portal.call('MyClaim', { reimId }, { session: elsewhere }));
    expect(found).toMatchObject({ accountName: '马骁', bank: ACCOUNT.bank, mobile: '199****0008' });
    expect(found.accountNumber).toBe('***************0018');
    expect(found.files).toMatchObject([{ kind: 'invoice', name: 'invoice.pdf', mediaType: 'application/pdf' }]);
  });

  it('keeps the account number and the mobile that are not typed again', async () => {
    const reimId = await draft();
    dataOf(await portal.call('SaveClaimAccount', { reimId, ...ACCOUNT, mobile: '138 0000 2316' }, { session: remote }));
    dataOf(await account(remote, reimId, { accountNumber: '', bank: '招商银行乌鲁木齐分行' }));
    expect(dataOf(await portal.call('MyClaim', { reimId }, { session: remote }))).toMatchObject({
      ...{ bank: '招商银行乌鲁木齐分行', accountNumber: '***************0018', mobile: '138****2316' },
    });
  });

  it('lies sealed: neither the account nor who holds it can be read', async () => {
    await whole();
    const { claim = '' } = await everyRow(portal.portal.database.pool);
    expect(claim).toContain('阿勒泰地区人民医院');
    for (const secret of [ACCOUNT_NUMBER, ACCOUNT.bank, '马骁']) {
      expect(claim).not.toContain(secret);
      expect(claim).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  it('goes for good, papers and all, while it is unseen', async () => {
    const reimId = await whole();
    const { files } = dataOf(await portal.call('MyClaim', { reimId }, { session: remote }));
    dataOf(await portal.call('DropClaim', { reimId }, { session: remote }));
    expect(faultOf(await portal.call('MyClaim', { reimId }, { session: remote }))).toBe('notYours');
    const address = `/AppApi/File?fileId=${files[0]?.fileId}`;
    expect(refusedWith(await fetchFile(portal, address, { 'x-session': remote.token }))).toBe('notYours');
    const sent = await whole();
    dataOf(await submit(remote, sent));
    expect(faultOf(await portal.call('DropClaim', { reimId: sent }, { session: remote }))).toBe('claimLocked');
  });
});

describe('its problems are said', () => {
  // proves: claims: the holder is the person
  it('holder, branch and account number', async () => {
    const reimId = await draft();
    await refused('claimHolder', (language) => account(remote, reimId, { accountName: '马晓' }, language));
    await refused('claimBranch', (language) => account(remote, reimId, { bank: '中国农业银行' }, language));
    await refused('claimAccountBad', (language) =>
      account(remote, reimId, { accountNumber: '6228480402564890019' }, language),
    );
    await refused('claimAccountNeeded', (language) => account(remote, reimId, { accountNumber: '' }, language));
  });

  it('a day that has not come, or is too long ago', async () => {
    await refused('claimDayAhead', (language) => fees(remote, { examDay: '2026-06-30' }, language));
    await refused('claimTooLate', (language) => fees(remote, { examDay: '2026-03-01' }, language));
  });

  it('an account or papers that are missing when it is sent in', async () => {
    const reimId = await draft({ type: 'vaccine' });
    await refused('claimIncomplete', (language) => submit(remote, reimId, language));
    dataOf(await account(remote, reimId));
    await refused('claimDocuments', (language) => submit(remote, reimId, language));
    expect(textOf(await submit(remote, reimId))).toContain('发票、接种记录');
    dataOf(await addPaper(remote, reimId, 'invoice'));
    dataOf(await addPaper(remote, reimId, 'vaccination'));
    expect(faultOf(await submit(remote, reimId))).toBe('answered');
  });

  // proves: claims: no change after sending
  it('a change of a sent claim', async () => {
    const reimId = await whole();
    dataOf(await submit(remote, reimId));
    await refused('claimLocked', (language) => fees(remote, { reimId }, language));
    await refused('claimLocked', (language) => account(remote, reimId, {}, language));
    await refused('claimLocked', (language) => submit(remote, reimId, language));
    expect(faultOf(await addPaper(remote, reimId))).toBe('claimLocked');
  });

  it('who moves to a covered city cannot send in a draft, but can send one again that came back', async () => {
    const [member] = await makeCrowd(portal, 1);
    const own = { companyId: CROWD_COMPANY, personGuid: member?.guid ?? '' };
    const by = { session: member?.token ?? '' };
    const { claimId: first } = await makeClaim(portal, { ...own, state: 'draft' });
    expect(faultOf(await portal.call('SubmitClaim', { reimId: first }, by))).toBe('claimCovered');
    const { claimId: again } = await makeClaim(portal, { ...own, state: 'returned' });
    expect(faultOf(await portal.call('SubmitClaim', { reimId: again }, by))).toBe('answered');
  });
});

describe('sent in', () => {
  it('has a number, a line of what happened, and can be taken back and sent again', async () => {
    const reimId = await whole();
    const { claimNo, answerBy } = dataOf(await submit(remote, reimId));
    // five working days after Wednesday the 10th
    expect(answerBy).toEqual({ day: '2026-06-17', provisional: false });
    expect(claimNo).toMatch(/^BX20260610\d{6,}$/);
    const { inProgress } = dataOf(await portal.call('MyClaimCount', {}, { session: remote }));
    dataOf(await portal.call('WithdrawClaim', { reimId }, { session: remote }));
    expect(dataOf(await portal.call('MyClaimCount', {}, { session: remote })).inProgress).toBe(inProgress - 1);
    dataOf(await fees(remote, { reimId, amountFen: 60_000 }));
    dataOf(await submit(remote, reimId));
    const found = dataOf(await portal.call('MyClaim', { reimId }, { session: remote }));
    expect(found.history.map(({ kind, amountFen }) => [kind, amountFen])).toEqual([
      ['submitted', 70_200],
      ['withdrawn', null],
      ['resubmitted', 60_000],
    ]);
    expect(found).toMatchObject({ state: 'submitted', mayEdit: false, mayWithdraw: true, answerBy });
  });

  it('is promised an answer within five working days; one that came back as if it were sent again today', async () => {
    const [member] = await makeCrowd(portal, 1);
    const own = { companyId: CROWD_COMPANY, personGuid: member?.guid ?? '' };
    const by = { session: member?.token ?? '' };
    for (const [state, day] of [
      ['draft', undefined],
      ['returned', '2026-06-17'],
      ['reviewed', '2026-06-17'],
      ['approved', undefined],
    ] as const) {
      const { claimId: reimId } = await makeClaim(portal, { ...own, state });
      expect(dataOf(await portal.call('MyClaim', { reimId }, by)).answerBy?.day, state).toBe(day);
      const listed = dataOf(await portal.call('MyClaims', {}, by)).rows.find((row) => row.reimId === reimId);
      expect(listed?.answerBy?.day, state).toBe(day);
    }
  });

  it('is one of a list that is read in pages', async () => {
    const [member] = await makeCrowd(portal, 1);
    const own = { companyId: CROWD_COMPANY, personGuid: member?.guid ?? '' };
    const by = { session: member?.token ?? '' };
    expect(dataOf(await portal.call('MyClaims', {}, by))).toEqual({ rows: [], total: 0, wording: 'finance' });
    for (const state of ['draft', 'submitted', 'reviewed'] as const) await makeClaim(portal, { ...own, state });
    const page = dataOf(await portal.call('MyClaims', { pageSize: 2 }, by));
    expect(page.total).toBe(3);
    expect(page.rows).toHaveLength(2);
    const all = dataOf(await portal.call('MyClaims', {}, by)).rows.map(({ state }) => state);
    // that a second person of ours looks at it is not the employee's concern
    expect(all.toSorted()).toEqual(['draft', 'submitted', 'submitted']);
  });
});

describe('papers', () => {
  it('are the claim’s alone: not of another claim, nor of another person', async () => {
    const [mine, other] = [await draft(), await draft()];
    const { fileId } = dataOf(await addPaper(remote, mine));
    expect(faultOf(await portal.call('RemoveClaimFile', { reimId: other, fileId }, { session: remote }))).toBe(
      'notYours',
    );
    const {
      companyId,
      claimId,
      fileId: foreign,
    } = await makeClaim(portal, {
      ...{ companyId: 100, personGuid: teen.user.CustomerGuid, state: 'draft' },
    });
    expect(companyId).toBe(100);
    for (const attempt of [
      portal.call('MyClaim', { reimId: claimId }, { session: remote }),
      portal.call('SubmitClaim', { reimId: claimId }, { session: remote }),
      portal.call('RemoveClaimFile', { reimId: claimId, fileId: foreign }, { session: remote }),
      portal.call('RemoveClaimFile', { reimId: mine, fileId: foreign }, { session: remote }),
      addPaper(remote, claimId),
    ])
      expect(faultOf(await attempt)).toBe('notYours');
    dataOf(await portal.call('RemoveClaimFile', { reimId: mine, fileId }, { session: remote }));
    expect(dataOf(await portal.call('MyClaim', { reimId: mine }, { session: remote })).files).toEqual([]);
  });

  it('are ten at most', async () => {
    const reimId = await draft();
    await ask(
      `INSERT INTO file (company_id, file_id, owner_kind, owner_id, kind, media_type, name, size, sha256, storage_key, created_at)
       SELECT 100, gen_random_uuid(), 'person', $1, 'full', 'application/pdf', '', 1, '', '', now() FROM generate_series(1, 10)`,
      [remote.user.CustomerGuid],
    );
    await ask(
      `INSERT INTO claim_file SELECT 100, $1, file_id, 'other', now() FROM file WHERE kind = 'full' AND owner_id = $2`,
      [reimId, remote.user.CustomerGuid],
    );
    await refused('claimFilesFull', async (language) =>
      sendFile(portal, remote, {
        ...{ call: 'UploadClaimFile', payload: { reimId, kind: 'other' }, bytes: rawPdf() },
        ...(language && { language }),
      }),
    );
  });
});

it('a refused paper is refused in both languages at once: it stays on the page when the language changes', async () => {
  const reimId = await draft();
  const paper = { call: 'UploadClaimFile', payload: { reimId, kind: 'invoice' }, name: 'a.pdf' } as const;
  const answer = await sendFile(portal, remote, { ...paper, bytes: Buffer.from('no paper at all') });
  const { decoded } = answer;
  const detail = decoded?.ok === false ? decoded.detail : undefined;
  expect(detail?.texts?.['zh-cn']).toBe(textOf(answer));
  expect(detail?.texts?.['en-us']).toMatch(/^[A-Z][^\p{Script=Han}]+$/u);
});

it('a company without claims has none of these calls', async () => {
  const elsewhere = await portal.login('dental', 'emp');
  for (const call of ['ClaimPreCheck', 'MyClaims', 'MyClaimCount'] as const)
    expect(faultOf(await portal.call(call, {}, { session: elsewhere }))).toBe('partClosed');
});

it('banks are looked for by name, short name and letters', async () => {
  const found = dataOf(await portal.call('FindBanks', { text: '招行' }, { session: remote }));
  expect(found.banks[0]).toBe('招商银行');
});
