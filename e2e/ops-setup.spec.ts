import type { Browser, Page } from '@playwright/test';
import { idCheckCharacter } from '#contract/rules/id-number';
import {
  agree,
  chooseDayAndSlot,
  chooseFirstCenter,
  confirmPerson,
  h1,
  mainButton,
  submitButton,
  toConfirm,
  type T,
} from './support/booking-screens.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { pressAgain } from './support/press.ts';
import { signIn as signInOn } from './support/sign-in.ts';
import { codeSentTo } from './support/sms.ts';
import { atDesk, expect, test } from './support/test.ts';

const PASSWORD = 'Willow~92xQ';
const PHONE = '17755500001';

const idNumber = (sequence: string): string =>
  `9901001988010${sequence}${idCheckCharacter(`9901001988010${sequence}`)}`;
const ROSTER = [
  '工号,姓名,证件号码,手机号,邮箱,城市,部门,婚姻状况',
  `KS1,林初见,${idNumber('1001')},${PHONE},ks1@example.com,上海,研发部,未婚`,
  `KS2,周远山,${idNumber('1003')},17755500002,ks2@example.com,上海,研发部,已婚`,
  `KS3,许清和,${idNumber('1005')},17755500003,ks3@example.com,上海,市场部,未婚`,
  `KS4,坏行,,123,,上海,,`,
].join('\r\n');

// From nothing to the first booking, in parts that each end within a minute.
test.describe.configure({ mode: 'serial' });
let company = '';
let code = '';

test('an administrator makes a company and sets it up', atDesk, async ({ page, language, t }) => {
  code = `e2e${Date.now().toString(36)}`;
  await signInToConsole(page, language, 'admin', 'ops/companies/new');
  company = await makeCompany(page, t, code);
  await setUp(page, t);
});

test('opens its plan and puts it on the home page', atDesk, async ({ page, language, t }) => {
  await signInToConsole(page, language, 'admin', 'ops/companies');
  await openPlan(page, t, company);
  await putOnHomePage(page, t, company);
});

test('imports its staff', atDesk, async ({ page, language, t }) => {
  await signInToConsole(page, language, 'admin', 'ops/rosters');
  await importStaff(page, t, company);
});

test('one of them sets a password by phone and books', atDesk, async ({ browser, baseURL, t }) => {
  await employeeBooks(browser, baseURL, t, code);
});

test('goes back to the first version', atDesk, async ({ page, language, t }) => {
  await signInToConsole(page, language, 'admin', 'ops/companies');
  await page.goto(`ops/companies/${company}?tab=versions`);
  await goBack(page, t);
});

async function giveReason(page: Page, t: T, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('原因', 'Reason') }).fill('新企业上线');
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function makeCompany(page: Page, t: T, code: string): Promise<string> {
  await page.getByLabel(t('企业代码', 'Company codes')).fill(code);
  await page.getByLabel(t('中文名称', 'Name in Chinese')).fill('北辰银行');
  await page.getByLabel(t('英文名称', 'Name in English')).fill('Beichen Bank');
  await page.getByLabel(t('客服热线', 'Hotline')).fill('400-012-3456');
  await page.getByLabel(t('原因', 'Reason')).fill('新客户签约');
  await axe(page);
  await pressAgain(page.getByRole('button', { name: t('建立企业', 'Make the company') }));
  await expect(h1(page)).toContainText('北辰银行');
  return /companies\/(\d+)/.exec(page.url())?.[1] ?? '';
}

