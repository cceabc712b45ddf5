import type { Browser } from '@playwright/test';
import { openPhone, seenBy } from './phone.ts';
import type { Visitor } from './visitor.ts';

export interface Screen {
  name: string;
  path: (visitor: Visitor) => string;
  /** When it is there, the page shows what one came for. */
  shows: string;
  isPublic?: boolean;
}

export const SCREENS: readonly Screen[] = [
  { name: 'login', path: () => 'login', shows: 'form button[type=submit]', isPublic: true },
  { name: 'home', path: () => 'web/home', shows: 'main ul li' },
  { name: 'centres', path: () => 'web/examselect', shows: 'article' },
  {
    name: 'calendar',
    path: ({ centerId, month }) => `web/examselect?center=${centerId}&month=${month}`,
    shows: '[role=grid] [data-day]',
  },
  { name: 'confirm', path: () => 'web/examconfirm', shows: 'main input[type=checkbox]' },
  { name: 'records', path: () => 'web/examrecord', shows: 'main :is(article, button)' },
];

export interface Visit {
  lcp: number;
  cls: number;
  kb: number;
}

/** Cold, on a slow phone, until nothing has come for a while. */
export async function visit(browser: Browser, url: string, screen: Screen, visitor: Visitor): Promise<Visit> {
  const phone = await openPhone(browser, screen.isPublic ? undefined : visitor.storageState);
  try {
    await phone.page.goto(`${url}/v2/${screen.path(visitor)}`, { waitUntil: 'load' });
    // not before: to look for something Playwright puts a script into the page, which takes a slow phone 120 ms
    await phone.atRest();
    await phone.page.locator(screen.shows).filter({ visible: true }).first().waitFor({ timeout: 60_000 });
    const { lcp, cls } = await seenBy(phone.page);
    return { lcp, cls, kb: phone.bytes() / 1000 };
  } finally {
    await phone.close();
  }
}
