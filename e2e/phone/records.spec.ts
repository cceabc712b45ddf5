import type { Page } from '@playwright/test';
import { callerOf } from '../support/booking.ts';
import { axe, noSideScroll } from '../support/checks.ts';
import { payFor, placeOrder } from '../support/orders.ts';
import { pressAgain } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

// /web/examrecord: what one has booked, and everything that can be done about it. Every journey has a guest of its own.

const BEIJING = 110100;

type T = (zh: string, en: string) => string;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const records = (page: Page) => page.getByRole('main').getByRole('article');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /按状态查看|By status/ }).getByRole('link', { name });
const mainButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
/** A menu on a wide screen, a sheet on a phone. */
async function pickMore(page: Page, t: T, name: string): Promise<void> {
  await pressAgain(records(page).getByRole('button', { name: t('更多', 'More') }));
  const entry = page.getByRole('menuitem', { name }).or(page.getByRole('dialog').getByRole('button', { name }));
  await entry.click();
}
const change = (page: Page, t: T) => records(page).getByRole('button', { name: t('改期', 'Reschedule') });

test('nothing booked yet, then a booking: tabs in the address, back, and what a deep link shows', async ({
  page,
  request,
  t,
  enter,
  guest,
}) => {
  const account = guest();
  await enter({ account });
  await page.getByRole('link', { name: t('预约记录', 'My bookings') }).click();
  await expect(h1(page)).toHaveText(t('预约记录', 'My bookings'));
  await expect(page.getByRole('heading', { name: t('还没有预约记录', 'No bookings yet') })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: t('立即预约', 'Book now') }).click();
  await expect(page.getByRole('dialog')).toContainText(t('为谁预约', 'Who is it for'));
  await page.keyboard.press('Escape');

  const { orderNo, seat } = await placeOrder(request, await callerOf(request, 'demo', account));
  await page.reload();
  await expect(records(page)).toHaveCount(1);
  await expect(records(page)).toContainText(t('公司承担', 'Paid by company'));
  await expect(records(page), 'the deadline is a moment').toContainText(
    t('24:00 前在线改期或取消', 'until the end of '),
  );
  await axe(page);
  await noSideScroll(page);

  await expect(tab(page, t('待体检', 'Booked'))).toContainText('1');
  await tab(page, t('待体检', 'Booked')).click();
  await expect(page).toHaveURL(/status=20/);
  await expect(records(page)).toHaveCount(1);
  await tab(page, t('已取消', 'Cancelled')).click();
  await expect(records(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('查看全部', 'Show all') })).toBeVisible();
  await page.goBack();
  await expect(tab(page, t('待体检', 'Booked'))).toHaveAttribute('aria-current', 'page');
  await page.goto('web/examrecord?status=10');
  await expect(tab(page, t('待支付', 'Awaiting payment'))).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(t('没有待支付的预约', 'Nothing under'))).toBeVisible();

  // the preparations before the day, from here too
  await page.goto('web/examrecord');
  await pickMore(page, t, t('体检须知', 'Precautions'));
  await expect(page.getByRole('dialog')).toContainText(t('禁食', 'no food'));
  await page.keyboard.press('Escape');

  // the whole order on a page of its own, found from its record and found again by its address
  await records(page).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/web\/examorder\/\d+/);
  await expect(h1(page)).toHaveText(t('订单详情', 'Booking details'));
  await expect(page.getByRole('main')).toContainText(orderNo);
  const stages = page.getByRole('list', { name: t('订单进度', 'How far the booking is') });
  await expect(stages.locator('[aria-current=step]')).toContainText(t('待体检', 'Check-up'));
  await expect(page.getByRole('main')).toContainText(t('将于', 'Will be sent'));
  await axe(page);
  await noSideScroll(page);
  await page.reload();
  await expect(stages).toBeVisible();
  await page.goto('web/examorder/1');
  await expect(page.getByRole('heading', { name: t('没有找到这笔预约', 'This booking was not found') })).toBeVisible();
  expect(orderNo).toMatch(/^TJ/);
  expect(seat.day).toMatch(/^2026-0[67]/);
});

