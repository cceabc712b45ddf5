import type { APIRequestContext, Page } from '@playwright/test';
import { callerOf } from './support/booking.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { noSideScrollWithCode } from './support/pay.ts';
import type { EnterOptions } from './support/enter.ts';
import { placeOrder, type Placed } from './support/orders.ts';
import { pressAgain } from './support/press.ts';
import { expect, test } from './support/test.ts';

// Paying with the simulated providers: by code on a wide screen, by leaving for the app on a phone, inside the messaging
// app, and by the second provider. Each journey has a guest with an order that waits to be paid.

const COMPANY = 'deqin3';
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

type T = (zh: string, en: string) => string;
/** The look of a page's one main button. */
const MAIN = /(^| )bg-btn( |$)/;
const outcome = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
const paid = (t: T) => t('支付成功，预约已确认', 'Paid. You are booked');

interface Scene {
  request: APIRequestContext;
  enter: (options: EnterOptions) => Promise<void>;
  guest: (company: string) => string;
}

/** A guest with an order to pay, on the page where it is paid. */
async function enterToPay({ request, enter, guest }: Scene, at: (orderId: number) => string): Promise<Placed> {
  const account = guest(COMPANY);
  const placed = await placeOrder(request, await callerOf(request, COMPANY, account), { toPay: true });
  await enter({ company: COMPANY, account, at: at(placed.orderId) });
  return placed;
}

test('on a wide screen: a code to scan, asked too early, paid', async ({ page, t, request, enter, guest }) => {
  await page.setViewportSize(WIDE);
  await enterToPay({ request, enter, guest }, () => 'web/examrecord?status=10');
  const record = page.getByRole('main').getByRole('article');
  await expect(record).toContainText(t('未支付 ¥', 'Unpaid ¥'));
  await expect(record).toContainText(t('内完成支付', 'Pay within'));
  await record.getByRole('link', { name: t('去支付', 'Pay') }).click();

  await expect(page).toHaveURL(/\/web\/pay\/\d+/);
  await expect(page.getByRole('timer').first()).toHaveText(/\d+\s*(分|min)\s*\d+\s*(秒|s)/);
  await expect(page.getByRole('img', { name: t('微信支付二维码', 'WeChat Pay QR code') })).toBeVisible();
  await axe(page);
  await noSideScroll(page, [768, 1024, 1280, 1440]);

  // "payment completed" before it is: the provider is asked, and the page says what it answered
  await button(page, t('我已完成支付', 'I’ve paid')).click();
  await expect(page.getByText(t('正在向微信确认', 'Checking the payment with WeChat')).first()).toBeVisible();
  await expect(page.getByText(t('微信暂未收到这笔付款', 'has not received this payment')).first()).toBeVisible();
  await axe(page);
  await expect(button(page, t('我已完成支付', 'I’ve paid'))).not.toHaveClass(MAIN);
  await expect(button(page, t('重新支付', 'Pay again'))).toHaveClass(MAIN);
  await button(page, t('重新支付', 'Pay again')).click();

  const [cashier] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: t('打开支付页', 'Open the payment page') }).click(),
  ]);
  await cashier.locator('button.pay').click();
  await expect(cashier.getByRole('status')).toBeVisible();
  await cashier.close();
  await expect(outcome(page), 'the page asks by itself').toHaveText(paid(t));
  await expect(outcome(page)).toBeFocused();
  await axe(page);
  await noSideScroll(page);
  await page.reload();
  await expect(outcome(page)).toHaveText(paid(t));
  await page.getByRole('link', { name: t('查看预约', 'View booking') }).click();
  const ticket = page.getByRole('region', { name: t('到检凭证', 'Your ticket') });
  await expect(ticket).toContainText(/\d{4} \d{4} \d{4}/);
  await expect(ticket, 'with the amount').toContainText(t('已支付 ¥', 'paid ¥'));
  await page.goto('web/examrecord');
  await expect(record).toContainText(t('已支付', 'Paid'));
});

