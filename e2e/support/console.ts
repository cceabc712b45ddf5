import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { OperatorRole } from '#contract/values/operator-roles';
import { claimOperator, OPERATORS_SECRET } from './guests.ts';
import { pressAgain } from './press.ts';
import type { Lang } from './lang.ts';

/** Of every operator of the demo world. */
export const DEMO_OPERATOR_PASSWORD = 'Demo#2026-ops';

const words = {
  zh: {
    language: '中文',
    name: '登录名',
    password: '密码',
    next: '下一步：验证身份',
    code: '6 位验证码',
    submit: '登录',
  },
  en: {
    language: 'English',
    name: 'Login name',
    password: 'Password',
    next: 'Next: verify it is you',
    code: '6-digit code',
    submit: 'Sign in',
  },
};

/** Signs in by role and label and waits for the console, as an operator of the role whom no other journey uses. */
export async function signInToConsole(page: Page, language: Lang, role: OperatorRole, at = 'ops'): Promise<void> {
  const word = words[language];
  await page.goto(at);
  await page.getByRole('button', { name: word.language, exact: true }).click();
  await page.getByRole('textbox', { name: word.name }).fill(claimOperator(role));
  await page.getByLabel(word.password, { exact: true }).fill(DEMO_OPERATOR_PASSWORD);
  await page.getByRole('button', { name: word.next }).click();
  const code = page.getByRole('textbox', { name: word.code });
  await expect(code).toBeVisible();
  await code.fill(await codeFrom(page.request, OPERATORS_SECRET));
  await pressAgain(page.getByRole('button', { name: word.submit, exact: true }));
  await expect(page).not.toHaveURL(/sign-in/);
}

/** The code of an authenticator that has learned the secret, by the portal's clock. */
export async function codeFrom(request: APIRequestContext, secret: string): Promise<string> {
  const moment = (await request.get('/livez')).headers()['x-portal-time'] ?? '';
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.parse(moment),
  });
}
