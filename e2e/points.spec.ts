import type { Page } from '@playwright/test';
import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { pressAgain } from './support/press.ts';
import { atDesk, expect, test } from './support/test.ts';

const PAGE = 'web/usercenter/myPoints';
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('one’s own points: what there is, what expires, the history by kind and year', async ({ page, t, enter }) => {
  await enter({ account: 'emp', at: PAGE });
  await expect(h1(page)).toHaveText(t('我的积分', 'My points'));
  const balance = page.getByRole('region', { name: t('可用积分', 'Points to spend') });
  await expect(balance).toContainText('1,280');
  await expect(balance).toContainText(t('其中 300 积分将于', '300 of them expire after'));
  await expect(balance.getByRole('link', { name: t('去兑换', 'Spend points') })).toBeVisible();
  const history = page.getByRole('list', { name: t('积分明细', 'History') });
  await expect(history.getByRole('listitem')).toHaveCount(18);
  // the order's number is no part of the row until it is asked for
  await expect(history.getByText(/SC\d{14}/).first()).toBeHidden();
  await history.getByText(t('查看订单号', 'Order number')).first().click();
  await expect(history.getByText(/SC\d{14}/).first()).toBeVisible();
  await axe(page);
  await noSideScroll(page);

  await page.getByRole('button', { name: t('过期', 'Expired') }).click();
  await expect(page).toHaveURL(/kind=expired/);
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(history).toContainText(t('积分到期清零', 'Points expired'));
  await page.getByRole('combobox', { name: t('年份：', 'Year:') }).selectOption('2023');
  await expect(page).toHaveURL(/year=2023/);
  await expect(page.getByText(t('没有符合条件的记录', 'Nothing matches'))).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: t('查看全部明细', 'Show everything') }).click();
  await expect(history.getByRole('listitem')).toHaveCount(18);

  await page.getByRole('button', { name: t('积分规则', 'How points work') }).click();
  await expect(page.getByRole('dialog')).toContainText(t('先用最早到期的积分', 'expire first are spent first'));
  await axe(page);
});

test('relatives’ points, where the company shows them', async ({ page, t, enter }) => {
  await enter({ account: 'parent', at: `${PAGE}?kind=relatives` });
  const relatives = page.getByRole('list', { name: t('家属', 'Relatives') });
  await expect(relatives.getByRole('listitem')).toHaveCount(5);
  await expect(relatives).toContainText(t('260 积分', '260 points'));
  await axe(page);
  await noSideScroll(page);
});

test('finance grants to one person and from a sheet, and takes back', atDesk, async ({ page, t, language }) => {
  await signInToConsole(page, language, 'finance', 'ops/points');
  await expect(h1(page)).toHaveText(t('积分发放', 'Points'));
  await axe(page);
  await noSideScroll(page);

  await page.getByRole('button', { name: t('发放积分', 'Grant points') }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('combobox', { name: t('企业', 'Company') })
    .selectOption({ label: t('云帆科技', 'Yunfan Technology') });
  await dialog
    .getByRole('textbox', { name: t('员工姓名、手机号或工号', 'Name, phone or employee number') })
    .fill('林晓岚');
  const person = dialog.getByRole('combobox', { name: t('发放给', 'Grant to') });
  await expect(person).toBeVisible();
  await person.selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: t('积分', 'Points') }).fill('66');
  const reason = dialog.getByRole('textbox', { name: t('原因', 'Reason'), exact: true });
  await reason.fill(t('体检延期补偿', 'For the delay'));
  await dialog.getByLabel(t('到期日', 'Last day')).fill('2020-01-01');
  await axe(page);
  await dialog.getByRole('button', { name: t('发放积分', 'Grant points') }).click();
  await expect(dialog.getByRole('alert')).toContainText(t('到期日应在今天至', 'The last day must be between'));
  await expect(reason, 'what was typed is still there').toHaveValue(t('体检延期补偿', 'For the delay'));
  await dialog.getByLabel(t('到期日', 'Last day')).fill('2027-12-31');
  await pressAgain(dialog.getByRole('button', { name: t('发放积分', 'Grant points') }));
  await expect(dialog).toBeHidden();
  const row = page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ hasText: t('体检延期补偿', 'For the delay') });
  await row
    .first()
    .getByRole('button', { name: t('撤回', 'Take back') })
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill(t('发错了人', 'Wrong person'));
  await pressAgain(page.getByRole('dialog').getByRole('button', { name: t('撤回', 'Take back') }));
  await expect(page.getByText(t('已撤回 66 积分', '66 points taken back'))).toBeVisible();

  await page.goto('ops/points/sheets');
  await page
    .getByRole('combobox', { name: t('企业', 'Company'), exact: true })
    .selectOption({ label: t('云帆科技', 'Yunfan Technology') });
  const sheet = `工号,积分,到期日,原因\nNOBODY,5,2027-12-31,${language} 节日福利\n${t('YF', 'yf')},5,2027-12-31,节日福利\n`;
  const file = { name: 'points.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) };
  await page.locator('input[type=file]').setInputFiles(file);
  await axe(page);
  await page.getByRole('button', { name: t('上传并试算', 'Upload and try out') }).click();
  await expect(page.getByText(t('没有可发放的行', 'Nothing to grant')).first()).toBeVisible({ timeout: 30_000 });
  await noSideScroll(page);
  await page
    .getByRole('link', { name: t('查看试算结果', 'See what was found') })
    .first()
    .click();
  await expect(
    page
      .getByText(t('该公司没有这个工号，请核对', 'Nobody in this company has this employee number. Please check it'))
      .first(),
  ).toBeVisible();
});
