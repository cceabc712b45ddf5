import { expect, type Page } from '@playwright/test';
import type { Lang } from './lang.ts';

/** Every demo account has it. */
export const DEMO_PASSWORD = 'Demo#2026';

const words = {
  zh: { language: '中文', company: '企业代码', account: '账号', password: '密码', submit: '登录' },
  en: { language: 'English', company: 'Company code', account: 'Account', password: 'Password', submit: 'Log in' },
};

export interface SignInOptions {
  company?: string;
  account?: string;
  password?: string;
  /** False: stop after pressing the button, for logins that are to be refused. */
  expectHome?: boolean;
  /** False: leave the consent box empty. */
  consent?: boolean;
}

/** Opens the common login page in a language; the portal starts in Chinese whatever the browser prefers. */
export async function openLogin(page: Page, language: Lang): Promise<void> {
  await page.goto('login');
  await switchLanguage(page, language);
}

export async function switchLanguage(page: Page, language: Lang): Promise<void> {
  const button = page.getByRole('button', { name: words[language].language, exact: true }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

export async function signIn(page: Page, language: Lang, options: SignInOptions = {}): Promise<void> {
  const { company = 'demo', account = 'emp', password = DEMO_PASSWORD, consent = true, expectHome = true } = options;
  const word = words[language];
  if (!/\/login\b/.test(page.url())) await openLogin(page, language);
  // the page may be asking first whether an old session is still good
  await expect(page.getByRole('textbox', { name: word.account })).toBeVisible();
  const code = page.getByRole('textbox', { name: word.company });
  // a company's own page knows its code
  if (await code.isVisible()) await code.fill(company);
  await page.getByRole('textbox', { name: word.account }).fill(account);
  await page.getByLabel(word.password, { exact: true }).fill(password);
  // the page may still grow by the company's name while the box is being pressed
  if (consent) await expect(() => page.getByRole('checkbox').check({ timeout: 5_000 })).toPass();
  await page.getByRole('button', { name: word.submit, exact: true }).click();
  if (expectHome) await expect(page).toHaveURL(/\/v2\/web\/home/);
}
