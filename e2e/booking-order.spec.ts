import type { Page } from '@playwright/test';
import { beginBooking, callerOf, dayCell, lastSeats, takeSeat, type Seat } from './support/booking.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { expect, test } from './support/test.ts';

// The second half of a booking, from the centres to the result. Each journey that ends in an order has people of its own:
// a person has one live order per plan, and both languages run against the same portal.

const SHANGHAI = 310100;
const ALTAY = 654300;

type T = (zh: string, en: string) => string;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const chosenSlot = (page: Page) => page.getByRole('radio', { checked: true });
/** The main button stands beside the page, or in the bar of a phone. */
const mainButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });

async function chooseDayAndSlot(page: Page): Promise<void> {
  await page.locator('[role="grid"] button[data-day]:not([aria-disabled])').first().click();
  await page.locator('input[name="segment"]:enabled').first().click();
  await expect(chosenSlot(page)).toHaveCount(1);
}

async function toConfirm(page: Page, t: T): Promise<void> {
  await mainButton(page, t('确认订单', 'confirm')).last().click();
  await expect(page).toHaveURL(/\/web\/examconfirm/);
  await expect(page.getByRole('heading', { name: t('预约信息', 'Your booking') })).toBeVisible();
}

test('from the centres to a booked seat, by keyboard where it counts', async ({ page, request, t, signIn, guest }) => {
  test.slow();
  const [company, account] = ['amazon', guest('amazon')];
  await beginBooking(request, await callerOf(request, company, account));
  await signIn({ company, account });
  await page.goto('web/examselect');
  await expect(h1(page)).toHaveText(t('选择体检机构', 'Choose a center'));
  const cards = page.getByRole('list', { name: t('机构列表', 'Centers') }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  const name = (await cards.last().getByRole('heading').innerText()).split('\n').at(-1) ?? '';
  await page.getByRole('searchbox').fill(name.slice(0, 6));
  await expect(cards.first()).toContainText(name.slice(0, 6));
  await page.getByRole('searchbox').fill('no such place');
  await page.getByRole('button', { name: t('清除筛选', 'Clear filters') }).click();
  await page.getByRole('radio', { name: t('最早可约', 'Earliest') }).check({ force: true });
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
  await expect(dayCell(page, '2026-06-08')).toBeFocused();
  await page.keyboard.press('Enter');
  const status = page.locator('[role="status"]').filter({ hasText: t('看最近可约日', 'Nearest free day') });
  await expect(status).toBeVisible();
  await axe(page);
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: t('2026 年 7 月', 'July 2026') })).toBeVisible();
  await expect(dayCell(page, '2026-07-08')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(dayCell(page, '2026-06-08')).toBeFocused();
  await mainButton(page, t('确认订单', 'confirm')).last().click();
  await expect(page.getByText(t('请选择体检日期', 'Please choose a date'))).toBeVisible();

  await free.click();
  await expect(page).toHaveURL(/day=2026-06-/);
  await expect(page.locator('input[name="segment"]:enabled').first()).toBeVisible();
  // a second press at once would count as the first
  await page.waitForTimeout(300);
  await mainButton(page, t('确认订单', 'confirm')).last().click();
  await expect(page.getByText(t('请选择到检时段', 'Please choose an arrival time'))).toBeVisible();
  await expect(page.locator('input[name="segment"]:enabled').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(chosenSlot(page).first()).toBeVisible();
  await axe(page);
  await toConfirm(page, t);

  await axe(page);
  await noSideScroll(page);
  await mainButton(page, t('提交订单', 'Submit order')).click();
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
  await mainButton(page, t('提交订单', 'Submit order')).click();

  await expect(page).toHaveURL(/\/web\/examdone\/\d+/);
  await expect(h1(page)).toHaveText(t('预约成功', 'You are booked'));
  await axe(page);
  await noSideScroll(page);
  await page.reload();
  await expect(h1(page)).toHaveText(t('预约成功', 'You are booked'));
});

