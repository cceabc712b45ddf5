// Installs what is missing and builds what is stale. run.mjs starts it with its output turned to stderr, so that
// nothing but results reaches stdout.
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
