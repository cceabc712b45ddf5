// The guards of entering from the messaging app; see mutant-list.mjs.

const APP = 'server/src/modules/messaging-app';
const IDENTITY = 'server/src/modules/identity';
const TEST = `${APP}/messaging-app.http.test.ts`;
const ONCE = 'what was told counts once: of twenty at the same moment one enters';
const NOTHING =
  'what was told opens nothing when it is tampered with, made up, old, of another company or another browser';
const ROUND = 'a round counts for the browser that began it, for ten minutes; another’s code is nobody’s way in';
const ONE = 'one account for each person of the app, one of them for each account; who has left keeps nobody out';
const OFF =
  'is where the company has it: switched off or by single sign-on alone, not even what was told before opens it';
const UNBIND =
  'unbinding ends what was entered from the app elsewhere, not this session; the next round asks for the password';
const LEAVE = '§7.2 WxLoginOut ends the session and the binding of whom it names; a made-up one is refused';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const messagingMutants = [
  {
    name: 'what the messaging app told counts once',
    file: `${IDENTITY}/enter-by-app.ts`,
    find: "if (!(await spendTold(ctx, told))) throw new Fault('wxRoundGone');",
    replace: 'await spendTold(ctx, told);',
    test: TEST,
    proof: ONCE,
  },
  {
    name: 'what the messaging app told ends',
    file: `${APP}/told.ts`,
    find: 'if (!content || content.until <= ctx.now().getTime())',
    replace: 'if (!content)',
    test: TEST,
    proof: NOTHING,
  },
  {
    name: 'what the messaging app told is one browser’s',
    file: `${APP}/told.ts`,
    find: 'if (browser === undefined || content.browser !== markOf(ctx.portal, browser))',
    replace: 'if (browser === undefined)',
    test: TEST,
    proof: NOTHING,
  },
  {
    name: 'what the messaging app told is one company’s',
    file: `${APP}/told.ts`,
    find: "...{ companyId, table: 'messaging'",
    replace: "...{ companyId: companyId && 1, table: 'messaging'",
    test: TEST,
    proof: NOTHING,
  },
  {
    name: 'a text that means the same bytes was not told',
    file: `${APP}/told.ts`,
    find: "if (bytes.toString('base64url') !== text) return undefined;",
    replace: '',
    test: TEST,
    proof: NOTHING,
  },
  {
    name: 'a round of the messaging app is one browser’s',
    file: `${APP}/round.ts`,
    find: "if (!timingSafeEqual(bytes.subarray(HEAD), markOf(ctx, head, browser))) throw new Fault('wxRoundGone');",
    replace: 'void timingSafeEqual;',
    test: TEST,
    proof: ROUND,
  },
  {
    name: 'a browser without its secret has begun no round of the messaging app',
    file: `${APP}/round.ts`,
    find: 'return presented !== undefined && SECRET.test(presented) ? presented : undefined;',
    replace: "return presented !== undefined && SECRET.test(presented) ? presented : '';",
    test: TEST,
    proof: 'a program’s round is no browser’s',
  },
  {
    name: 'a round of the messaging app ends',
    file: `${APP}/round.ts`,
    find: "if (head.readUInt32BE(4) * 1000 <= ctx.now().getTime()) throw new Fault('wxRoundGone');",
    replace: '',
    test: TEST,
    proof: ROUND,
  },
  {
    name: 'no page of another site asks the messaging app’s code',
    file: `${IDENTITY}/enter-by-app.ts`,
    find: 'assertOwnSite(base);',
    replace: '',
    test: TEST,
    proof: ROUND,
  },
  {
    name: 'an account is bound to one person of the messaging app',
    file: `${APP}/bindings.ts`,
    find: "return indexes.some((index) => index.equals(own.openid_index)) ? 'known' : 'wxBoundElsewhere';",
    replace: "return 'known';",
    test: TEST,
    proof: ONE,
  },
  {
    name: 'a person of the messaging app has one account in a company',
    file: `${APP}/bindings.ts`,
    find: "if (rows.some(({ disabled }) => !disabled)) return 'wxTaken';",
    replace: '',
    test: TEST,
    proof: ONE,
  },
  {
    name: 'who is deactivated does not enter from the messaging app',
    file: `${IDENTITY}/queries.ts`,
    find: ".where('a.account_id', '=', accountId)\n    .where('a.disabled', '=', false)",
    replace: ".where('a.account_id', '=', accountId)",
    test: TEST,
    proof: ONE,
  },
  {
    name: 'only where the company has it the messaging app is a way in',
    file: `${IDENTITY}/enter-by-app.ts`,
    find: "if (!config.login.wechat) throw new Fault('wxOff');",
    replace: '',
    test: TEST,
    proof: OFF,
  },
  {
    name: 'unbinding ends what was entered from the messaging app elsewhere',
    file: `${IDENTITY}/leave-app.ts`,
    find: 'if (unbound > 0) await endSessions(ctx, accountId, { byApp: true, allBut: tokenHash });',
    replace: '',
    test: TEST,
    proof: UNBIND,
  },
  {
    name: 'leaving the messaging app unbinds whom it names alone',
    file: `${IDENTITY}/leave-app.ts`,
    find: 'const unbound = await unbind(ctx, accountId, who);',
    replace: 'const unbound = await unbind(ctx, accountId);',
    test: TEST,
    proof: LEAVE,
  },
  {
    name: 'a new password ends the binding to the messaging app',
    file: `${IDENTITY}/change-password.ts`,
    find: 'await unbind(ctx, session.accountId);',
    replace: 'void unbind;',
    test: TEST,
    proof: 'a new password ends the binding: whoever knew the old one may have made it',
  },
  {
    name: 'the bound one pays only where they have entered from the messaging app',
    file: `${APP}/bindings.ts`,
    find: ".onRef('b.app_id', '=', 's.messaging_app'),",
    replace: '',
    test: 'server/src/modules/payment/in-app.http.test.ts',
    proof: 'whoever entered from the app pays without another hop, as the one who is bound; whoever did not is asked',
  },
  {
    name: 'nobody is there in a snapshot of a page',
    file: 'server/src/ports/messaging-app/wechat.ts',
    find: 'if (answer.data.is_snapshotuser === 1)',
    replace: 'if (answer.data.is_snapshotuser === 2)',
    test: 'server/src/ports/messaging-app/wechat.test.ts',
    proof: 'takes no made-up visitor of a snapshot for a person',
  },
];
