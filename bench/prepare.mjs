// Installs missing packages and builds stale files. run.mjs starts it with its output turned to stderr, so that only
// results reach stdout.
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../scripts/lib/chromium.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { isBuilt } from '../scripts/lib/stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await ensureInstalled(root);
if (!isBuilt(root)) {
  const { build } = await import('../scripts/build.mjs');
  await build();
}
try {
  ensureChromium();
} catch {
  // the measures that need a browser say so; the others do without
}