test('cancel: what goes back is said before, then it is gone and can be booked again', async ({
  page,
  request,
  t,
  enter,
  guest,
}) => {
  const [company, account] = ['deqin3', guest('deqin3')];
  const me = await callerOf(request, company, account);
  const placed = await placeOrder(request, me, { toPay: true });
  await payFor(request, me, placed);
  await enter({ company, account, at: 'web/examrecord?status=20' });
  await expect(records(page)).toContainText(t('已支付', 'Paid'));
  await expect(records(page)).toContainText(t('未开票', 'Not invoiced'));

  const cancel = t('取消订单', 'Cancel booking');
  await pickMore(page, t, cancel);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(/¥[\d,]+\.\d\d/);
  await expect(dialog.getByRole('button', { name: t('暂不取消', 'Keep it') }), 'the harmless one').toBeFocused();
  await axe(page);
  await dialog.getByRole('button', { name: t('暂不取消', 'Keep it') }).click();
  await expect(records(page)).toHaveCount(1);
  await pickMore(page, t, cancel);
  await dialog.getByRole('button', { name: t('取消预约', 'Cancel booking') }).click();
  await expect(page.getByText(t('将原路退回', 'is refunded to your original payment method')).last()).toBeVisible();
  await expect(records(page)).toHaveCount(0);
  await expect(h1(page), 'the pressed button is gone').toBeFocused();

  await tab(page, t('已取消', 'Cancelled')).click();
  await expect(records(page)).toContainText(/(退款中|已退款|Refund under way|Refunded) ¥/);
  await axe(page);
  await noSideScroll(page);
  await records(page)
    .getByRole('link', { name: t('重新预约', 'Book again') })
    .click();
  await expect(page).toHaveURL(/\/web\/(plan|personal)/);
});

test('reschedule: the old seat stays, nothing changed is refused, the new time is in the records', async ({
  page,
  request,
  t,
  enter,
  guest,
}) => {
  const [company, account] = ['oneday', guest('oneday')];
  const { seat } = await placeOrder(request, await callerOf(request, company, account));
  await enter({ company, account, at: 'web/examrecord' });
  await change(page, t).click();

  await expect(page).toHaveURL(new RegExp(`examselect\\?center=${seat.centerId}`));
  const banner = page.getByText(
    t('您的原预约会保留到改期成功', 'Your current place stays yours until the change is confirmed'),
  );
  await expect(banner).toBeVisible();
  await axe(page);
  await noSideScroll(page);

  // the package is not to be changed
  await page.goto('web/examset');
  await expect(banner).toBeVisible();
  await expect(page.getByText(t('改期时不能更改套餐', 'You cannot change the package')).first()).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);

  // -18: the same seat again
  await page.goto(`web/examselect?center=${seat.centerId}&day=${seat.day}`);
  await page.locator(`input[name="segment"][value="${seat.segmentId}"]`).click();
  await mainButton(page, t('确认订单', 'confirm')).last().click();
  await expect(h1(page)).toHaveText(t('确认改期', 'Confirm the change'));
  await expect(page.getByRole('radio', { name: t('电子报告', 'E-report'), exact: true })).toBeChecked();
  await page.getByRole('checkbox').check();
  await axe(page);
  await mainButton(page, t('提交改期', 'Submit the change')).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('新时间与原预约相同', 'The new time is the one you have'));
  await dialog.getByRole('button', { name: t('返回修改', 'Go back') }).click();
  await expect(page).toHaveURL(/\/web\/examselect/);

  // a step back, another time
  await page.locator(`[role="grid"] [data-day="${seat.day}"]`).click();
  const other = page.locator(`input[name="segment"]:enabled:not([value="${seat.segmentId}"])`).first();
  await other.click();
  await mainButton(page, t('确认订单', 'confirm')).last().click();
  await expect(h1(page)).toHaveText(t('确认改期', 'Confirm the change'));
  const free = page.getByText(t('无需补差价', 'Nothing more to pay')).filter({ visible: true });
  await expect(free.first(), 'no difference is not one of ¥0.00').toBeVisible();
  await page.getByRole('checkbox').check();
  await mainButton(page, t('提交改期', 'Submit the change')).click();
  await expect(h1(page)).toHaveText(t('改期成功', 'Your booking is changed'));
  await axe(page);
  await page.goto('web/examrecord');
  await expect(records(page)).toHaveCount(1);
  await expect(records(page)).not.toContainText(seat.time.slice(0, 5));
});

test('a centre that takes no changes: cancel first', async ({ page, request, t, enter, guest }) => {
  const account = guest();
  await placeOrder(request, await callerOf(request, 'demo', account), { changeable: false, cityId: BEIJING });
  await enter({ account, at: 'web/examrecord' });
  await change(page, t).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('请先取消订单再重新预约', 'Cancel the order first'));
  await axe(page);
  await dialog.getByRole('button', { name: t('去取消订单', 'Cancel the order') }).click();
  await expect(page.getByRole('alertdialog')).toContainText(t('取消这次预约', 'Cancel this booking'));
});