/** A field typed wrong is kept and not published; an invisible colour is refused; then both are right and live. */
async function setUp(page: Page, t: T): Promise<void> {
  await page.getByRole('textbox', { name: t('搜索设置', 'Search settings') }).fill('holdMinutes');
  const hold = page.getByRole('textbox', { name: /booking\.holdMinutes/ });
  await expect(page.getByRole('textbox', { name: /mall\.holdMinutes/ })).toBeVisible();
  await hold.fill('999');
  const publish = page.getByRole('button', { name: t('发布', 'Publish'), exact: true });
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(t('自动保存于', 'Saved by itself'))).toBeVisible();
  await page.reload();
  await page.getByRole('textbox', { name: t('搜索设置', 'Search settings') }).fill('holdMinutes');
  await expect(hold, 'what was typed is there again').toHaveValue('999');
  await axe(page);
  await noSideScroll(page);
  await hold.fill('45');
  await expect(page.getByText(t('与默认不同 · 默认 30', 'Not as by default · default 30'))).toBeVisible();
  // beside the settings: people's view by the draft, and its gaps
  const points = page.getByRole('listitem').filter({ hasText: t('积分（可见）', 'Points (shown)') });
  await expect(points).toContainText(t('企业已开通', 'Switched on'));
  await expect(page.getByText(t('没有可预约的体检计划', 'No plan can be booked'))).toBeVisible();

  await page.getByRole('link', { name: t('名称与主题', 'Names and theme') }).click();
  const theme = page.getByRole('textbox', { name: /ThemeColor/ });
  await theme.fill('#fffdfd');
  await expect(page.getByText(/1\.0\d/).first()).toBeVisible();
  await page.getByRole('button', { name: t('采用', 'Take') }).click();
  await expect(theme).not.toHaveValue('#fffdfd');
  for (const screen of [t('登录页', 'Login'), t('日历', 'Calendar'), t('首页', 'Home')])
    await page.getByText(screen, { exact: true }).click();
  await axe(page);
  await noSideScroll(page);

  await pressAgain(publish);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('首次设置');
  await pressAgain(dialog.getByRole('button', { name: t('发布', 'Publish') }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('与线上 v2 相同', 'As live v2'))).toBeVisible();
}

async function openPlan(page: Page, t: T, company: string): Promise<void> {
  await page.goto(`ops/plans?company=${company}`);
  await expect(page.getByText(t('还没有体检计划', 'No plan yet'))).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: t('新建计划', 'New plan') }).click();
  const save = page.getByRole('button', { name: t('保存计划', 'Save the plan') });
  await save.click();
  await expect(page.getByText(t('有 5 处需要修改', 'There are 5 problems'))).toBeVisible();
  await page.getByRole('textbox', { name: t('名称（中文）', 'Name in Chinese') }).fill('2026 年度体检');
  await page.getByRole('textbox', { name: t('名称（英文）', 'Name in English') }).fill('Check-up 2026');
  await page.getByLabel(t('开始日期', 'First day'), { exact: true }).fill('2026-06-01');
  await page
    .getByRole('checkbox', { name: t('年度关爱套餐', 'Annual care') })
    .first()
    .check();
  await page.getByRole('button', { name: t('企业全额承担所选套餐', 'The company pays all of what is ticked') }).click();
  await page.getByRole('textbox', { name: t('原因', 'Reason') }).fill('新企业上线');
  await axe(page);
  await noSideScroll(page);
  await pressAgain(save);
  await expect(page).toHaveURL(/\/ops\/plans\/\d+\/980$/);
  await expect(h1(page)).toContainText(t('编辑计划', 'Edit plan'));

  await page.goto(`ops/companies/${company}`);
  await expect(page.getByText(t('有可预约或即将开放的体检计划', 'A plan can be booked, now or later'))).toBeVisible();
  const plan = page.getByRole('listitem').filter({ hasText: t('2026 年度体检', 'Check-up 2026') });
  await expect(plan).toContainText(t('2026-06-01 起可约', 'Can be booked from 2026-06-01'));
  await page.getByLabel(t('日期', 'Day'), { exact: true }).fill('2026-05-31');
  await expect(plan).toContainText(t('（不可见）', '(not shown)'));
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('link', { name: t('打开门户预览', 'Open the portal') }).click();
  await expect(page.getByLabel(t('日期', 'Day'), { exact: true })).toHaveValue('2026-05-31');
}

async function putOnHomePage(page: Page, t: T, company: string): Promise<void> {
  await page.goto(`ops/home?company=${company}&view=menus`);
  await page.getByRole('button', { name: t('添加菜单分组', 'Add a group of entries') }).click();
  await page
    .getByRole('textbox', { name: t('分组名称（中文）', 'Group name in Chinese') })
    .last()
    .fill('今年的体检');
  await page
    .getByRole('textbox', { name: t('分组名称（英文）', 'Group name in English') })
    .last()
    .fill('This year');
  await page
    .getByRole('button', { name: t('添加', 'Add'), exact: true })
    .last()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: t('名称（中文）', 'Name in Chinese') }).fill('马上预约');
  await sheet.getByRole('textbox', { name: t('名称（英文）', 'Name in English') }).fill('Book now');
  await sheet.getByRole('combobox', { name: t('动作', 'Action') }).selectOption('gotoSelOrder');
  await sheet.getByRole('textbox', { name: t('链接', 'Link') }).fill('/web/personal');
  await axe(page);
  await sheet.getByRole('button', { name: t('确定', 'OK'), exact: true }).click();
  await page.getByRole('button', { name: t('保存列表', 'Save the list') }).click();
  await giveReason(page, t, t('保存列表', 'Save the list'));
  await page.getByRole('link', { name: t('时间线', 'Time line') }).click();
  await expect(page.getByText(/2026 年度体检 · 2026-06-01/)).toBeVisible();
  await axe(page);
  await noSideScroll(page);
}

