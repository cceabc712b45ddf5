import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from '#contract/call';
import { CLAIM_CHECKS } from '#contract/schemas/claim-choices';
import { faultText, type FaultName } from '#contract/faults';
import type { OpsRegistry } from '#contract/ops/registry';
import { dataOf, faultOf, textOf } from '../../../../test/answers.ts';
import { ACCOUNT_NUMBER, makeClaim, type MadeClaim, type WantedClaim } from '../../../../test/claims.ts';
import { setConfig } from '../../../../test/company-config.ts';
import { CROWD_COMPANY, makeCrowd, type Member } from '../../../../test/crowd.ts';
import { fetchFile } from '../../../../test/files.ts';
import { newOperator, type SignedInOperator } from '../../../../test/operators.ts';
import { runTasks } from '../../../../test/ops-stage.ts';
import { startPortal, type Answer, type TestPortal } from '../../../../test/portal.ts';

let portal: TestPortal;
let support: SignedInOperator;
let finance: SignedInOperator;
let otherFinance: SignedInOperator;
beforeAll(async () => {
  portal = await startPortal({ jobs: false });
  await setConfig(portal, CROWD_COMPANY, 'reimbursement', {
    batchColumns: ['accountName', 'accountNumber', 'yuan', 'bank'],
  });
  support = await portal.operator('support');
  finance = await portal.operator('finance');
  otherFinance = (await newOperator(portal, 'finance')).session;
});
afterAll(() => portal.stop());

const ask = async <T>(query: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.portal.database.pool.query(query, values)).rows as T[];

async function someone(): Promise<Member> {
  const [member] = await makeCrowd(portal, 1);
  if (!member) throw new Error('nobody came');
  return member;
}
const claimOf = (member: Member, wanted: Partial<WantedClaim> = {}): Promise<MadeClaim> =>
  makeClaim(portal, { companyId: CROWD_COMPANY, personGuid: member.guid, ...wanted });

const on = ({ companyId, claimId }: MadeClaim, revision = 0) => ({ companyId, claimId, revision });
type Approval = Payload<OpsRegistry['OpsClaimApprove']>;
const approve = (claim: MadeClaim, change: Partial<Approval> = {}, session = support, language?: 'en-us') =>
  portal.call(
    'OpsClaimApprove',
    { ...on(claim), amountFen: 68_000, checked: [...CLAIM_CHECKS], ...change },
    { session, ...(language && { language }) },
  );
const detail = async ({ companyId, claimId }: MadeClaim, session = support) =>
  dataOf(await portal.call('OpsClaim', { companyId, claimId }, { session }));

