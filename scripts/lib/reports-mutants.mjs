// The guards of medical reports; see mutant-list.mjs.

const HERE = 'server/src/modules/reports';
const READING = `${HERE}/reports.http.test.ts`;
const ACCESS = `${HERE}/access.http.test.ts`;
const CONSENT_PHONE = `${HERE}/consent-phone.http.test.ts`;
const OPS = `${HERE}/ops-reports.http.test.ts`;

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const reportsMutants = [
  {
    name: 'reports: a consent comes from a number that has stood',
    file: `${HERE}/consents.ts`,
    find: "if (from > now()) throw new Fault('consentPhoneNew',",
    replace: "if (from > new Date(8e15)) throw new Fault('consentPhoneNew',",
    test: CONSENT_PHONE,
    proof: 'gives no consent for seven days, and says from when; the old number is told',
  },
  {
    name: 'reports: a replaced number suspends consents',
    file: `${HERE}/access.ts`,
    find: "where.or([where('p.phone_since', 'is', null), where('p.phone_since', '<=', where.ref('c.asked_at'))]),",
    replace: "where('p.person_guid', 'is not', null),",
    test: CONSENT_PHONE,
    proof: 'suspends what was agreed to from the old one, until it is agreed to again',
  },
  {
    name: 'reports: a code that went to a replaced number',
    file: `${HERE}/consent-page.ts`,
    find: ".whereRef('p.phone_since', '>', 'report_consent.asked_at'),",
    replace: ".where('p.phone_since', '>', new Date(8e14)),",
    test: CONSENT_PHONE,
    proof: 'voids a question that still waits: its code went to the old one',
  },
  {
    name: 'reports: requests are counted whoever they are about',
    file: `${HERE}/consents.ts`,
    find: 'await countTold(ctx, to);',
    replace: 'void countTold;',
    test: CONSENT_PHONE,
    proof: 'are counted by number and by account: adding and removing relatives sends no more of them',
  },
  {
    name: 'contact: replaced numbers are told so often and no more',
    file: 'server/src/modules/contact/relatives-phone.ts',
    find: 'if (old) await countTold(ctx, old);',
    replace: 'void countTold;',
    test: CONSENT_PHONE,
    proof: 'is told of as often as codes are sent and no more: number after number is refused with when',
  },
  {
    name: 'reports: a relative’s consent',
    file: `${HERE}/access.ts`,
    find: "if (!(await hasConsent(ctx, personGuid, session.personGuid))) throw new Fault('reportConsentNeeded');",
    replace: 'await hasConsent(ctx, personGuid, session.personGuid);',
    test: ACCESS,
    proof: 'a relative’s is read with their consent and refused without it, by every way',
  },
  {
    name: 'reports: an ID number of one’s own or of a relative’s',
    file: `${HERE}/access.ts`,
    find: "if (!session.relatives.includes(personGuid)) throw new Fault('notYours');",
    replace: 'void session.relatives;',
    test: READING,
    proof: 'refuse another’s number, an unknown one, and a name that does not go with it',
  },
  {
    name: 'reports: HR reads whom it was allowed to',
    file: `${HERE}/hr-consent.ts`,
    find: ".where('withdrawn_at', 'is', null)\n    .where('given_at'",
    replace: ".where('given_at'",
    test: ACCESS,
    proof: 'HR reads whom it was allowed to, no longer than that, and is seen',
  },
  {
    name: 'reports: what HR may read ends by itself',
    file: `${HERE}/hr-consent.ts`,
    find: ".where('given_at', '>', stillGivenSince(portal.clock()))",
    replace: '',
    test: ACCESS,
    proof: 'what HR may read ends a year after it was agreed to, and can be agreed to again',
  },
  {
    name: 'reports: one’s own look is written down',
    file: `${HERE}/look.ts`,
    find: 'if (entries.length > 0) recordAtEnd(inCompany, entries, end);',
    replace: 'void recordAtEnd;',
    test: ACCESS,
    proof: 'an employee reads their own, and it is written down',
  },
  {
    name: 'reports: five tries at a code',
    file: `${HERE}/consent-page.ts`,
    find: ".where('tries', '<', MOST_TRIES)",
    replace: ".where('tries', '<', MOST_TRIES * 100)",
    test: ACCESS,
    proof: 'ends with five wrong codes, and with its week',
  },
  {
    name: 'reports: the code of a consent',
    file: `${HERE}/consent-page.ts`,
    find: "if (!codeHash(ctx.portal, asked, typed).equals(asked.code_hash))\n    throw new Fault(asked.tries < MOST_TRIES ? 'consentCodeWrong' : 'consentTriesOver');",
    replace: 'void typed;',
    test: ACCESS,
    proof: 'is asked at their own phone, given with the code, seen by them, and taken back at the same link',
  },
  {
    name: 'reports: nobody answers for a relative at their own phone',
    file: `${HERE}/consents.ts`,
    find: "if (phone === unsealed(key, self, 'phone')) throw new Fault('consentPhoneSame');",
    replace: 'void self;',
    test: ACCESS,
    proof: 'is not asked of oneself, nor at one’s own phone or none',
  },
  {
    name: 'reports: link and code are for one person’s eyes',
    file: 'server/src/modules/messages/account-texts.ts',
    find: ".replace(/https?:\\/\\/\\S+/, '******')",
    replace: ".replace(/nothing/, '')",
    test: ACCESS,
    proof: 'neither link nor code is shown to the employee or an operator, and neither lies readable in the database',
  },
  {
    name: 'reports: what is said of a value is what its range says',
    file: `${HERE}/check-document.ts`,
    find: 'if (contradictsRange(item))',
    replace: 'if (contradictsRange(item) && seen.size < 0)',
    test: OPS,
    proof: 'refuses what is not done, not there or contradicts itself, and says what',
  },
  {
    name: 'reports: what was seen is what is corrected',
    file: `${HERE}/publish.ts`,
    find: "if (seenVersion !== undefined && (before?.version ?? 0) !== seenVersion) throw new Fault('reportChanged');",
    replace: 'void seenVersion;',
    test: OPS,
    proof:
      'corrects with a reason and keeps the version before; withdraws; and what was changed meanwhile is looked at again',
  },
  {
    name: 'reports: nothing is suggested of a relative who has not agreed',
    file: `${HERE}/suggest-extras.ts`,
    find: 'if (personGuid !== self && !(await hasConsent(ctx, personGuid, self))) return NOTHING;',
    replace: 'void [self, hasConsent];',
    test: `${HERE}/suggest-extras.http.test.ts`,
    proof: 'of a relative only with their own consent, and then as a look they can see',
  },
  {
    name: 'reports: what was withdrawn suggests nothing',
    file: `${HERE}/suggest-extras.ts`,
    find: "    .where('r.state', '=', 'published')\n",
    replace: '',
    test: `${HERE}/suggest-extras.http.test.ts`,
    proof:
      'an older report, one in range and one that was withdrawn suggest nothing; one reason is given for each add-on',
  },
  {
    name: 'reports: one that is fetched is published once',
    file: `${HERE}/fetch-reports.ts`,
    find: 'document, seenVersion: 0, byName: CENTRE',
    replace: 'document, byName: CENTRE',
    test: `${HERE}/fetch-reports.http.test.ts`,
    proof:
      'a finished check-up gets its report from the centre, once, however many nodes ask; then it is ready and told',
  },
  {
    name: 'reports: units are not mixed',
    file: 'contract/src/rules/report.ts',
    find: 'JSON.stringify([code, plain(unit), plain(method)])',
    replace: 'JSON.stringify([code, plain(method)])',
    test: 'contract/src/rules/report.test.ts',
    proof: 'has two lines where the unit changed, each value in one of them',
  },
];
