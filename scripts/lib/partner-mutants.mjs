// The guards of redirects, of the partner's sign-in and of windows; see mutant-list.mjs.

const OUTSIDE = 'contract/src/rules/outside.ts';
const CALLBACK = 'server/src/modules/partner/relogon.test.ts';
const PARTNER = 'server/src/modules/partner/partner.http.test.ts';
const SETTINGS = 'server/src/modules/orders/company-settings.http.test.ts';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const partnerMutants = [
  {
    name: 'a redirect leaves for the company’s own hosts alone',
    file: OUTSIDE,
    find: 'return url && hosts?.includes(url.host) ? url.href : undefined;',
    replace: 'return url && hosts ? url.href : undefined;',
    test: CALLBACK,
    proof: 'nobody is posted to "https://evil.example"',
  },
  {
    name: 'an address with a name before its host is none',
    file: OUTSIDE,
    find: "return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : undefined;",
    replace: 'return url;',
    test: CALLBACK,
    proof: 'nobody is posted to "https://evil@partner.example/"',
  },
  {
    name: 'an address with a backslash or a control character is none',
    file: OUTSIDE,
    find: 'MISLEADING.test(value) || ',
    replace: '',
    test: CALLBACK,
    proof: 'nobody is posted to "https://partner.example\\\\@evil.example/"',
  },
  {
    name: 'only oneself is signed in at the partner’s',
    file: 'server/src/modules/partner/relogon.ts',
    find: "if (customerGuid !== session.personGuid) throw new Fault('partnerSelfOnly');",
    replace: '',
    test: PARTNER,
    proof: 'takes no other language, no page that was not agreed upon and nobody else',
  },
  {
    name: 'one page alone may post a form outside, to one host',
    file: 'server/src/modules/partner/index.ts',
    find: "{ 'form-action': new URL(callbackUrl).origin }",
    replace: "{ 'form-action': '*' }",
    test: PARTNER,
    proof: 'may post to the partner’s host alone, and no other page may post outside',
  },
  {
    name: 'the company’s windows count beside the plan’s',
    file: 'server/src/modules/booking/plans.ts',
    find: 'ctx.session.employeeClass, bookingWindows, plan.windows)',
    replace: 'ctx.session.employeeClass, bookingWindows.slice(0, 0), plan.windows)',
    test: 'server/src/modules/company/windows.http.test.ts',
    proof: 'is the same on the screens, at the start and at the submit, whoever of company and plan has it',
  },
  {
    name: 'kinds of invoice are the company’s',
    file: 'server/src/modules/invoice/rules.ts',
    find: "if (!offered.includes(type.id)) throw new Fault('invoiceNotOffered');",
    replace: 'void offered;',
    test: SETTINGS,
    proof: 'are those of the company, on the list and at the submit',
  },
  {
    name: 'a plan for team days is booked on those alone',
    file: 'server/src/modules/booking/day-rules.ts',
    find: 'if (rules.teamDaysOnly && !isOwnTeamDay)',
    replace: 'if (rules.teamDaysOnly && isOwnTeamDay && day < today)',
    test: SETTINGS,
    proof: 'is booked on the company’s own team days and on no other',
  },
  {
    name: 'a setting that nobody reads is found',
    file: 'scripts/lib/config-fields.ts',
    find: "names(text, name) && (!group || names(text, group, 'i'))",
    replace: 'text.length > 0 || (names(text, name) && group)',
    test: 'scripts/config-fields.test.ts',
    proof: 'that nobody reads is found, alone or in its group',
  },
];
