import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { DevTools, Send } from './devtools.ts';
import { TELL, tooLate, VIEWPORT, WATCH, type VisitOptions } from './visit.ts';

const ASK_EVERY_MS = 250;
const watch = readFileSync(WATCH, 'utf8');

/** Milliseconds until a page can be used by somebody who has never been here; interactive.js says what that means. */
export async function timedVisit(devTools: DevTools, options: VisitOptions, slowDown: number): Promise<number> {
  const { browserContextId } = await devTools.browser('Target.createBrowserContext');
  try {
    const cookies = typeof options.storageState === 'object' ? options.storageState.cookies : [];
    await devTools.browser('Storage.setCookies', { cookies, browserContextId });
    const { targetId } = await devTools.browser('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await devTools.browser('Target.attachToTarget', { targetId, flatten: true });
    const page = devTools.page(sessionId);
    await page('Page.enable');
    await page('Emulation.setDeviceMetricsOverride', { ...VIEWPORT, deviceScaleFactor: 1, mobile: false });
    await page('Emulation.setLocaleOverride', { locale: 'zh-CN' });
    await page('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page('Page.addScriptToEvaluateOnNewDocument', { source: scriptFor(options) });
    await browse(page, options.url);
    const timing = JSON.parse(await Promise.race([told(page), tooLate(options.url)])) as { interactive: number };
    return timing.interactive;
  } finally {
    await devTools.browser('Target.disposeBrowserContext', { browserContextId });
  }
}

async function browse(page: Send, url: string): Promise<void> {
  const { errorText } = await page('Page.navigate', { url });
  if (errorText) throw new Error(`${url}: ${errorText}`);
}

/** Asked now and then: being told would need the debugger. */
async function told(page: Send): Promise<string> {
  for (;;) {
    await wait(ASK_EVERY_MS);
    const { result } = await page('Runtime.evaluate', { expression: 'window.benchTold' });
    if (typeof result.value === 'string') return result.value;
  }
}

/** What the browser keeps for the page is put there first, then it is watched. */
function scriptFor({ usable, storageState }: VisitOptions): string {
  const kept = typeof storageState === 'object' ? storageState.origins.flatMap(({ localStorage }) => localStorage) : [];
  return [
    `for (const { name, value } of ${JSON.stringify(kept)}) localStorage.setItem(name, value);`,
    `window.benchWatch = ${JSON.stringify({ selector: usable, tell: TELL })};`,
    `window.${TELL} = (timing) => (window.benchTold = timing);`,
    watch,
  ].join('\n');
}
