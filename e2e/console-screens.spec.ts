import type { Page } from '@playwright/test';
import { callerOf } from './support/booking.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { placeOrder } from './support/orders.ts';
import { atBoth, atDesk, expect, test } from './support/test.ts';

// Every screen of the console on the demo world, as an operator who may see all of them.

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** The screens in the order of the menu; each group is one journey, in both languages and widths. */
const SCREENS = [
  [
    { zh: '支付核对', en: 'Payments to check' },
    { zh: '卡券', en: 'Cards' },
    { zh: '报销审核', en: 'Claims' },
    { zh: '积分发放', en: 'Points' },
    { zh: '短信记录', en: 'Messages' },
    { zh: '服务评价', en: 'Reviews' },
    { zh: '用户反馈', en: 'Feedback' },
    { zh: '员工服务', en: 'Services held' },
  ],
  [
    { zh: '体检项目', en: 'Check-up items' },
    { zh: '商城订单', en: 'Mall orders' },
    { zh: '商城销售', en: 'Mall sales' },
    { zh: '商城商品', en: 'Mall products' },
    { zh: '商城库存', en: 'Mall stock' },
    { zh: '商城福利金', en: 'Mall gifts' },
    { zh: '外部连接', en: 'Connections' },
    { zh: '体检机构', en: 'Centres' },
    { zh: '城市', en: 'Cities' },
    { zh: '任务中心', en: 'Tasks' },
    { zh: '审计记录', en: 'Audit log' },
    { zh: '操作员', en: 'Operators' },
  ],
  [
    { zh: '企业设置', en: 'Companies' },
    { zh: '体检计划', en: 'Plans', ofCompany: true },
    { zh: '首页内容', en: 'Home pages', ofCompany: true },
    { zh: '门户预览', en: 'Preview', ofCompany: true },
    { zh: '员工导入', en: 'Staff import', ofCompany: true },
    { zh: '单点登录', en: 'Single sign-on', ofCompany: true },
  ],
];

for (const screens of SCREENS)
  test(`an administrator goes through ${screens.map(({ en }) => en).join(', ')}`, async ({ page, language, t }) => {
    await signInToConsole(page, language, 'admin', 'ops/orders');
    await expect(h1(page)).toHaveText(t('预约订单', 'Bookings'));
    for (const { zh, en, ofCompany = false } of screens) {
      const button = page.getByRole('button', { name: t('打开菜单', 'Open the menu') });
      if (await button.isVisible()) await button.click();
      const menu = page.getByRole('navigation', { name: t('运营台菜单', 'Console menu') });
      await menu.getByRole('searchbox').fill(t(zh, en));
      await menu.getByRole('link', { name: t(zh, en) }).click();
      await expect(h1(page)).toHaveText(t(zh, en));
      if (ofCompany)
        await page
          .getByRole('combobox', { name: t('企业', 'Company') })
          .first()
          .selectOption('100');
      await expect(page.getByText(t('加载中', 'Loading'), { exact: true })).toHaveCount(0);
      await axe(page);
      await noSideScroll(page);
    }
  });

