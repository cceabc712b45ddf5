// The guards of changes that take two operators; see mutant-list.mjs.

const APPROVALS = 'server/src/modules/approvals';
const TEST = `${APPROVALS}/approvals.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const approvalMutants = [
  {
    name: 'approvals: an employee’s phone waits for a second administrator',
    file: 'server/src/modules/contact/ops-change.ts',
    find: 'const proposal = { who, phone, email };',
    replace: 'const proposal = { who, phone, email };\n    if (phone) await changePhone(ctx, guid, phone);',
    test: 'server/src/modules/contact/ops-change.http.test.ts',
    proof:
      'a phone is changed when a second administrator approves; the old and the new number are told, and it is in the audit',
  },
  {
    name: 'approvals: one’s own request is not approved',
    file: `${APPROVALS}/decide.ts`,
    find: "if (row.asked_by === ctx.operator.operatorId) throw new Fault('approvalOwn');",
    replace: '',
    test: TEST,
    proof: 'waits until a second person approves, and is handed to that one; the company’s HR is told',
  },
  {
    name: 'approvals: decided once',
    file: `${APPROVALS}/queries.ts`,
    find: '    .forUpdate()\n',
    replace: '',
    test: TEST,
    proof: 'is made once by two who approve at the same moment, and its secret stands nowhere',
  },
  {
    name: 'approvals: a new account is no second person',
    file: `${APPROVALS}/decide.ts`,
    find: 'await assertDecides(base);',
    replace: 'void assertDecides;',
    test: TEST,
    proof: 'is not approved by an account that one administrator has just made or taken over',
  },
  {
    name: 'approvals: a request ends',
    file: `${APPROVALS}/decide.ts`,
    find: ' || row.ends_at <= ctx.now()',
    replace: '',
    test: TEST,
    proof: 'is taken back by who has asked, declined by another, and ends after seven days',
  },
  {
    name: 'approvals: a new provider waits',
    file: 'server/src/modules/single-sign-on/ops-settings.ts',
    find: 'if (before?.is_on && !wanted.isOn && isElseTheSame(before, wanted)) {',
    replace: 'if (before && isElseTheSame.length > 0) {',
    test: 'server/src/modules/single-sign-on/ops-sign-on.http.test.ts',
    proof: 'a new provider is not asked before a second administrator has approved; switching off takes one',
  },
  {
    name: 'approvals: a company without links has none',
    file: 'server/src/modules/single-sign-on/enter-by-link.ts',
    find: "if (!company.config.login.links) throw new Fault('linksOff');",
    replace: '',
    test: 'server/src/modules/single-sign-on/link.http.test.ts',
    proof: 'opens nothing where the company does not want links',
  },
];
