import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';

/** The same Chromium as the browser tests; prepare.mjs has installed one where that can be done without asking. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('no Chromium was found: install chromium, or set CHROMIUM to the program’s path');
  return path;
}

export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath: chromiumPath() });
