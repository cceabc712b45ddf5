import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContextOptions } from '@playwright/test';
import type { DevTools } from '../bench/stand/devtools.ts';
import { openQuietPage, type QuietPage } from '../bench/stand/quiet-page.ts';

/** The conditions of findings.md: 150 ms there and back, 1.6 Mbit/s, a processor a quarter as fast, nothing kept. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOW_DOWN = 4;
const SCREEN = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
const QUIET_MS = 500;
const ASK_EVERY_MS = 100;
const LONGEST_MS = 60_000;

export interface Phone {
  /** Until the page is loaded and nothing is on its way any more. */
  visit(url: string): Promise<void>;
  /** Until an expression is true in the page. */
  until(expression: string): Promise<void>;
  /** Presses the first one that can be seen, as a finger does, and waits for the picture that follows. */
  press(selector: string, name?: string): Promise<void>;
  seen(): Promise<Seen>;
  /** Bytes that came over the network so far. */
  bytes(): number;
  close(): Promise<void>;
}

export interface Seen {
  lcp: number;
  cls: number;
  /** The longest from a press to the next picture. */
  slowest: number;
}

/** The page's own notices, and how to find something in it. */
const WATCH = `
  window.seen = { lcp: 0, cls: 0, slowest: 0 };
  const watch = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', ({ startTime }) => (window.seen.lcp = startTime));
  watch('layout-shift', ({ value, hadRecentInput }) => (window.seen.cls += hadRecentInput ? 0 : value));
  watch('event', ({ duration, interactionId }) => {
    if (interactionId) window.seen.slowest = Math.max(window.seen.slowest, duration);
  }, { durationThreshold: 16 });
  window.shown = (selector, name) =>
    [...document.querySelectorAll(selector)].find(
      (one) => one.getClientRects().length > 0 && (one.ariaLabel ?? one.textContent).includes(name));
  window.middleOf = (one) => {
    one.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
`;

export async function openPhone(
  devTools: DevTools,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Phone> {
  const page = await openQuietPage(devTools, { storageState, script: WATCH });
  const { send, ask } = page;
  const traffic = watchTraffic(devTools, page);
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', NETWORK);
  await send('Emulation.setDeviceMetricsOverride', SCREEN);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const until = (expression: string): Promise<void> =>
    untilTrue(() => ask<boolean>(`Boolean(${expression})`), expression);
  const seen = (): Promise<Seen> => ask<Seen>('window.seen');

  return {
    until,
    seen,
    bytes: traffic.bytes,
    close: page.close,
    async visit(url) {
      await page.browse(url);
      // not asked while it loads: a question is work for the page, too
      await traffic.atRest();
      await until(`document.readyState === 'complete'`);
    },
    async press(selector, name = '') {
      const found = `window.shown(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
      await until(found);
      const point = await ask<{ x: number; y: number }>(`window.middleOf(${found})`);
      await traffic.atRest();
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await traffic.atRest();
      await until('window.seen.slowest');
    },
  };
}

async function untilTrue(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  for (const from = performance.now(); !(await isTrue()); await wait(ASK_EVERY_MS))
    if (performance.now() - from > LONGEST_MS) throw new Error(`${what} was not true within ${LONGEST_MS / 1_000} s`);
}

interface Told {
  requestId: string;
  request?: { url: string };
  encodedDataLength?: number;
}

/**
 * The page's traffic: whether anything is on its way, and the bytes that came. A stream stays open as long as the page
 * does.
 */
function watchTraffic(devTools: DevTools, { sessionId }: QuietPage) {
  const onTheirWay = new Set<string>();
  let changedAt = performance.now();
  let bytes = 0;
  devTools.listen(sessionId, (method, params) => {
    const { requestId, request, encodedDataLength = 0 } = params as unknown as Told;
    if (method === 'Network.requestWillBeSent' && !/Events(\?|$)/.test(request?.url ?? '')) onTheirWay.add(requestId);
    else if (method !== 'Network.loadingFinished' && method !== 'Network.loadingFailed') return;
    else onTheirWay.delete(requestId);
    bytes += encodedDataLength;
    changedAt = performance.now();
  });
  return {
    bytes: () => bytes,
    /** Nothing has been on its way for half a second. */
    atRest: async () => {
      changedAt = performance.now();
      const isQuiet = (): boolean => onTheirWay.size === 0 && performance.now() - changedAt > QUIET_MS;
      await untilTrue(() => Promise.resolve(isQuiet()), 'a page at rest');
    },
  };
}
