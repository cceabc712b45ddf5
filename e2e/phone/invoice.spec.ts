import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axe, noSideScroll } from '../support/checks.ts';
import { dismiss, failOnce } from '../support/failing.ts';
import { pressAgain } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

// Invoices after the order. Both languages run against the same portal, so each asks for the invoice of an order of its
// own: the demo world has one without an invoice for either account.

const PAGE = 'web/usercenter/invoiceList';
const ACCOUNTS = { zh: 'emp', en: 'parent' } as const;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test('an invoice asked for later: a company by lookup, then put right', async ({ page, t, language, enter }) => {
  await enter({ account: ACCOUNTS[language], at: PAGE });
  await expect(h1(page)).toHaveText(t('我的发票', 'My invoices'));
  const invoices = page.getByRole('list', { name: t('发票列表', 'Invoices') }).getByRole('article');
  await expect(invoices.first()).toBeVisible();
  const before = await invoices.count();
  await axe(page);
  await noSideScroll(page);

  // of a check-up: a purchase has days of its own
  await page
    .getByRole('listitem')
    .filter({ hasNotText: t('商城订单', 'mall order') })
    .getByRole('button', { name: t('申请开票：', 'Request invoice: ') })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('combobox')).toBeVisible();
  const submit = sheet.getByRole('button', { name: t('提交开票申请', 'Request invoice') });
  // known, and left out for once
  await sheet.getByLabel(t('接收邮箱', 'Recipient email')).fill('');
  await submit.click();
  await expect(sheet.getByRole('alert').getByRole('link')).toHaveText([
    t('请填写发票抬头', 'Please fill in the invoice title'),
    t('请填写纳税人识别号', 'Please fill in the taxpayer number'),
    t('请填写接收手机号或邮箱', 'Please fill in a recipient phone or email'),
  ]);
  await axe(page);

  const title = sheet.getByRole('combobox', { name: t('发票抬头', 'Invoice title') });
  await title.pressSequentially('云帆');
  await expect(sheet.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title).toHaveValue(/云帆.+有限公司/);
  await expect(sheet.getByLabel(t('纳税人识别号', 'Taxpayer number'))).toHaveValue(/^[0-9A-Z]{15,20}$/);
  const firm = await title.inputValue();
  await sheet.getByLabel(t('接收邮箱', 'Recipient email')).fill('books@yunfan.example');
  await axe(page);
  await noSideScroll(page);
  await failOnce(page, 'SaveOrderInvoice');
  await pressAgain(submit);
  await dismiss(page, t);
  await expect(title).toHaveValue(firm);
  await expect(sheet.getByLabel(t('接收邮箱', 'Recipient email'))).toHaveValue('books@yunfan.example');
  await pressAgain(submit);
  await expect(sheet).toBeHidden();
  await expect(page.getByText(t('发票信息已提交', 'Invoice details submitted'))).toBeVisible();
  await expect(invoices).toHaveCount(before + 1);
  const asked = invoices.filter({ hasText: firm }).filter({ hasText: 'b***@yunfan.example' });
  await expect(asked).toContainText(t('待开票', 'Requested'));
  // seven and fifteen working days after 10 June 2026, Dragon Boat left out
  await expect(asked).toContainText(t('2026 年 6 月 22 日 至 2026 年 7 月 2 日', '22 Jun 2026 to 2 Jul 2026'));
  await axe(page);
  await noSideScroll(page);

  // until it is issued it can be changed: the sent fields are there again
  await asked.getByRole('button', { name: t('修改发票：', 'Edit the invoice: ') }).click();
  await expect(title).toHaveValue(firm);
  // its label, once the sheet stands still: the box itself is only there for those who cannot see
  const person = page.getByRole('radio', { name: t('个人', 'A person') });
  await sheet.locator('label').filter({ has: person }).click();
  await expect(person).toBeChecked();
  await sheet.getByRole('textbox', { name: t('发票抬头', 'Invoice title') }).fill('陈思远');
  await submit.click();
  await expect(sheet).toBeHidden();
  await expect(invoices.filter({ hasText: '陈思远' }).filter({ hasText: 'b***@yunfan.example' })).toContainText(
    t('个人电子发票', 'Individual, electronic'),
  );
  await page.reload();
  await expect(invoices).toHaveCount(before + 1);
});

test('an issued invoice is downloaded as a PDF; a paper one shows its parcel', async ({ page, t, signIn }) => {
  await signIn({ account: 'emp' });
  await page.goto(PAGE);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('下载 PDF', 'Download PDF') }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^invoice-\d{20}\.pdf$/);
  expect(readFileSync(await download.path()).toString('latin1', 0, 5)).toBe('%PDF-');
  await expect(page.getByText(t('发票已下载', 'Invoice downloaded'))).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
  await page.goto('login');
  await signIn({ account: 'parent' });
  await page.goto(PAGE);
  const paper = page.getByRole('article').filter({ hasText: t('个人纸质发票', 'Individual, paper') });
  await expect(paper).toContainText(/SP\d{12}/);
  await expect(paper.getByRole('button', { name: t('下载 PDF', 'Download PDF') })).toHaveCount(0);
});

test('no invoice yet says when there will be one; a failure can be tried again', async ({ page, t, enter, guest }) => {
  await enter({ account: guest(), at: PAGE });
  await expect(page.getByRole('heading', { name: t('暂无发票', 'No invoices yet') })).toBeVisible();
  await expect(
    page.getByText(t('体检后 7–15 个工作日发送', '7–15 working days after the check-up')).first(),
  ).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  let failing = true;
  await page.route('**/examApi/PostAppCall', (route) =>
    failing && route.request().postData()?.includes('InvoiceShipmentInfo') ? route.abort() : route.fallback(),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(t('加载失败', 'Could not load'));
  await axe(page);
  failing = false;
  await page.getByRole('button', { name: t('重新加载', 'Reload') }).click();
  await expect(page.getByRole('heading', { name: t('暂无发票', 'No invoices yet') })).toBeVisible();
});
