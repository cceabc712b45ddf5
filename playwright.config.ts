import { defineConfig } from '@playwright/test';
import { findChromium, findShell } from './scripts/lib/chromium.mjs';
import type { LanguageOption } from './e2e/support/test.ts';

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
  // on a slow machine a journey takes its time, and one that hangs is still found
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT}/v2/`,
    browserName: 'chromium',
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
      grepInvert: /@phone/,
      use: { language: 'zh', locale: 'zh-CN', viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'en-mobile',
      grepInvert: /@desk/,
      use: {
        language: 'en',
        locale: 'en-US',
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        // every journey is made once as it moves, and once by somebody who asked for stillness
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
