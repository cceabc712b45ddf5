import { configDefaults, defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';
import type { TestEngine } from './server/test/engine.ts';
import { callsPlugin } from './web/build/calls-plugin.ts';

const HTTP_TESTS = 'server/**/*.http.test.ts';
const never = [...configDefaults.exclude, '**/dist/**', 'data/**', 'e2e/**'];

/** Days must not move with the machine's zone (answers §3), so all but what knows of no day runs in three. */
const ZONES = { utc: 'UTC', shanghai: 'Asia/Shanghai', newyork: 'America/New_York' };
const NO_DAYS = 'contract/src/{faults,ids,rules/{email,extras,mask,password,phone}}.test.ts';

const contract = Object.entries(ZONES).map(([name, TZ]): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: `contract-${name}`,
    include: ['contract/**/*.test.ts'],
    exclude: TZ === 'UTC' ? never : [...never, NO_DAYS],
    env: { TZ },
    isolate: false,
  },
}));

const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'unit',
    include: ['*.test.ts', 'web/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
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
 * Everything runs on PostgreSQL. The embedded engine is the same PostgreSQL with one connection, a folder and a process of
 * ours, so what runs there too is every call once, what keeps and moves a database, and, a part each day, what starts and
 * stops with it and where transactions meet (decisions 055 and 083). PARTS=all runs all parts.
 */
const ALSO_EMBEDDED = [
  'server/test/{registry,ops-registry,file-calls,guards,smoke,spec-payloads}.http.test.ts',
  'server/src/{backup,db}/**/*.http.test.ts',
];
const EMBEDDED_IN_TURN = [
  [
    'server/src/modules/booking/{capacity,watch-seats}.http.test.ts',
    'server/src/modules/orders/{change-order,holds,place-order,race}.http.test.ts',
  ],
  ['server/src/commands/**/*.http.test.ts', 'server/src/modules/{messaging-app,setup,single-sign-on}/*.http.test.ts'],
  [
    'server/src/*.http.test.ts',
    'server/src/modules/{cards/{card-model,booking-with-card},points/{model,spending},mall/mall-model}.http.test.ts',
  ],
  [
    'server/src/modules/{keys,ledger,tasks}/*.http.test.ts',
    'server/src/modules/payment/{closing,model,storm}.http.test.ts',
  ],
];
const today = Math.floor(Date.now() / 86_400_000) % EMBEDDED_IN_TURN.length;
const embedded = [
  ...ALSO_EMBEDDED,
  ...EMBEDDED_IN_TURN.filter((_, day) => process.env.PARTS === 'all' || day === today).flat(),
];

/** Real sockets, real database, one database per file. */
const http = (['embedded', 'postgres'] as const).map((engine): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name: `http-${engine}`,
    include: engine === 'embedded' ? embedded : [HTTP_TESTS],
    // each file brings its own portal and database; a process of its own on top would only cost time
    isolate: false,
    ...onEngine(engine),
  },
}));

/** scripts/mutants.mjs says where the template lies that the tests before it have made. */
const readyEngine = process.env.TEST_ENGINE ? (JSON.parse(process.env.TEST_ENGINE) as TestEngine) : undefined;

/** With PROOFS=bundled: the tests that prove guards, as scripts/lib/mutant-bundle.mjs has left them. */
const proofs: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    ...onEngine('postgres'),
    name: 'proofs',
    include: ['.cache/guards/*.test.mjs'],
    isolate: false,
    ...(readyEngine && { globalSetup: [], provide: { engine: readyEngine } }),
  },
};

/** What the set-ups before the tests are made of is not kept: of kept modules the runner cannot tell a line of an error. */
const onlyForTests: Plugin = {
  name: 'portal-kept-modules',
  configureVitest: ({ experimental_defineCacheKeyGenerator: decide }) =>
    decide(({ environment }) => (environment.name === '__vitest__' ? false : undefined)),
};

export default defineConfig({
  // the same for all projects: what one of them has read, the others need not read again
  plugins: [callsPlugin(), onlyForTests],
  test: {
    // six projects read the same thousand modules: JavaScript is made of each of them once, and again when it has changed
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: process.env.PROOFS === 'bundled' ? [proofs] : [...contract, unit, ...http],
    // a proof waits a third of its time: three of them keep two cores busy
    maxWorkers: process.env.PROOFS === 'bundled' ? 3 : 2,
    // properties with thousands of cases share two cores with everything else
    testTimeout: 30_000,
    pool: 'forks',
    // the same here and on a build server: a forgotten .only must not hide the rest
    allowOnly: false,
  },
});
