import type { APIRequestContext, Page } from '@playwright/test';
import { call, callerOf, type Caller } from '../support/booking.ts';
import { axe, noSideScroll } from '../support/checks.ts';
import { noSideScrollWithCode } from '../support/pay.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, test } from '../support/test.ts';

// The pay page's words about a change that came to nothing, and paying for an order of a mall.

const outcome = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });

interface Offer {
  extras: { id: number; priceFen: number; reason: object | null; needsSets: number[]; withinSets: number[] }[];
}

/** A booked check-up, and a change of it that costs more and was given up. */
async function droppedChange(request: APIRequestContext, who: Caller): Promise<number> {
  const { orderId, seat, begun } = await placeOrder(request, who);
  const { customerGuid, bookingId, cityId: serviceCity, examSetId, serviceCode } = begun;
  const asked = { userGuid: who.guid, customerGuid, bookingId, serviceCity };
  const { extras } = await call<Offer>(request, 'ExamSetBrief', asked, who.session);
  const extra = extras.find(
    ({ reason, priceFen, needsSets, withinSets }) =>
      !reason && priceFen > 0 && needsSets.length === 0 && !withinSets.includes(examSetId),
  );
  const form = {
    ...{ userGuid: who.guid, customerGuid, bookingId, serviceCode, examSetId, oldOrderId: orderId },
    ...{ examCenterId: seat.centerId, bookDate: seat.day, workingSegmentId: seat.segmentId },
    ...{ extraIds: [extra?.id ?? 0], report_type: 'electronic', consent: true },
  };
  await call(request, 'AddExamOrder', form, who.session);
  await call(request, 'DropOrderChange', { customerGuid, orderId }, who.session);
  return orderId;
}

test('a change that was given up: the old appointment stands, and another try', async ({
  page,
  t,
  request,
  enter,
  guest,
}) => {
  const account = guest();
  const orderId = await droppedChange(request, await callerOf(request, 'demo', account));
  await enter({ account, at: `web/pay/${orderId}` });
  await expect(outcome(page)).toHaveText(
    t('已放弃改期，原预约保持不变', 'You dropped the change. Your booking stands'),
  );
  await expect(page.getByRole('link', { name: t('查看预约', 'View booking') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await button(page, t('再次改期', 'Reschedule again')).click();
  await expect(page).toHaveURL(/\/web\/examselect/);
});

test('an order of a mall: what it is, what it costs, paid', async ({ page, t, enter }) => {
  // each language pays for one of the two that wait in the demo world
  const guid = `5b0f6f3a-2a43-4c1e-9d5b-0c7a3f1e8a0${t('1', '2')}`;
  await enter({ account: 'emp', at: t(`mall/pay/${guid}`, `mb/service/pay/${guid}`) });
  await expect(page.getByText(t('健康商城', 'Service mall'))).toBeVisible();
  await expect(page.getByText(t('超声洁牙卡', 'Online dietitian')).first()).toBeVisible();
  await axe(page);
  const isWide = (page.viewportSize()?.width ?? 0) >= 768;
  await (isWide ? noSideScroll(page) : noSideScrollWithCode(page));
  if (isWide) {
    await expect(page.getByRole('img', { name: t('微信支付二维码', 'WeChat Pay QR code') })).toBeVisible();
    const [cashier] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: t('打开支付页', 'Open the payment page') }).click(),
    ]);
    await cashier.locator('button.pay').click();
    await expect(cashier.getByRole('status')).toBeVisible();
    await cashier.close();
  } else {
    await button(page, t('立即支付 ¥', 'Pay now ¥')).click();
    await expect(page).toHaveURL(/\/sim\/pay\//);
    await page.locator('button.pay').click();
    await page.getByRole('link', { name: t('返回商户页面', 'Back to the merchant') }).click();
  }
  await expect(outcome(page)).toHaveText(t('支付成功，订单已确认', 'Paid. Your order is confirmed'));
  await axe(page);
});

test('another person’s mall order, and none', async ({ page, t, enter, guest }) => {
  await enter({ account: guest(), at: 'mall/pay/5b0f6f3a-2a43-4c1e-9d5b-0c7a3f1e8a03' });
  await expect(page.getByRole('main').getByRole('link', { name: t('查看购买记录', 'View purchases') })).toBeVisible();
  await page.goto('service/mall/mb/pay');
  await expect(outcome(page)).toHaveText(t('没有找到要支付的订单', 'There is no such order to pay'));
});
