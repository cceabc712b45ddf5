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

const SLOWEST_MS = 900;

/**
 * Answers come late and in another order than they were asked for, as on a slow network: each call always by the same
 * time, so that two runs see the same page grow.
 */
export async function answerSlowly(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'fetch') {
      const { pathname } = new URL(request.url());
      const sum = [...pathname].reduce((total, letter) => total + letter.charCodeAt(0), 0);
      await new Promise((resolve) => setTimeout(resolve, (sum % 4) * (SLOWEST_MS / 3)));
    }
    // the page may have gone on meanwhile
    await route.continue().catch(() => undefined);
  });
}
