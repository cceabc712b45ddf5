import { beginBooking, callerOf, dayCell, lastSeat, takeSeat, type Seat } from './support/booking.ts';
import {
  chooseDayAndSlot,
  chooseFirstCenter,
  chosenSlot,
  h1,
  mainButton,
  submitButton,
  toConfirm,
} from './support/booking-screens.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { enter as enterOn } from './support/enter.ts';
import { pressAgain } from './support/press.ts';
import { expect, test } from './support/test.ts';

// Each journey that ends in an order has people of its own: a person has one live order per plan, and both languages run
// against the same portal.

test('from the centres to a booked seat, by keyboard where it counts', async ({ page, request, t, enter, guest }) => {
  const [company, account] = ['amazon', guest('amazon')];
  await beginBooking(request, await callerOf(request, company, account));
  await enter({ company, account, at: 'web/examselect' });
  await expect(h1(page)).toHaveText(t('选择体检机构', 'Choose a centre'));
  const cards = page.getByRole('list', { name: t('机构列表', 'Centres') }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  const name = (await cards.last().getByRole('heading').innerText()).split('\n').at(-1) ?? '';
  await page.getByRole('searchbox').fill(name.slice(0, 6));
  await expect(cards.first()).toContainText(name.slice(0, 6));
  await page.getByRole('searchbox').fill('no such place');
  await page.getByRole('button', { name: t('清除筛选', 'Clear filters') }).click();
  // the box itself is only there for those who cannot see: its label is what one presses
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: t('最早可约', 'Earliest') }) })
    .click();
  await expect(page).toHaveURL(/sort=earliest/);

  await cards
    .first()
    .getByRole('button', { name: t('选择', 'Choose') })
    .click();
  await expect(page).toHaveURL(/center=\d+/);
  await expect(h1(page)).toBeFocused();
  const grid = page.getByRole('grid');
  const free = grid.locator('button[data-day]:not([aria-disabled])').first();
  await expect(free).toBeVisible();
  await axe(page);
  await noSideScroll(page);

  // a day that cannot be had is reached by keys and says why, with the way to one that can
  await dayCell(page, '2026-06-11').focus();
  await page.keyboard.press('Home');
  await expect(dayCell(page, '2026-06-10')).toBeFocused();
  await page.keyboard.press('Enter');
  const status = page.locator('[role="status"]').filter({ hasText: t('看最近可约日', 'Nearest free day') });
  await expect(status).toBeVisible();
  await axe(page);
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: t('2026 年 7 月', 'July 2026') })).toBeVisible();
  await expect(dayCell(page, '2026-07-10')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(dayCell(page, '2026-06-10')).toBeFocused();
  await mainButton(page, t('确认订单', 'confirm')).last().click();
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(t('请选择体检日期', 'Choose a date'));

  await free.click();
  await expect(page).toHaveURL(/day=2026-06-/);
  await expect(page.locator('input[name="segment"]:enabled').first()).toBeVisible();
  await pressAgain(mainButton(page, t('确认订单', 'confirm')).last());
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(
    t('请选择到检时段', 'Choose an arrival time'),
  );
  await expect(page.locator('input[name="segment"]:enabled').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(chosenSlot(page).first()).toBeVisible();
  await axe(page);
  await toConfirm(page, t);

  await axe(page);
  await noSideScroll(page);
  await submitButton(page, t).click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(summary.getByRole('link')).toHaveText([
    t('请选择报告类型和领取方式', 'Please choose the report type and delivery'),
    t('请选择交通方式', 'Please choose how you will travel'),
    t('请先阅读并同意体检须知与报告授权书', 'Please read and agree to the precautions and the report authorization'),
  ]);
  await axe(page);
  await page.getByRole('radio', { name: t('电子报告', 'E-report'), exact: true }).check();
  await page.getByLabel(t('交通方式', 'How you will travel')).selectOption('2');
  await page.getByRole('button', { name: t('《体检须知》', 'precautions') }).click();
  await expect(page.getByRole('dialog')).toContainText(t('签到', 'Check-in'));
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox'), 'reading is not agreeing').not.toBeChecked();
  await page.getByRole('checkbox').check();
  await pressAgain(submitButton(page, t));

  await expect(page).toHaveURL(/\/web\/examdone\/\d+/);
  await expect(h1(page)).toHaveText(t('预约成功', 'You are booked'));
  await axe(page);
  await noSideScroll(page);
  await page.reload();
  await expect(h1(page)).toHaveText(t('预约成功', 'You are booked'));
  await expect(page.getByText(/^TJ20260610\d{6,}$/)).toBeVisible();
});