test('something to pay: a paper report to a new address, an invoice by lookup, the seat is held', async ({
  page,
  request,
  t,
  signIn,
  guest,
}) => {
  test.slow();
  const [company, account] = ['deqin3', guest('deqin3')];
  await beginBooking(request, await callerOf(request, company, account), { toPay: true });
  await signIn({ company, account });
  await page.goto('web/examselect');
  await page
    .getByRole('button', { name: t('选择', 'Choose ') })
    .first()
    .click();
  await chooseDayAndSlot(page);
  await toConfirm(page, t);

  await page.getByRole('radio', { name: t('电子 + 纸质', 'E-report and paper') }).check();
  await page.getByRole('radio', { name: t('单独寄送', 'Sent to you') }).check();
  await page.getByRole('button', { name: t('地址', 'address') }).click();
  const sheet = page.getByRole('dialog');
  const adding = sheet.getByRole('button', { name: t('新增地址', 'Add an address') });
  if (await adding.isVisible()) await adding.click();
  await sheet.getByRole('button', { name: t('保存地址', 'Save address') }).click();
  await expect(sheet.getByRole('alert')).toContainText(t('有 4 处需要修改', '4 things to change'));
  await sheet.getByLabel(t('收件人', 'Recipient')).fill('陈思远');
  await sheet.getByLabel(t('手机号码', 'Mobile phone')).fill('138 0000 2316');
  await sheet.getByLabel(t('所在地区', 'Region')).fill('北京市朝阳区');
  await sheet.getByLabel(t('详细地址', 'Street address')).fill('建国路 8 号');
  await axe(page);
  await sheet.getByRole('button', { name: t('保存地址', 'Save address') }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('建国路 8 号')).toBeVisible();

  await page.getByRole('switch', { name: t('开具发票', 'Invoice') }).check();
  const title = page.getByRole('combobox', { name: t('发票抬头', 'Invoice title') });
  await title.pressSequentially('科技');
  await expect(page.getByRole('option').first()).toBeVisible();
  await axe(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title).not.toHaveValue('科技');
  await expect(page.getByLabel(t('纳税人识别号', 'Taxpayer number'))).toHaveValue(/^[0-9A-Z]{15,20}$/);
  await page.getByLabel(t('接收邮箱', 'Recipient e-mail')).fill('chen.siyuan@yunfan.example');
  await noSideScroll(page);

  // what was filled in is still there after a reload
  await page.reload();
  await expect(page.getByRole('radio', { name: t('单独寄送', 'Sent to you') })).toBeChecked();
  await expect(page.getByLabel(t('接收邮箱', 'Recipient e-mail'))).toHaveValue('chen.siyuan@yunfan.example');
  await page.getByRole('checkbox').check();
  await mainButton(page, t('提交订单', 'Submit order')).click();
  await expect(h1(page)).toHaveText(t('订单已提交，请完成支付', 'Order submitted. Please pay'));
  await expect(page.getByRole('timer')).toHaveText(/^\d+ (分|min) \d+ (秒|s)$/);
  await expect(page.getByRole('link', { name: t('立即支付', 'Pay now') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
});

test('the seat goes to somebody else before the order is sent: the nearest two are offered', async ({
  page,
  request,
  t,
  language,
  signIn,
  guest,
}) => {
  const account = guest('deqin6');
  const me = await callerOf(request, 'deqin6', account);
  const begun = await beginBooking(request, me);
  const seats = await lastSeats(request, me, begun, '2026-07');
  const seat = (language === 'zh' ? seats.at(0) : seats.at(-1)) as Seat;
  const other = await callerOf(request, 'plain', guest('plain'));
  const theirs = await beginBooking(request, other, { cityId: begun.cityId });

  await signIn({ company: 'deqin6', account });
  await page.goto(`web/examselect?center=${seat.centerId}&day=${seat.day}`);
  await page.locator(`input[name="segment"][value="${seat.segmentId}"]`).click();
  await toConfirm(page, t);
  await page.getByRole('radio', { name: t('电子报告', 'E-report'), exact: true }).check();
  await page.getByRole('checkbox').check();
  await takeSeat(request, other, theirs, seat);
  await mainButton(page, t('提交订单', 'Submit order')).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('您选的时段刚刚被约满', 'The time you chose has just been taken'));
  await axe(page);
  const offers = dialog.getByRole('button').filter({ hasText: /\d\d:\d\d–\d\d:\d\d/ });
  await expect(offers).toHaveCount(2);
  await offers.first().click();
  await expect(dialog).toBeHidden();
  await expect(page, 'nothing is sent by itself').toHaveURL(/\/web\/examconfirm/);
  await expect(page.getByRole('radio', { name: t('电子报告', 'E-report'), exact: true })).toBeChecked();
  await expect(mainButton(page, t('提交订单', 'Submit order'))).toBeFocused();
  await mainButton(page, t('提交订单', 'Submit order')).click();
  await expect(h1(page)).toHaveText(t('预约成功', 'You are booked'));
});

test('no centre in the city: another city, or reimbursement', async ({ page, request, t, signIn, guest }) => {
  const account = guest();
  await beginBooking(request, await callerOf(request, 'demo', account), { cityId: ALTAY });
  await signIn({ account });
  await page.goto('web/examselect');
  await expect(page.getByText(t('当前地区暂无合作机构', 'No center covers this area'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('申请报销', 'Claim reimbursement') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('button', { name: t('更换城市', 'Change city') }).click();
  await expect(page.getByLabel(t('城市', 'City'))).toBeFocused();
  await page.getByLabel(t('城市', 'City')).selectOption(String(SHANGHAI));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('centres: distances from the browser or a district, pins and cards, a centre by itself', async ({
  page,
  context,
  request,
  t,
  signIn,
  guest,
}) => {
  const account = guest('dental');
  await beginBooking(request, await callerOf(request, 'dental', account), { cityId: SHANGHAI });
  await signIn({ company: 'dental', account });
  await page.goto('web/examselect');
  const asked = page.getByText(t('定位失败，请选择所在位置', 'Location failed. Please choose a location'));
  await expect(asked).toBeVisible();
  await page.getByLabel(t('所在区域', 'Your district')).selectOption({ index: 1 });
  await expect(page.getByText(t('计算距离', 'Distances are from'))).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/\d (公里|米|k?m)/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 121.5, latitude: 31.24 });
  await page.reload();
  await expect(page.getByText(t('已按您的位置计算距离', 'Distances are from your location'))).toBeVisible();
  const larger = page.getByRole('button', { name: t('展开地图', 'Show the map') });
  if (await larger.isVisible()) await larger.click();
  await page.getByRole('button', { name: t('1 号，', 'No. 1, ') }).click();
  await expect(
    page
      .getByRole('article')
      .first()
      .getByRole('link')
      .or(page.getByRole('article').first().getByRole('button'))
      .first(),
  ).toBeFocused();
  await axe(page);

  // a centre by itself: chosen from its page, or why it cannot be
  await page.goto('web/hospital/detail/1');
  await expect(page.getByRole('heading', { name: t('用户评价', 'Reviews') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('button', { name: t('选择此机构', 'Choose this center') }).click();
  await expect(page).toHaveURL(/examselect\?center=1/);
  await page.goto('web/hospital/detail/5');
  await expect(page.getByText(t('该机构装修中，暂不可预约', 'This center is under renovation'))).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: t('查看其他机构', 'Other centers') }).click();
  await expect(page).toHaveURL(/\/web\/examselect/);
});
