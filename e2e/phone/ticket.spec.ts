import type { Page } from '@playwright/test';
import { call, callerOf } from '../support/booking.ts';
import { h1, type T } from '../support/booking-screens.ts';
import { axe, namesAsSeen, noSideScroll, quietPage, thumbSized } from '../support/checks.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, test } from '../support/test.ts';

const CODE = /[1-9]\d{3} \d{4} \d{4}/;
const ticket = (page: Page, t: T) => page.getByRole('region', { name: t('到检凭证', 'Your ticket') });
const keptOn = (page: Page) =>
  page.evaluate(async () => ({
    stores: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

async function signOut(page: Page, language: string): Promise<void> {
  if (language === 'zh') {
    await page.getByRole('button', { name: /账户菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
  } else {
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
  }
  await expect(page).toHaveURL(/\/login/);
}

test('a booking ends as a ticket that opens without a network, until one signs out', async ({
  page,
  context,
  request,
  language,
  t,
  enter,
  guest,
}) => {
  const account = guest();
  const { orderId } = await placeOrder(request, await callerOf(request, 'demo', account));
  await enter({ account, at: `web/examdone/${orderId}` });
  await expect(h1(page)).toHaveText(t('预约成功', 'You are booked'));
  const code = CODE.exec(await ticket(page, t).innerText())?.[0] ?? 'no code';
  await expect(page.getByRole('img', { name: code })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('三件事', 'Three things') })).toBeVisible();
  for (const name of [t('加入日历', 'Add to calendar'), t('改期', 'Reschedule')])
    await expect(ticket(page, t).getByRole('button', { name })).toBeVisible();
  await expect(ticket(page, t).getByRole('link', { name: t('查看路线', 'Directions') })).toBeVisible();
  await expect(ticket(page, t).getByText(t('离线可用', 'Works offline'))).toBeVisible();
  await axe(page);
  await namesAsSeen(page);
  await noSideScroll(page);
  await thumbSized(page, 'main');
  await quietPage(page);

  // the same on the order's own page
  await page.goto(`web/examorder/${orderId}`);
  await expect(ticket(page, t)).toContainText(code);
  await expect(page.getByRole('button', { name: t('出示凭证', 'Show the ticket') }).first()).toBeVisible();
  await axe(page);
  await namesAsSeen(page);

  await context.setOffline(true);
  for (const at of [`web/examorder/${orderId}`, `web/examdone/${orderId}`]) {
    await page.goto(at);
    await expect(page.getByText(t('您当前离线', 'You are offline'))).toBeVisible();
    await expect(ticket(page, t)).toContainText(code);
    await expect(page.getByRole('button')).toHaveCount(0);
    await axe(page);
  }

  // the others say why they do not open, and lead to what does
  for (const at of ['web/home', 'web/examrecord']) {
    await page.goto(at);
    await expect(page.getByRole('heading', { name: '暂时无法连接' })).toBeVisible();
    await axe(page);
    await page.getByRole('listitem').getByRole('link').click();
    await expect(ticket(page, t)).toContainText(code);
  }

  await context.setOffline(false);
  await page.goto('web/home');
  await signOut(page, language);
  await expect.poll(() => keptOn(page)).toEqual({ stores: [], workers: 0 });
  await context.setOffline(true);
  await expect(page.goto(`web/examdone/${orderId}`), 'nothing answers').rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('the ticket of a cancelled order is gone, on the device too', async ({ page, request, t, enter, guest }) => {
  const account = guest();
  const me = await callerOf(request, 'demo', account);
  const { orderId } = await placeOrder(request, me);
  await enter({ account, at: `web/examorder/${orderId}` });
  await expect(ticket(page, t).getByText(t('离线可用', 'Works offline'))).toBeVisible();
  await call(request, 'CancelExamOrder', { orderId, customerGuid: me.guid }, me.session);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(t('已取消', 'Cancelled'));
  await expect(ticket(page, t)).toHaveCount(0);
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('tickets')).keys()).map(({ url }) => new URL(url).pathname));
  await expect.poll(kept).toEqual([]);
});