async function importStaff(page: Page, t: T, company: string): Promise<void> {
  await page.goto(`ops/rosters?company=${company}`);
  await page.setInputFiles('input[type=file]', {
    ...{ name: 'roster.csv', mimeType: 'text/csv', buffer: Buffer.from(ROSTER) },
  });
  await page.getByRole('button', { name: t('上传并试算', 'Upload and try out') }).click();
  const list = page.getByRole('table', { name: t('最近的名单', 'Latest rosters') });
  await expect(list).toContainText(t('新增 3', '3 new'));
  await expect(list).toContainText(t('1 行有错误', '1 row has an error'));
  await axe(page);
  await list.getByRole('button', { name: t('导入', 'Import'), exact: true }).click();
  await giveReason(page, t, t('导入', 'Import'));
  await expect(list).toContainText(t('已导入 3 行', '3 rows imported'));
}

/** On a device of their own: a password by the phone, then a booking by the entry the operator has put there. */
async function employeeBooks(browser: Browser, baseURL: string | undefined, t: T, company: string): Promise<void> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...{ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
  });
  const own = await context.newPage();
  await own.goto(`web/password?cp=${company}`);
  await own.getByLabel(t('登记手机号', 'Registered phone number')).fill(PHONE);
  await own.getByRole('button', { name: t('看不清图片', 'Can’t read it') }).click();
  await expect(own.getByText(t('无需读图', 'Nothing to read'))).toBeVisible();
  const code = own.getByRole('textbox', { name: t('短信验证码', 'Code from the message') });
  // the device works for it, which takes as long as the machine is busy
  await expect(async () => {
    await own.getByRole('button', { name: t('获取短信验证码', 'Text me a code') }).click({ timeout: 5_000 });
    await expect(code).toBeFocused({ timeout: 30_000 });
  }).toPass();
  await code.fill(await codeSentTo(own, PHONE));
  await own.getByRole('button', { name: t('下一步', 'Next'), exact: true }).click();
  await own.getByLabel(t('新密码', 'New password'), { exact: true }).fill(PASSWORD);
  await own.getByLabel(t('确认新密码', 'Confirm new password'), { exact: true }).fill(PASSWORD);
  await own.getByRole('button', { name: t('重置密码', 'Reset password'), exact: true }).click();
  await own.getByRole('button', { name: t('去登录', 'Log in'), exact: true }).click();
  await signInOn(own, 'zh', { company, account: 'KS1', password: PASSWORD });
  await expect(own.getByText(t('北辰银行', 'Beichen Bank')).first()).toBeVisible();
  await own.getByRole('button', { name: t('马上预约', 'Book now'), exact: true }).click();
  await confirmPerson(own, t);
  await own.getByRole('radio', { disabled: false }).first().check();
  await mainButton(own, t('选择机构', 'Next: centre')).first().click();
  await chooseFirstCenter(own, t);
  await chooseDayAndSlot(own);
  await toConfirm(own, t);
  await agree(own, t);
  await pressAgain(submitButton(own, t));
  await expect(own).toHaveURL(/\/web\/examdone\/\d+/);
  await expect(h1(own)).toHaveText(t('预约成功', 'You are booked'));
  await context.close();
}

async function goBack(page: Page, t: T): Promise<void> {
  await expect(page.getByRole('heading', { name: t('比较', 'Compare') })).toBeVisible();
  await expect(page.getByText('booking.holdMinutes')).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('button', { name: t('回退到 v1', 'Go back to v1') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('先恢复');
  await pressAgain(dialog.getByRole('button', { name: t('回退', 'Go back') }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('恢复自 v1', 'From v1'))).toBeVisible();
}
