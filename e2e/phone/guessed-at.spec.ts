import type { Page } from '@playwright/test';
import { axe, noSideScroll } from '../support/checks.ts';
import { openLogin } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Wrong passwords, from the journey's own address unless said otherwise. */
async function guessAt(page: Page, user: string, times: number, from?: (count: number) => string): Promise<void> {
  for (let count = 1; count <= times; count += 1) {
    const jsonPara = JSON.stringify({ appType: 1, companyCode: 'demo', user, password: 'Wrong#2026' });
    await page.request.post('/examApi/PostAppCall', {
      form: { requestCode: 'Login', jsonPara },
      ...(from && { headers: { 'x-forwarded-for': from(count) } }),
    });
  }
}

test('whose account is being guessed at signs in as always: the browser does the work', async ({
  page,
  language,
  t,
  signIn,
  guest,
}) => {
  const account = guest();
  await guessAt(page, account, 10, (count) => `198.51.100.${count}`);
  let fetched = (): void => {};
  const isFetched = new Promise<void>((resolve) => (fetched = resolve));
  let goOn = (): void => {};
  // the worker arrives late, so that the line about it can be seen
  await page.route(/solve-work-.*\.js/, async (route) => {
    fetched();
    await new Promise<void>((resolve) => (goOn = resolve));
    await route.continue();
  });
  await openLogin(page, language);
  await signIn({ account, expectHome: false });
  await isFetched;
  await expect(page.getByText(t('正在进行安全验证…', 'Running a security check…'))).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  goOn();
  await expect(page).toHaveURL(/\/v2\/web\/home/);
});

test('who has mistyped three times waits a moment and is in, with nothing to press again', async ({
  page,
  language,
  signIn,
  guest,
}) => {
  const account = guest();
  await openLogin(page, language);
  await guessAt(page, account, 3);
  await signIn({ account, expectHome: false });
  await expect(page).toHaveURL(/\/v2\/web\/home/, { timeout: 30_000 });
});
