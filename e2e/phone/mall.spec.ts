import type { Page } from '@playwright/test';
import { call, callerOf } from '../support/booking.ts';
import { axe, noSideScroll, thumbSized } from '../support/checks.ts';
import { SHOPPERS, SHOPPERS_POINTS } from '../support/guests.ts';
import { pressAgain } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

// Buying in the malls: by points, by points and money, cancelled; what cannot be bought says why.

type T = (zh: string, en: string) => string;
const CARD = 101;
const SLEEP = 401;
const count = (points: number) => points.toLocaleString('en-US');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
const products = (page: Page, t: T) => page.getByRole('list', { name: t('商品列表', 'Products') }).getByRole('article');
const purchases = (page: Page, t: T) =>
  page.getByRole('list', { name: t('购买记录', 'Purchases') }).getByRole('article');

test('by points, without an address: list, product, order, record', async ({ page, t, language, enter }) => {
  await enter({ account: SHOPPERS[language].buys, at: 'web/mall' });
  await expect(
    page.getByText(t(`可用积分 ${count(SHOPPERS_POINTS)}`, `Points to spend ${count(SHOPPERS_POINTS)}`)),
  ).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await thumbSized(page);

  const search = page.getByRole('textbox', { name: t('搜索商品', 'Search products') });
  await search.fill(t('洁牙卡', 'cleaning card'));
  await search.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await expect(products(page, t).first()).toContainText(t('洁牙卡', 'leaning card'));
  await page.getByText(t('积分可兑', 'For points'), { exact: true }).click();
  await page.getByRole('combobox', { name: t('排序', 'Sort by') }).selectOption('dear');
  await expect(page).toHaveURL(/sort=dear/);
  await axe(page);
  await noSideScroll(page);
  await page.goto('web/mall');
  await page.getByRole('button', { name: t('口腔', 'Dental') }).click();
  await expect(page).toHaveURL(/category=dental/);
  const all = await products(page, t).count();
  await page.reload();
  await expect(products(page, t)).toHaveCount(all);
  await page.getByRole('link', { name: t('超声洁牙卡（单次）', 'Ultrasonic cleaning card, one visit') }).click();

  await expect(page).toHaveURL(new RegExp(`product_detail/${CARD}$`));
  await expect(page.getByText(t('可兑换 8 份', 'enough for 8'))).toBeVisible();
  // pictures by keyboard
  const pictures = page.getByRole('button', { name: t('图片', 'Picture ') });
  await pictures.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(pictures.nth(1)).toBeFocused();
  await expect(pictures.nth(1)).toHaveAttribute('aria-pressed', 'true');
  // where it can be used: one's own city first, the others unfolded, the choice kept in the address
  const city = (zh: string, en: string) => page.getByRole('radio', { name: t(zh, en) });
  await expect(city('上海', 'Shanghai')).toBeChecked();
  await expect(page.getByText(t('上海 3 家门诊可用', '3 clinics in Shanghai'))).toBeVisible();
  await page.getByRole('button', { name: t('更多城市', 'More cities') }).click();
  await expect(city('杭州', 'Hangzhou')).toBeFocused();
  await city('深圳', 'Shenzhen').check({ force: true });
  await expect(page).toHaveURL(/city=440300/);
  await page.reload();
  await expect(city('深圳', 'Shenzhen')).toBeChecked();
  await page.getByRole('tab', { name: t('适用门诊', 'Clinics') }).click();
  const clinics = page.getByRole('tabpanel').getByRole('listitem');
  await expect(clinics).toHaveCount(2);
  await expect(clinics.first()).toContainText(t('云齿口腔福田门诊', 'Yunchi Dental Futian Clinic'));
  await expect(clinics.first().getByRole('link')).toHaveAttribute('href', 'tel:075555510008');
  await axe(page);
  await noSideScroll(page);
  await thumbSized(page);
  await page.getByRole('tab', { name: t('购买须知', 'Before you buy') }).click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  const more = page.getByRole('button', { name: t('增加', 'More') });
  for (let copies = 2; copies <= 4; copies++) await more.click();
  await expect(more, 'four a year').toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: t('减少', 'Less') }).click({ clickCount: 2 });
  await axe(page);
  await noSideScroll(page);
  await press(page, t('立即兑换', 'Redeem now')).click();

  await expect(page).toHaveURL(/product_confirm\/101\?count=2&way=points/);
  await expect(page.getByRole('region', { name: t('收货地址', 'Delivery address') })).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: t('如果取消，退回什么', 'If you cancel, you get back') }),
  ).toContainText(t('240 积分', '240 points'));
  await axe(page);
  await noSideScroll(page);
  await press(page, t('确认兑换 240 积分', 'Redeem 240 points')).click();

  await expect(page).toHaveURL(/\/web\/mall\/record\?placed=/);
  await expect(page.getByText(t('下单成功，已全部付清', 'Ordered, and nothing left to pay'))).toBeVisible();
  const order = purchases(page, t).first();
  await expect(order).toContainText(t('已兑换', 'Redeemed'));
  await expect(order).toContainText(t('240 积分', '240 points'));
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('link', { name: t('商品列表', 'Products') }).click();
  const left = count(SHOPPERS_POINTS - 240);
  await expect(page.getByText(t(`可用积分 ${left}`, `Points to spend ${left}`))).toBeVisible();
});

