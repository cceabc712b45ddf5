// The guards of the health-risk assessment; see mutant-list.mjs.

const HERE = 'server/src/modules/risk';
const HTTP = `${HERE}/risk.http.test.ts`;
const RULES = 'contract/src/rules/risk/risk.test.ts';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const riskMutants = [
  {
    name: 'risk: a relative’s consent',
    file: 'server/src/modules/questionnaires/agreed.ts',
    find: "if (!(await hasConsent(ctx, aboutGuid, session.personGuid))) throw new Fault('riskConsentNeeded');",
    replace: 'await hasConsent(ctx, aboutGuid, session.personGuid);',
    test: HTTP,
    proof: 'without their consent is refused by every way, and opens with it',
  },
  {
    name: 'risk: how far a relative has come is theirs to show',
    file: `${HERE}/list-people.ts`,
    find: "...(consent === 'given' ? (standing.get(guid) ?? nothing) : nothing),",
    replace: '...(standing.get(guid) ?? nothing),',
    test: HTTP,
    proof: 'is there for who agreed, ends with the consent, and every look is written down',
  },
  {
    name: 'risk: a look is written down',
    file: `${HERE}/summarise.ts`,
    find: "await recordLook(ctx, customerGuid, 'report.risk', undefined);",
    replace: 'void recordLook;',
    test: HTTP,
    proof: 'is there for who agreed, ends with the consent, and every look is written down',
  },
  {
    name: 'risk: a value in another unit is not used',
    file: `${HERE}/collect-facts.ts`,
    find: ' || !known.units.includes(unit)',
    replace: '',
    test: HTTP,
    proof: 'a report newer than the answers counts, one of another unit never, and what was before stays as it was',
  },
  {
    name: 'risk: an earlier result stays as it was',
    file: `${HERE}/collect-facts.ts`,
    find: '(withLater || examDay <= day)',
    replace: '(withLater || examDay > day || examDay <= day)',
    test: HTTP,
    proof: 'a report newer than the answers counts, one of another unit never, and what was before stays as it was',
  },
  {
    name: 'risk: answered again, once',
    file: `${HERE}/begin-again.ts`,
    find: 'if (!last?.handed_in_at) return { round: last?.round ?? 1 };',
    replace: 'if (!last) return { round: 1 };',
    test: HTTP,
    proof: 'is answered again from the last answers, once for two presses',
  },
  {
    name: 'risk: no screening score for whom the illness is known of',
    file: 'contract/src/rules/risk/diabetes.ts',
    find: "if (facts.diabetes) return { ...frame, state: 'notComputed', reason: 'known' };",
    replace: '',
    test: RULES,
    proof: 'is not reckoned for other ages, for whom it is known of, or without what it needs',
  },
  {
    name: 'risk: no figure without what it needs',
    file: 'contract/src/rules/risk/diabetes.ts',
    find: "if (missing.length > 0) return { ...frame, state: 'missing', reason: null, missing };",
    replace: 'void missing;',
    test: RULES,
    proof: 'is not reckoned for other ages, for whom it is known of, or without what it needs',
  },
];
