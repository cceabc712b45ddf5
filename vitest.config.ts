import { configDefaults, defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';

/** `npm run test:full`. */
const FULL = process.env.TEST_FULL === '1';
const HTTP_TESTS = '{demo,server}/**/*.http.test.ts';
const never = [...configDefaults.exclude, '**/dist/**', 'data/**', 'e2e/**'];

/** Days must not move with the machine's zone. New York is behind Shanghai's day; with TEST_FULL all but `NO_DAYS` runs in three. */
const ZONES = { newyork: 'America/New_York', ...(FULL && { utc: 'UTC', shanghai: 'Asia/Shanghai' }) };
const NO_DAYS = 'contract/src/{faults,ids,rules/{email,extras,mask,password,phone}}.test.ts';

const contract = Object.entries(ZONES).map(([name, TZ]): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: `contract-${name}`,
    include: ['contract/**/*.test.ts'],
    exclude: name === 'newyork' ? never : [...never, NO_DAYS],
    env: { TZ },
    isolate: false,
  },
}));

const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'unit',
    include: ['*.test.ts', 'web/**/*.test.{ts,tsx}', '{content,demo,server}/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: [...never, HTTP_TESTS],
    isolate: false,
  },
};

const onEngine = (engine: 'embedded' | 'postgres') => ({
  exclude: never,
  globalSetup: `server/test/global-${engine}.ts`,
  server: { deps: { external: [/\.bundle\.mjs$/] } },
  testTimeout: 30_000,
  hookTimeout: 60_000,
});

/**
 * Everything runs on PostgreSQL. The embedded engine is the same PostgreSQL with one connection, in a folder and
 * process of ours: tests about that run here; its statements are walked through by the journeys, which are made on it.
 */
const ABOUT_EMBEDDED = ['server/test/smoke.http.test.ts', 'server/src/db/{embedded,own-folder,transact}.http.test.ts'];
/** With TEST_FULL also every call once, what keeps, moves and stops a database, and where transactions meet. */
const ALSO_EMBEDDED = [
  'server/test/{registry,ops-registry,file-calls,guards,smoke,spec-payloads}.http.test.ts',
  'server/src/{backup,commands,db}/**/*.http.test.ts',
  'server/src/*.http.test.ts',
  'server/src/modules/booking/**/{capacity,watch-seats}.http.test.ts',
  'server/src/modules/orders/**/{change-order,holds,place-order,race}.http.test.ts',
  'server/src/modules/{keys,ledger,messaging-app,setup,single-sign-on,tasks}/*.http.test.ts',
  'server/src/modules/{cards/{card-model,booking-with-card},points/{model,spending},mall/orders/mall-model}.http.test.ts',
  'server/src/modules/payment/**/{closing,model,storm}.http.test.ts',
];

/** Real sockets, real database, one database per file. */
const http = (['embedded', 'postgres'] as const).map((engine): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: `http-${engine}`,
    include: engine === 'postgres' ? [HTTP_TESTS] : FULL ? ALSO_EMBEDDED : ABOUT_EMBEDDED,
    // each file brings its own portal and database; a process of its own on top would only cost time
    isolate: false,
    ...onEngine(engine),
  },
}));

/** With PROOFS=bundled: the tests that prove guards, as scripts/lib/guard-bundle.mjs has left them. */
const proofs: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    ...onEngine('postgres'),
    name: 'proofs',
    include: ['.cache/guards/*.test.mjs'],
    isolate: false,
  },
};

/** The set-ups before the tests are not kept: of kept modules the runner cannot tell a line of an error. */
const onlyForTests: Plugin = {
  name: 'portal-kept-modules',
  configureVitest: ({ experimental_defineCacheKeyGenerator: decide }) =>
    decide(({ environment }) => (environment.name === '__vitest__' ? false : undefined)),
};

export default defineConfig({
  // the same for all projects: what one of them has read, the others need not read again
  plugins: [onlyForTests],
  test: {
    // six projects read the same thousand modules: JavaScript is made of each of them once, and again when it has changed
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: process.env.PROOFS === 'bundled' ? [proofs] : [...contract, unit, ...http],
    // a proof waits a third of its time: three of them keep two cores busy
    maxWorkers: process.env.PROOFS === 'bundled' ? 3 : 2,
    // properties with thousands of cases share two cores with everything else
    testTimeout: 30_000,
    setupFiles: 'server/test/fast-check-seed.ts',
    pool: 'forks',
    // the same here and on a build server: a forgotten .only must not hide the rest; among proofs it picks the one test
    allowOnly: process.env.PROOFS === 'bundled',
  },
});
