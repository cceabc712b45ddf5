import type { Page } from '@playwright/test';
import {
  begin,
  chooseFirstCenter,
  confirmPerson,
  h1,
  mainButton,
  submitButton,
  toConfirm,
} from '../support/booking-screens.ts';
import { callerOf } from '../support/booking.ts';
import { placeOrder } from '../support/orders.ts';
import { call, identityOf } from '../support/call.ts';
import { axe, namesAsSeen } from '../support/checks.ts';
import { pressAgain } from '../support/press.ts';
import { expect, onPhone, test } from '../support/test.ts';

/** Pulls an open sheet down by its head, as a thumb does: once it stands still. */
async function swipeAway(page: Page): Promise<void> {
  const head = page.getByRole('dialog').getByRole('heading', { level: 2 });
  let before: number | undefined;
  const isStill = async () => {
    const now = (await head.boundingBox())?.y;
    const same = now !== undefined && now === before;
    before = now;
    return same;
  };
  await expect.poll(isStill, { intervals: [200] }).toBe(true);
  const box = await head.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10];
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  await touch('touchStart', y);
  for (const pulled of [30, 80, 140]) await touch('touchMove', y + pulled);
  await touch('touchEnd');
}

test('a booking by arrow keys and by thumb: nothing leaves by itself, every "no" is in view, back leads on', async ({
  page,
  language,
  t,
  enter,
  guest,
}) => {
  await enter({ account: guest() });
  const { userGuid } = await identityOf(page);
  for (const detail of ['淮海中路 1 号', '建国路 8 号'])
    await call(page, 'SavePostAddress', {
      ...{ userGuid, recipient: '陈思远', phone: '13800002316', district: '上海市静安区', detail },
      isDefault: detail === '建国路 8 号',
    });
  await namesAsSeen(page);
  await begin(page, t);

  // step 1: an arrow key marks a choice and does no more; typed fields outlive a reload
  const email = page.getByRole('textbox', { name: t('电子邮箱', 'Email') });
  await expect(email).toBeVisible();
  await expect(h1(page), 'the page has been drawn again with its answers').toBeFocused();
  await namesAsSeen(page);
  const known = await email.inputValue();
  await email.fill('typed@example.com');
  await page.getByRole('radio', { name: t('本人', 'Myself') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: t('家属', 'A family member') })).toBeChecked();
  await expect(mainButton(page, t('下一步：选择家属', 'Next: family member'))).toBeVisible();
  await expect(page).toHaveURL(/\/web\/personal/);
  await axe(page);
  await page.keyboard.press('ArrowLeft');
  await expect(email).toHaveValue('typed@example.com');
  await page.reload();
  await expect(email).toHaveValue('typed@example.com');
  // a new address would have the password asked for
  await email.fill(known);
  await confirmPerson(page, t);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(h1(page)).toBeFocused();
  await namesAsSeen(page);

  // step 2: the error stands by the button and above the packages
  const toCenters = mainButton(page, t('选择机构', 'centre')).last();
  await toCenters.click();
  const alert = page.getByRole('alert').filter({ visible: true });
  await expect(alert).toHaveText(t('请选择套餐', 'Choose a package'));
  await expect(alert).toBeInViewport();
  await expect(page.locator('#package-first-error')).toBeInViewport();
  await axe(page);

  // a sheet is closed by "back", and by a thumb
  const details = page.getByRole('button', { name: t('明细', 'items') }).first();
  await details.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/web\/examset/);
  if (language === 'en') {
    await pressAgain(details);
    await expect(sheet).toBeVisible();
    await swipeAway(page);
    await expect(sheet).toBeHidden();
  }
  await page.getByRole('radio', { disabled: false }).first().check();
  await expect(alert).toHaveCount(0);
  if (language === 'zh') {
    // past the add-ons by keyboard
    await page.getByRole('radio', { checked: true }).focus();
    let stops = 0;
    const skip = page.getByRole('link', { name: '跳过加项，到下一步' });
    while (stops < 12 && !(await skip.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab');
      stops += 1;
    }
    await page.keyboard.press('Enter');
    await expect(toCenters).toBeFocused();
  }
  await pressAgain(toCenters);
  await chooseFirstCenter(page, t);

  // step 3: reasons, errors and the segments of a day come into view
  const days = page.locator('[role="grid"] button[data-day]');
  await expect(days.and(page.locator(':not([aria-disabled])')).first()).toBeVisible();
  await namesAsSeen(page);
  // it says why, so it can be pressed
  await days.and(page.locator('[aria-disabled]')).first().click({ force: true });
  await expect(page.getByRole('button', { name: t('看最近可约日', 'Nearest free day') })).toBeInViewport();
  await mainButton(page, t('确认订单', 'confirm')).last().click();
  await expect(alert).toBeInViewport();
  await expect(alert).toHaveText(t('请选择体检日期', 'Choose a date'));
  await days.and(page.locator(':not([aria-disabled])')).first().click();
  const segments = page.locator('input[name="segment"]:enabled');
  await expect(segments.first()).toBeInViewport();
  await pressAgain(mainButton(page, t('确认订单', 'confirm')).last());
  await expect(alert).toHaveText(t('请选择到检时段', 'Choose an arrival time'));
  await segments.first().click();
  await toConfirm(page, t);

  // step 4: an address is marked by the keys and used by the button
  await page.getByRole('radio', { name: t('纸质报告', 'Paper report'), exact: true }).check();
  await page.getByRole('radio', { name: t('单独寄送', 'Sent to you') }).check();
  await page.getByRole('button', { name: t('更换地址', 'Change address') }).click();
  await sheet.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(sheet, 'an arrow key chooses nothing yet').toBeVisible();
  await sheet.getByRole('button', { name: t('使用此地址', 'Use this address') }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('淮海中路 1 号')).toBeVisible();
  await page.getByRole('checkbox').check();
  await submitButton(page, t).click();
  await expect(h1(page)).toHaveText(t('预约成功', 'You are booked'));
  await expect(h1(page)).toBeFocused();
  await namesAsSeen(page);
  await page.goBack();
  await expect(page, 'not "already reserved"').toHaveURL(/\/web\/examrecord/);
  await expect(h1(page)).toHaveText(t('预约记录', 'My bookings'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await namesAsSeen(page);
});

// a wide screen has its user menu
test('a phone has a way to the password and out, behind "me"', onPhone, async ({ page, enter }) => {
  await enter();
  const me = page.getByRole('link', { name: 'Me', exact: true });
  await me.click();
  await axe(page);
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(h1(page)).toHaveText('Change password');
  await page.goBack();
  await expect(page).toHaveURL(/\/mobile\/admin/);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);

  await enter({ company: 'mercer' });
  await me.click();
  await expect(page.getByRole('link', { name: 'Back to Meilan Benefits' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
});

test('an order that waits to be paid is paid from where one is told of it', async ({
  page,
  request,
  t,
  enter,
  guest,
}) => {
  const [company, account] = ['deqin3', guest('deqin3')];
  const { orderId } = await placeOrder(request, await callerOf(request, company, account), { toPay: true });
  await enter({ company, account });
  await begin(page, t);
  const dialog = page.getByRole('dialog', { name: t('您有一笔待支付的预约', 'You have a booking awaiting payment') });
  await expect(dialog).toBeVisible();
  await axe(page);
  await dialog.getByRole('button', { name: t('去支付', 'Pay'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/web/pay/${orderId}$`));
});
