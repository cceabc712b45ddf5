import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../e2e/support/sign-in.ts';
import { findChromium, findShell } from '../../scripts/lib/chromium.mjs';
import { cloneRows, copyRows, modelOf, type Clone } from './clone-rows.ts';
import { addModels, CONSOLE_LISTS, fillConsole } from './console-lists.ts';
import { CROWD_COMPANY } from './crowd.ts';
import { OWN_LISTS } from './long-lists.ts';
import { startPortal, type SignedIn, type TestPortal } from './portal.ts';
import { FULL } from './run-size.ts';

const WEB = fileURLToPath(new URL('../../dist/web', import.meta.url));
const ROWS = 2_000;
const PHONE = { width: 390, height: 844 };
const CONSOLE_PAGES = ['audit', ...CONSOLE_LISTS.map(({ page }) => page)];

/** Draws every long list in a browser, on a build of the site: it takes its time. */
describe.runIf(FULL && existsSync(WEB))('with 2,000 rows', () => {
  let portal: TestPortal;
  let browser: Browser;
  let phone: Page;
  let desk: Page;
  let few: Page;
  let other: SignedIn;
  let person: string;
  const took: Record<string, { few: number; many: number; drawn: number }> = {};
  beforeAll(async () => {
    portal = await startPortal({ webRoot: WEB, jobs: false });
    await addModels(portal);
    const executablePath = findShell() ?? findChromium();
    browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
    const context = await contextAt(browser, PHONE);
    phone = await context.newPage();
    await signIn(phone, 'en', { account: 'emp' });
    const { user } = await portal.login('demo', 'emp');
    person = user.CustomerGuid;
    for (const { page } of OWN_LISTS) took[page] = { few: await open(phone, page), many: 0, drawn: 0 };
    other = await portal.login('demo', 'hr');
    few = await (await contextAt(browser, PHONE)).newPage();
    await signIn(few, 'en', { account: 'hr' });
    desk = await consolePage();
    for (const page of CONSOLE_PAGES) took[page] = { few: await openConsole(page), many: 0, drawn: 0 };
    for (const { clones } of OWN_LISTS)
      for (const clone of clones(person)) await cloneRows(portal, CROWD_COMPANY, clone, ROWS);
    // the rows of the console's own lists belong to a person who looks at nothing here
    await fillConsole(portal, (await portal.login('demo', 'parent')).user.CustomerGuid, ROWS);
  }, 300_000);
  afterAll(async () => {
    for (const [page, { few, many, drawn }] of Object.entries(took))
      process.stdout.write(`${page}: ${few} ms, with ${ROWS} ${many} ms, ${drawn} elements\n`);
    await browser.close();
    await portal.stop();
  });

  const contextAt = (where: Browser, viewport: { width: number; height: number }): Promise<BrowserContext> =>
    where.newContext({ baseURL: `${portal.url}/v2/`, viewport, locale: 'en-US', timezoneId: 'Asia/Shanghai' });

  /** Nothing of theirs is left in the tables these lists are read from. */
  const emptied = (clones: Clone[]): Promise<void> =>
    pastEveryRule(
      clones.flatMap(({ table, fresh }) =>
        Object.entries(fresh(0))
          .filter(([column]) => column === 'person_guid' || column === 'owner_guid')
          .map(([column, value]) => `DELETE FROM "${table}" WHERE ${column} = '${String(value)}'`),
      ),
    );
  async function pastEveryRule(statements: string[]): Promise<void> {
    const client = await portal.portal.database.pool.connect();
    await client.query(['BEGIN', 'SET LOCAL session_replication_role = replica', ...statements, 'COMMIT'].join(';'));
    client.release();
  }

  async function consolePage(): Promise<Page> {
    const { token, cookie, name } = await portal.operator('admin');
    const [cookieName = '', value = ''] = cookie.split('=');
    const context = await contextAt(browser, { width: 1280, height: 800 });
    await context.addCookies([{ name: cookieName, value, url: portal.url }]);
    await context.addInitScript(
      (operator) => {
        sessionStorage.setItem('ops.session', JSON.stringify(operator));
        localStorage.setItem('ops.language', 'en-us');
      },
      { token, name, role: 'admin' },
    );
    return context.newPage();
  }

  /** Until the page is there with its rows; nothing grey stands in for anything. */
  async function open(page: Page, path: string): Promise<number> {
    const began = performance.now();
    await page.goto(path);
    await settled(page);
    return Math.round(performance.now() - began);
  }
  const openConsole = (path: string): Promise<number> => open(desk, `ops/${path.replace('{person}', person)}`);
  async function settled(page: Page): Promise<void> {
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    await page.waitForLoadState('networkidle');
  }
  const words = (page: Page) => page.locator('main').innerText();
  const sideScroll = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  /** Tables that are wider than their frame: their last columns are cut off. */
  const cutOff = (page: Page) =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main table')].filter(
          (table) => (table.parentElement?.clientWidth ?? 0) < table.clientWidth - 1,
        ).length,
    );
  const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('main *').length);

  /** The next page stands in the address and is another; turning to it shows the address's page. */
  async function turnsPages(page: Page): Promise<void> {
    const first = await words(page);
    const turn = page.getByRole('navigation', { name: /pages/i }).last().getByRole('link', { name: /^next/i });
    await open(page, (await turn.getAttribute('href')) ?? '');
    expect(page.url()).toMatch(/(?:page|looks|rows)=2/);
    const second = await words(page);
    expect(second).not.toBe(first);
    await page.goBack();
    await settled(page);
    await turn.click();
    // the page before stays until the next one is there
    await expect.poll(() => words(page), { timeout: 10_000 }).toBe(second);
  }

  it.each(OWN_LISTS.map(({ page }) => page))(
    '%s opens on a phone as it did, and fits it',
    async (path) => {
      const few = took[path]?.few ?? 0;
      const many = await open(phone, path);
      const drawn = await elements(phone);
      took[path] = { few, many, drawn };
      expect(many, 'as quick as with a few').toBeLessThan(3 * few + 500);
      expect(drawn, 'a page of them is drawn').toBeLessThan(3_000);
      expect(await sideScroll(phone)).toBeLessThanOrEqual(0);
      if (path !== 'web/examrecord') await turnsPages(phone);
    },
    60_000,
  );

  it.each(OWN_LISTS)(
    '$page says something with none, one and twenty, and fits a phone',
    async ({ page: path, clones }) => {
      const [guid, seen] = [other.user.CustomerGuid, new Set<string>()];
      await emptied(clones(guid));
      for (const more of [0, 1, 19]) {
        for (const clone of clones(guid)) await cloneRows(portal, CROWD_COMPANY, clone, more);
        await open(few, path);
        seen.add(await words(few));
        expect(await few.getByRole('alert').count(), `${more} more`).toBe(0);
        expect(await sideScroll(few)).toBeLessThanOrEqual(0);
      }
      expect(seen.size, 'none, one and twenty are three pages').toBe(3);
    },
    60_000,
  );

  it.each(CONSOLE_PAGES)(
    'ops/%s opens at a desk as it did, and fits a phone',
    async (path) => {
      const few = took[path]?.few ?? 0;
      await desk.setViewportSize({ width: 1280, height: 800 });
      const many = await openConsole(path);
      const drawn = await elements(desk);
      took[path] = { few, many, drawn };
      expect(many, 'as quick as with a few').toBeLessThan(3 * few + 500);
      expect(drawn, 'a page of them is drawn').toBeLessThan(4_000);
      await desk.setViewportSize(PHONE);
      expect(await sideScroll(desk)).toBeLessThanOrEqual(0);
      if (!['audit', 'products', 'tasks'].includes(path)) await turnsPages(desk);
    },
    60_000,
  );

  it.each(CONSOLE_LISTS)(
    'ops/$page says something with none, one and twenty, at a desk and on a phone',
    async ({ page: path, clones }) => {
      const seen = new Set<string>();
      const models = await Promise.all(clones(person).map((clone) => modelOf(portal, CROWD_COMPANY, clone)));
      await pastEveryRule(clones(person).map(({ table }) => `DELETE FROM "${table}"`));
      for (const more of [0, 1, 19]) {
        for (const [at, clone] of clones(person).entries())
          await copyRows(portal, { companyId: CROWD_COMPANY, clone, model: models[at] ?? {} }, more);
        await desk.setViewportSize({ width: 1280, height: 800 });
        await openConsole(path);
        seen.add(await words(desk));
        expect(await desk.getByRole('alert').count(), `${more} more`).toBe(0);
        expect(await words(desk), 'no filter is to blame').not.toContain('Nothing matches');
        for (const width of [1280, 1024, 768]) {
          await desk.setViewportSize({ width, height: 800 });
          expect(await sideScroll(desk), `${width} px`).toBeLessThanOrEqual(0);
          expect(await cutOff(desk), `cut off at ${width} px`).toBe(0);
        }
        await desk.setViewportSize(PHONE);
        expect(await sideScroll(desk)).toBeLessThanOrEqual(0);
      }
      expect(seen.size, 'none, one and twenty are three pages').toBe(3);
    },
    60_000,
  );
});
