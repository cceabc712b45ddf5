import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';

export interface VisitOptions {
  url: string;
  /** The control that tells that the page can be used. */
  usable: string;
  storageState?: BrowserContextOptions['storageState'];
}

/** Milliseconds since the navigation began; interactive.js says what the words mean. */
interface Timing {
  usable: number;
  interactive: number;
}

export interface Visit extends Timing {
  /** Bytes as they came over the wire, headers included, of the requests before the page was interactive. */
  bytes: Map<string, number>;
}

export const VIEWPORT = { width: 1280, height: 800 };
const TIMEOUT_MS = 60_000;
export const TELL = 'tellBench';
export const WATCH = fileURLToPath(new URL('./interactive.js', import.meta.url));

/** Opens a page as a first visitor: a fresh context, nothing in any cache. */
export async function visit(browser: Browser, { url, usable, storageState }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'zh-CN',
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const traffic = await recordTraffic(cdp);
    // told rather than asked: asking would need eval, which the product's content security policy forbids
    const told = new Promise<string>((resolve) => void page.exposeFunction(TELL, resolve));
    await page.addInitScript(`window.benchWatch = ${JSON.stringify({ selector: usable, tell: TELL })}`);
    await page.addInitScript({ path: WATCH });
    await page.goto(url, { waitUntil: 'commit' });
    const timing = JSON.parse(await Promise.race([told, tooLate(url)])) as Timing;
    return { ...timing, bytes: traffic(timing.interactive) };
  } finally {
    await context.close();
  }
}

export async function tooLate(url: string): Promise<never> {
  await wait(TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`${url} did not become interactive within ${TIMEOUT_MS / 1_000} s`);
}

interface Transfer {
  type: string;
  at: number;
  bytes: number;
}

/** Answers with a function that sums up the requests of the first milliseconds, by type of resource. */
async function recordTraffic(cdp: CDPSession): Promise<(untilMs: number) => Map<string, number>> {
  const transfers = new Map<string, Transfer>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, type = 'Other', timestamp }) => {
    transfers.set(requestId, { type, at: timestamp, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return (untilMs) => {
    const started = Math.min(...[...transfers.values()].map(({ at }) => at));
    const sums = new Map<string, number>();
    for (const { type, at, bytes } of transfers.values()) {
      if ((at - started) * 1_000 <= untilMs) sums.set(type, (sums.get(type) ?? 0) + bytes);
    }
    return sums;
  };
}
