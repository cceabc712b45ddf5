// Guards that let the portal bend and not break: a silent database, more callers than it can serve, a stop.

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
];
