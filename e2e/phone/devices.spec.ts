import { axe, noSideScroll } from '../support/checks.ts';
import { expect, test } from '../support/test.ts';
import { DEMO_PASSWORD, signIn as signInOn } from '../support/sign-in.ts';

test('where one is signed in: this device is marked, and another one is signed out', async ({
  page,
  browser,
  language,
  t,
  enter,
  guest,
}) => {
  const account = guest('survey');
  await enter({ company: 'survey', account });
  const elsewhere = await browser.newPage({ userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0 Safari/604.1' });
  await signInOn(elsewhere, language, { company: 'survey', account, password: DEMO_PASSWORD });
  await page.goto('web/changepass');
  await page.getByRole('link', { name: t('查看登录设备', 'See the devices') }).click();
  await expect(page).toHaveURL(/\/web\/devices/);
  const items = page.getByRole('main').getByRole('listitem');
  const devices = items.filter({ hasText: t('最近使用', 'Last used') });
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText(t('本机', 'This device'));
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('button', { name: t('退出 iPhone · 微信', 'Sign out WeChat on iPhone') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t('iPhone · 微信', 'WeChat on iPhone'));
  await axe(page);
  await dialog.getByRole('button', { name: t('退出', 'Sign out'), exact: true }).click();
  const again = page.getByRole('dialog', { name: t('请再次输入密码', 'Enter your password again') });
  await expect(again).toBeVisible();
  await expect(dialog, 'one dialog at a time').toBeHidden();
  await again.getByLabel(t('登录密码', 'Password'), { exact: true }).fill(DEMO_PASSWORD);
  await again.getByRole('button', { name: t('确认', 'Confirm') }).click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByText(t('没有其他设备登录', 'No other device is signed in'))).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('alertdialog')).toContainText(t('登录已过期', 'Session expired'));
  await elsewhere.close();
});
