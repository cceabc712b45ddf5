import type { Page } from '@playwright/test';
import { call, callerOf } from './support/booking.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { atDesk, expect, test } from './support/test.ts';
import { workbookOf } from './support/workbook.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('HR comes from the home page to how far the company is', async ({ page, t, enter }) => {
  // of fewer than ten people of a department nothing is told: this company has some
  await enter({ company: 'deqin6', account: 'hr' });
  await page.getByRole('link', { name: t('HR 管理', 'HR management') }).click();
  await expect(page).toHaveURL(/\/v2\/hr$/);
  await expect(h1(page)).toContainText(t('进度', 'progress'));
  await expect(page.getByText(t('应检员工', 'People due'))).toBeVisible();
  const departments = page.getByRole('list', { name: t('部门预约率', 'Booked by department') });
  await expect(departments.getByRole('listitem').first()).toContainText('%');
  await expect(page.getByRole('list', { name: t('剩余名额', 'Places left') })).toBeVisible();
  await expect(page.getByText(t('HR 仅可查看预约与到检状态', 'HR sees who has booked and attended'))).toBeVisible();
  await page.getByText(t('全周期', 'Whole period')).click();
  await axe(page);
  await noSideScroll(page);
});

test('others do not come in, whatever address they type', atDesk, async ({ page, t, enter }) => {
  await enter({ account: 'emp' });
  await expect(page.getByRole('link', { name: t('HR 管理', 'HR management') })).toHaveCount(0);
  await page.goto('hr');
  await expect(page.getByText(t('应检员工', 'People due'))).toHaveCount(0);
});

test(
  'HR filters its people, reads what a reminder says, tries a roster out and takes it in',
  atDesk,
  async ({ page, t, signIn }) => {
    // a company of its own, as imported people stay; a file needs the cookie, which only the login page brings
    await signIn({ company: 'oneday', account: 'hr' });
    await page.goto('hr/import');
    await expect(h1(page)).toHaveText(t('导入名单', 'Import'));
    const number = `E2E${Date.now()}`;
    const rows = [
      '工号,姓名,证件号码,手机号,城市,部门',
      `${number},林旅程,990100198801010016,1770${String(Date.now()).slice(-7)},上海,旅程部`,
      `${number}X,坏行,,123,上海,旅程部`,
    ];
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('下载 Excel 模板', 'Excel template') }).click(),
    ]);
    expect(template.suggestedFilename()).toMatch(/\.xlsx$/);
    await page.setInputFiles('input[type=file]', await workbookOf('名单.xlsx', rows));
    await page.getByRole('button', { name: t('开始试算', 'Try it out') }).click();
    await expect(page.getByText(t('待导入', 'Ready to import')).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(t('手机号格式不正确', 'The phone number is not right')).first()).toBeVisible();
    await axe(page);
    await page
      .getByRole('button', { name: t('导入名单', 'Import'), exact: true })
      .first()
      .click();
    const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(asked).toContainText(t('导入 1 人？', 'Import 1 new person?'));
    await asked.getByRole('button', { name: t('导入名单', 'Import'), exact: true }).click();
    await expect(page.getByText(t('已导入 1 行', '1 row imported')).first()).toBeVisible({ timeout: 30_000 });

    await page.goto(`hr/people?department=${encodeURIComponent('旅程部')}`);
    const people = page.getByRole('table', { name: t('员工名单', 'People') });
    await expect(people).toContainText(number);
    await expect(people).toContainText('林**');
    await page.getByRole('combobox', { name: t('状态：', 'State:') }).selectOption('notBooked');
    await expect(page).toHaveURL(/state=notBooked/);
    await axe(page);
    await noSideScroll(page);
    await people.getByRole('link', { name: number }).click();
    await expect(page).toHaveURL(/hr\/people\/[0-9a-f-]{36}$/);
    await expect(page.getByText(t('该员工没有授权企业查看本人的报告', 'has not authorised the company'))).toBeVisible();
    await axe(page);
    await page.goBack();
    await expect(page).toHaveURL(/state=notBooked/);
    await page
      .getByRole('button', { name: t('批量提醒', 'Send reminders') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t('不再接收可在「隐私与数据」中关闭', 'under Privacy and data'));
    await axe(page);
    await dialog.getByRole('button', { name: t('发送提醒', 'Send reminders') }).click();
    await expect(dialog).toBeHidden();
    await page
      .getByRole('button', { name: t('导出名单', 'Export list') })
      .first()
      .click();
    const tasks = page.getByRole('list', { name: t('最近的任务', 'Recent tasks') });
    const fetched = tasks.getByRole('button', { name: t('下载', 'Download') }).first();
    await expect(fetched).toBeVisible({ timeout: 30_000 });
    const [list] = await Promise.all([page.waitForEvent('download'), fetched.click()]);
    expect(list.suggestedFilename()).toMatch(/\.xlsx$/);

    await page.goto('hr/health');
    await expect(page.getByText(t('暂无可显示的数据', 'Nothing to show yet'))).toBeVisible();
    await axe(page);
  },
);

test('HR reads the report of an employee who has authorised it, and of no other', async ({
  page,
  t,
  enter,
  request,
}) => {
  const who = await callerOf(request, 'hilton', 'emp');
  await call(request, 'SaveHrReportAuth', { authorized: true }, who.session);
  await enter({ company: 'hilton', account: 'hr', at: `hr/people` });
  const people = page.getByRole('main').getByRole('link');
  await expect(people.first()).toBeVisible();
  await page.goto(`hr/people/${who.guid}`);
  await expect(page.getByText(t('授权企业 HR 查看其全部体检报告', 'to read all their check-up reports'))).toBeVisible();
  await axe(page);
  await page
    .getByRole('list', { name: t('体检报告', 'Check-up reports') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/report\/\d{4}$/);
  await expect(page.getByText(t('本次查看已记录', 'This look has been recorded'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('总检结论', 'Conclusion') })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await axe(page);
  await noSideScroll(page);
});
