import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { mutants } from './scripts/lib/mutant-list.mjs';
import { withoutGuard } from './scripts/lib/mutant-plugin.mjs';
import type { TestEngine } from './server/test/engine.ts';
import { callsPlugin } from './web/build/calls-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const HTTP_TESTS = 'server/**/*.http.test.ts';
const never = [...configDefaults.exclude, '**/dist/**', 'data/**', 'e2e/**'];

/** Days must not move with the machine's zone (answers §3), so what computes them runs in three. */
const ZONES = { utc: 'UTC', shanghai: 'Asia/Shanghai', newyork: 'America/New_York' };

const contract = Object.entries(ZONES).map(([name, TZ]): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name: `contract-${name}`, include: ['contract/**/*.test.ts'], exclude: never, env: { TZ } },
}));

const unit: TestProjectInlineConfiguration = {
  extends: true,
  plugins: [callsPlugin()],
  test: {
    name: 'unit',
    include: ['*.test.ts', 'web/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: [...never, HTTP_TESTS],
  },
};

const onEngine = (engine: 'embedded' | 'postgres') => ({
  exclude: never,
  globalSetup: `server/test/global-${engine}.ts`,
  testTimeout: 30_000,
  hookTimeout: 60_000,
});

/** The same tests on both engines: real sockets, real database, one database per file. */
const http = (['embedded', 'postgres'] as const).map((engine): TestProjectInlineConfiguration => ({
  extends: true,
  // each file brings its own portal and database; a process of its own on top would only cost time
  test: { name: `http-${engine}`, include: [HTTP_TESTS], isolate: false, ...onEngine(engine) },
}));

/** scripts/mutants.mjs has one template made beforehand; making it for each guard would cost more than the tests. */
const readyEngine = process.env.TEST_ENGINE ? (JSON.parse(process.env.TEST_ENGINE) as TestEngine) : undefined;
const forProof = (proof: string) =>
  readyEngine
    ? { ...onEngine('postgres'), globalSetup: [], provide: { proof, engine: readyEngine } }
    : { ...onEngine('postgres'), provide: { proof } };

/** MUTANT names a guard, or is `all`: then every run is the proof of one guard with that guard switched off. */
const mutated = mutants
  .filter(({ name }) => ['all', name].includes(process.env.MUTANT ?? ''))
  .map((mutant): TestProjectInlineConfiguration => ({
    extends: true,
    plugins: [withoutGuard(mutant, root)],
    test: {
      name: mutant.name,
      include: [mutant.test],
      ...forProof(mutant.proof),
      setupFiles: ['server/test/only-proof.ts'],
    },
  }));

export default defineConfig({
  test: {
    projects: process.env.MUTANT ? mutated : [...contract, unit, ...http],
    maxWorkers: 2,
    // properties with thousands of cases share two cores with everything else
    testTimeout: 30_000,
    pool: 'forks',
    // the same here and on a build server: a forgotten .only must not hide the rest
    allowOnly: false,
  },
});
