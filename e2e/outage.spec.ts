import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { wireTo, type Wire } from '../server/test/postgres-wire.ts';
import { axe, noSideScroll, thumbSized } from './support/checks.ts';
import { HOOK_WITH_PORTAL_MS, PORTAL_NOW, READY_FOR_JOURNEY_MS, launchPortal } from './support/portal.ts';
import { atDesk, expect, test } from './support/test.ts';

// The portal of this journey has a PostgreSQL of its own, at the end of a wire that can be cut.
const port = String(20_000 + Math.floor(Math.random() * 18_000));
test.use({ baseURL: `http://127.0.0.1:${port}/v2/` });

let wire: Wire;
const endings: (() => Promise<void> | void)[] = [];

test.beforeAll(async () => {
  test.setTimeout(HOOK_WITH_PORTAL_MS);
  const server = await startPostgres({ inMemory: true });
  endings.push(server.stop);
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-outage-'));
  endings.push(() => rmSync(dataDir, { recursive: true, force: true }));
  wire = await wireTo(new URL(server.url));
  endings.push(wire.cut);
  const readyWithinMs = READY_FOR_JOURNEY_MS;
  endings.push(await launchPortal({ dataDir, port, now: PORTAL_NOW, databaseUrl: wire.url, readyWithinMs }));
});
test.afterAll(async () => {
  for (const end of endings.reverse()) await end();
});

// the page is in both languages, and is looked at as a phone has it
test(
  'the database is away: a page says so in both languages and becomes the login page when it is back',
  atDesk,
  async ({ page }) => {
    await wire.cut();
    const answer = await page.goto('demo/login');
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5']);
    await expect(page.getByRole('heading', { name: '系统繁忙，请稍候' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The system is busy' })).toBeVisible();
    await axe(page);
    await noSideScroll(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await axe(page);
    await thumbSized(page);

    // a press gets the same answer, as long as it lasts
    const again = page.waitForResponse((response) => response.url().endsWith('/demo/login'));
    await page.getByRole('link', { name: '立即重试 · Try now' }).click();
    expect((await again).status()).toBe(503);
    await expect(page.getByRole('heading', { name: 'The system is busy' })).toBeVisible();

    await wire.mend();
    // without a press
    await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(/\/login\/demo$/);
  },
);
