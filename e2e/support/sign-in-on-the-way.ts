import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { call, callerOf } from './booking.ts';
import type { Lang } from './lang.ts';
import { pressAgain } from './press.ts';
import { DEMO_PASSWORD, signIn } from './sign-in.ts';

interface Whose {
  company?: string;
  account: string;
}

/** Ends all sessions of a person from another device of theirs. */
export async function endSessions(request: APIRequestContext, { company = 'demo', account }: Whose): Promise<void> {
  const { session, guid: userGuid } = await callerOf(request, company, account);
  await call(request, 'ConfirmPassword', { userGuid, pw: DEMO_PASSWORD }, session);
  await call(request, 'EndOtherSessions', { userGuid }, session);
}

interface OnTheWay extends Whose {
  language: Lang;
  submit: Locator;
}

/** The session is over: the press says so, and leads over the login page back to the form. */
export async function signInOnTheWay(page: Page, { submit, language, ...whose }: OnTheWay): Promise<void> {
  const url = page.url();
  await pressAgain(submit);
  const again = page.getByRole('alertdialog').getByRole('button', { name: /重新登录|Log in again/ });
  await again.click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, language, { ...whose, expectHome: false });
  await expect(page).toHaveURL(url);
}
