import { deflateSync, crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { axe, noSideScroll } from './support/checks.ts';
import { signInToConsole } from './support/console.ts';
import { pressAgain } from './support/press.ts';
import { expect, test } from './support/test.ts';

// A claim from the pre-check to the bank. Both languages use the one demo account that lives far from every centre; each
// finds its own claim by the hospital it names.

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** The smallest picture: one white point. */
function picture(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const rows = deflateSync(Buffer.from([0, 255, 255, 255]));
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** Something for the form to send; the same for every paper would be found out. */
const paper = (name: string) => ({ name, mimeType: 'image/png', buffer: picture() });

test('a claim from the pre-check to paid', async ({ page, browser, t, language, enter }) => {
  test.setTimeout(180_000);
  const hospital = t('富蕴县中医院', 'Fuyun Hospital');
  await enter({ account: 'remote', at: 'web/reimbursement' });
  await expect(h1(page)).toHaveText(t('报销申请', 'Reimbursement'));
  await expect(page.getByText(t('您可以申请报销', 'You can claim'))).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('link', { name: t('新增报销', 'New claim') }).click();

  // step 1: what is missing is said, and what was typed stays when the network fails
  const next = page.getByRole('button', { name: t('下一步：收款与材料', 'Next: account and papers') });
  await expect(page.getByLabel(t('城市', 'City'))).toHaveValue(t('阿勒泰', 'Altay'));
  await next.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  await axe(page);
  await page.getByLabel(t('医院', 'Hospital'), { exact: true }).fill(hospital);
  await page.getByLabel(t('体检日期', 'Date of check-up')).fill('2026-06-01');
  await page.getByLabel(t('发票金额', 'Amount on the invoice')).fill('702');
  await page.route('**/examApi/PostAppCall', (route) =>
    route.request().postData()?.includes('SaveClaimFees') ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  await pressAgain(next);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.unroute('**/examApi/PostAppCall');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel(t('医院', 'Hospital'), { exact: true })).toHaveValue(hospital);
  await pressAgain(next);

  // step 2: holder and branch are checked, the bank is found by its short name
  await expect(h1(page)).toHaveText(t('收款与材料', 'Account and papers'));
  await page.getByLabel(t('开户名', 'Account holder')).fill('马晓');
  const bank = page.getByRole('combobox', { name: t('开户行', 'Bank and branch') });
  await bank.pressSequentially('招商银行阿勒');
  await page.getByRole('option', { name: '招商银行阿勒泰分行' }).click();
  await page.getByLabel(t('银行账号', 'Account number')).fill('6228 4804 0256 4890 018');
  const check = page.getByRole('button', { name: t('下一步：核对提交', 'Next: check and submit') });
  await check.click();
  await expect(page.getByRole('alert').first()).toContainText(t('开户名须与申请人姓名', 'The account holder must be'));
  await page.getByLabel(t('开户名', 'Account holder')).fill('马骁');
  await axe(page);
  await noSideScroll(page);
  await pressAgain(check);
  await expect(page.getByText(t('请上传发票', 'Please add: invoice'))).toBeVisible();
  await page.getByLabel(t('发票', 'Invoice'), { exact: true }).setInputFiles(paper('invoice.png'));
  await expect(page.getByText('invoice.png')).toBeVisible();
  await page.getByLabel(t('体检报告', 'Check-up report'), { exact: true }).setInputFiles(paper('report.png'));
  await expect(page.getByRole('button', { name: t('移除 report.png', 'Remove report.png') })).toBeVisible();

  // left and taken up again: everything is there
  await page.reload();
  await expect(page.getByText('invoice.png')).toBeVisible();
  await expect(page.getByRole('combobox', { name: t('开户行', 'Bank and branch') })).toHaveValue('招商银行阿勒泰分行');
  await page.getByRole('button', { name: t('下一步：核对提交', 'Next: check and submit') }).click();
  await expect(h1(page)).toHaveText(t('核对提交', 'Check and submit'));
  await axe(page);
  await noSideScroll(page);
  // the note is gone after some seconds, which a slow page may take to come
  const told = page.getByText(t('已提交，申请编号', 'Submitted. Your claim number is')).waitFor();
  await page.getByRole('button', { name: t('提交申请', 'Submit the claim') }).click();
  await told;
  await expect(h1(page)).toHaveText(t('报销详情', 'Claim'));
  await expect(page.getByRole('list', { name: t('报销进度', 'Progress of the claim') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  const claimNo = await page.getByText(/^BX\d{14,}$/).textContent();
  await page.goto('web/usercenter/reimbursementList');
  await expect(page.getByRole('article').filter({ hasText: hospital })).toContainText(claimNo ?? '');
  await axe(page);
  await noSideScroll(page);
  if (language === 'en') return;

  // an operator sends it back
  const desk = await (await browser.newContext()).newPage();
  await signInToConsole(desk, language, 'support', `ops/claims?q=${claimNo}`);
  await desk.getByRole('link', { name: new RegExp(claimNo ?? '') }).click();
  const pane = desk.getByRole('region', { name: '报销申请' });
  await expect(pane.getByRole('img', { name: 'invoice.png' })).toBeVisible();
  await axe(desk);
  await noSideScroll(desk);
  await pane.getByRole('button', { name: '退回：开户行' }).click();
  await pane.getByLabel('退回「开户行」的原因').fill('请填写到支行');
  await pane.getByRole('button', { name: '退回 1 项' }).click();
  await expect(desk.getByText('已退回员工修改')).toBeVisible();

  // the person changes it and sends it again
  await page.reload();
  const card = page.getByRole('article').filter({ hasText: hospital });
  await expect(card).toContainText('请填写到支行');
  await card.getByRole('link', { name: '修改后重新提交' }).click();
  await next.click();
  await page.getByRole('combobox', { name: '开户行' }).fill('招商银行阿勒泰金山路支行');
  await page.getByRole('button', { name: '下一步：核对提交' }).click();
  const toldAgain = page.getByText('已提交，申请编号').waitFor();
  await page.getByRole('button', { name: '提交申请' }).click();
  await toldAgain;

  // approved, put into a batch, paid
  await desk.goto(`ops/claims?q=${claimNo}`);
  await desk.getByRole('link', { name: new RegExp(claimNo ?? '') }).click();
  await expect(pane.getByText('第 2 次提交')).toBeVisible();
  for (const box of await pane.getByRole('checkbox').all()) await box.check();
  await pane.getByRole('textbox', { name: '核准金额' }).fill('680');
  await pane.getByRole('button', { name: '批准 ¥680.00' }).click();
  await expect(desk.getByText('已批准，等待付款')).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await signInToConsole(office, language, 'finance', 'ops/claims');
  await office
    .getByRole('button', { name: /^生成银行批次：/ })
    .first()
    .click();
  await expect(office.getByText(/已生成批次，共 \d+ 笔/)).toBeVisible();
  const [file] = await Promise.all([
    office.waitForEvent('download'),
    office
      .getByRole('button', { name: /^下载文件：批次 \d+$/ })
      .first()
      .click({ timeout: 30_000 }),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  await axe(office);
  await noSideScroll(office);
  await office
    .getByRole('button', { name: /^标记已付款：批次 \d+$/ })
    .first()
    .click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('textbox').fill('回单 20260610');
  await dialog.getByRole('button', { name: '标记已付款' }).click();
  await expect(office.getByText(/笔已标记付款/)).toBeVisible();

  await page.goto('web/usercenter/reimbursementList');
  await expect(card).toContainText('已完成');
  await expect(card).toContainText('¥680.00');
});

test('who has a centre near is told so before any form', async ({ page, t, enter, guest }) => {
  await enter({ account: guest(), at: 'web/reimbursement' });
  await expect(page.getByText(t('暂时不能申请报销', 'You cannot claim at present'))).toBeVisible();
  await expect(page.getByText(t('公里内有合作机构', 'There is a partner centre')).first()).toBeVisible();
  await expect(page.getByRole('link', { name: t('新增报销', 'New claim') })).toHaveCount(0);
  await axe(page);
  await noSideScroll(page);
  await page.goto('web/usercenter/reimbursementList');
  await expect(page.getByRole('heading', { name: t('还没有报销申请', 'No claims yet') })).toBeVisible();
  await page.goto('web/reimbursement_add/999');
  await expect(page.getByRole('heading', { name: t('没有找到这笔申请', 'There is no such claim') })).toBeVisible();
});

test('the papers stand beside the form: a PDF is drawn page by page, a picture can be enlarged', async ({
  page,
  language,
  t,
}) => {
  await signInToConsole(page, language, 'finance', 'ops/claims');
  const submitted = page.getByRole('link', { name: /BX20260603/ });
  await submitted.first().click();
  const drawn = page.getByRole('img', { name: t('收费票据.pdf 第 1 页', '收费票据.pdf, page 1') });
  await expect(drawn).toBeVisible();
  // something was drawn: not all of it is white
  const isInked = () =>
    drawn.evaluate((canvas: HTMLCanvasElement) => {
      const points = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return canvas.width > 600 && points.some((value, at) => at % 4 === 0 && value < 100 && (points[at + 3] ?? 0) > 0);
    });
  await expect.poll(isInked).toBe(true);
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('button', { name: t('报告 2', 'Report 2') }).click();
  await expect(page.getByRole('img', { name: '体检报告首页.jpg' })).toBeVisible();
});
