import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { OperatorRole } from '#contract/call';
import { pressAgain } from './press.ts';
import type { Lang } from './test.ts';

/** A code counts once and lasts half a minute: so long several journeys may wait for one operator's. */
const LONGEST_TURN_MS = 180_000;

/** Of every operator of the demo world, who signs in by the name of the role. */
const DEMO_OPERATOR_PASSWORD = 'Demo#2026-ops';

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

/** The code that the operator's authenticator shows at the moment. */
async function codeOf(request: APIRequestContext, role: OperatorRole): Promise<string> {
  const page = await (await request.get('/sim/authenticator')).text();
  const code = new RegExp(`id="${role}">(\\d{6})<`).exec(page)?.[1];
  if (!code) throw new Error(`the authenticator shows no code of ${role}`);
  return code;
}

/** Operators sit at a desk; every screen of theirs is walked through in both languages and widths by one journey. */
export const ONE_DESK = 'one language at a desk is enough';

/** Signs in by role and label and waits for the console: the password, then a code nobody has used yet. */
export async function signInToConsole(page: Page, language: Lang, role: OperatorRole, at = 'ops'): Promise<void> {
  const word = words[language];
  // the time of waiting for one's turn is not the journey's
  test.setTimeout(test.info().timeout + LONGEST_TURN_MS);
  await page.goto(at);
  await page.getByRole('button', { name: word.language, exact: true }).click();
  await page.getByRole('textbox', { name: word.name }).fill(role);
  await page.getByLabel(word.password, { exact: true }).fill(DEMO_OPERATOR_PASSWORD);
  await page.getByRole('button', { name: word.next }).click();
  const code = page.getByRole('textbox', { name: word.code });
  await expect(code).toBeVisible();
  let used = '';
  // Journeys share the demo's operators, and each code counts once: who comes second waits for the next.
  await expect(async () => {
    const shown = await codeOf(page.request, role);
    expect(shown).not.toBe(used);
    used = shown;
    await code.fill(shown);
    await pressAgain(page.getByRole('button', { name: word.submit, exact: true }));
    await expect(page).not.toHaveURL(/sign-in/, { timeout: 5_000 });
  }).toPass({ timeout: LONGEST_TURN_MS, intervals: [1_000] });
}

/** What an authenticator that has learned the secret shows, by the portal's clock. */
export async function codeFrom(request: APIRequestContext, secret: string): Promise<string> {
  const moment = (await request.get('/livez')).headers()['x-portal-time'] ?? '';
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.parse(moment),
  });
}
