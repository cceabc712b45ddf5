// The guards of what a person on duty sees; see mutant-list.mjs.

const EVENTS = 'server/src/modules/audit/security-events.http.test.ts';
const METRICS = 'server/src/http/metrics.http.test.ts';
const ANSWERED = 'server/src/http/answered.http.test.ts';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const seenMutants = [
  {
    name: 'address as a mark',
    file: 'server/src/http/answered.ts',
    find: 'marks.address(addressOf(request, env));',
    replace: 'addressOf(request, env);',
    test: ANSWERED,
    proof: 'names the refusal, and who tried it from where by marks that stay the same',
  },
  {
    name: 'form of a trace',
    file: 'server/src/trace.ts',
    find: '(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(-.*)?$/',
    replace: '[0-9a-f]{16}-([0-9a-f]{2}).*$/',
    test: ANSWERED,
    proof: 'stands in the line, when it is one',
  },
  {
    name: 'size of a flood’s entries',
    file: 'server/src/watch/security-events.ts',
    find: 'const isNamed = names < MOST_NAMED;',
    replace: 'const isNamed = true;',
    test: EVENTS,
    proof: 'a flood is counted: equal tries are one entry, beyond fifty nobody is named',
  },
  {
    name: 'events that could not be written',
    file: 'server/src/modules/audit/write-events.ts',
    find: 'portal.watch.events.putBack(events);',
    replace: '',
    test: EVENTS,
    proof: 'waits for the next turn when it cannot be written, and is not written twice',
  },
  {
    name: 'refusals watched',
    file: 'server/src/http/answered.ts',
    find: "notYours: 'id.foreign',",
    replace: '',
    test: EVENTS,
    proof: 'a wrong password, a foreign id and a call of another role leave entries',
  },
  {
    name: 'reveal in the audit',
    file: 'server/src/modules/people/calls.ts',
    find: "await recordByAccount(ctx, ctx.session.accountId, { action: 'person.reveal', subject, personGuid: customerGuid });",
    replace: 'void subject;',
    test: EVENTS,
    proof: 'consent, reveal and a new password are written with what they are about',
  },
  {
    name: 'token of the metrics',
    file: 'server/src/http/metrics.ts',
    find: 'if (!isToken(metricsToken, request.headers.authorization)) {',
    replace: 'if (!isToken) {',
    test: METRICS,
    proof: 'is for whoever knows the token, and nobody else',
  },
];
