import { deflateSync, crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { T } from './support/booking-screens.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { deskByCalls, deskByScreens } from './support/claim-desk.ts';
import { signInToConsole } from './support/console.ts';
import { dismiss, failOnce } from './support/failing.ts';
import { CLAIMANT } from './support/guests.ts';
import { pressAgain } from './support/press.ts';
import { expect, test } from './support/test.ts';

// A claim from the pre-check to the bank. In Chinese it is of the demo account that lives far from every centre, and
// the operators use their screens; in English it is of a person who only claims, and the operators' part is done by
// calls.
const CLAIMS = {
  zh: { company: 'demo', account: 'remote', name: '马骁', city: '阿勒泰' },
  en: { company: CLAIMANT.company, account: CLAIMANT.login, name: CLAIMANT.name, city: 'Wuhan' },
};

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

/** The parts of one claim's way. */
test.describe.configure({ mode: 'serial' });
let claimNo = '';
const hospitalIn = (t: T): string => t('富蕴县中医院', 'Fuyun Hospital');
/** The note is gone after some seconds, which a slow page may take to come. */
const noted = (page: Page, t: T): Promise<void> =>
  page.getByText(t('已提交，申请编号', 'Submitted. Your claim number is')).waitFor();

test('a claim from the pre-check to its number', async ({ page, t, language, enter }) => {
  const hospital = hospitalIn(t);
  const { company, account, name, city } = CLAIMS[language];
  await enter({ company, account, at: 'web/reimbursement' });
  await expect(h1(page)).toHaveText(t('报销申请', 'Reimbursement'));
  await expect(page.getByText(t('您可以申请报销', 'You can claim'))).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('link', { name: t('新增报销', 'New claim') }).click();

  // step 1: missing fields are said, and typed ones stay when the network fails
  const next = page.getByRole('button', { name: t('下一步：收款与材料', 'Next: account and papers') });
  await expect(page.getByLabel(t('城市', 'City'))).toHaveValue(city);
  await next.click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  await axe(page);
  await page.getByLabel(t('医院', 'Hospital'), { exact: true }).fill(hospital);
  await page.getByLabel(t('体检日期', 'Date of check-up')).fill('2026-06-01');
  await page.getByLabel(t('发票金额', 'Amount on the invoice')).fill('702');
  await failOnce(page, 'SaveClaimFees');
  await pressAgain(next);
  await dismiss(page, t);
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
  await page.getByLabel(t('开户名', 'Account holder')).fill(name);
  await axe(page);
  await noSideScroll(page);
  await failOnce(page, 'SaveClaimAccount');
  await pressAgain(check);
  await dismiss(page, t);
  await expect(page.getByLabel(t('开户名', 'Account holder'))).toHaveValue(name);
  await expect(page.getByLabel(t('银行账号', 'Account number'))).toHaveValue('6228 4804 0256 4890 018');
  await expect(bank).toHaveValue('招商银行阿勒泰分行');
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
  const submit = page.getByRole('button', { name: t('提交申请', 'Submit the claim') });
  await failOnce(page, 'SubmitClaim');
  await submit.click();
  await dismiss(page, t);
  const told = noted(page, t);
  await pressAgain(submit);
  await told;
  await expect(h1(page)).toHaveText(t('报销详情', 'Claim'));
  await expect(page.getByRole('list', { name: t('报销进度', 'Progress of the claim') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  claimNo = (await page.getByText(/^BX\d{14,}$/).textContent()) ?? '';
  await page.goto('web/usercenter/reimbursementList');
  await expect(page.getByRole('article').filter({ hasText: hospital })).toContainText(claimNo);
  await axe(page);
  await noSideScroll(page);
});

test('sent back by an operator, changed, sent again and paid', async ({
  page,
  browser,
  request,
  t,
  language,
  enter,
}) => {
  const hospital = hospitalIn(t);
  const { company, account } = CLAIMS[language];
  await enter({ company, account, at: 'web/usercenter/reimbursementList' });
  const desk = await (language === 'zh' ? deskByScreens(browser, claimNo) : deskByCalls(request, claimNo));
  const reason = t('请填写到支行', 'Please name the branch');
  await desk.sendBack(reason);
  await page.reload();
  const card = page.getByRole('article').filter({ hasText: hospital });
  await expect(card).toContainText(reason);
  await axe(page);
  await noSideScroll(page);
  await card.getByRole('link', { name: t('修改后重新提交', 'Change and send again') }).click();
  // at the field that was sent back, with its reason
  const bank = page.getByRole('combobox', { name: t('开户行', 'Bank and branch') });
  await expect(bank).toBeFocused();
  await expect(bank).toHaveAccessibleDescription(new RegExp(reason));
  await expect(page.getByText(t('今天重新提交', 'Sent again today'))).toBeVisible();
  await bank.fill('招商银行阿勒泰金山路支行');
  await page.getByRole('button', { name: t('下一步：核对提交', 'Next: check and submit') }).click();
  const told = noted(page, t);
  await page.getByRole('button', { name: t('提交申请', 'Submit the claim') }).click();
  await told;

  // approved, put into a batch, paid
  await desk.pay();
  await page.goto('web/usercenter/reimbursementList');
  await expect(card).toContainText(t('已完成', 'Completed'));
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
  // on a wide screen side by side
  const topOf = async (title: RegExp) => (await page.getByRole('heading', { level: 3, name: title }).boundingBox())?.y;
  if (language === 'zh') expect(await topOf(/^材料/)).toBeCloseTo((await topOf(/^申请内容/)) ?? 0, 0);
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
