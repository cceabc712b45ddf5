// The guards of forgotten passwords and of the ways in; see mutant-list.mjs.

const RESET = 'server/src/modules/password-reset';
const TEST = `${RESET}/password-reset.http.test.ts`;
const LOGIN_PATH = 'web/src/platform/login-path.ts';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const passwordMutants = [
  {
    name: 'a picture before each code',
    file: `${RESET}/ask-code.ts`,
    find: "if (!(await spendCaptchaPass(ctx, mobile))) throw new Fault('captchaNeeded');",
    replace: 'void spendCaptchaPass;',
    test: TEST,
    proof: 'is needed for each code, and counts once however often it is sent',
  },
  {
    name: 'a picture without text is no picture that was read',
    file: 'server/src/modules/identity/captcha.ts',
    find: 'return row.answer_hash.equals(answerHash(ctx, id, text));',
    replace: "return text === '' || row.answer_hash.equals(answerHash(ctx, id, text));",
    test: TEST,
    proof: 'can be left out by whoever cannot read it: the device works longer instead',
  },
  {
    name: 'tries of a reset code are counted',
    file: `${RESET}/check-code.ts`,
    find: ".where('tries', '<', MOST_TRIES)",
    replace: '',
    test: TEST,
    proof: 'ends with five wrong tries, is used once, and after five minutes is gone',
  },
  {
    name: 'a reset code ends',
    file: `${RESET}/check-code.ts`,
    find: ".where('expires_at', '>', ctx.now())",
    replace: '',
    test: TEST,
    proof: 'ends with five wrong tries, is used once, and after five minutes is gone',
  },
  {
    name: 'a ticket sets one password',
    file: `${RESET}/set-password.ts`,
    find: "if (!(await holderOf(ctx, hash, 'locked'))) throw new Fault('resetGone');",
    replace: "void 'locked';",
    test: TEST,
    proof: 'is replaced once with one ticket, also at the same moment; a made-up or old one opens nothing',
  },
  {
    name: 'a reset ends every session',
    file: `${RESET}/set-password.ts`,
    find: 'await endSessions(ctx, holder.account_id);',
    replace: 'void endSessions;',
    test: TEST,
    proof: 'is replaced by whoever has the phone: every session ends, the owner is told, and the audit knows',
  },
  {
    name: 'no reset for whoever has no password here',
    file: `${RESET}/accounts.ts`,
    find: "if (login.ssoOnly || login.forgot === 'off') return [];",
    replace: '',
    test: TEST,
    proof: 'is what a phone is for us whose account has no password here',
  },
  {
    name: 'a phone nobody confirmed resets nothing',
    file: `${RESET}/accounts.ts`,
    find: ".where('p.phone_unconfirmed', '=', false)",
    replace: '',
    test: TEST,
    proof: 'is what a phone is for us whose account has no password here',
  },
  {
    name: 'a phone has one quota of codes on all nodes',
    file: `${RESET}/ask-code.ts`,
    find: "await countCode(ctx, 'sms', { to: phone });",
    replace: 'void countCode;',
    test: `${RESET}/quota.http.test.ts`,
    proof: 'a phone gets one code a minute, five an hour and ten a day, whichever of three nodes is asked',
  },
  {
    name: 'an address has a quota of reset codes',
    file: `${RESET}/ask-code.ts`,
    find: "await countOfSource(ctx, 'reset-code', sourceOf(address));",
    replace: 'void [countOfSource, sourceOf];',
    test: `${RESET}/quota.http.test.ts`,
    proof: 'one address asks twenty times in a quarter of an hour, whatever phones it names and whichever node it asks',
  },
  {
    name: 'the guard leads outside to https only',
    file: LOGIN_PATH,
    find: 'if (outside) return { leaveFor: outside };\n  if (face && familyPage)',
    replace: 'if (accountPage) return { leaveFor: accountPage };\n  if (face && familyPage)',
    test: 'web/src/platform/login-path.test.ts',
    proof: '§2: without a session the whole family begins on its first page, and one company outside',
  },
  {
    name: 'a failed login leads to login pages only',
    file: LOGIN_PATH,
    find: "if (match?.route !== '/login' && match?.route !== '/login/$cp' && match?.route !== '/$cp/login') return undefined;",
    replace: 'if (!match) return undefined;',
    test: 'web/src/platform/login-path.test.ts',
    proof: '§4.1: a login that fails leads to the other company’s page it was opened with, and to nothing else',
  },
];
