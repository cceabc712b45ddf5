import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { axe, noSideScroll } from '../support/checks.ts';
import { signInToConsole } from '../support/console.ts';
import { DEMO_PASSWORD } from '../support/sign-in.ts';
import { atDesk, expect, test } from '../support/test.ts';

const PAGE = 'web/usercenter/privacy';

test('one’s data is asked for with the password, made, and downloaded as one archive', async ({
  page,
  t,
  signIn,
  guest,
}) => {
  // a file is fetched by the cookie, which only the login page brings
  await signIn({ account: guest() });
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('隐私与数据', 'Privacy and data'));
  await expect(page.getByText(t('没有人查看过您的记录', 'Nobody has looked at your records'))).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('button', { name: t('申请数据副本', 'Ask for a copy') }).click();
  const again = page.getByRole('dialog', { name: t('请再次输入密码', 'Enter your password again') });
  await again.getByLabel(t('登录密码', 'Password'), { exact: true }).fill(DEMO_PASSWORD);
  await again.getByRole('button', { name: t('确认', 'Confirm') }).click();
  const copies = page.getByRole('list', { name: t('数据副本', 'Copies of your data') });
  const download = copies.getByRole('button', { name: t('下载', 'Download') });
  await expect(download).toBeVisible({ timeout: 30_000 });
  await axe(page);
  const saved = page.waitForEvent('download');
  await download.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(t('我的个人信息.zip', 'my-data.zip'));
  const names = Object.keys(unzipSync(readFileSync(await file.path())));
  expect(names).toEqual(expect.arrayContaining(['data/person.json', 'data/orders.json', t('摘要.pdf', 'summary.pdf')]));
});

test('who looked is told by role; erasure is asked for and taken back', async ({ page, t, enter, guest }) => {
  await enter({ account: 'emp', at: PAGE });
  const looks = page.getByRole('list', { name: t('查看记录', 'Looks at your records') });
  await expect(looks.getByRole('listitem').first()).toContainText(t('客服人员', 'Customer service'));
  await enter({ account: guest(), at: PAGE });
  await page.getByRole('button', { name: t('申请删除', 'Ask for erasure') }).click();
  const dialog = page.getByRole('alertdialog');
  await axe(page);
  await dialog.getByRole('button', { name: t('申请删除', 'Ask for erasure') }).click();
  const again = page.getByRole('dialog', { name: t('请再次输入密码', 'Enter your password again') });
  await again.getByLabel(t('登录密码', 'Password'), { exact: true }).fill(DEMO_PASSWORD);
  await again.getByRole('button', { name: t('确认', 'Confirm') }).click();
  await expect(page.getByText(t('删除申请处理中', 'Your request for erasure'))).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('button', { name: t('撤回申请', 'Take it back') }).click();
  const takingBack = page.getByRole('dialog', { name: t('撤回删除申请？', 'Take the request back?') });
  await takingBack.getByRole('button', { name: t('撤回申请', 'Take it back') }).click();
  await expect(page.getByRole('button', { name: t('申请删除', 'Ask for erasure') })).toBeVisible();
});

test('a consent withdrawn signs out and is asked for again', async ({ page, t, enter, guest }) => {
  await enter({ account: guest(), at: PAGE });
  await page.getByRole('button', { name: t('撤回：使用本平台', 'Withdraw: Privacy terms') }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t('退出所有设备', 'signed out everywhere'));
  await dialog.getByRole('button', { name: t('撤回', 'Withdraw'), exact: true }).click();
  await expect(page).toHaveURL(/login/);
});

test('the console lists what waits, with its deadline', atDesk, async ({ page, t, language }) => {
  await signInToConsole(page, language, 'admin', 'ops/data-requests');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('个人信息请求', 'Data requests'));
  await expect(page.getByRole('button', { name: t('删除', 'Erase') }).first()).toBeVisible();
  await axe(page);
  await noSideScroll(page);
});
