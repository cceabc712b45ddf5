// npm run e2e [-- playwright's arguments]: builds stale files and makes the journeys in a real browser.
import { ensureShell } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { assertNodeVersion } from './lib/node-version.mjs';
import { buildIfStale } from './lib/stale.mjs';
import { bin, root, step } from './lib/step.mjs';

assertNodeVersion();
await ensureInstalled(root);
const CHROMIUM = ensureShell();
buildIfStale(root);
const { failed } = await step('browser journeys', bin('playwright'), ['test', ...process.argv.slice(2)], {
  env: { CHROMIUM },
});
process.exit(failed > 0 ? 1 : 0);