test('points and money, with an address: split, placed, paid', async ({ page, t, language, request, enter }) => {
  const account = SHOPPERS[language].mixes;
  const who = await callerOf(request, 'demo', account);
  const address = { recipient: '程晨', phone: '13812345678', district: '上海市静安区', detail: '延平路 123 弄 8 号' };
  await call(request, 'SavePostAddress', { userGuid: who.guid, ...address, isDefault: true }, who.session);
  await enter({ account, at: `web/mall/product_confirm/${SLEEP}` });
  await expect(page.getByRole('region', { name: t('收货地址', 'Delivery address') })).toContainText('程晨');

  // the typed number is shown at once and computed by the server; the rest is money
  const points = page.getByRole('textbox', { name: t('使用积分', 'Use Points') });
  await expect(points).toHaveValue('468');
  await points.fill('300');
  const total = page.getByRole('region', { name: t('合计', 'Total') });
  await expect(total).toContainText('¥168.00');
  await expect(page.getByRole('list', { name: t('支付构成', 'How it is paid') })).toContainText('¥168.00');
  await page.getByRole('button', { name: t('恢复推荐', 'Restore') }).click();
  await expect(points).toHaveValue('468');
  await points.fill('300');
  await expect(total).toContainText('¥168.00');
  // the company's own words about invoices
  await expect(
    page.getByText(t('现金部分 ¥168.00 可开发票', 'The ¥168.00 paid in money can be invoiced')),
  ).toBeVisible();
  await page.getByLabel(t('备注', 'Remarks')).fill(t('请工作日送达', 'On a workday, please'));
  await axe(page);
  await noSideScroll(page);
  await thumbSized(page);
  await press(page, t('提交并支付', 'Submit and pay')).click();

  // the address changes before the page is drawn, and the checkout has a field of the same name
  await expect(page).toHaveURL(/\/mall\/pay\//);
  await expect(page.getByRole('heading', { level: 1, name: t('支付订单', 'Payment') })).toBeVisible();
  await expect(page.getByText('¥168.00').first()).toBeVisible();
  // while nothing is paid, points can still pay more of it
  const used = page.getByRole('textbox', { name: t('使用积分', 'Use points') });
  await used.fill('400');
  await press(page, t('改用 400 积分', 'Use 400 points')).click();
  await expect(page.getByText('¥68.00').first()).toBeVisible();
  await axe(page);
  if ((page.viewportSize()?.width ?? 0) >= 768) {
    const [cashier] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: t('打开支付页', 'Open the payment page') }).click(),
    ]);
    await cashier.locator('button.pay').click();
    await expect(cashier.getByRole('status')).toBeVisible();
    await cashier.close();
  } else {
    await press(page, t('立即支付 ¥68.00', 'Pay now ¥68.00')).click();
    await expect(page).toHaveURL(/\/sim\/pay\//);
    await page.locator('button.pay').click();
    await page.getByRole('link', { name: t('返回商户页面', 'Back to the merchant') }).click();
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    t('支付成功，订单已确认', 'Paid. Your order is confirmed'),
  );
  await page.getByRole('link', { name: t('查看购买记录', 'View purchases') }).click();
  await expect(page).toHaveURL(/\/web\/mall\/record/);
  await purchases(page, t)
    .first()
    .getByRole('button', { name: t('睡眠呼吸监测', 'Sleep apnoea') })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(t('400 积分', '400 points'));
  await expect(sheet).toContainText('¥68.00');
  await expect(sheet).toContainText('延平路');
  await expect(sheet).toContainText(t('请工作日送达', 'On a workday, please'));
  await axe(page);
  await noSideScroll(page);

  // the money can be invoiced, the points cannot
  const invoice = sheet.getByRole('region', { name: t('发票', 'Invoice') });
  await expect(invoice).toContainText('¥68.00');
  await invoice.getByRole('link', { name: t('申请发票', 'Request invoice') }).click();
  await expect(page).toHaveURL(/\/invoiceList\?order=/);
  await expect(page.getByRole('dialog', { name: t('申请发票', 'Request an invoice') })).toContainText('¥68.00');
  await axe(page);
  await noSideScroll(page);
});

