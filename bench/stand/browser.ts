import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The machine's own Chromium, or the one the browser tests have installed. */
export function launchBrowser(): Promise<Browser> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  return chromium.launch(found ? { executablePath: found } : {});
}
