import { readFileSync } from 'node:fs';
import { extractText } from 'unpdf';
import type { Page } from '@playwright/test';
import { confirmPerson } from './support/booking-screens.ts';
import { axe, noSideScroll } from './support/checks.ts';
import { READERS } from './support/guests.ts';
import { atDesk, expect, test } from './support/test.ts';

const PAGE = 'web/examreport';

const TABLE_ZH = `
  - table "低密度脂蛋白胆固醇历年结果":
    - rowgroup:
      - row "年份 结果 参考范围 判断 较上次"
    - rowgroup:
      - row "2023 3.3 mmol/L ≤ 3.4 正常 保持正常"
      - row "2024 3.6 mmol/L ≤ 3.4 偏高 新增异常"
      - row "2025 3.9 mmol/L ≤ 3.4 偏高 较前加重"
`;
/** On a phone two columns stand within their neighbours. */
const TABLE_EN = `
  - table "LDL cholesterol over the years":
    - rowgroup:
      - row "Year Result Judged"
    - rowgroup:
      - row "2023 3.3 mmol/L Reference ≤ 3.4 In range In range"
      - row "2024 3.6 mmol/L Reference ≤ 3.4 High New"
      - row "2025 3.9 mmol/L Reference ≤ 3.4 High Further out"
`;

test('three years of reports: summary first, the trend and its table, two years in words', async ({
  page,
  t,
  enter,
}) => {
  await enter({ account: 'emp', at: PAGE });
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

  await page
    .getByLabel(t('选择指标', 'Choose a result'))
    .selectOption({ label: t('低密度脂蛋白胆固醇 · mmol/L', 'LDL cholesterol · mmol/L') });
  await expect(
    page.getByRole('img', { name: t('低密度脂蛋白胆固醇历年结果折线图', 'Line chart of LDL cholesterol') }),
  ).toBeVisible();
  // the chart's content, as a screen reader gets it
  await expect(
    page.getByRole('table', { name: t('低密度脂蛋白胆固醇历年结果', 'LDL cholesterol over the years') }),
  ).toMatchAriaSnapshot(t(TABLE_ZH, TABLE_EN));

  const compared = page.getByRole('table', { name: t('两年对比', 'Two years compared') }).first();
  const uric = compared.getByRole('rowgroup').filter({ hasText: t('尿酸', 'Uric acid') });
  await expect(uric).toContainText('+6.2%');
  await expect(uric).toContainText(
    t('尿酸上次正常，本次高于参考范围。', 'Uric acid was fine last time and is now above the reference range.'),
  );
});

test('every result of a year, its PDF, and the first report of all', async ({ page, t, signIn }) => {
  // a file is fetched by the cookie, which only the login page brings
  await signIn({ account: 'emp' });
  await page.goto(`${PAGE}?view=all`);
  await expect(page.getByRole('table', { name: t('肝功能', 'Liver function') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('下载 PDF', 'Download PDF') }).click();
  const { text } = await extractText(new Uint8Array(readFileSync(await (await saved).path())), { mergePages: true });
  expect(text.replaceAll(/\s/g, '')).toContain(t('低密度脂蛋白胆固醇', 'LDLcholesterol'));
  const years = page.getByRole('group', { name: t('年份', 'Year') });
  await years.getByRole('button').last().click();
  await expect(page.getByText(t('这是您的第一份报告', 'This is your first report')).first()).toBeVisible();
});

test('booked from the advice: the package step suggests what fits, with the reason, and ticks nothing by itself', async ({
  page,
  language,
  t,
  enter,
}) => {
  await enter({ account: READERS[language], at: PAGE });
  await page.getByRole('link', { name: t('预约复查: 血脂偏高', 'Book it from here: Lipids above range') }).click();
  await confirmPerson(page, t);
  const suggested = page.getByRole('region', {
    name: t('根据最近一次体检报告的建议', 'Suggested after your last report'),
  });
  await expect(suggested).toContainText(t('您从报告中的建议来预约：血脂偏高', 'Lipids above range'));
  const first = suggested.getByRole('listitem').first();
  await expect(first).toContainText(
    t('年血脂偏高，可考虑颈动脉彩色多普勒超声', 'Blood lipids above the reference range'),
  );
  await expect(first).toContainText(t('依据：中国血脂管理指南', 'Based on: Chinese Guideline for Lipid Management'));
  await expect(first).toContainText(t('您要复查', 'What you came for'));
  await expect(suggested).toContainText(t('不是诊断', 'not a diagnosis'));
  await expect(first.getByRole('checkbox')).not.toBeChecked();
  expect(page.url()).not.toMatch(/LDL|carotid|211|suggest/i);
  await axe(page);
  await noSideScroll(page);
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

// one language is enough: the page opens in that of the message
test(
  'a relative gives consent on her own phone, and then the report can be read',
  atDesk,
  async ({ browser, page, enter }) => {
    await enter({ account: READERS.zh, at: PAGE });
    await page.getByRole('group', { name: '查看谁的报告' }).getByRole('button').nth(1).click();
    await page.getByRole('button', { name: '发送授权短信' }).click();
    await expect(page.getByText('授权短信已发送，等待家属本人决定')).toBeVisible();
    const { link, code } = await consentSent(page);

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const hers = await phone.newPage();
    await hers.goto(link);
    await expect(hers.getByText('请求查看您的体检报告')).toBeVisible();
    await axe(hers);
    await noSideScroll(hers);
    await hers.getByRole('textbox', { name: '短信验证码' }).fill(code);
    await hers.getByRole('button', { name: '同意查看' }).click();
    await expect(hers.getByText('您已同意')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: '2026 年度体检报告' })).toBeVisible();
    await expect(page.getByRole('button', { name: '不再查看' })).toBeVisible();
    // she sees that it was read
    await hers.reload();
    await expect(hers.getByRole('list', { name: '谁看过您的报告' })).toContainText('获您同意的家属 · 查看了体检报告');
    await phone.close();
  },
);

/** The text of the last message about a consent, from the sandbox's page. */
async function consentSent(page: Page): Promise<{ link: string; code: string }> {
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    const text = await (await page.request.get('/sim/sms')).text();
    found = /验证码(\d{6})[^<]*?(https?:\/\/[^\s"<]*\/report_consent\/[\w-]{22})/.exec(text);
    expect(found).not.toBeNull();
  }).toPass({ timeout: 30_000 });
  const [, code = '', link = ''] = found ?? [];
  return { link, code };
}

test('an invented link says so, without an account', async ({ page, t }) => {
  await page.goto(`web/report_consent/${'x'.repeat(22)}${t('', '?lang=en')}`);
  await expect(page.getByText(t('链接无效', 'This link does not work'))).toBeVisible();
  await axe(page);
});
