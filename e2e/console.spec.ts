import { request as requests, type Page } from '@playwright/test';
import { dayInShanghai } from '#contract/rules/day';
import { demoWorld } from '../demo/world.ts';
import { callerOf } from './support/booking.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { placeOrder, type Placed } from './support/orders.ts';
import { HOOK_WITH_PORTAL_MS, PORTAL_NOW } from './support/portal.ts';
import { pressAgain } from './support/press.ts';
import { atDesk, expect, test } from './support/test.ts';
import { TimeMachine } from './support/time-travel.ts';

// An operator's work on a person's order when it is too late for them to do it themselves. The portal of this journey
// is started again on a day inside the notice.

const DAY_MS = 86_400_000;
const machine = new TimeMachine();
test.use({ baseURL: machine.baseURL });
test.describe.configure({ mode: 'serial' });

const PERSON = { company: 'sevenday', account: 'emp' } as const;
const phone =
  demoWorld(dayInShanghai(new Date(PORTAL_NOW)))
    .find(({ code }) => code === PERSON.company)
    ?.people.find(({ account }) => account?.login === PERSON.account)?.phone ?? '';
let placed: Placed;

test.beforeAll(async () => {
  test.setTimeout(HOOK_WITH_PORTAL_MS);
  await machine.travelTo(PORTAL_NOW);
  const request = await requests.newContext({ baseURL: machine.baseURL });
  const me = await callerOf(request, PERSON.company, PERSON.account);
  placed = await placeOrder(request, me);
  await request.dispose();
});
test.afterAll(() => machine.end());

const dialog = (page: Page) => page.getByRole('dialog');

test(
  'an operator finds an order by phone and moves it past the notice; the person sees it and is told',
  atDesk,
  async ({ page, language, t, enter }) => {
    await machine.travelTo(new Date(Date.parse(`${placed.seat.day}T10:00:00+08:00`) - 4 * DAY_MS));
    await signInToConsole(page, language, 'support', 'ops/orders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('预约订单', 'Bookings'));

    await page.getByRole('textbox', { name: t('搜索订单号', 'Search by order number') }).fill(phone);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('按手机号识别', 'Read as a phone number'))).toBeAttached();
    await page.getByRole('link', { name: placed.orderNo }).click();
    const pane = page.getByRole('region', { name: t('订单详情', 'Order details') });
    await expect(pane).toContainText(t('在线改期已于', 'Online changes ended on'));
    await expect(page, 'an order has an address of its own').toHaveURL(/\/ops\/orders\/\d+\/\d+/);
    await axe(page);

    await pane.getByRole('button', { name: t('显示完整手机号', 'Show the whole phone number') }).click();
    await dialog(page)
      .getByRole('button', { name: t('显示 30 秒', 'Show for 30 s') })
      .click();
    await expect(pane).toContainText(phone);

    await pane.getByRole('button', { name: t('代客改期', 'Reschedule'), exact: true }).click();
    const submit = dialog(page).getByRole('button', { name: t('确认改期并发短信', 'Reschedule and send SMS') });
    const day = dialog(page).getByRole('combobox', { name: t('日期', 'Day') });
    await expect(day.getByRole('option')).not.toHaveCount(1);
    const last = await day.getByRole('option').last().getAttribute('value');
    await day.selectOption(last);
    const slot = dialog(page).getByRole('combobox', { name: t('时段', 'Time') });
    await expect(slot.locator('option:enabled')).not.toHaveCount(1);
    await slot.selectOption({ index: 1 });
    await dialog(page)
      .getByRole('textbox', { name: t('说明', 'Explanation') })
      .fill('机构设备检修，已电话确认');
    await submit.click();
    await expect(dialog(page), 'not past the notice by accident').toContainText(
      t('请先与员工及机构确认', 'Agree it with'),
    );
    await axe(page);
    await dialog(page).getByRole('checkbox').check();
    await pressAgain(submit);
    await expect(dialog(page)).toBeHidden();
    await expect(pane).toContainText(t('代客改期（越过时限）', 'Rescheduled on behalf, past the notice'));
    await noSideScroll(page);

    await enter({ ...PERSON, at: 'web/examrecord?status=20' });
    const record = page.getByRole('main').getByRole('article');
    await expect(record).toContainText(String(Number(last?.slice(8))));
    // the page of the messages stands still, and a job sends them
    await expect(async () => {
      await page.goto('/sim/sms');
      const told = page.getByRole('listitem').filter({ hasText: placed.orderNo }).filter({ hasText: '体检已改为' });
      await expect(told).toHaveCount(1, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
  },
);

test('support sees no payments, neither in the menu nor by the address', atDesk, async ({ page, language, t }) => {
  await signInToConsole(page, language, 'support', 'ops/payments');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(t('无法打开「支付核对」', '“Payments to check”'));
  await expect(main).toContainText(t('财务专员', 'Finance'));
  await axe(page);
  await openMenu(page, t);
  const search = menu(page, t).getByRole('searchbox');
  await search.fill(t('预约订单', 'Bookings'));
  await expect(menu(page, t).getByRole('link', { name: t('预约订单', 'Bookings') })).toBeVisible();
  await search.fill(t('支付核对', 'Payments to check'));
  await expect(menu(page, t).getByRole('link')).toHaveCount(0);
});

const menu = (page: Page, t: (zh: string, en: string) => string) =>
  page.getByRole('navigation', { name: t('运营台菜单', 'Console menu') });

/** Beside the page on a wide screen, behind a button on a phone. */
async function openMenu(page: Page, t: (zh: string, en: string) => string): Promise<void> {
  const button = page.getByRole('button', { name: t('打开菜单', 'Open the menu') });
  if (await button.isVisible()) await button.click();
}
