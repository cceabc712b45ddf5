import type { Page } from '@playwright/test';
import { callerOf } from './support/booking.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { placeOrder } from './support/orders.ts';
import { atDesk, expect, onPhone, test } from './support/test.ts';

// slides that move by themselves, and their pause button
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const entry = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true });

test('the home page shows the company: banner, notice, groups, campaigns, other services', async ({
  page,
  t,
  enter,
}) => {
  await enter({ account: 'hr' });
  for (const group of [
    t('体检服务', 'Check-up services'),
    t('健康管理', 'Health management'),
    t('其他服务', 'Other services'),
  ]) {
    await expect(page.getByRole('heading', { name: group })).toBeVisible();
  }
  await expect(entry(page, t('HR 管理', 'HR management')), 'HR sees the HR entry').toBeVisible();
  const slides = page
    .getByRole('region', { name: t('公告横幅', 'Announcements') })
    .or(page.getByRole('group', { name: t('公告横幅', 'Announcements') }));
  await expect(slides.first()).toBeVisible();
  const picture = page.locator('main picture img').first();
  await expect(picture).toBeVisible();
  const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source, 'the browser has chosen one').not.toBe('');
  expect((await source()).includes('small'), 'the small picture under 750 px').toBe(t('zh', 'en') === 'en');
  await page.getByRole('button', { name: t('暂停轮播', 'Pause slideshow') }).click();
  await expect(page.getByRole('button', { name: t('播放轮播', 'Play slideshow') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
});

test(
  'a slide moves at the first press, also when what moves it is still to come',
  atDesk,
  async ({ page, t, enter }) => {
    await enter();
    let arrive = () => {};
    const held = new Promise<void>((go) => (arrive = go));
    await page.route(/embla/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('web/home');
    const slides = page.getByRole('region', { name: t('公告横幅', 'Announcements') }).locator('[aria-roledescription]');
    await expect(slides.first()).toBeVisible();
    await page.getByRole('button', { name: t('下一张', 'Next'), exact: true }).click();
    await expect(slides.nth(1)).toHaveAttribute('inert');
    arrive();
    await expect(slides.nth(1)).not.toHaveAttribute('inert');
    await expect(slides.first()).toHaveAttribute('inert');
  },
);

test('six entries a row on a desktop, the company’s columns on a phone', async ({ page, t, language, enter }) => {
  await enter({ company: 'sevenday' });
  const tiles = page
    .getByRole('list')
    .filter({ hasText: t('本人预约', 'Book for myself') })
    .first()
    .getByRole('listitem');
  await expect(tiles.first()).toBeVisible();
  const tops = await tiles.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  const firstRow = tops.filter((top) => top === tops[0]).length;
  expect(firstRow).toBe(language === 'zh' ? 6 : 3);
  await axe(page);
  await noSideScroll(page);
});

test('an employee does not see the HR entry; a screen to come says so', async ({ page, t, enter }) => {
  await enter();
  await expect(entry(page, t('本人预约', 'Book for myself'))).toBeVisible();
  await expect(entry(page, t('HR 管理', 'HR management'))).toHaveCount(0);
  await page.goto('web/wait');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('敬请期待', 'Coming soon'));
  await axe(page);
  await noSideScroll(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/web\/home/);
});

test('booking that opens later tells the day', async ({ page, t, enter }) => {
  await enter({ company: 'pocket' });
  await entry(page, t('本人预约', 'Book for myself')).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('开放预约', 'The exam opens on'));
  await expect(dialog, '21 days after the journeys’ day').toContainText(t('7 月 1 日', '1 Jul'));
  await axe(page);
  await dialog.getByRole('button', { name: t('知道了', 'OK') }).click();
  await expect(dialog).toBeHidden();
});

// the company speaks Chinese only
test('a company with one language has no switch; its hotline stays hidden', atDesk, async ({ page, enter }) => {
  await enter({ company: 'plain' });
  await expect(page.getByRole('button', { name: 'English' })).toHaveCount(0);
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
});

test('a block that fails says so and can be loaded again; the others stay', async ({ page, t, enter }) => {
  let broken = true;
  await page.route('**/CampaignApi/PostAppCall', (route) =>
    broken && route.request().postData()?.includes('GetCampaigns') ? route.abort() : route.continue(),
  );
  await enter();
  await expect(page.getByText(t('加载失败', 'Could not load'))).toBeVisible({ timeout: 30_000 });
  await expect(entry(page, t('本人预约', 'Book for myself'))).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: t('重新加载', 'Reload') }).click();
  await expect(page.getByRole('heading', { name: t('精选活动', 'Featured') })).toBeVisible();
});

test('news stand under the banner: a payment that runs out, then the day itself', async ({
  page,
  request,
  t,
  enter,
  guest,
}) => {
  const account = guest();
  const me = await callerOf(request, 'demo', account);
  await enter({ account });
  const news = page.getByRole('region', { name: t('我的近况', 'My updates') });
  await expect(page.getByRole('heading', { name: t('体检服务', 'Check-up services') })).toBeVisible();
  await expect(news, 'nothing is going on: nothing is shown').toHaveCount(0);

  const { orderId } = await placeOrder(request, me, { toPay: true });
  await page.reload();
  await expect(news).toContainText(t('待支付', 'Awaiting payment'));
  await expect(news).toContainText(/\d+:\d\d/);
  await axe(page);
  await noSideScroll(page);
  await news.getByRole('link', { name: t('去支付', 'Pay') }).click();
  await expect(page).toHaveURL(new RegExp(`/web/pay/${orderId}`));
});

test('on a phone a notice takes one line until it is unfolded', onPhone, async ({ page, t, enter }) => {
  await enter();
  const list = page.getByRole('list', { name: t('公告', 'Notices'), exact: true });
  const line = list.getByRole('listitem').first();
  await expect(line).toBeVisible();
  const heightOf = async () => (await line.boundingBox())?.height ?? 0;
  expect(await heightOf(), 'one line').toBeLessThan(60);
  await expect(line.getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: t('查看公告全文', 'Read the notice') }).click();
  await expect(line.getByRole('link', { name: t('查看详情', 'Details') })).toBeVisible();
  expect(await heightOf()).toBeGreaterThan(60);
  await axe(page);
  await noSideScroll(page);
});
