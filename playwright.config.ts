import { defineConfig } from '@playwright/test';
import { findChromium, findShell } from './scripts/lib/chromium.mjs';
import type { LanguageOption } from './e2e/support/test.ts';

/** `npm run test:full`: each journey at both widths. */
const FULL = process.env.TEST_FULL === '1';
/** Which are made there says e2e/support/widths.ts; a title begins with the path of its file. */
const AT_DESK_ALONE = /@desk/;
const ON_PHONE_ALONE = FULL ? /@phone/ : /@phone|\bphone\/(?!.*@(desk|both))/;
const ON_PHONE = FULL ? /^/ : /@phone|@both|\bphone\/(?!.*@desk)/;

/** Chosen once, by the process that starts the workers; they inherit it. */
process.env.E2E_PORT ??= String(41_000 + Math.floor(Math.random() * 18_000));

export default defineConfig<LanguageOption>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/portal.ts',
  // a journey waits now and then, for the page or for time to pass: two cores carry three of them
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}/v2/`,
    browserName: 'chromium',
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    launchOptions: {
      executablePath: findShell() ?? findChromium(),
      args: [
        ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--force-color-profile=srgb'],
        // nothing outside is found: the same journey with and without a network, and with what the browser keeps, which
        // it does not use where requests are looked through
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
    timezoneId: 'Asia/Shanghai',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'zh-desktop',
      grepInvert: ON_PHONE_ALONE,
      use: { language: 'zh', locale: 'zh-CN', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'en-mobile',
      grep: ON_PHONE,
      grepInvert: AT_DESK_ALONE,
      use: {
        language: 'en',
        locale: 'en-US',
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        // as on the device of a person who asked for stillness
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
