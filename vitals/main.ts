import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setUpStand, type Stand } from '../bench/stand/stand.ts';
import { checkOut, refBefore } from '../chaos/version-before.ts';
import type { Options } from './options.mjs';
import { handsOf } from './hands.ts';
import { judge } from './lighthouse.ts';
import { PRESSES, timePress } from './presses.ts';
import { SCREENS, visit } from './screens.ts';
import { visitorAt, type Visitor } from './visitor.ts';

/** The limits of the phone's figures: milliseconds to the largest part, layout shift, milliseconds of a press; and the least of Lighthouse's points. */
const MOST = { lcp: 2_000, cls: 0.02, press: 200 };
const LEAST_POINTS = 95;
/** The day of the journeys: far from holidays, with the whole demo world open. */
const NOW = '2026-06-10T10:00:00+08:00';

interface Build {
  name: string;
  url: string;
  visitor: Visitor;
}

/** Exit code: 0 when this build holds every limit. */
export async function runVitals({ rounds, parts, beside }: Options): Promise<number> {
  const stand = setUpStand();
  const old = beside === undefined ? undefined : buildOf(refBefore(beside), stand);
  try {
    const builds = [await start(stand, 'now')];
    if (old) builds.push(await start(stand, 'before', old.dist));
    const missed = [
      ...(parts.includes('screens') ? await screens(stand, builds, rounds) : []),
      ...(parts.includes('presses') ? await presses(stand, builds, rounds) : []),
      ...(parts.includes('lighthouse') ? await lighthouse(stand, builds) : []),
      ...(parts.includes('hands') ? await hands(stand, builds) : []),
    ];
    for (const line of missed) console.log(`missed: ${line}`);
    return missed.length > 0 ? 1 : 0;
  } finally {
    await stand.close();
    old?.remove();
  }
}

function buildOf(ref: string, stand: Stand): { dist: string; remove(): void } {
  const checkout = checkOut(ref, join(stand.folder('before'), 'checkout'));
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: checkout.folder, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`${ref} could not be built: ${built.stderr}`);
  return { dist: join(checkout.folder, 'dist'), remove: checkout.remove };
}

async function start(stand: Stand, name: string, dist?: string): Promise<Build> {
  const { url } = await stand.portal({ PORTAL_NOW: NOW, NODE_ENV: 'development' }, dist);
  return { name, url, visitor: await visitorAt(url, await stand.browser()) };
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** In turns, so that whatever else the machine does meets all builds alike; the middle of the rounds counts. */
async function inTurns<T>(
  builds: Build[],
  rounds: number,
  one: (build: Build) => Promise<T>,
): Promise<Map<Build, T[]>> {
  const all = new Map<Build, T[]>(builds.map((build) => [build, []]));
  for (let round = 0; round < rounds; round += 1) for (const build of builds) all.get(build)?.push(await one(build));
  return all;
}

async function screens(stand: Stand, builds: Build[], rounds: number): Promise<string[]> {
  const devTools = stand.devTools();
  const missed: string[] = [];
  console.log('screen     build    LCP ms    CLS      KB');
  for (const screen of SCREENS) {
    const visits = await inTurns(builds, rounds, ({ url, visitor }) => visit(devTools, url, screen, visitor));
    for (const [{ name }, all] of visits) {
      const [lcp, cls, kb] = [all.map((one) => one.lcp), all.map((one) => one.cls), all.map((one) => one.kb)].map(
        middle,
      );
      console.log(row(screen.name, name, (lcp ?? 0).toFixed(0), (cls ?? 0).toFixed(3), (kb ?? 0).toFixed(1)));
      if (name !== 'now') continue;
      if ((lcp ?? 0) > MOST.lcp) missed.push(`${screen.name}: LCP ${lcp?.toFixed(0)} ms, at most ${MOST.lcp}`);
      if ((cls ?? 0) > MOST.cls) missed.push(`${screen.name}: CLS ${cls?.toFixed(3)}, at most ${MOST.cls}`);
    }
  }
  return missed;
}

async function presses(stand: Stand, builds: Build[], rounds: number): Promise<string[]> {
  const devTools = stand.devTools();
  const missed: string[] = [];
  console.log('press                build    ms');
  for (const press of PRESSES) {
    const times = await inTurns(builds, rounds, ({ url, visitor }) => timePress(devTools, url, press, visitor));
    for (const [{ name }, all] of times) {
      const ms = middle(all);
      console.log(`${press.name.padEnd(20)} ${name.padEnd(8)} ${ms.toFixed(0)}`);
      if (name === 'now' && ms > MOST.press) missed.push(`${press.name}: ${ms.toFixed(0)} ms, at most ${MOST.press}`);
    }
  }
  return missed;
}

async function lighthouse(stand: Stand, builds: Build[]): Promise<string[]> {
  const missed: string[] = [];
  console.log('lighthouse          build    performance  accessibility  best practices  seo');
  for (const { name, url, visitor } of builds) {
    for await (const { page, form, points, lost } of judge(url, stand.folder(`profile-${name}`), visitor)) {
      const columns = points.map((one, index) => String(one).padStart([11, 14, 15, 4][index] ?? 0));
      console.log(`${`${page} ${form}`.padEnd(19)} ${name.padEnd(8)} ${columns.join(' ')}`);
      if (name === 'now' && points.some((one) => one < LEAST_POINTS))
        missed.push(`${page} ${form}: below ${LEAST_POINTS}: ${lost.join(', ')}`);
    }
  }
  return missed;
}

async function hands(stand: Stand, builds: Build[]): Promise<string[]> {
  const browser = await stand.browser();
  const missed: string[] = [];
  for (const { name, url, visitor } of builds) {
    for (const { what, count, most } of await handsOf(browser, url, visitor)) {
      console.log(`${what} (${name}): ${count}`);
      if (name === 'now' && most !== undefined && count > most) missed.push(`${what}: ${count}, at most ${most}`);
    }
  }
  return missed;
}

const row = (screen: string, build: string, lcp: string, cls: string, kb: string): string =>
  [screen.padEnd(10), build.padEnd(8), lcp.padStart(6), cls.padStart(8), kb.padStart(8)].join(' ');
