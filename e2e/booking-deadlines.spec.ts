import { request as requests, type Page } from '@playwright/test';
import { callerOf } from './support/booking.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { placeOrder, type Placed } from './support/orders.ts';
import { HOOK_WITH_PORTAL_MS, PORTAL_NOW } from './support/portal.ts';
import { expect, test } from './support/test.ts';
import { TimeMachine } from './support/time-travel.ts';

// The passing of time over an order: a hold that runs out, and the days before the check-up on which it can no longer
// be changed online. The portal of these journeys is started again at the moment they are about.

const DAY_MS = 86_400_000;
const BEFORE_THE_END_MS = 12_000;
const machine = new TimeMachine();
test.use({ baseURL: machine.baseURL });
test.describe.configure({ mode: 'serial' });

const orders: Partial<Record<'held' | 'oneday' | 'sevenday', Placed>> = {};
const records = (page: Page) => page.getByRole('main').getByRole('article');

test.beforeAll(async () => {
  test.setTimeout(HOOK_WITH_PORTAL_MS);
  await machine.travelTo(PORTAL_NOW);
  const request = await requests.newContext({ baseURL: machine.baseURL });
  orders.held = await placeOrder(request, await callerOf(request, 'deqin3', 'emp'), { toPay: true });
  orders.sevenday = await placeOrder(request, await callerOf(request, 'sevenday', 'emp'));
  const { day } = orders.sevenday.seat;
  orders.oneday = await placeOrder(request, await callerOf(request, 'oneday', 'emp'), { day });
  await request.dispose();
});
test.afterAll(() => machine.end());

test('not paid in time: the page says so, and leads to a new booking', async ({ page, t, enter }) => {
  const end = Date.parse(orders.held?.heldUntil ?? '');
  await machine.travelTo(new Date(end - BEFORE_THE_END_MS));
  await enter({ company: 'deqin3', account: 'emp', at: `web/pay/${orders.held?.orderId}` });
  const outcome = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(outcome).toHaveText(t('支付已超时', 'The time to pay is over'), { timeout: 45_000 });
  await axe(page);
  await noSideScroll(page);
  await page.goto('web/examrecord');
  await expect(records(page).first()).toContainText(t('超时已取消', 'Expired'));
  await page.goto(`web/pay/${orders.held?.orderId}`);
  await page.getByRole('link', { name: t('重新预约', 'Book again') }).click();
  await expect(page).toHaveURL(/\/web\/personal/);
});

test('too close to the day for one company, early enough for another', async ({ page, t, enter }) => {
  const day = orders.sevenday?.seat.day ?? '';
  await machine.travelTo(new Date(Date.parse(`${day}T10:00:00+08:00`) - 4 * DAY_MS));
  await enter({ company: 'sevenday', account: 'emp', at: 'web/examrecord?status=20' });
  const change = records(page).getByRole('button', { name: t('改期', 'Reschedule') });
  await expect(change).toHaveAttribute('aria-disabled', 'true');
  await expect(change).toHaveAccessibleDescription(
    new RegExp(t('距体检日不足 7 个工作日', 'Less than 7 working days left')),
  );
  await expect(records(page), 'the number to read out').toContainText(orders.sevenday?.orderNo ?? '');
  await expect(records(page).getByRole('link', { name: /\d{3}-\d{3}-\d{4}/ })).toHaveAttribute('href', /^tel:\d+/);
  await axe(page);
  await noSideScroll(page);

  await page.evaluate(() => localStorage.clear());
  await enter({ company: 'oneday', account: 'emp', at: 'web/examrecord?status=20' });
  await expect(records(page)).toContainText(t('需提前 1 个工作日', "1 working day's notice"));
  await records(page)
    .getByRole('button', { name: t('改期', 'Reschedule') })
    .click();
  await expect(page).toHaveURL(/\/web\/examselect/);
});
