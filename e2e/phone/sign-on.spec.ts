import type { Page } from '@playwright/test';
import { axe, noSideScroll } from '../support/checks.ts';
import { signInToConsole } from '../support/console.ts';
import { startProvider } from '../support/oidc.ts';
import { switchLanguage } from '../support/sign-in.ts';
import { atDesk, expect, test } from '../support/test.ts';

test('a signed link enters without a password, once, and leaves nothing in the address', async ({
  page,
  t,
  language,
}) => {
  const lang = t('zh-cn', 'en-us');
  await page.goto(`/sim/staff-portal?user=emp&page=reports&lang=${lang}&then=show`);
  const link = (await page.locator('#link').getAttribute('href')) ?? '';
  await page.goto(link);
  await expect(page).toHaveURL(/\/web\/examreport$/);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain(new URL(link, 'http://portal.invalid').searchParams.get('sign'));
  await page.goto('web/home');
  if (language === 'zh') {
    await page.getByRole('button', { name: /账户菜单/ }).click();
    await expect(page.getByRole('menuitem', { name: '我的设备' }).or(page.getByRole('menuitem').first())).toBeVisible();
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toHaveCount(0);
    await expect(page.getByRole('menuitem', { name: '修改密码' })).toHaveCount(0);
  }

  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(t('链接已使用过', 'has been used'));
  await expect(page, 'the signature is not in the address').toHaveURL(/\/entry\?cp=sso$/);
  await expect(page.getByRole('link', { name: t('前往星屿员工门户', 'Go to the Xingyu staff portal') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.goto(
    `/v2/entry?cp=sso&kid=k-demo&user_id=emp&accesstime=1765000000&nonce=0123456789abcdef&target_page=home&sign=${'0'.repeat(64)}`,
  );
  await expect(page.getByRole('alert')).toContainText(t('无法验证', 'could not be verified'));
  expect(await isUnderSwitch(page), 'the words of the title run around the switch').toBe(false);
});

/** Whether a line of the title lies under the switch of care mode; its box may, as boxes do beside something floating. */
const isUnderSwitch = (page: Page): Promise<boolean> =>
  page.getByRole('heading', { level: 1 }).evaluate((title) => {
    const words = document.createRange();
    words.selectNodeContents(title);
    const cover = document.querySelector('header button')?.getBoundingClientRect();
    if (!cover) throw new Error('there is no switch');
    return [...words.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top,
    );
  });

test(
  'an administrator sets a provider up and tests it; an employee signs on by it',
  atDesk,
  async ({ page, browser, baseURL, language }) => {
    const { origin } = new URL(baseURL ?? '');
    const provider = await startProvider(origin, 'demo');
    try {
      await signInToConsole(page, language, 'admin', 'ops/sign-on?company=100');
      await page.goto('ops/sign-on?company=100');
      await page.getByRole('switch', { name: '启用' }).check();
      await page.getByLabel('Issuer 地址').fill(provider.issuer);
      await page.getByLabel('Client ID').fill('portal');
      await page.getByLabel('Client secret').fill('the-secret-of-the-portal');
      await page.getByRole('button', { name: '测试连接' }).click();
      await expect(page.getByText('已读到，issuer 一致')).toBeVisible();
      await axe(page);
      await page.getByRole('button', { name: '保存设置' }).click();
      await page.getByRole('dialog').getByLabel('原因').fill('企业申请启用');
      await page.getByRole('dialog').getByRole('button', { name: '保存设置' }).click();
      await expect(page.getByText('已提交，等待另一位同事复核').first()).toBeVisible();
      await page.getByRole('button', { name: '新建密钥' }).click();
      await page.getByRole('dialog').getByLabel('原因').fill('交给企业');
      await page.getByRole('dialog').getByRole('button', { name: '新建密钥' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await noSideScroll(page);

      // nothing of it counts until a second administrator has approved it
      const colleagues = await browser.newContext();
      const second = await colleagues.newPage();
      await signInToConsole(second, language, 'admin', `${origin}/v2/ops/approvals?company=100`);
      await second.goto(`${origin}/v2/ops/approvals?company=100`);
      const waiting = second.getByRole('table', { name: '双人复核' });
      for (let left = 2; left > 0; left -= 1) {
        await expect(waiting.getByRole('button', { name: /复核通过/ })).toHaveCount(left);
        await waiting
          .getByRole('button', { name: /复核通过/ })
          .first()
          .click();
        await second.getByRole('dialog').getByLabel('原因').fill('已与同事确认');
        await second.getByRole('dialog').getByRole('button', { name: '复核通过' }).click();
        await expect(second.getByText('已通过，变更已生效').first()).toBeVisible();
        const key = second.getByLabel('密钥', { exact: true });
        if (await key.isVisible()) {
          await expect(key).toHaveText(/^[\w-]{43}$/);
          await second.getByRole('button', { name: '我已保存' }).click();
        }
      }
      await axe(second);
      await colleagues.close();

      const context = await browser.newContext();
      const theirs = await context.newPage();
      await theirs.goto(`${origin}/v2/entry?cp=demo&redirect=/web/examrecord`);
      await switchLanguage(theirs, language);
      await axe(theirs);
      await theirs.getByRole('button', { name: '企业单点登录' }).click();
      await theirs.getByLabel('Account').fill('hr');
      await theirs.getByRole('button', { name: 'Sign in' }).click();
      await expect(theirs).toHaveURL(/\/web\/examrecord$/);
      await theirs.goto(`${origin}/v2/web/home`);
      await theirs.getByRole('button', { name: /账户菜单/ }).click();
      await expect(theirs.getByRole('menuitem', { name: '退出登录' })).toHaveCount(0);
      await context.close();
    } finally {
      provider.stop();
    }
  },
);
