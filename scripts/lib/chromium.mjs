// Finds the Chromium of the machine, or installs one where that can be done without asking anybody. It comes in two
// forms: the browser people have, which the bench measures with, and a shell without windows, in which the same pages
// cost a third less, for the journeys.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {string | undefined} */
export const findChromium = () => process.env.CHROMIUM || onPath(BROWSERS) || USUAL_PLACES.find(canRun);

/** @returns {string | undefined} */
export const findShell = () => process.env.CHROMIUM || onPath(SHELLS);

/** @returns {string} */
export const ensureChromium = () => findChromium() ?? installed('chromium', findChromium) ?? nothingFound();

/** The shell, or the whole browser where there is no shell to be had. @returns {string} */
export const ensureShell = () =>
  findShell() ?? installed('chromium-headless-shell', findShell) ?? findChromium() ?? nothingFound();

function nothingFound() {
  throw new Error('No Chromium was found: install chromium or google-chrome, or set CHROMIUM to the program’s path');
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun);
}

function installed(name, find) {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) return undefined;
  console.log(`  Installing ${name} (apt-get)`);
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update'], options);
  // the fonts are for the Chinese words on the screens
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk'], options);
  return find();
}

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
