import { axe, noSideScroll } from './support/checks.ts';
import { openLogin } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('an employee signs in and lands on the home page', async ({ page, language, t, signIn }) => {
  await openLogin(page, language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('登录', 'Log in'));
  await axe(page);
  await noSideScroll(page);
  await signIn();
  await expect(page.getByRole('main')).toBeVisible();
  await axe(page);
  await noSideScroll(page);
});
