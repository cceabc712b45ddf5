import { axe, noSideScroll } from './support/checks.ts';
import { signIn as signInOn, switchLanguage } from './support/sign-in.ts';
import { codeSentTo } from './support/sms.ts';
import { atDesk, expect, test } from './support/test.ts';
import { phoneOfGuest } from './support/guests.ts';
import { pressAgain } from './support/press.ts';

const NEW_PASSWORD = 'Willow~92xQ';

test('who forgot the password sets a new one with a code to the phone, and the old one is over', async ({
  page,
  language,
  t,
  guest,
}) => {
  // the family has a page of its own for it
  const { company, companyId } =
    language === 'zh' ? { company: 'demo', companyId: 100 } : { company: 'deqin3', companyId: 474 };
  const account = guest(company);
  const phone = phoneOfGuest(companyId, account);
  await page.goto(`login/${company}`);
  await switchLanguage(page, language);
  await page.getByRole('link', { name: t('忘记密码？', 'Forgot password?') }).click();
  await expect(page).toHaveURL(language === 'zh' ? /web\/password\?cp=demo$/ : /web\/password_deqin\?cp=deqin3$/);
  await expect(page.getByRole('img', { name: t('图片验证码', 'A picture of five letters') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);

  const send = page.getByRole('button', { name: t('获取短信验证码', 'Text me a code') });
  await send.click();
  await expect(page.getByText(t('请填写手机号', 'Please fill in the phone number')).first()).toBeVisible();
  await page.getByLabel(t('登记手机号', 'Registered phone number')).fill(`${phone.slice(0, 3)} ${phone.slice(3)}`);
  await page.reload();
  await expect(page.getByLabel(t('登记手机号', 'Registered phone number')), 'kept over a reload').not.toHaveValue('');
  // without reading a picture
  await page.getByRole('button', { name: t('看不清图片', 'Can’t read it') }).click();
  await expect(page.getByText(t('无需读图', 'Nothing to read'))).toBeVisible();
  await pressAgain(send);

  const code = page.getByRole('textbox', { name: t('短信验证码', 'Code from the message') });
  // the device works for it, which takes as long as the machine is busy
  await expect(code).toBeFocused({ timeout: 40_000 });
  await noSideScroll(page);
  const sent = await codeSentTo(page, phone);
  await code.fill(sent === '000000' ? '000001' : '000000');
  const check = page.getByRole('button', { name: t('下一步', 'Next'), exact: true });
  await check.click();
  await expect(page.getByText(t('验证码错误，请重新输入', 'Wrong code, please re-enter'))).toBeVisible();
  await code.fill(sent);
  await pressAgain(check);

  await page.getByLabel(t('新密码', 'New password'), { exact: true }).fill(NEW_PASSWORD);
  await expect(page.getByRole('list', { name: t('密码要求', 'Password rules') })).toContainText(
    t('已有 4 种', '4 so far'),
  );
  await page.getByLabel(t('确认新密码', 'Confirm new password'), { exact: true }).fill(NEW_PASSWORD);
  await axe(page);
  await page.getByRole('button', { name: t('重置密码', 'Reset password'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('密码已重置', 'Password reset') })).toBeFocused();
  await page.getByRole('button', { name: t('去登录', 'Log in'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/login/${company}$`));
  await signInOn(page, language, { company, account, password: NEW_PASSWORD });
});

// one screen is enough: where people are led does not depend on it
test('a family begins on one page, and goes where it wanted', atDesk, async ({ page, language, guest }) => {
  const account = guest('deqin3');
  await page.goto('login/deqin3');
  await signInOn(page, language, { account });
  await page.getByRole('button', { name: /账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page, 'logging out leads to one’s own page').toHaveURL(/\/login\/deqin3$/);
  await page.goto('web/examrecord');
  await expect(page, 'the family begins on one page').toHaveURL(/\/login\/deqin\?cp=deqin3&redirect=/);
  await expect(page.getByRole('link', { name: '《隐私政策》' })).toHaveAttribute('href', /\/web\/privacy\/deqin$/);
  await signInOn(page, language, { account, expectHome: false });
  await expect(page, 'and goes where it wanted').toHaveURL(/\/web\/examrecord/);
});

// one screen is enough: where people are led does not depend on it
test(
  'every other way in: partners, an entry page, a page outside, a login that fails elsewhere',
  atDesk,
  async ({ page, language, guest }) => {
    await page.goto('login/deqin4');
    await expect(page).toHaveURL(/\/login\/deqin\?cp=deqin4$/);
    for (const [address, slogan] of [
      ['login/mercer', '一把伞，护您和家人'],
      ['login/amazon', '把健康，准时送到'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(slogan)).toBeVisible();
      await expect(page.getByRole('textbox', { name: '企业代码' })).toHaveCount(0);
    }
    await page.goto('login/mercer');
    await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '忘记密码？' }), 'passwords are kept elsewhere').toHaveCount(0);
    await signInOn(page, language, { account: guest('mercer'), password: 'not-it', expectHome: false });
    await expect(page.getByRole('dialog')).toContainText('请在企业平台重置');
    await page.getByRole('dialog').getByRole('button', { name: '知道了' }).click();

    await page.goto('entry');
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('entry?cp=demo&redirect=https://evil.example/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('健康福利');
    await axe(page);
    await page.getByRole('link', { name: '账号密码登录' }).click();
    await expect(page, 'nothing hostile comes along').toHaveURL(/\/login\/demo$/);

    await page.goto('login/demo?redirect=/hilton/login');
    await signInOn(page, language, { account: guest(), password: 'not-it', expectHome: false });
    await page.getByRole('dialog').getByRole('button').first().click();
    await expect(page, '§4.1: a login that fails leads to the target').toHaveURL(/\/hilton\/login$/);

    await page.route('https://account.xingyu.example/**', (route) => route.fulfill({ body: 'outside' }));
    await page.goto('login/sso');
    await expect(page.getByRole('link', { name: '前往星屿员工门户' })).toBeVisible();
    await page.evaluate(() => {
      history.pushState(null, '', '/v2/web/home');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page, 'one company’s people begin outside').toHaveURL('https://account.xingyu.example/sign-in');
  },
);
