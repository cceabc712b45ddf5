import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { DevTools } from './devtools.ts';
import { openQuietPage, type QuietPage } from './quiet-page.ts';
import { TELL, tooLate, VIEWPORT, WATCH, type VisitOptions } from './visit.ts';

const ASK_EVERY_MS = 250;
const watch = readFileSync(WATCH, 'utf8');

/** Milliseconds until a page can be used by a first visitor; interactive.js says how that is told. */
export async function timedVisit(devTools: DevTools, options: VisitOptions, slowDown: number): Promise<number> {
  const { url, usable, storageState } = options;
  const page = await openQuietPage(devTools, { storageState, script: scriptFor(usable) });
  try {
    await page.send('Emulation.setDeviceMetricsOverride', { ...VIEWPORT, deviceScaleFactor: 1, mobile: false });
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.browse(url);
    const timing = JSON.parse(await Promise.race([told(page), tooLate(url)])) as { interactive: number };
    return timing.interactive;
  } finally {
    await page.close();
  }
}

async function told({ ask }: QuietPage): Promise<string> {
  for (;;) {
    await wait(ASK_EVERY_MS);
    const timing = await ask('window.benchTold');
    if (typeof timing === 'string') return timing;
  }
}

const scriptFor = (selector: string): string =>
  [
    `window.benchWatch = ${JSON.stringify({ selector, tell: TELL })};`,
    `window.${TELL} = (timing) => (window.benchTold = timing);`,
    watch,
  ].join('\n');