test(
  'the console opens what a sign-in was asked for, and lists operators, stock and uploads',
  atBoth,
  async ({ page, request, language, t, guest, isMobile }) => {
    const placed = await placeOrder(request, await callerOf(request, 'demo', guest()));
    await signInToConsole(page, language, 'admin', `ops/orders?q=${placed.orderNo}`);
    await expect(page, 'back to where the sign-in was asked for').toHaveURL(new RegExp(`q=${placed.orderNo}`));
    await expect(page.getByText(t('按订单号识别', 'Read as an order number'))).toBeAttached();
    await expect(page.getByRole('link', { name: placed.orderNo })).toBeVisible();
    await page.goto('ops/operators');
    await expect(page.getByText('admin', { exact: true }).first()).toBeVisible();
    const button = page.getByRole('button', { name: t('打开菜单', 'Open the menu') });
    if (isMobile) await button.click();
    const menu = page.getByRole('navigation', { name: t('运营台菜单', 'Console menu') });
    await expect(menu.getByRole('link', { name: t('操作员', 'Operators') }), 'the current entry').toBeInViewport();
    const bookings = menu.getByRole('link', { name: t('预约订单', 'Bookings') });
    await expect(bookings, 'in a folded group').toBeHidden();
    await menu.getByRole('button', { name: t('体检服务', 'Check-ups') }).click();
    await expect(bookings).toBeVisible();
    await menu.getByRole('searchbox').fill('zzz');
    await expect(menu.getByRole('status')).toHaveText(t('没有名称含「zzz」的页面', 'No page has “zzz” in its name'));
    await menu.getByRole('searchbox').press('Escape');
    await expect(bookings, 'the first Escape empties the search alone').toBeVisible();
    if (isMobile) await page.getByRole('button', { name: t('关闭菜单', 'Close the menu') }).click();
    await page.goto('ops/stock');
    const first = page.getByRole(isMobile ? 'listitem' : 'row').filter({ hasText: /503|404/ });
    // on a phone no head stands above a number: the line says it
    if (isMobile) await expect(first.first()).toContainText(/On hand \d+Notice at \d+/);
    else await expect(first.first()).not.toContainText(t('现有', 'On hand'));
    // a company without uploads in any journey
    await page.goto('ops/uploads?company=270');
    await expect(page.getByText(t('没有符合条件的记录', 'Nothing matches'))).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('清除筛选', 'Clear filters') })
      .click();
    await expect(page, 'all of them again').toHaveURL(/ops\/uploads$/);
  },
);

test('an export is a task that can be left, found again and downloaded', atDesk, async ({ page, language, t }) => {
  await signInToConsole(page, language, 'support', 'ops/orders');
  await page.getByRole('button', { name: t('导出（生成任务）', 'Export (as a task)') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('生成导出任务', 'Start the export') }).click();
  await expect(dialog, 'every change names its reason').toContainText(t('请填写原因', 'Please give a reason'));
  await dialog.getByRole('textbox', { name: t('原因', 'Reason') }).fill('月度对账');
  await axe(page);
  await expect(async () => {
    await dialog.getByRole('button', { name: t('生成导出任务', 'Start the export') }).click();
    await expect(dialog).toBeHidden({ timeout: 3_000 });
  }).toPass();

  await page.goto('ops/tasks');
  await page
    .getByRole('list', { name: t('任务列表', 'Tasks') })
    .getByRole('link')
    .first()
    .click();
  const pane = page.getByRole('region', { name: t('任务详情', 'Task details') });
  await expect(pane).toContainText('100%', { timeout: 30_000 });
  await axe(page);
  await noSideScroll(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    pane.getByRole('button', { name: t('下载结果', 'Download the result') }).click(),
  ]);
  expect(file.suggestedFilename(), 'Excel is offered first').toMatch(/\.xlsx$/);
});

test(
  'after an idle quarter of an hour the page is gone, and signing in leads back to it',
  atDesk,
  async ({ page, language, t }) => {
    await page.clock.install();
    await signInToConsole(page, language, 'finance', 'ops/payments?kind=refund');
    await expect(h1(page)).toHaveText(t('支付核对', 'Payments to check'));
    await page.clock.fastForward('14:30');
    await expect(h1(page)).toHaveText(t('支付核对', 'Payments to check'));
    await page.clock.fastForward('01:00');
    await expect(page.getByRole('dialog')).toContainText(t('15 分钟没有操作', 'Nothing was done for 15 minutes'));
    await page.getByRole('dialog').getByRole('button').click();
    await expect(page).toHaveURL(/sign-in\?back=%2Fops%2Fpayments%3Fkind%3Drefund/);
    await expect(h1(page)).toHaveText(t('登录运营台', 'Sign in to the console'));
  },
);

test('signing out ends it: the next page asks for the password again', atDesk, async ({ page, language, t }) => {
  await signInToConsole(page, language, 'content');
  await expect(page).toHaveURL(/\/ops\/evaluations/);
  await page.getByRole('button', { name: t('账户菜单', 'account menu') }).click();
  await page.getByRole('menuitem', { name: t('退出登录', 'Sign out') }).click();
  await expect(h1(page)).toHaveText(t('登录运营台', 'Sign in to the console'));
  await page.goto('ops/evaluations');
  await expect(h1(page)).toHaveText(t('登录运营台', 'Sign in to the console'));
  await axe(page);
  await noSideScroll(page);
});
