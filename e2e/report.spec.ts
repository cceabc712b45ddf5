import { readFileSync } from 'node:fs';
import { extractText } from 'unpdf';
import { axe, noSideScroll } from './support/checks.ts';
import { expect, test } from './support/test.ts';

const PAGE = 'web/examreport';

test('three years of reports: summary first, the trend and its table, two years in words, everything, and the PDF', async ({
  page,
  t,
  signIn,
}) => {
  test.slow();
  // a file is fetched by the cookie, which only the login page brings
  await signIn({ account: 'emp' });
  await page.goto(PAGE);
  const years = page.getByRole('group', { name: t('年份', 'Year') });
  await expect(years.getByRole('button')).toHaveCount(3);
  await expect(page.getByText(t('较上次新增异常', 'New since last time'))).toBeVisible();
  await expect(page.getByText(t('恢复正常', 'Back to normal')).first()).toBeVisible();
  const attention = page.getByRole('list', { name: t('需要关注的指标', 'Results to look at') });
  const ldl = attention.getByRole('listitem').filter({ hasText: t('低密度脂蛋白胆固醇', 'LDL cholesterol') });
  await expect(ldl).toContainText('3.9');
  await expect(ldl).toContainText(t('偏高', 'High'));
  await axe(page);
  await noSideScroll(page);

  // the chart's figures as the accessibility tree has them
  await page
    .getByLabel(t('选择指标', 'Choose a result'))
    .selectOption({ label: t('低密度脂蛋白胆固醇 · mmol/L', 'LDL cholesterol · mmol/L') });
  const table = page.getByRole('table', { name: t('低密度脂蛋白胆固醇历年结果', 'LDL cholesterol over the years') });
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(4);
  for (const [at, value] of ['3.3', '3.6', '3.9'].entries()) await expect(rows.nth(at + 1)).toContainText(value);
  await expect(rows.nth(3)).toContainText(t('较前加重', 'Further out'));
  await expect(
    page.getByRole('img', { name: t('低密度脂蛋白胆固醇历年结果折线图', 'Line chart of LDL cholesterol') }),
  ).toBeVisible();

  const compared = page.getByRole('table', { name: t('两年对比', 'Two years compared') }).first();
  const uric = compared.getByRole('rowgroup').filter({ hasText: t('尿酸', 'Uric acid') });
  await expect(uric).toContainText('+6.2%');
  await expect(uric).toContainText(
    t('尿酸上次正常，本次高于参考范围。', 'Uric acid was fine last time and is now above the reference range.'),
  );
  await expect(page.getByRole('link', { name: t('预约复查', 'Book it from here') }).first()).toHaveAttribute(
    'href',
    /\/web\/plan\/self$/,
  );

  await page
    .getByRole('link', { name: t('全部指标', 'All results') })
    .last()
    .click();
  await expect(page.getByRole('table', { name: t('肝功能', 'Liver function') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('下载 PDF', 'Download PDF') }).click();
  const { text } = await extractText(new Uint8Array(readFileSync(await (await saved).path())), { mergePages: true });
  expect(text.replaceAll(/\s/g, '')).toContain(t('低密度脂蛋白胆固醇', 'LDLcholesterol'));

  await years.getByRole('button').last().click();
  await expect(page.getByText(t('这是您的第一份报告', 'This is your first report')).first()).toBeVisible();
});

test('a relative’s report is there with their consent, and is asked for without it', async ({ page, t, enter }) => {
  await enter({ account: 'parent', at: PAGE });
  const people = page.getByRole('group', { name: t('查看谁的报告', 'Whose report') });
  await expect(people.getByRole('button').nth(1)).toBeVisible();
  const names = await people.getByRole('button').allTextContents();
  const found: string[] = [];
  for (const name of names.slice(1)) {
    await people.getByRole('button', { name }).click();
    const ask = page.getByRole('button', { name: t('发送授权短信', 'Send the request') });
    const stop = page.getByRole('button', { name: t('不再查看', 'Stop reading') });
    await expect(ask.or(stop)).toBeVisible();
    found.push((await stop.isVisible()) ? 'given' : 'none');
  }
  expect(found).toContain('given');
  expect(found).toContain('none');
  await axe(page);
  await noSideScroll(page);
});

test('a link that nobody has sent says so, without an account', async ({ page, t }) => {
  await page.goto(`web/report_consent/${'x'.repeat(22)}${t('', '?lang=en')}`);
  await expect(page.getByText(t('链接无效', 'This link does not work'))).toBeVisible();
  await axe(page);
});
