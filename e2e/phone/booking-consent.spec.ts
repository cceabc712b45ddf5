import { beginBooking, callerOf } from '../support/booking.ts';
import { agree, chooseDayAndSlot, chooseFirstCenter, h1, submitButton, toConfirm } from '../support/booking-screens.ts';
import { axe, noSideScroll } from '../support/checks.ts';
import { expect, test } from '../support/test.ts';

test('the report service: off until pressed, kept, taken back by the same switch, and no part of the order', async ({
  page,
  request,
  t,
  enter,
  guest,
}) => {
  const account = guest();
  await beginBooking(request, await callerOf(request, 'demo', account));
  await enter({ account, at: 'web/examselect' });
  await chooseFirstCenter(page, t);
  await chooseDayAndSlot(page);
  await toConfirm(page, t);
  const service = page.getByRole('switch', { name: t('授权「云帆健康管理服务」', 'Let Yunfan health management') });
  await expect(service).not.toBeChecked();
  await service.click();
  await expect(service).toBeChecked();
  await expect(page.getByText(t('已授权，可随时撤回', 'Authorized. You can withdraw it at any time'))).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.reload();
  await expect(service).toBeChecked();
  await service.click();
  await expect(service).not.toBeChecked();
  await expect(page.getByText(t('已撤回授权', 'Authorization withdrawn'))).toBeVisible();
  await page.reload();
  await expect(service).not.toBeChecked();
  await agree(page, t);
  await submitButton(page, t).click();
  await expect(h1(page)).toHaveText(t('预约成功', 'You are booked'));
});
