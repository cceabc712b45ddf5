import type { Page, Request } from '@playwright/test';
import { beginBooking, callerOf, lastSeat, type Seat } from './support/booking.ts';
import { openLogin } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/** The router's work that no page can see: history, scroll, focus, title, and pages that do not arrive. */

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** An entry of the home page that leads to a screen that is yet to come. */
const entry = (page: Page, t: (zh: string, en: string) => string) =>
  page.getByRole('link', { name: t('机构查询', 'Find a centre'), exact: true });

test('a link and the way back: title, focus, place on the page', async ({ page, t, enter }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await enter();
  await entry(page, t).scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(100);
  await entry(page, t).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveTitle(new RegExp(t('机构查询', 'Find a centre')));
  await expect(heading).toBeFocused();
  expect(await scrolled(page), 'a new page begins at its top').toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(t('首页', 'Home')));
  await expect(heading).toBeFocused();
  await expect.poll(() => scrolled(page), { message: 'back is where it was' }).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(/\/web\/hospital/);
  await page.reload();
  await page.goBack();
  await expect.poll(() => scrolled(page), { message: 'also after a reload' }).toBe(before);
});

test('an address typed into a scrolled tab begins at its top; a reload stays where it was', async ({
  page,
  t,
  enter,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await enter();
  await entry(page, t).scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(100);
  await page.reload();
  await expect.poll(() => scrolled(page), { message: 'reloaded' }).toBe(before);
  await page.goto('web/home?again=1');
  await expect(entry(page, t)).toBeVisible();
  expect(await scrolled(page), 'typed').toBe(0);
});

test('an unknown address stays in the bar and says so; the root leads home', async ({ page, t, enter }) => {
  await enter({ at: 'no/such/place?x=1' });
  await expect(page).toHaveTitle(new RegExp(t('页面不存在', 'Page not found')));
  await expect(page).toHaveURL(/\/no\/such\/place\?x=1$/);
  await page.goto('');
  await expect(page).toHaveURL(/\/v2\/web\/home$/);
  await page.goto('WEB/Wait/');
  await expect(page).toHaveTitle(new RegExp(t('敬请期待', 'Coming soon')));
});

test('a page that does not arrive says so inside the frame, and the next one is drawn', async ({
  page,
  t,
  enter,
  complaints,
}) => {
  await enter();
  await page.route('**/assets/FinderPage-*.js', (route) => route.abort());
  await entry(page, t).click();
  const failed = page.getByText(t('页面加载失败，请刷新', 'This page could not load. Please refresh'));
  await expect(failed).toBeVisible();
  await expect(page.getByRole('banner').first()).toBeVisible();
  await page.goBack();
  await expect(failed).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(t('首页', 'Home')));
  // React tells the console what a page threw; that is what this journey is about.
  complaints.length = 0;
});

test('a page whose file is slow: a bar and its title at once, its name, and in the end a way to try again', async ({
  page,
  t,
  enter,
}) => {
  await enter();
  await page.clock.install();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/FinderPage-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await entry(page, t).click();
  const opening = t('正在打开：机构查询', 'Opening: Find a centre');
  await page.clock.runFor(200);
  await expect(page.getByRole('progressbar', { name: opening })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(t('机构查询', 'Find a centre')));
  const again = page.getByRole('button', { name: t('重试', 'Try again') });
  await expect(again).toHaveCount(0);
  await page.clock.runFor(15_000);
  await expect(page.getByText(opening)).toBeVisible();
  await expect(again).toBeVisible();
  letThrough();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('机构查询', 'Find a centre'));
  await expect(page.getByRole('progressbar', { name: opening })).toHaveCount(0);
});

test('signing out in one tab leads the others to the login page', async ({ page, context, enter }) => {
  await enter();
  const other = await context.newPage();
  await other.goto('web/wait');
  await other.goto('web/home');
  await page.evaluate(() => localStorage.clear());
  await expect(other).toHaveURL(/\/login\/demo\?redirect=%2Fweb%2Fhome$/);
});

test('signing out in one tab is noticed by one that is still loading', async ({ page, context, enter }) => {
  await enter();
  const other = await context.newPage();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await other.route('**/assets/RecordsPage-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await other.goto('web/examrecord', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => localStorage.clear());
  letThrough();
  await expect(other).toHaveURL(/\/login\/demo\?redirect=%2Fweb%2Fexamrecord$/);
});

/** The name of a call that shares its path, and the path of one that does not. */
const callIn = (request: Request): string =>
  new URLSearchParams(request.postData() ?? '').get('requestCode') ?? new URL(request.url()).pathname;

/** The calls that a page posts. */
function posted(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && asked.push(callIn(request))));
  return asked;
}

test('a page asks once for what it shows', async ({ page, t, enter }) => {
  const asked = posted(page);
  const shown = [
    '/Company/GetCompanyColorsAndIndexMenus',
    'GetBannerByCode',
    'GetCampaigns',
    'GetCompanyInfoById',
    'GetMyNews',
  ];
  await enter();
  await expect(entry(page, t)).toBeVisible();
  await expect.poll(() => asked.filter((call) => shown.includes(call)).toSorted()).toEqual(shown);
});

test('a calendar asks once for what follows from the booking begun elsewhere', async ({
  page,
  request,
  enter,
  guest,
}) => {
  const account = guest('deqin6');
  const me = await callerOf(request, 'deqin6', account);
  const seat = (await lastSeat(request, me, await beginBooking(request, me), '2026-07')) as Seat;
  const asked = posted(page);
  // the month of the day is another, asked for by the page
  const once = ['ExamCenterDetail', 'ExamCenterPayInfo', 'GetBookingDraft'];
  await enter({ company: 'deqin6', account, at: `web/examselect?center=${seat.centerId}&day=${seat.day}` });
  await expect(page.locator(`input[name="segment"][value="${seat.segmentId}"]`)).toBeEnabled();
  expect(asked.filter((call) => once.includes(call)).toSorted()).toEqual(once);
});

test('who arrives on the home page and must sign in first gets the same login page', async ({ page, t, language }) => {
  const button = page.getByRole('button', { name: t('登录', 'Log in'), exact: true });
  const look = () =>
    page.locator('main *').evaluateAll((nodes) =>
      nodes.map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        const { color, backgroundColor, font, cursor, display } = getComputedStyle(node);
        return [node.tagName, x, y, width, height, color, backgroundColor, font, cursor, display].join(' ');
      }),
    );
  await openLogin(page, language);
  await expect(button).toBeVisible();
  const usual = await look();
  expect(usual.length).toBeGreaterThan(20);
  await page.goto('web/home');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(button).toBeVisible();
  await expect.poll(look).toEqual(usual);
});
