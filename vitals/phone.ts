import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { watchTraffic } from '../e2e/support/traffic.ts';

/** The conditions of findings.md: 150 ms there and back, 1.6 Mbit/s, a processor a quarter as fast, nothing kept. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOW_DOWN = 4;
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
};

export interface Phone {
  page: Page;
  /** Nothing is on its way any more. */
  atRest: () => Promise<void>;
  /** Bytes that came over the network so far. */
  bytes: () => number;
  close: () => Promise<void>;
}

/** What the page notices itself; read with `seenBy`. */
const WATCH = `
  window.seen = { lcp: 0, cls: 0, slowest: 0 };
  const watch = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', ({ startTime }) => (window.seen.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (window.seen.cls += hadRecentInput ? 0 : value));
  watch('event', ({ duration, interactionId }) => {
    if (interactionId) window.seen.slowest = Math.max(window.seen.slowest, duration);
  }, { durationThreshold: 16 });
`;

export interface Seen {
  lcp: number;
  cls: number;
  /** The longest from a press to the next picture. */
  slowest: number;
}
export const seenBy = (page: Page): Promise<Seen> => page.evaluate('window.seen');

export async function openPhone(
  browser: Browser,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Phone> {
  const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const { atRest } = watchTraffic(page);
  const tools = await context.newCDPSession(page);
  let bytes = 0;
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', NETWORK);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return { page, atRest, bytes: () => bytes, close: () => context.close() };
}
