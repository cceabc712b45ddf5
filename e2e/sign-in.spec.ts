import { axe, noSideScroll } from './support/checks.ts';
import { DEMO_PASSWORD, openLogin, signIn as signInOn, switchLanguage } from './support/sign-in.ts';
import { pressAgain } from './support/press.ts';
import { expect, test } from './support/test.ts';

const NEW_PASSWORD = 'Willow~91xQ';

test('sign in, see home, switch the language, change the password, sign in again', async ({
  page,
  language,
  t,
  signIn,
  guest,
}) => {
  const account = guest();
  await openLogin(page, language);
  await expect(page).toHaveTitle(new RegExp(t('登录', 'Log in')));
  await axe(page);
  await noSideScroll(page);
  await signIn({ account });
  await expect(
    page
      .getByRole('link', { name: t('本人预约', 'Book for myself') })
      .or(page.getByRole('button', { name: t('本人预约', 'Book for myself') })),
  ).toBeVisible();
  await axe(page);
  await noSideScroll(page);

  const pill = page.getByRole('button', { name: t('English', '中文'), exact: true }).last();
  await pill.click();
  await expect(page.getByText(t('Book for myself', '本人预约'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/web\/home/);
  await expect(page.locator('html')).toHaveAttribute('lang', t('en', 'zh-CN'));
  await page
    .getByRole('button', { name: t('中文', 'English'), exact: true })
    .last()
    .click();
  await expect(page.getByText(t('本人预约', 'Book for myself'), { exact: true })).toBeVisible();

  await page.goto('web/changepass');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('修改密码', 'Change password'));
  const fields = {
    old: page.getByLabel(t('旧密码', 'Old password'), { exact: true }),
    next: page.getByLabel(t('新密码', 'New password'), { exact: true }),
    again: page.getByLabel(t('确认新密码', 'Confirm new password'), { exact: true }),
  };
  const submit = page.getByRole('button', { name: t('修改密码', 'Change password'), exact: true });
  await submit.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await fields.old.fill('Wrong#2026');
  await fields.next.fill(NEW_PASSWORD);
  await fields.again.fill(NEW_PASSWORD);
  await pressAgain(submit);
  await expect(
    page.getByText(t('旧密码不正确，请重新输入', 'The old password is not correct. Please re-enter it')).first(),
  ).toBeVisible();
  await expect(fields.next, 'nothing typed is lost').toHaveValue(NEW_PASSWORD);
  await fields.old.fill(DEMO_PASSWORD);
  await pressAgain(submit);
  await expect(
    page.getByText(t('密码已修改，请使用新密码登录', 'Password changed. Please log in again')),
  ).toBeVisible();
  await axe(page);
  await page
    .getByRole('button', { name: t('重新登录', 'Log in again') })
    .or(page.getByRole('link', { name: t('重新登录', 'Log in again') }))
    .click();
  await expect(page).toHaveURL(/\/login/);
  await signIn({ account, password: NEW_PASSWORD });
});

test('a wrong password says so, keeps the typed text and lets try again', async ({
  page,
  language,
  t,
  signIn,
  guest,
}) => {
  const account = guest();
  await openLogin(page, language);
  await signIn({ account, password: 'not-it', expectHome: false });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    t('用户名或密码错误，请重新输入', 'The username or password is incorrect. Please re-enter the information!'),
  );
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: t('账号', 'Account') })).toHaveValue(account);
  await expect(page.getByLabel(t('密码', 'Password'), { exact: true })).toBeFocused();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await noSideScroll(page);
});

test('consent is asked for beside the box, the code is forgiving about case', async ({
  page,
  language,
  t,
  signIn,
  guest,
}) => {
  await openLogin(page, language);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await signIn({ company: 'DEMO', account: guest(), consent: false, expectHome: false });
  await expect(
    page.getByText(t('请先阅读并同意隐私政策', 'Please read and agree to the privacy policy first')).first(),
  ).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${t('错误：', 'Error: ')}`));
  await axe(page);
  await page.getByRole('checkbox').check();
  // at once: a press that only found a mistake is not the first of a double press
  await page.getByRole('button', { name: t('登录', 'Log in'), exact: true }).click();
  await expect(page).toHaveURL(/\/web\/home/);
});

test('without a network the dialog tries again, with the typed text', async ({
  page,
  context,
  language,
  t,
  signIn,
  complaints,
}) => {
  await openLogin(page, language);
  await page.getByRole('textbox', { name: t('账号', 'Account') }).focus();
  await context.setOffline(true);
  await signIn({ expectHome: false });
  const again = page.getByRole('dialog').getByRole('button', { name: t('重试', 'Try again') });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page).toHaveURL(/\/web\/home/);
  // the browser tells its console about every request that found no network
  complaints.length = 0;
});

test('an expired session is told once, then leads to the login page and back', async ({
  page,
  language,
  t,
  signIn,
  guest,
}) => {
  const account = guest();
  await signIn({ account });
  // the server forgets the session, as after half an hour
  await page.context().clearCookies();
  await page.goto('web/changepass');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t('登录已过期', 'Session expired'));
  await expect(page.getByRole('alertdialog')).toHaveCount(1);
  await axe(page);
  await dialog.getByRole('button', { name: t('重新登录', 'Log in again') }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInOn(page, language, { account, expectHome: false });
  await expect(page, 'the page that was wanted').toHaveURL(/\/web\/changepass/);
});

test('a page that needs a session leads to the login page of the company and back', async ({
  page,
  language,
  t,
  signIn,
  guest,
}) => {
  await page.goto('web/home');
  await expect(page).toHaveURL(/\/login/);
  await page.goto('web/examrecord?cp=hilton');
  await expect(page, 'a link that says whose it is').toHaveURL(/\/hilton\/login\?redirect=/);
  await page.goto('login/deqin2');
  await expect(page, 'the family shares one login page').toHaveURL(/\/login\/deqin\?cp=deqin2$/);
  await page.goto('login/nosuchcompany');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('hilton/login');
  await switchLanguage(page, language);
  await expect(page.getByRole('textbox', { name: t('企业代码', 'Company code') })).toBeHidden();
  await axe(page);
  await noSideScroll(page);
  await signIn({ account: guest('hilton') });
  await page.goto('login/sso');
  await expect(page.getByLabel(t('密码', 'Password'), { exact: true }), 'single sign-on only').toHaveCount(0);
  await axe(page);
});

test('signing out empties the browser’s memory of the person', async ({ page, t, language, signIn }) => {
  await signIn();
  if (language === 'zh') {
    await page.getByRole('button', { name: /账户菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/\/login/);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toMatch(/CustomerGuid|"session":"|"userName":"/);
  }
  await page.goto('web/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('页面不存在', 'Page not found'));
  await axe(page);
  await noSideScroll(page);
});