test('the result is a link: the same on another device, and no other person’s', async ({
  page,
  request,
  t,
  language,
  enter,
  guest,
  browser,
  baseURL,
  extraHTTPHeaders,
}) => {
  const account = guest();
  const me = await callerOf(request, 'demo', account);
  const begun = await beginBooking(request, me);
  const seat = await lastSeat(request, me, begun, language === 'zh' ? '2026-07' : '2026-08');
  const { orderId } = await takeSeat(request, me, begun, seat as Seat);
  await enter({ account, at: `web/examdone/${orderId}` });
  await expect(h1(page)).toHaveText(t('预约成功', 'You are booked'));
  await expect(page.getByText(t('前在线改期或取消', 'change or cancel online'))).toBeVisible();
  await axe(page);
  await noSideScroll(page);

  const elsewhere = await browser.newContext({ baseURL, extraHTTPHeaders });
  const other = await elsewhere.newPage();
  await enterOn(other, language, { account: guest(), at: `web/examdone/${orderId}` });
  await expect(h1(other)).toHaveText(t('没有找到这笔预约', 'This booking was not found'));
  await axe(other);
  await elsewhere.close();
});

test('something to pay: a paper report to a new address, an invoice by lookup, the seat is held', async ({
  page,
  request,
  t,
  enter,
  guest,
}) => {
  const [company, account] = ['deqin3', guest('deqin3')];
  await beginBooking(request, await callerOf(request, company, account), { toPay: true });
  await enter({ company, account, at: 'web/examselect' });
  await chooseFirstCenter(page, t);
  await chooseDayAndSlot(page);
  await toConfirm(page, t);

  await page.getByRole('radio', { name: t('电子 + 纸质', 'E-report and paper') }).check();
  await page.getByRole('radio', { name: t('单独寄送', 'Sent to you') }).check();
  await page.getByRole('button', { name: t('地址', 'address') }).click();
  const sheet = page.getByRole('dialog');
  const adding = sheet.getByRole('button', { name: t('新增地址', 'Add an address') });
  if (await adding.isVisible()) await adding.click();
  await sheet.getByRole('button', { name: t('保存地址', 'Save address') }).click();
  await expect(sheet.getByRole('alert')).toContainText(t('有 5 处需要修改', 'There are 5 problems'));
  await sheet.getByLabel(t('收件人', 'Recipient')).fill('陈思远');
  await sheet.getByLabel(t('手机号码', 'Mobile phone')).fill('138 0000 2316');
  await sheet.getByLabel(t('省份', 'Province')).selectOption(t('江苏省', 'Jiangsu'));
  await sheet.getByLabel(t('城市', 'City')).selectOption(t('苏州市', 'Suzhou'));
  await sheet.getByLabel(t('详细地址', 'Street address')).fill('建国路 8 号');
  await axe(page);
  await pressAgain(sheet.getByRole('button', { name: t('保存地址', 'Save address') }));
  await expect(sheet.getByRole('alert')).toContainText(t('请选择区县', 'Choose a district or county'));
  await sheet.getByLabel(t('区县', 'District or county')).selectOption('昆山市');
  await pressAgain(sheet.getByRole('button', { name: t('保存地址', 'Save address') }));
  await expect(sheet).toBeHidden();
  await expect(page.getByText('江苏省苏州市昆山市 建国路 8 号')).toBeVisible();

  await page.getByRole('switch', { name: t('开具发票', 'Invoice') }).check();
  const title = page.getByRole('combobox', { name: t('发票抬头', 'Invoice title') });
  await title.pressSequentially('科技');
  await expect(page.getByRole('option').first()).toBeVisible();
  await axe(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title).not.toHaveValue('科技');
  await expect(page.getByLabel(t('纳税人识别号', 'Taxpayer number'))).toHaveValue(/^[0-9A-Z]{15,20}$/);
  // known since step 1
  await expect(page.getByLabel(t('接收邮箱', 'Recipient email'))).toHaveValue(/@/);
  await page.getByLabel(t('接收邮箱', 'Recipient email')).fill('chen.siyuan@yunfan.example');
  await noSideScroll(page);

  // filled in fields are still there after a reload
  await page.reload();
  await expect(page.getByRole('radio', { name: t('单独寄送', 'Sent to you') })).toBeChecked();
  await expect(page.getByLabel(t('接收邮箱', 'Recipient email'))).toHaveValue('chen.siyuan@yunfan.example');
  await page.getByRole('checkbox').check();
  await submitButton(page, t).click();
  // no page stands between an order and its payment
  await expect(page).toHaveURL(/\/web\/pay\/\d+$/);
  await expect(h1(page)).toHaveText(t('支付订单', 'Payment'));
  await expect(page.getByRole('timer').filter({ visible: true })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
});
