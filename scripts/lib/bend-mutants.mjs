// Guards that let the portal bend and not break: a silent database, more callers than it can serve, a stop.

const CLOSING = 'server/src/http/close.http.test.ts';
const SILENT = 'server/src/db/silent.http.test.ts';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const bendMutants = [
  {
    name: 'silent connection',
    file: 'server/src/db/pool.ts',
    find: 'if (seen.silent * LOOK_EVERY_MS < most) continue;',
    replace: 'if (seen.silent * LOOK_EVERY_MS < most * 4) continue;',
    test: SILENT,
    proof: 'on the connections there are: new ones take their part, and whoever waited is answered',
  },
  {
    name: 'idle connections beside a silent one',
    file: 'server/src/db/pool.ts',
    find: 'cut(client);\n      leave(client);',
    replace: 'cut(client);',
    test: SILENT,
    proof: 'on the connections there are: new ones take their part, and whoever waited is answered',
  },
  {
    name: 'another connection after a lost one',
    file: 'server/src/db/transact.ts',
    find: ' || (!committing && isLost(error))',
    replace: '',
    test: SILENT,
    proof: 'on the connections there are: new ones take their part, and whoever waited is answered',
  },
  {
    name: 'share of one caller',
    file: 'server/src/http/admission.ts',
    find: 'const verdict = turns[kindOf(entry)].take(entry.name, caller);',
    replace: "const verdict = turns[kindOf(entry)].take(entry.name, caller && '');",
    test: 'server/src/http/admission.http.test.ts',
    proof: 'of one caller: some are told to slow down and when to come again, and nobody else is',
  },
  {
    name: 'clock of the database',
    file: 'server/src/http/health.ts',
    find: 'Math.abs(clockDifferenceMs) > portal.database.limits.clockMs',
    replace: 'clockDifferenceMs === undefined',
    test: 'server/src/http/health.http.test.ts',
    proof: 'may differ a little; beyond that the node is not ready and says by how much',
  },
  {
    name: 'drain before the close',
    file: 'server/src/http/close.ts',
    find: 'if (drainMs > 0) await sleep(drainMs);',
    replace: '',
    test: CLOSING,
    proof: 'a node that is to stop says that it is not ready and goes on serving, so that its balancer can notice',
  },
  {
    name: 'half-sent requests are cut',
    file: 'server/src/http/close.ts',
    find: 'socket._httpMessage?.req.complete ?? false',
    replace: 'Boolean(socket._httpMessage)',
    test: CLOSING,
    proof: 'who never sends the rest of a request is cut off at the end of the drain, not after it',
  },
  {
    name: 'monotonic clock of the cache',
    file: 'server/src/cache.ts',
    find: 'const now = performance.now();',
    replace: 'const now = Date.now();',
    test: 'server/src/cache.test.ts',
    proof: 'ages though the machine’s clock was set back meanwhile',
  },
  {
    name: 'early refusal',
    file: 'server/src/http/turns.ts',
    find: 'const isFull = waiters.length >= share.waiting;',
    replace: 'const isFull = waiters.length < 0;',
    test: 'server/src/http/turns.test.ts',
    proof: 'runs so many, lets so many wait, and sends the others away at once',
  },
  {
    name: 'waiting has an end',
    file: 'server/src/http/turns.ts',
    find: 'const latest = now() - share.waitMs;',
    replace: 'const latest = -Infinity;',
    test: 'server/src/http/turns.test.ts',
    proof: 'who has waited too long is sent away',
  },
];
