import type { Page, Request } from '@playwright/test';

const QUIET_MS = 500;
/** A stream stays open for as long as the page is. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('Events');

/** Watches what a page asks for from now on. Playwright's own "networkidle" would wait for streams, too. */
export function watchTraffic(page: Page): { atRest: () => Promise<void> } {
  const onTheirWay = new Set<Request>();
  const waiting = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (onTheirWay.size > 0) return;
      for (const resolve of waiting) resolve();
      waiting.clear();
    }, QUIET_MS);
  };
  const gone = (request: Request): void => {
    onTheirWay.delete(request);
    look();
  };
  page.on('request', (request) => {
    if (!isStream(request)) onTheirWay.add(request);
    look();
  });
  page.on('requestfinished', gone);
  page.on('requestfailed', gone);
  return {
    /** Nothing has been on its way for half a second. */
    atRest: () =>
      new Promise((resolve) => {
        waiting.add(resolve);
        look();
      }),
  };
}
