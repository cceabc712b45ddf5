// npm run check: what can be said in a few seconds: types, lint, format and the laws of the architecture.
import { staticChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { assertNodeVersion } from './lib/node-version.mjs';
import { bin, root, step } from './lib/step.mjs';
import { lastLine } from './lib/tally.mjs';

assertNodeVersion();
await ensureInstalled(root);
const outcomes = await staticChecks();
const vitest = ['run', '--project', 'unit', 'architecture.test.ts', '--reporter=dot'];
outcomes.push(await step('architecture', bin('vitest'), vitest, { quiet: true }));
console.log(lastLine(outcomes));
process.exit(outcomes.some(({ failed }) => failed > 0) ? 1 : 0);
