import { axe } from './support/checks.ts';
import { openLogin } from './support/sign-in.ts';
import { pressAgain } from './support/press.ts';
import { atBoth, expect, test } from './support/test.ts';

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

test(
  'sign-up is open by the portal’s clock, whatever the device’s says; its days are one range',
  atBoth,
  async ({ page, language, t }) => {
    // both of a browser's clocks stand at a day when this sign-up has long been over
    await page.clock.setFixedTime(new Date('2031-01-01T10:00:00+08:00'));
    await page.addInitScript(() =>
      Object.defineProperty(Performance.prototype, 'timeOrigin', {
        get: () => Date.parse('2031-01-01T10:00:00+08:00'),
      }),
    );
    await openLogin(page, language);
    await page.getByRole('textbox', { name: t('企业代码', 'Company code') }).fill('pocket');
    await page.getByRole('textbox', { name: t('账号', 'Account') }).focus();
    await expect(
      page.getByText(
        t(
          '口袋医生：正在开放登记，2026 年 5 月 31 日至 7 月 30 日',
          'Pocket doctor: sign-up is open, 31 May – 30 Jul 2026',
        ),
      ),
    ).toBeVisible();
  },
);

test('single sign-on, chosen on the login page, is not a choice once more', async ({ page, language, t }) => {
  await openLogin(page, language);
  await page.getByRole('textbox', { name: t('企业代码', 'Company code') }).fill('demo');
  await page.getByRole('textbox', { name: t('账号', 'Account') }).focus();
  await page.getByRole('link', { name: t('企业单点登录', 'Company SSO') }).click();
  await expect(page).toHaveURL(/\/entry\?.*way=sign-on/);
  const back = page.getByRole('link', { name: t('返回登录', 'Back to log in') });
  await expect(back).toBeVisible();
  for (const name of [t('账号密码登录', 'Log in with a password'), t('微信登录', 'WeChat login')])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  await axe(page);
  await back.click();
  await expect(page.getByRole('textbox', { name: t('账号', 'Account') })).toBeVisible();
});
