import { call, callerOf } from './support/booking.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { RECEIVER, RECEIVERS_CARD } from './support/guests.ts';
import { pressAgain } from './support/press.ts';
import { atDesk, expect, test } from './support/test.ts';

const SLEEP = 401;

// one screen is enough: mall.spec.ts buys on both
test(
  'bought with a card, points and money; support sends it, and its buyer confirms that it came',
  atDesk,
  async ({ page, browser, request, language, enter }) => {
    const who = await callerOf(request, 'demo', RECEIVER);
    const address = { recipient: '程晨', phone: '13812345678', district: '上海市静安区', detail: '延平路 123 弄 8 号' };
    await call(request, 'SavePostAddress', { userGuid: who.guid, ...address, isDefault: true }, who.session);
    await enter({ account: RECEIVER, at: `web/mall/product_confirm/${SLEEP}` });
    await page.getByRole('textbox', { name: '使用积分' }).fill('200');
    await page.getByRole('textbox', { name: `使用${RECEIVERS_CARD.name.zh}` }).fill('150');
    await expect(page.getByRole('region', { name: '合计' })).toContainText('¥118.00');
    await page.getByRole('button', { name: '提交并支付' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/mall\/pay\//);
    const [cashier] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: '打开支付页' }).click(),
    ]);
    await cashier.locator('button.pay').click();
    await expect(cashier.getByRole('status')).toBeVisible();
    await cashier.close();
    await page.getByRole('link', { name: '查看购买记录' }).click();
    const order = page.getByRole('list', { name: '购买记录' }).getByRole('article').first();
    await expect(order).toContainText('已兑换');
    await expect(order.getByRole('button', { name: '确认收货' })).toHaveCount(0);
    const orderNo = /SC\d+/.exec(await order.innerText())?.[0] ?? '';

    const desk = await (await browser.newContext()).newPage();
    await signInToConsole(desk, language, 'support', `ops/mall-orders?q=${orderNo}`);
    await desk.getByRole('link', { name: orderNo }).click();
    const pane = desk.getByRole('region', { name: '订单详情' });
    await expect(pane).toContainText('待发货');
    for (const source of ['¥150.00', '200 积分', '¥118.00']) await expect(pane).toContainText(source);
    await axe(desk);
    await pane.getByRole('button', { name: '发货' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('combobox', { name: '快递公司' }).fill('顺丰速运');
    await dialog.getByRole('textbox', { name: '运单号' }).fill('SF1234567890');
    await axe(desk);
    await noSideScroll(desk);
    await dialog.getByRole('button', { name: '发货', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(pane).toContainText('SF1234567890');

    await page.reload();
    await expect(order).toContainText('已寄出');
    await expect(order.getByRole('button', { name: '取消订单' })).toHaveCount(0);
    await order.getByRole('button', { name: '确认收货' }).click();
    await pressAgain(page.getByRole('dialog').getByRole('button', { name: '确认收货' }));
    await expect(order).toContainText('已完成');
    await desk.reload();
    await expect(pane).toContainText('确认收货');
  },
);
