import type { BrowserContextOptions } from '@playwright/test';
import { demoAccounts } from './sign-in.ts';
import type { Stand } from './stand.ts';
import type { VisitOptions } from './visit.ts';

const SUBMIT = 'form button[type=submit]';
/** A tile of the menu: what people come to the home page for. It needs the company's settings, so two calls. */
const MENU_TILE = 'main ul li > :is(a, button)';

export async function loginPage(stand: Stand): Promise<VisitOptions> {
  const { url } = await stand.portal();
  return { url: `${url}/v2/login`, usable: SUBMIT };
}

/** The home page as a bookmark opens it: signed in, but nothing of it kept in the browser. */
export async function homePage(stand: Stand): Promise<VisitOptions> {
  const { url } = await stand.portal();
  return { url: `${url}/v2/web/home`, usable: MENU_TILE, storageState: await signedInState(stand, url) };
}

/** One's report of this year, opened in the same way. */
export async function reportPage(stand: Stand): Promise<VisitOptions> {
  const { url } = await stand.portal();
  return { url: `${url}/v2/web/examreport`, usable: 'main table', storageState: await signedInState(stand, url) };
}

/** One's bookings: a page of the same kind, a list and its actions, that reads less. */
export async function recordsPage(stand: Stand): Promise<VisitOptions> {
  const { url } = await stand.portal();
  const usable = 'main a[href*="/web/examorder/"]';
  return { url: `${url}/v2/web/examrecord`, usable, storageState: await signedInState(stand, url) };
}

/** A path that leads nowhere: the frame of every page and no more. */
export async function emptyPage(stand: Stand): Promise<VisitOptions> {
  const { url } = await stand.portal();
  return { url: `${url}/v2/web/nowhere`, usable: 'main h1', storageState: await signedInState(stand, url) };
}

async function signedInState(stand: Stand, url: string): Promise<BrowserContextOptions['storageState']> {
  const [{ companyCode, user, password }] = demoAccounts();
  const context = await (await stand.browser()).newContext({ locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/v2/login?cp=${companyCode}`);
    await page.locator('input[name=user]').fill(user);
    await page.locator('input[name=password]').fill(password);
    await page.locator('input[name=consent]').check();
    await page.locator(SUBMIT).click();
    await page.waitForURL('**/web/home');
    await page.locator(MENU_TILE).first().waitFor();
    const state = await context.storageState();
    for (const { localStorage } of state.origins) for (const item of localStorage) item.value = withoutKept(item.value);
    return state;
  } finally {
    await context.close();
  }
}

/** Replies kept from the last visit would make it a second one. */
function withoutKept(text: string): string {
  const value: unknown = JSON.parse(text);
  return JSON.stringify(value, (key, part: unknown) => (key === 'kept' ? {} : part));
}