async function refused(fault: FaultName, make: (language?: 'en-us') => Promise<Answer>): Promise<void> {
  const [zh, en] = [await make(), await make('en-us')];
  expect([faultOf(zh), faultOf(en)]).toEqual([fault, fault]);
  expect(textOf(zh)).toMatch(/\p{Script=Han}/u);
  expect(`${textOf(zh)}${textOf(en)}`).not.toMatch(/\{|undefined/);
  expect(textOf(en).slice(0, 12)).toBe(faultText(fault, 'en-us').slice(0, 12));
}

describe('the limit of the year', () => {
  // proves: claims: the limit of the year
  it('is not passed by fifty approvals at once', async () => {
    const member = await someone();
    const claims: MadeClaim[] = [];
    for (let count = 0; count < 50; count += 1) claims.push(await claimOf(member, { amountFen: 30_000 }));
    const answers = await Promise.all(claims.map((claim) => approve(claim, { amountFen: 30_000 })));
    const [{ sum, used } = { sum: 0, used: 0 }] = await ask<{ sum: number; used: number }>(
      `SELECT coalesce(sum(approved_fen), 0)::int AS sum,
         (SELECT approved_fen FROM claim_year WHERE person_guid = $1 AND year = 2026) AS used
       FROM claim WHERE person_guid = $1 AND state = 'approved'`,
      [member.guid],
    );
    expect(sum).toBeLessThanOrEqual(136_000);
    expect([sum, used]).toEqual([120_000, 120_000]);
    expect(answers.filter((answer) => faultOf(answer) === 'answered')).toHaveLength(4);
    // a claim refused in the rush comes again, and gets the same answer
    const again = claims.filter((_, at) => !['answered', 'claimLimit'].includes(faultOf(answers[at] as Answer)));
    for (const claim of again) expect(faultOf(await approve(claim, { amountFen: 30_000 }))).toBe('claimLimit');
  });

  it('leaves room for less, says how much, and nothing of a refusal stays', async () => {
    const member = await someone();
    dataOf(await approve(await claimOf(member, { amountFen: 90_000 }), { amountFen: 90_000 }));
    const second = await claimOf(member, { amountFen: 60_000 });
    await refused('claimLimit', (language) => approve(second, { amountFen: 60_000 }, support, language));
    expect(textOf(await approve(second, { amountFen: 60_000 }))).toContain('¥460.00');
    expect(await detail(second)).toMatchObject({ state: 'submitted', approvedFen: null, limit: { leftFen: 46_000 } });
    const { revision } = await detail(second);
    expect(dataOf(await approve(second, { amountFen: 46_000, revision }))).toMatchObject({ state: 'approved' });
  });
});

describe('four eyes', () => {
  it('above the amount the first look is a review, and a different person of finance approves', async () => {
    const claim = await claimOf(await someone(), { amountFen: 120_000 });
    expect(dataOf(await approve(claim, { amountFen: 110_000 }))).toMatchObject({ state: 'reviewed' });
    const { revision, reviewedBy } = await detail(claim);
    expect(reviewedBy).toEqual({ name: support.name, isMe: true });
    await refused('claimFourEyes', (language) => approve(claim, { amountFen: 110_000, revision }, support, language));
    expect(dataOf(await approve(claim, { amountFen: 110_000, revision }, finance))).toMatchObject({
      state: 'approved',
    });
  });

  // proves: claims: four eyes are two people’s
  // proves: claims: the second look is finance’s
  it('the same operator twice is refused, of finance too', async () => {
    const claim = await claimOf(await someone(), { amountFen: 120_000 });
    dataOf(await approve(claim, { amountFen: 120_000 }, finance));
    const { revision } = await detail(claim);
    expect(faultOf(await approve(claim, { amountFen: 120_000, revision }, finance))).toBe('claimFourEyes');
    const colleague = (await newOperator(portal, 'support')).session;
    await refused('claimNeedsFinance', (language) =>
      approve(claim, { amountFen: 120_000, revision }, colleague, language),
    );
    // unseen by the first of the two
    expect(faultOf(await approve(claim, { amountFen: 119_000, revision }, otherFinance))).toBe('claimChanged');
    expect(dataOf(await approve(claim, { amountFen: 120_000, revision }, otherFinance)).state).toBe('approved');
    await expect(
      ask('UPDATE claim SET reviewed_by = approved_by WHERE claim_id = $1', [claim.claimId]),
    ).rejects.toThrow('four_eyes_are_two');
  });

  it('up to the amount one look is enough', async () => {
    const claim = await claimOf(await someone(), { amountFen: 120_000 });
    expect(dataOf(await approve(claim, { amountFen: 100_000 }))).toMatchObject({ state: 'approved' });
  });
});

describe('an approval', () => {
  // proves: claims: the whole checklist
  it('goes through the whole checklist, up to the asked amount, of the seen version', async () => {
    const claim = await claimOf(await someone());
    await refused('claimChecklist', (language) =>
      approve(claim, { checked: [...CLAIM_CHECKS].slice(1) }, support, language),
    );
    await refused('claimAboveAsked', (language) => approve(claim, { amountFen: 68_001 }, support, language));
    await refused('claimChanged', (language) => approve(claim, { revision: 7 }, support, language));
    dataOf(await approve(claim));
    expect(faultOf(await approve(claim, { revision: 1 }))).toBe('claimLocked');
  });

  // proves: claims: decide on the version seen
  it('of two at once one counts', async () => {
    const claim = await claimOf(await someone());
    const answers = await Promise.all([approve(claim), approve(claim, {}, finance)]);
    expect(answers.map(faultOf).toSorted()).toEqual(['answered', 'claimChanged']);
  });
});

describe('a decision', () => {
  it('sends back field by field; the person changes them, and it comes again', async () => {
    const member = await someone();
    const claim = await claimOf(member);
    const fields = [{ field: 'bank' as const, reason: '请填写到支行，例如「中国农业银行大理古城支行」' }];
    dataOf(await portal.call('OpsClaimReturn', { ...on(claim), fields }, { session: support }));
    const by = { session: member.token };
    expect(dataOf(await portal.call('MyClaim', { reimId: claim.claimId }, by))).toMatchObject({
      ...{ state: 'returned', returned: fields, mayEdit: true },
    });
    dataOf(await portal.call('SubmitClaim', { reimId: claim.claimId }, by));
    const seen = await detail(claim);
    expect(seen).toMatchObject({ state: 'submitted', round: 2 });
    expect(seen.history.map(({ kind, by }) => [kind, by])).toEqual([
      ['returned', support.name],
      ['resubmitted', ''],
    ]);
  });

  it('refuses for good, with the reason', async () => {
    const member = await someone();
    const claim = await claimOf(member);
    dataOf(await portal.call('OpsClaimReject', { ...on(claim), reason: '发票抬头不是本人' }, { session: support }));
    const by = { session: member.token };
    expect(dataOf(await portal.call('MyClaim', { reimId: claim.claimId }, by))).toMatchObject({
      ...{ state: 'rejected', reason: '发票抬头不是本人', mayEdit: false, mayWithdraw: false },
    });
    expect(faultOf(await portal.call('SubmitClaim', { reimId: claim.claimId }, by))).toBe('claimLocked');
  });

  it('is told by SMS: returned, approved, rejected', async () => {
    const remote = await portal.login('demo', 'remote');
    const own = { companyId: 100, personGuid: remote.user.CustomerGuid };
    const [back, no, yes] = [
      await makeClaim(portal, own),
      await makeClaim(portal, own),
      await makeClaim(portal, { ...own, amountFen: 1_000 }),
    ];
    const fields = [{ field: 'files' as const, reason: '缺少报告第二页' }];
    dataOf(await portal.call('OpsClaimReturn', { ...on(back), fields }, { session: support }));
    dataOf(await portal.call('OpsClaimReject', { ...on(no), reason: '重复申请' }, { session: support }));
    dataOf(await approve(yes, { amountFen: 1_000 }));
    const kinds = await ask<{ kind: string }>(`SELECT kind FROM message WHERE subject = ANY($1) ORDER BY kind`, [
      [back, no, yes].map(({ claimId }) => `claim:${claimId}`),
    ]);
    expect(kinds.map(({ kind }) => kind)).toEqual(['claimApproved', 'claimRejected', 'claimReturned']);
  });
});

describe('what an operator sees', () => {
  it('is masked, and every look and reveal is audited', async () => {
    const claim = await claimOf(await someone());
    const seen = await detail(claim);
    expect(JSON.stringify(seen)).not.toContain(ACCOUNT_NUMBER);
    expect(seen).toMatchObject({
      isHolder: true,
      hasBranch: true,
      days: { most: 60 },
      covered: { fault: 'claimCovered' },
    });
    expect(seen.files.map(({ kind, usedIn }) => [kind, usedIn])).toEqual([
      ['invoice', []],
      ['report', []],
    ]);
    const shown = {
      companyId: CROWD_COMPANY,
      claimId: claim.claimId,
      field: 'accountNumber',
      purpose: 'identity',
    } as const;
    expect(dataOf(await portal.call('OpsClaimReveal', shown, { session: support })).value).toBe(ACCOUNT_NUMBER);
    expect(faultOf(await portal.call('OpsClaimReveal', { ...shown, purpose: 'other' }, { session: support }))).toBe(
      'revealReasonNeeded',
    );
    const actions = await ask<{ action: string }>(
      `SELECT action FROM audit WHERE subject_kind = 'claim' AND subject_id = $1 ORDER BY seq`,
      [String(claim.claimId)],
    );
    expect(actions.map(({ action }) => action)).toEqual(['claim.view', 'claim.reveal.accountNumber']);
  });

  it('says where the very same paper was handed in before', async () => {
    const member = await someone();
    const [first, second] = [await claimOf(member), await claimOf(member)];
    await ask('UPDATE file SET sha256 = $2 WHERE file_id = ANY($1)', [
      [first.fileId, second.fileId],
      Buffer.from('same'),
    ]);
    const { files } = await detail(second);
    expect(files.find(({ fileId }) => fileId === second.fileId)?.usedIn).toEqual([
      { claimId: first.claimId, claimNo: (await detail(first)).claimNo },
    ]);
  });

  // proves: claims: a paper of this claim and no other
  it('a paper of another claim, or of another company, is none', async () => {
    const [claim, other] = [await claimOf(await someone()), await claimOf(await someone())];
    const path = (companyId: number, fileId: string) =>
      `/opsApi/ClaimFile?companyId=${companyId}&claimId=${claim.claimId}&fileId=${fileId}`;
    for (const address of [path(CROWD_COMPANY, other.fileId), path(210, claim.fileId)]) {
      const { bytes } = await fetchFile(portal, address, { cookie: support.cookie });
      expect(bytes.toString()).toContain('recordUnknown');
    }
    const draft = await claimOf(await someone(), { state: 'draft' });
    const { companyId, claimId } = draft;
    expect(faultOf(await portal.call('OpsClaim', { companyId, claimId }, { session: support }))).toBe('recordUnknown');
  });

  it('finds a claim by its number, and narrows the queue', async () => {
    const claim = await claimOf(await someone(), { amountFen: 150_000 });
    const { claimNo } = await detail(claim);
    const search = (payload: Payload<OpsRegistry['OpsClaims']>) =>
      portal.call('OpsClaims', payload, { session: support });
    const found = dataOf(await search({ text: claimNo }));
    expect(found.rows.map(({ claimId }) => claimId)).toEqual([claim.claimId]);
    expect(dataOf(await search({ text: '不是编号' })).total).toBe(0);
    const all = dataOf(await search({ companyId: CROWD_COMPANY, pageSize: 3 }));
    expect(all.rows.length).toBe(3);
    expect(all.total).toBe(all.counts.review);
    expect(
      dataOf(await search({ type: 'vaccine', companyId: CROWD_COMPANY })).rows.every(({ type }) => type === 'vaccine'),
    ).toBe(true);
    const { rows } = dataOf(await search({ fourEyes: true, from: '2026-06-10', to: '2026-06-10' }));
    expect(rows.every(({ amountFen }) => amountFen > 100_000)).toBe(true);
  });
});

describe('a batch for the bank', () => {
  /** Text a spreadsheet would run, as people could type it into the one free field. */
  const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x")', "=cmd|' /C calc'!A0"];

  // proves: claims: formulas in the bank’s file
  // proves: claims: a batch is paid once
  it('holds every approved claim once, formula-safe by the company’s template, and pays them', async () => {
    const member = await someone();
    const banks = FORMULAS.map((formula) => `${formula}支行`);
    const claims: MadeClaim[] = [];
    for (const bank of banks) claims.push(await claimOf(member, { state: 'approved', amountFen: 1_234, bank }));
    const [one, two] = await Promise.all(
      [finance, otherFinance].map((session) =>
        portal.call('OpsClaimBatchMake', { companyId: CROWD_COMPANY }, { session }),
      ),
    );
    const outcomes = [one, two].map((answer) => (answer ? faultOf(answer) : ''));
    expect(outcomes.toSorted()).toEqual(['answered', 'nothingToPay']);
    const made = [one, two].find((answer) => answer?.decoded?.ok);
    if (!made) throw new Error('no batch');
    const { batchId, claims: count, sumFen } = dataOf(made);
    expect(count).toBeGreaterThanOrEqual(claims.length);
    await runTasks(portal);

    const { rows, waiting } = dataOf(await portal.call('OpsClaimBatches', {}, { session: finance }));
    expect(waiting.find(({ company }) => company.companyId === CROWD_COMPANY)).toBeUndefined();
    expect(rows[0]).toMatchObject({ batchId, claims: count, sumFen, ready: true, isMaking: false, paidAt: null });
    const address = `/opsApi/ClaimBatchFile?companyId=${CROWD_COMPANY}&batchId=${batchId}`;
    const { bytes } = await fetchFile(portal, address, { cookie: otherFinance.cookie });
    const text = bytes.toString('utf8').slice(1);
    const [head = [], ...lines] = Papa.parse<string[]>(text.trimEnd()).data;
    expect(head).toEqual(['收款人户名', '收款人账号', '金额（元）', '开户行']);
    expect(lines).toHaveLength(count);
    for (const cell of lines.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    for (const bank of banks) expect(lines.some((line) => line[3] === `'${bank}`)).toBe(true);
    expect(lines.some((line) => line[1] === ACCOUNT_NUMBER)).toBe(true);

    const pay = (language?: 'en-us') =>
      portal.call(
        'OpsClaimBatchPaid',
        { companyId: CROWD_COMPANY, batchId, reason: '回单 0610' },
        { session: finance, ...(language && { language }) },
      );
    expect(dataOf(await pay()).claims).toBe(count);
    await refused('batchPaid', pay);
    await refused('nothingToPay', (language) =>
      portal.call(
        'OpsClaimBatchMake',
        { companyId: CROWD_COMPANY },
        { session: finance, ...(language && { language }) },
      ),
    );
    const [{ claimId } = { claimId: 0 }] = claims;
    const shown = dataOf(await portal.call('MyClaim', { reimId: claimId }, { session: member.token }));
    expect(shown).toMatchObject({ state: 'paid', approvedFen: 1_234 });
    expect(shown.history.map(({ kind }) => kind)).toEqual(['batched', 'paid']);
    const actions = await ask<{ action: string }>(
      `SELECT action FROM audit WHERE subject_kind = 'claimBatch' AND subject_id = $1 ORDER BY seq`,
      [String(batchId)],
    );
    expect(actions.map(({ action }) => action)).toEqual(['claim.batch', 'claim.batchFile', 'claim.paid']);
  });

  it('is finance’s work', async () => {
    const companyId = CROWD_COMPANY;
    expect(faultOf(await portal.call('OpsClaimBatchMake', { companyId }, { session: support }))).toBe('notAllowed');
    expect(faultOf(await portal.call('OpsClaimBatches', {}, { session: support }))).toBe('notAllowed');
  });
});
