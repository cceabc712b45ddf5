import { test as base, expect, type Page } from '@playwright/test';
import { signIn, type SignInOptions } from './sign-in.ts';

export type Lang = 'zh' | 'en';
export interface LanguageOption {
  /** The language the project's journeys are made in. */
  language: Lang;
}

interface Tools {
  /** The words of the project's language: `t('登录', 'Log in')`. */
  t: (zh: string, en: string) => string;
  /** Signs in on the login page, by role and label, and waits for the home page. */
  signIn: (options?: SignInOptions) => Promise<void>;
  /** What the browser complained about on this page; a journey fails when there is anything in it at its end. */
  complaints: string[];
}

export const test = base.extend<LanguageOption & Tools>({
  language: ['zh', { option: true }],
  t: async ({ language }, provide) => provide((zh, en) => (language === 'en' ? en : zh)),
  signIn: async ({ page, language }, provide) => provide((options) => signIn(page, language, options)),
  complaints: [
    async ({ page }, provide) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await provide(complaints);
      expect(complaints, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Errors of our scripts and broken rules of the content security policy; a refused request is the journey's business. */
function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    complaints.push(message.text());
  });
}
