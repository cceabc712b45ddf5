// The guards of how the portal starts and with which rights; see mutant-list.mjs.

const RIGHTS = 'server/src/db/rights.http.test.ts';
const ENV = 'server/src/env.test.ts';
const KEY = 'server/src/db/key-probe.http.test.ts';
const MIGRATING = 'server/src/db/migrate.http.test.ts';

/** @type {import('./mutant-list.mjs').Mutant[]} */
export const rightsMutants = [
  {
    name: 'a login beyond row-level security is refused in production',
    file: 'server/src/db/ready.ts',
    find: "if (isHeldToRights) assertHeld(rights, 'DATABASE_URL');",
    replace: 'void isHeldToRights;',
    test: RIGHTS,
    proof: 'beyond row-level security are refused in production, with what to grant',
  },
  {
    name: 'an owner beyond row-level security is refused in production',
    file: 'server/src/db/ready.ts',
    find: "assertHeld(await rightsOf(owner), 'DATABASE_OWNER_URL');",
    replace: '{}',
    test: RIGHTS,
    proof: 'that own the tables are held to the same in production',
  },
  {
    name: 'a login that was not let in is told',
    file: 'server/src/db/rights.ts',
    find: 'if (!mayEnter)',
    replace: 'if (!mayEnter && !login)',
    test: RIGHTS,
    proof: 'that are nobody yet are let in by the owner, and told what to grant where nobody migrates',
  },
  {
    name: 'a migration that changes rows sees those of all companies',
    file: 'server/src/db/migrations.ts',
    find: "{ 9: ['exam_order'],",
    replace: '{',
    test: RIGHTS,
    proof: 'may be one: it installs an empty database and works in it',
  },
  {
    name: 'a migration that meets a lock says so',
    file: 'server/src/db/migrate.ts',
    find: "const COME_AGAIN = new Set(['55P03', '40P01']);",
    replace: 'const COME_AGAIN = new Set();',
    test: MIGRATING,
    proof: 'waits for the lock, says so, and gives up in time',
  },
  {
    name: 'production wants to be told',
    file: 'server/src/env.ts',
    find: "mode === 'production' ? refusedInProduction(source) : [],",
    replace: '[],',
    test: ENV,
    proof: 'in production wants to be told what is right on a developer’s machine only, all of it in one run',
  },
  {
    name: 'no clock of its own in production',
    file: 'server/src/env.ts',
    find: 'now ? ',
    replace: 'now && !now ? ',
    test: ENV,
    proof: 'in production refuses a clock of its own, the demo world, and live payments beside pretended messages',
  },
  {
    name: 'no live payments beside pretended messages',
    file: 'server/src/env.ts',
    find: "pay === 'live' && sms === 'sandbox'",
    replace: 'pay === sms',
    test: ENV,
    proof: 'in production refuses a clock of its own, the demo world, and live payments beside pretended messages',
  },
  {
    // probe, companies' keys and the house's own each notice it; what they have in common is the sentence
    name: 'a wrong key is noticed at start',
    file: 'server/src/db/key-probe.ts',
    find: 'if (!isSealedOtherwise(error)) throw error;',
    replace: 'if (error) throw error;',
    test: KEY,
    proof: 'is the one it was filled with: a portal does not start with another',
  },
  {
    name: 'a missing key file is not replaced',
    file: 'server/src/db/master-key.ts',
    find: 'if (!isNew && !existsSync(path))',
    replace: 'if (!isNew && path === "")',
    test: KEY,
    proof: 'is not replaced where its file is missing, but made for a database that is new',
  },
  {
    name: 'a folder is held by one',
    file: 'server/src/db/folder-lock.ts',
    find: 'return tryLock(file);',
    replace: 'return tryLock(file) || file > 0;',
    test: 'server/src/db/folder-lock.test.ts',
    proof: 'gives a folder to one at a time',
  },
  {
    name: 'a server that can only be read is noticed at start',
    file: 'server/src/db/pool.ts',
    find: '...onConnect((client) => assertWritable(client, limits.connectMs)),',
    replace: '',
    test: RIGHTS,
    proof: 'that reach a server they can only read from are told to go to the primary',
  },
  {
    name: 'a full disk is not ready',
    file: 'server/src/db/migrate.ts',
    find: "if (database.isDiskFull()) return 'disk is full';",
    replace: '',
    test: MIGRATING,
    proof: 'newer code is not ready before it has migrated, and no code on a full disk',
  },
];