test('cancelled: what goes back is said first, and the points are there again', async ({
  page,
  t,
  language,
  enter,
}) => {
  await enter({ account: SHOPPERS[language].cancels, at: `web/mall/product_detail/${CARD}` });
  await press(page, t('立即兑换', 'Redeem now')).click();
  await press(page, t('确认兑换 120 积分', 'Redeem 120 points')).click();
  const order = purchases(page, t).first();
  await order.getByRole('button', { name: t('取消订单', 'Cancel order') }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toContainText(t('120 积分（立即退回', '120 points (at once'));
  await axe(page);
  await pressAgain(dialog.getByRole('button', { name: t('取消订单', 'Cancel order') }));
  await expect(order).toContainText(t('已取消', 'Cancelled'));
  await page.getByRole('button', { name: t('已兑换', 'Redeemed') }).click();
  await expect(page).toHaveURL(/status=20/);
  await expect(page.getByText(t('没有符合条件的订单', 'Nothing matches'))).toBeVisible();
  await page.goto('web/usercenter/myPoints');
  await expect(page.getByRole('region', { name: t('可用积分', 'Points to spend') })).toContainText(
    count(SHOPPERS_POINTS),
  );
});

test('sold out, not yet, no longer, not for you: each with its reason', async ({ page, t, enter, guest }) => {
  await enter({ account: guest(), at: 'web/mall' });
  for (const reason of [
    t('尚未开售', 'Not on sale yet'),
    t('结束销售', 'Sales ended'),
    t('不面向您', 'not offered to your'),
  ])
    await expect(products(page, t).filter({ hasText: reason }).first()).toBeVisible();
  await products(page, t)
    .filter({ hasText: t('尚未开售', 'Not on sale yet') })
    .first()
    .getByRole('link')
    .click();
  await expect(press(page, t('立即', 'now')).first()).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('link', { name: t('返回商城', 'Back to the mall') })).toBeVisible();
  await axe(page);
  await page.goto('web/mall/product_detail/99999');
  await expect(page.getByRole('heading', { level: 2, name: t('商品已下架', 'No longer on sale') })).toBeVisible();
  await page.getByRole('link', { name: t('返回商品列表', 'Back to products') }).click();
  await expect(page).toHaveURL(/\/web\/mall$/);
  // without points: the gap is said where the button is
  await page.goto(`web/mall/product_detail/${CARD}?way=points`);
  await expect(page.getByText(t('还差 120 积分', '120 short'))).toBeVisible();
  await page.goto('web/mall/record');
  await expect(page.getByRole('heading', { name: t('还没有购买记录', 'Nothing bought yet') })).toBeVisible();
  await axe(page);
});
