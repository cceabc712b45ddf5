import { axe, noSideScroll } from './support/checks.ts';
import { ONE_DESK, signInToConsole } from './support/console.ts';
import { pressAgain } from './support/press.ts';
import { expect, test } from './support/test.ts';

test('an administrator makes a company, sets it up, publishes it and goes back', async ({
  page,
  browser,
  language,
  t,
}) => {
  test.skip(language === 'en', ONE_DESK);
  test.slow();
  const code = `e2e${Date.now().toString(36)}`;
  await signInToConsole(page, language, 'admin', 'ops/companies/new');
  await page.getByLabel(t('企业代码', 'Company codes')).fill(code);
  await page.getByLabel(t('中文名称', 'Name in Chinese')).fill('北辰银行');
  await page.getByLabel(t('英文名称', 'Name in English')).fill('Beichen Bank');
  await page.getByLabel(t('客服热线', 'Hotline')).fill('400-012-3456');
  await page.getByLabel(t('原因', 'Reason')).fill('新客户签约');
  await axe(page);
  await pressAgain(page.getByRole('button', { name: t('建立企业', 'Make the company') }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('北辰银行');

  // a field is found by what it does, typed wrong and kept, then right
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

  // a colour nobody can see is refused with its figure, and what would do is a press away
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
  await page.getByRole('link', { name: t('版本', 'Versions'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('比较', 'Compare') })).toBeVisible();
  await expect(page.getByText('booking.holdMinutes')).toBeVisible();
  await axe(page);
  await noSideScroll(page);

  // people see it
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`login/${code}`);
  await expect(visitor.getByText(t('北辰银行', 'Beichen Bank')).first()).toBeVisible();

  await page.getByRole('button', { name: t('回退到 v1', 'Go back to v1') }).click();
  await dialog.getByRole('textbox').fill('先恢复');
  await pressAgain(dialog.getByRole('button', { name: t('回退', 'Go back') }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('恢复自 v1', 'From v1'))).toBeVisible();
});
