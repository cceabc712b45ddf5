import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe, noSideScroll } from './support/checks.ts';
import { codeFrom, signInToConsole } from './support/console.ts';
import { pressAgain } from './support/press.ts';
import { atDesk, expect, test } from './support/test.ts';

// From being added to the first page: an initial password handed over once, a second factor, codes for a lost telephone.

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const NEW_PASSWORD = 'a longer password 7';

test(
  'a new operator sets up everything and signs in again with a recovery code',
  atDesk,
  async ({ page, language, t }) => {
    const login = `ada.${randomUUID().slice(0, 8)}`;
    await signInToConsole(page, language, 'admin', 'ops/operators');
    await page.getByRole('button', { name: t('新增操作员', 'Add an operator') }).click();
    const dialog = page.getByRole('dialog');
    const add = dialog.getByRole('button', { name: t('新增并生成初始密码', 'Add with an initial password') });
    await add.click();
    await expect(dialog).toContainText(t('请填写姓名', 'Please fill in the name'));
    await axe(page);
    await dialog.getByRole('textbox', { name: t('姓名', 'Name'), exact: true }).fill('艾达');
    await dialog.getByRole('textbox', { name: t('登录名', 'Login name') }).fill(login);
    await pressAgain(add);
    const handOver = page.getByRole('alertdialog');
    const initial = await handOver.getByLabel(t('初始密码', 'Initial password')).innerText();
    await axe(page);
    await handOver.getByRole('button', { name: t('我已交付', 'I have handed it over') }).click();
    await expect(page.getByText(login)).toBeVisible();
    await page.getByRole('button', { name: t('账户菜单', 'account menu') }).click();
    await page.getByRole('menuitem', { name: t('退出登录', 'Sign out') }).click();

    await enterPassword(page, t, login, initial);
    await expect(h1(page)).toHaveText(t('设置第二重验证', 'Set up your second factor'));
    const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4})+$/).innerText()).trim();
    await expect(
      page.getByRole('img', { name: t('验证器应用的二维码', 'QR code for an authenticator app') }),
    ).toBeVisible();
    await page.getByLabel(t('新密码', 'New password'), { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel(t('再次输入新密码', 'New password again')).fill(NEW_PASSWORD);
    await page
      .getByRole('textbox', { name: t('6 位验证码', '6-digit code') })
      .fill(await codeFrom(page.request, secret));
    await axe(page);
    await noSideScroll(page);
    await page.getByRole('button', { name: t('完成设置并登录', 'Finish and sign in') }).click();

    await expect(h1(page)).toHaveText(t('保存恢复码', 'Keep your recovery codes'));
    const codes = page.getByRole('list', { name: t('恢复码', 'Recovery codes') }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const code = await codes.first().innerText();
    const goOn = page.getByRole('button', { name: t('进入运营台', 'Go to the console') });
    await goOn.click();
    await expect(page.getByText(t('请先保存恢复码并勾选', 'Keep the recovery codes and tick'))).toBeVisible();
    await axe(page);
    await page.getByRole('checkbox').check();
    await pressAgain(goOn);
    await expect(h1(page)).toHaveText(t('预约订单', 'Bookings'));

    await page.getByRole('button', { name: t('账户菜单', 'account menu') }).click();
    await page.getByRole('menuitem', { name: t('退出登录', 'Sign out') }).click();
    await enterPassword(page, t, login, NEW_PASSWORD);
    await page.getByRole('button', { name: t('使用恢复码', 'Use a recovery code') }).click();
    await page.getByRole('textbox', { name: t('恢复码', 'Recovery code') }).fill(code);
    await axe(page);
    await page.getByRole('button', { name: t('登录', 'Sign in'), exact: true }).click();
    await expect(h1(page)).toHaveText(t('预约订单', 'Bookings'));
  },
);

async function enterPassword(page: Page, t: (zh: string, en: string) => string, login: string, password: string) {
  await page.getByRole('textbox', { name: t('登录名', 'Login name') }).fill(login);
  await page.getByLabel(t('密码', 'Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('下一步', 'Next') }).click();
}
