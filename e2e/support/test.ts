import { test as base, expect, type Page } from '@playwright/test';
import { enter, type EnterOptions } from './enter.ts';
import { claimGuest } from './guests.ts';
import type { Lang } from './lang.ts';
import { rememberPresses } from './press.ts';
import { signIn, type SignInOptions } from './sign-in.ts';
import { watchWords } from './watch-words.ts';

export { atBoth, atDesk, onPhone } from './widths.ts';

export interface LanguageOption {
  /** The language the project's journeys are made in. */
  language: Lang;
}

interface Tools {
  /** The words of the project's language: `t('登录', 'Log in')`. */
  t: (zh: string, en: string) => string;
  /** Begins on a page as a person who has signed in, without the login page. */
  enter: (options?: EnterOptions) => Promise<void>;
  /** Signs in on the login page, by role and label, and waits for the home page; as a guest, unless an account is named. */
  signIn: (options?: SignInOptions) => Promise<void>;
  /** The login of an employee of the company whom no other journey uses: drafts and orders outlive a journey. */
  guest: (company?: string) => string;
  /** The browser's complaints on this page; a journey fails when there are any at its end. */
  complaints: string[];
}

const anAddress = (): string => `10.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`;

export const test = base.extend<LanguageOption & Tools>({
  language: ['zh', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  extraHTTPHeaders: async ({}, provide) => provide({ 'x-forwarded-for': anAddress() }),
  t: async ({ language }, provide) => provide((zh, en) => (language === 'en' ? en : zh)),
  enter: async ({ page, language }, provide) => provide((options) => enter(page, language, options)),
  signIn: async ({ page, language }, provide) =>
    provide(({ company = 'demo', account = claimGuest(company), ...rest } = {}) =>
      signIn(page, language, { company, account, ...rest }),
    ),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  guest: async ({}, provide) => provide((company = 'demo') => claimGuest(company)),
  context: async ({ context }, provide) => {
    await context.addInitScript(rememberPresses);
    await context.addInitScript(watchWords);
    await provide(context);
  },
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