test('on a phone: leaves for the app, comes back unpaid, pays', async ({ page, t, request, enter, guest }) => {
  await page.setViewportSize(PHONE);
  await enterToPay({ request, enter, guest }, (id) => `mb/exam/pay/${id}`);
  const pay = button(page, t('立即支付 ¥', 'Pay now ¥'));
  await expect(pay).toBeVisible();
  await expect(page.getByRole('link', { name: t('稍后支付', 'Pay later') }).filter({ visible: true })).toBeVisible();
  await axe(page);
  await noSideScrollWithCode(page);
  await pay.click();

  await expect(page).toHaveURL(/\/sim\/pay\//);
  await page.locator('button.decline').click();
  await page.getByRole('link', { name: t('返回商户页面', 'Back to the merchant') }).click();
  await expect(page).toHaveURL(/\/mb\/exam\/pay\/\d+\?back=1/);
  const again = button(page, t('重新支付', 'Pay again'));
  // asked by itself: nothing was paid, so paying is the main thing again
  const notYet = page.getByText(t('微信暂未收到这笔付款', 'has not received this payment'));
  await expect(notYet.filter({ visible: true })).toBeVisible();
  await expect(again).toHaveClass(MAIN);
  await expect(button(page, t('我已完成支付', 'I’ve paid'))).not.toHaveClass(MAIN);
  await axe(page);
  await noSideScrollWithCode(page);
  await again.click();

  await expect(page).toHaveURL(/\/sim\/pay\//);
  // the message of the provider is lost: the page finds out by asking
  await page.locator('button.payQuietly').click();
  await expect(page.locator('button.payQuietly')).toHaveCount(0);
  await page.getByRole('link', { name: t('返回商户页面', 'Back to the merchant') }).click();
  await expect(outcome(page)).toHaveText(paid(t));
  await axe(page);
});

test.describe('inside the messaging app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50' });

  test('the app is asked who pays, and its own pay window opens', async ({ page, t, request, enter, guest }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(simulatedApp);
    await enterToPay({ request, enter, guest }, (id) => `mobile/wxpay?oid=${id}`);
    await expect(page.getByText(t('在微信内完成支付', 'Pay inside WeChat')).first()).toBeVisible();
    // one press: through the app's hop, back with a code, and paid
    await button(page, t('立即支付 ¥', 'Pay now ¥')).click();
    await expect(outcome(page)).toHaveText(paid(t));
    await expect(page).not.toHaveURL(/code=/);
  });

  test('a code that has run out is said, and another press fetches a new one', async ({
    page,
    t,
    request,
    enter,
    guest,
  }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(simulatedApp);
    await enterToPay({ request, enter, guest }, (id) => `mobile/wxpay?oid=${id}&code=bad-code`);
    await button(page, t('立即支付 ¥', 'Pay now ¥')).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t('获取微信配置失败', 'Failed to get WeChat config'));
    await dialog.getByRole('button').last().click();
    await pressAgain(button(page, t('立即支付 ¥', 'Pay now ¥')));
    await expect(outcome(page)).toHaveText(paid(t));
  });
});

test('the second provider: its cashier, and back', async ({ page, t, request, enter, guest }) => {
  await page.setViewportSize(WIDE);
  const { orderId } = await enterToPay({ request, enter, guest }, (id) => `web/pay/${id}`);
  await page.getByRole('radio', { name: t('关爱通在线支付', 'GuanAiTong') }).check();
  const cashier = button(page, t('去关爱通支付', 'Pay with GuanAiTong'));
  await expect(cashier).toHaveClass(MAIN);
  await expect(button(page, t('我已完成支付', 'I’ve paid'))).not.toHaveClass(MAIN);
  await cashier.click();
  await expect(page).toHaveURL(/\/sim\//);
  await page.locator('button.pay').click();
  await page.goto(`web/pay/${orderId}`);
  await expect(outcome(page)).toHaveText(paid(t));
});

test('another person’s order, and an address without one', async ({ page, t, enter, guest }) => {
  await enter({ account: guest(), at: 'web/pay/1' });
  await expect(page.getByRole('link', { name: t('返回预约记录', 'Back to my bookings') })).toBeVisible();
  await axe(page);
  await page.goto('mobile/wxpay');
  await expect(outcome(page)).toHaveText(t('没有找到要支付的订单', 'There is no such order to pay'));
});

/** Runs in the page: what the messaging app does with a signed order, done by the simulator behind it. */
function simulatedApp(): void {
  const pay = async (payload: Record<string, string>): Promise<string> => {
    const opened = await fetch(`/sim/jsapi?${new URLSearchParams(payload).toString()}`);
    if (!opened.ok) return 'get_brand_wcpay_request:fail';
    const [page] = opened.url.split('?');
    await fetch(`${page}/pay`, { method: 'POST', body: new URLSearchParams({ lang: 'zh-cn' }) });
    return 'get_brand_wcpay_request:ok';
  };
  Object.assign(window, {
    WeixinJSBridge: {
      invoke: (_: string, payload: Record<string, string>, answer: (result: { err_msg: string }) => void) =>
        void pay(payload).then((err_msg) => answer({ err_msg })),
    },
  });
}
