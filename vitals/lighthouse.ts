import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openDevTools, type DevTools } from '../bench/stand/devtools.ts';
import { keeping } from '../bench/stand/quiet-page.ts';
import { npm } from '../scripts/lib/install.mjs';
import { SCREENS } from './screens.ts';
import type { Visitor } from './visitor.ts';

/** Lighthouse wants a newer Node than the product does; npm brings both and keeps them outside this folder. */
const PACKAGES = ['node@24', 'lighthouse@13.5.0'];
const PAGES = ['login', 'home', 'records', 'centres', 'confirm'];
const FORMS = { mobile: '--form-factor=mobile', desktop: '--preset=desktop' };
export const GROUPS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LARGEST_REPORT = 64 * 1024 * 1024;

export interface Judged {
  page: string;
  form: string;
  /** 0 to 100, in the order of the groups. */
  points: number[];
  /** The lost points, by Lighthouse's own names. */
  lost: string[];
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** Of a phone: its speed is told by the processor's, which is not the same twice. */
const VISITS = 3;

/**
 * One browser with a door for Lighthouse, which nothing else is attached to: a second debugger would be work for the page. Its
 * visits are the signed-in person's, and cold but for the session.
 */
export async function* judge(url: string, profile: string, visitor: Visitor): AsyncGenerator<Judged> {
  const port = 9_000 + Math.floor(Math.random() * 900);
  const devTools = openDevTools(profile, [`--remote-debugging-port=${port}`, '--lang=zh-CN']);
  try {
    for (const name of PAGES) {
      const screen = SCREENS.find((one) => one.name === name);
      if (!screen) throw new Error(`no screen is called ${name}`);
      if (name === 'home') await keepSession(devTools, url, visitor);
      for (const [form, option] of Object.entries(FORMS)) {
        const reports: Report[] = [];
        for (let visit = 0; visit < (form === 'mobile' ? VISITS : 1); visit += 1)
          reports.push(await ask(`${url}/v2/${screen.path(visitor)}`, port, option));
        yield { page: name, form, ...read(middleOf(reports)) };
      }
    }
  } finally {
    await devTools.close();
  }
}

/** The browser's storage of a signed-in person, for every page it opens from now on. */
async function keepSession(devTools: DevTools, url: string, { storageState }: Visitor): Promise<void> {
  const cookies = typeof storageState === 'object' ? storageState.cookies : [];
  await devTools.browser('Storage.setCookies', { cookies });
  const { targetId } = await devTools.browser('Target.createTarget', { url: `${url}/robots.txt` });
  const { sessionId } = await devTools.browser('Target.attachToTarget', { targetId, flatten: true });
  await devTools.page(sessionId)('Runtime.evaluate', { expression: keeping(storageState) });
  await devTools.browser('Target.closeTarget', { targetId });
}

async function ask(url: string, port: number, form: string): Promise<Report> {
  const [command, args] = npm(
    'exec',
    '--yes',
    ...PACKAGES.map((name) => `--package=${name}`),
    '--',
    'lighthouse',
    ...[url, `--port=${port}`, form, '--disable-storage-reset', '--quiet'],
    ...['--output=json', '--output-path=stdout', `--only-categories=${GROUPS.join(',')}`],
  );
  const run = () => promisify(execFile)(command, args, { maxBuffer: LARGEST_REPORT });
  // now and then it misses the beginning of a visit and asks to be run again
  const { stdout } = await run().catch(run);
  return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
}

const speed = ({ categories }: Report): number => categories['performance']?.score ?? 0;

function middleOf(reports: Report[]): Report {
  const middle = reports.toSorted((a, b) => speed(a) - speed(b))[Math.floor(reports.length / 2)];
  if (!middle) throw new Error('nobody was asked');
  return middle;
}

function read({ categories, audits }: Report): Pick<Judged, 'points' | 'lost'> {
  const refs = GROUPS.flatMap((group) => categories[group]?.auditRefs ?? []);
  const lost = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id);
  return { points: GROUPS.map((group) => Math.round((categories[group]?.score ?? 0) * 100)), lost };
}
