import { axe } from './support/checks.ts';
import { openLogin } from './support/sign-in.ts';
import { pressAgain } from './support/press.ts';
import { expect, test } from './support/test.ts';

test('the login page: nothing jumps, the order of the keys, errors that leave the button in view', async ({
  page,
  language,
  t,
  signIn,
}) => {
  await openLogin(page, language);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('跳到主要内容', 'Skip to main content') })).toBeFocused();

  const button = page.getByRole('button', { name: t('登录', 'Log in'), exact: true });
  await button.click();
  await expect(page.getByText(t('请输入密码', 'Enter your password'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('企业代码', 'Company code') })).toBeFocused();
  await expect(button, 'with an error under each field').toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('alert')).toHaveText(t('有 4 处需要修改', 'There are 4 problems'));
  await axe(page);

  // of the page, not of the screen: a phone scrolls to what has the focus
  const account = page.getByRole('textbox', { name: t('账号', 'Account') });
  const topOf = async () => ((await account.boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY));
  await page.reload();
  const before = await topOf();
  for (const [code, shown] of [
    ['deqin', t('报名已结束', 'Sign-up ended')],
    ['demo', t('其他方式', 'Other ways')],
  ] as const) {
    await page.getByRole('textbox', { name: t('企业代码', 'Company code') }).fill(code);
    await account.focus();
    await expect(page.getByText(shown)).toBeVisible();
    expect(Math.abs((await topOf()) - before), `the form moves when ${code} is recognised`).toBeLessThan(1);
  }
  await account.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(t('密码', 'Password'), { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('忘记密码？', 'Forgot password?') })).toBeFocused();

  // the proxy before the portal answers while the portal is being replaced
  let isBeingReplaced = true;
  await page.route('**/PostAppCall', async (route) => {
    if (!isBeingReplaced || !/\bLogin\b/.test(route.request().postData() ?? '')) return route.fallback();
    isBeingReplaced = false;
    await route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' });
  });
  await signIn({ expectHome: false });
  const dialog = page.getByRole('dialog', { name: t('系统繁忙', 'The system is busy') });
  await pressAgain(dialog.getByRole('button', { name: t('重试', 'Try again') }));
  await expect(page).toHaveURL(/\/web\/home/);

  await page.goto('login');
  await expect(page, 'signed in already').toHaveURL(/\/web\/home/);
  await page.goto('login?redirect=/web/examrecord');
  await expect(page).toHaveURL(/\/web\/examrecord/);
  // a session that has ended meanwhile leads to the form, without a word about it
  await page.context().clearCookies();
  await page.goto('login');
  await expect(page.getByLabel(t('密码', 'Password'), { exact: true })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect((await page.goto('web/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('页面不存在', 'Page not found'));
});
