import { axe, noSideScroll } from '../support/checks.ts';
import { expect, test } from '../support/test.ts';
import { wornReport } from '../support/worn-report.ts';

test('a report from elsewhere: uploaded, read, confirmed row by row, and standing apart in the archive', async ({
  page,
  t,
  signIn,
  guest,
}) => {
  // a file is fetched by the cookie, which only the login page brings
  await signIn({ account: guest() });
  await page.goto('web/upload_report');
  await page.getByRole('button', { name: t('上传', 'Upload'), exact: true }).click();
  await expect(page.getByText(t('请选择要上传的文件', 'Please select the file to upload')).first()).toBeVisible();
  const file = await wornReport();
  await page.getByLabel(t('体检日期', 'Date of the check-up')).fill('2021-05-20');
  await page.getByLabel(t('医院或机构', 'Hospital or centre')).fill(t('丽江市人民医院', 'Lijiang Hospital'));
  await page.getByLabel(t('报告文件', 'File')).setInputFiles({ ...file, name: 'a.txt', mimeType: 'text/plain' });
  await page.getByRole('button', { name: t('上传', 'Upload'), exact: true }).click();
  await expect(
    page.getByText(t('请选择 PDF，或 JPG、PNG、WebP 照片', 'Please choose a PDF, or JPG, PNG or WebP photos')).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: t('移除 a.txt', 'Remove a.txt') }).click();
  await page.getByLabel(t('报告文件', 'File')).setInputFiles(file);
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('button', { name: t('上传', 'Upload'), exact: true }).click();

  await page.getByRole('button', { name: t('确认本页清楚的 11 项', 'Confirm the 11 clear ones here') }).click();
  await expect(page.getByText(t('已处理 11 / 12 项', '11 of 12 rows handled'))).toBeVisible();
  await page.getByRole('button', { name: t('修改 尿酸', 'Edit Uric acid') }).click();
  await expect(page.getByLabel(t('结果', 'Result'), { exact: true })).toHaveValue('386');
  await expect(page.getByRole('img', { name: /3B6/ })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('button', { name: t('确认', 'Confirm'), exact: true }).click();
  await expect(page.getByText(t('已处理 12 / 12 项', '12 of 12 rows handled'))).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(t('^保存(已确认的)? 12 项$', '^Save 12( confirmed)?$')) })
    .filter({ visible: true })
    .click();

  await expect(page.getByRole('heading', { name: t('本人上传的报告', 'Reports uploaded by you') })).toBeVisible();
  const table = page.getByRole('table', {
    name: new RegExp(t('丽江市人民医院.*本人上传', 'Lijiang Hospital.*uploaded by you')),
  });
  await expect(table.getByRole('row').filter({ hasText: t('尿酸', 'Uric acid') })).toContainText('386 μmol/L');
  await axe(page);
  await noSideScroll(page);
});

test('photos of a report become one, typed in beside their picture', async ({ page, t, signIn, guest }) => {
  await signIn({ account: guest() });
  await page.goto('web/upload_report');
  await page.getByLabel(t('体检日期', 'Date of the check-up')).fill('2021-05-20');
  await page.getByLabel(t('医院或机构', 'Hospital or centre')).fill(t('丽江市人民医院', 'Lijiang Hospital'));
  const buffer = await page.screenshot({ type: 'jpeg' });
  const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer });
  await page.getByLabel(t('报告文件', 'File')).setInputFiles([photo('1.jpg'), photo('2.jpg')]);
  await page.getByRole('button', { name: t('上传', 'Upload'), exact: true }).click();
  await expect(page.getByText(t('没有识别到检查结果', 'No results could be read')).first()).toBeVisible();
  await expect(page.getByText(t('第 1 页，共 2 页', 'Page 1 of 2')).filter({ visible: true }).first()).toBeVisible();
  await axe(page);
  await noSideScroll(page);
});
