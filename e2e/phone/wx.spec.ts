import { axe, noSideScroll } from '../support/checks.ts';
import { DEMO_PASSWORD, openLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

test.describe('in the messaging app', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0.50',
    viewport: PHONE,
  });

  test('one signs in once and is bound, enters at once the next time, and leaves for good', async ({
    page,
    language,
    t,
    guest,
  }) => {
    const account = guest('demo');
    await openLogin(page, language);
    await page.goto('wxIndex?cp=demo&redirect=/web/devices');
    await expect(page).toHaveURL(/\/v2\/login/);
    await expect(page.getByText(t('微信已确认', 'WeChat has confirmed'))).toBeVisible();
    await axe(page);
    await noSideScroll(page);
    await page.getByLabel(t('账号', 'Account'), { exact: true }).fill(account);
    await page.getByLabel(t('密码', 'Password'), { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t('登录', 'Log in'), exact: true }).click();
    await expect(page).toHaveURL(/\/v2\/web\/devices/);
    const binding = page.getByRole('region', { name: t('微信登录', 'WeChat login') });
    await expect(binding).toContainText(t('已绑定微信', 'Linked to WeChat'));
    await axe(page);

    // opened again another day: the browser has forgotten the session, the app has not
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('portal.session') ?? '{}') as { data?: { identity: unknown } };
      if (stored.data) stored.data.identity = null;
      localStorage.setItem('portal.session', JSON.stringify(stored));
    });
    await page.goto('wxIndex?cp=demo&redirect=/web/devices');
    await expect(page).toHaveURL(/\/v2\/web\/devices/);
    await expect(page).not.toHaveURL(/code=/);
    await binding.getByRole('button', { name: t('解除绑定', 'Unlink') }).click();
    const ask = page.getByRole('alertdialog');
    await axe(page);
    await ask.getByRole('button', { name: t('暂不解除', 'Keep it') }).click();

    await page.goto('mobile/admin');
    await page.getByRole('button', { name: t('退出登录', 'Log out') }).click();
    const leave = page.getByRole('dialog', { name: t('退出登录并解除微信绑定', 'Log out and unlink WeChat') });
    await leave.getByRole('button', { name: t('退出登录', 'Log out') }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto('wxIndex?cp=demo');
    await expect(page.getByText(t('微信已确认', 'WeChat has confirmed'))).toBeVisible();
  });
});

test('outside the messaging app its page shows a code to scan', async ({ page, language, t }) => {
  await openLogin(page, language);
  await page.goto('login?cp=demo');
  await page.getByRole('link', { name: t('微信登录', 'WeChat login') }).click();
  await expect(page.getByRole('img', { name: t('在微信中打开', 'opens this portal in WeChat') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('link', { name: t('使用账号密码登录', 'Log in with a password') }).click();
  await expect(page).toHaveURL(/\/login\/demo/);
  for (const company of ['mercer', 'nosuchcompany']) {
    await page.goto(`wxIndex?cp=${company}`);
    await expect(page, 'no code that leads nowhere').toHaveURL(new RegExp(`/login(/|\\?cp=)${company}$`));
    await expect(page.getByRole('img', { name: t('在微信中打开', 'opens this portal in WeChat') })).toHaveCount(0);
  }
});
