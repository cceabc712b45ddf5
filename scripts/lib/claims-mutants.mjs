// The guards of reimbursement; see mutant-list.mjs.

const HERE = 'server/src/modules/reimbursement';
const CLAIMS = `${HERE}/claims.http.test.ts`;
const OPS = `${HERE}/ops-claims.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const claimsMutants = [
  {
    name: 'claims: the limit of the year',
    file: `${HERE}/limit.ts`,
    find: '      WHERE claim_year.approved_fen + excluded.approved_fen <= ${limitFen}::int`',
    replace: '      WHERE ${limitFen}::int >= 0`',
    test: OPS,
    proof: 'is not passed by fifty approvals at once',
  },
  {
    name: 'claims: four eyes are two people’s',
    file: `${HERE}/ops-review.ts`,
    find: 'if (claim.reviewed_by === operator.operatorId)',
    replace: 'if (claim.reviewed_by === -1)',
    test: OPS,
    proof: 'the same operator twice is refused, of finance too',
  },
  {
    name: 'claims: the second look is finance’s',
    file: `${HERE}/ops-review.ts`,
    find: "if (operator.role !== 'finance' && operator.role !== 'admin')",
    replace: "if (operator.role === 'content')",
    test: OPS,
    proof: 'the same operator twice is refused, of finance too',
  },
  {
    name: 'claims: what was seen is what is decided on',
    file: `${HERE}/queries.ts`,
    find: "if (row.revision !== revision) throw new Fault('claimChanged');",
    replace: 'void revision;',
    test: OPS,
    proof: 'of two at once one counts',
  },
  {
    name: 'claims: the whole checklist',
    file: `${HERE}/ops-review.ts`,
    find: 'if (CLAIM_CHECKS.some((check) => !checked.includes(check)))',
    replace: 'if (CLAIM_CHECKS.length > 0 && checked.length > 99)',
    test: OPS,
    proof: 'goes through the whole checklist, up to what was asked, of what was seen',
  },
  {
    name: 'claims: a paper of this claim and no other',
    file: `${HERE}/ops-detail.ts`,
    find: "if (!papers.some((paper) => paper.file_id === fileId.toLowerCase())) throw new Fault('recordUnknown');",
    replace: 'void papers;',
    test: OPS,
    proof: 'a paper of another claim, or of another company, is none',
  },
  {
    name: 'claims: formulas in the bank’s file',
    file: 'server/src/sheet/csv.ts',
    find: 'escapeFormulae: true',
    replace: 'escapeFormulae: false',
    test: OPS,
    proof: 'holds every approved claim once, formula-safe by the company’s template, and pays them',
  },
  {
    name: 'claims: a batch is paid once',
    file: `${HERE}/ops-batch.ts`,
    find: "if (closed.numAffectedRows !== 1n) throw new Fault('batchPaid');",
    replace: 'void closed;',
    test: OPS,
    proof: 'holds every approved claim once, formula-safe by the company’s template, and pays them',
  },
  {
    name: 'claims: only where no centre is near',
    file: `${HERE}/save-draft.ts`,
    find: '  if (fault) throw fault;',
    replace: '  void fault;',
    test: CLAIMS,
    proof: 'refuses whoever has one, with its name and the radius, in both languages',
  },
  {
    name: 'claims: the holder is the person',
    file: `${HERE}/save-draft.ts`,
    find: "if (!isSameName(accountName, name)) throw new Fault('claimHolder', { name });",
    replace: 'void isSameName;',
    test: CLAIMS,
    proof: 'holder, branch and account number (§5)',
  },
  {
    name: 'claims: what was sent in stays as it is',
    file: `${HERE}/rules.ts`,
    find: "if (!mayEdit(claim)) throw new Fault('claimLocked');",
    replace: 'void claim;',
    test: CLAIMS,
    proof: 'a change of what was sent in',
  },
  {
    name: 'claims: no campaign invites whom the claim refuses',
    file: 'server/src/modules/company/calls.ts',
    find: '!closed.has(target_url)',
    replace: 'closed.size >= 0 && target_url',
    test: 'server/src/modules/company/home.http.test.ts',
    proof: 'and the campaigns are those of the company; to a claim only who may claim is invited',
  },
];
