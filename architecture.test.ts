import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareExists, serverLaws } from './scripts/laws/server.ts';
import {
  cycleIn,
  fileGraph,
  importing,
  isTest,
  lines,
  migrations,
  root,
  sourcesUnder,
} from './scripts/laws/sources.ts';
import { webLaws } from './scripts/laws/web.ts';
import { demoWorld } from './demo/world.ts';

/** The laws of ARCHITECTURE.md, held against the source. Each test answers with the lines that break its law. */

const ours = ['content', 'contract/src', 'server/src', 'demo', 'web/src'].flatMap(sourcesUnder);
const product = ours.filter(({ path }) => !isTest(path));
const inside = (folder: string) => product.filter(({ path }) => path.startsWith(`${folder}/`));

describe('imports', () => {
  it('contract knows zod and itself', () => {
    const foreign = (target: string) => !target.startsWith('contract/') && !/^zod(\/mini)?$/.test(target);
    expect(importing(inside('contract/src'), foreign)).toEqual([]);
  });

  it('server and web know the contract, never each other', () => {
    expect(importing(inside('server/src'), (target) => target.startsWith('web/'))).toEqual([]);
    expect(importing(inside('web/src'), (target) => target.startsWith('server/'))).toEqual([]);
  });

  it('the product imports nothing of the demo world', () => {
    const outside = product.filter(({ path }) => !path.startsWith('demo/'));
    expect(importing(outside, (target) => target.startsWith('demo/'))).toEqual([]);
  });

  it('the product imports nothing of the content packs', () => {
    const outside = product.filter(({ path }) => !/^(content|demo)\//.test(path));
    expect(importing(outside, (target) => target.startsWith('content/'))).toEqual([]);
  });

  it('every import of ours says its extension and exists', () => {
    const lost = (target: string) =>
      /^(content|contract|demo|server|web)\//.test(target) && !existsSync(join(root, target));
    expect(importing(product, lost)).toEqual([]);
  });

  it('journeys and measures import each other in no circle', () => {
    const around = ['bench', 'chaos', 'e2e', 'vitals'].flatMap(sourcesUnder);
    expect(cycleIn(fileGraph(around))).toBeUndefined();
  });
});

describe('modules and what serves them', () => {
  it.each(Object.entries(serverLaws))('%s', (_, law) => {
    expect(law([...inside('contract/src'), ...inside('server/src')])).toEqual([]);
  });
});

it('an EXISTS of a migration selects a constant, too', () => {
  expect(bareExists(migrations())).toEqual([]);
});

describe('floors of the web', () => {
  it.each(Object.entries(webLaws))('%s', (_, law) => {
    expect(law(inside('web/src'))).toEqual([]);
  });
});

describe('companies', () => {
  const world = demoWorld('2026-01-01');
  const outside = product.filter(({ path }) => !path.startsWith('demo/'));
  /** Codes that are words of the language too: they count where the line speaks of a company. */
  const words = new Set(['demo', 'plain', 'survey', 'sso', 'dental', 'pocket']);
  const aboutCompany = /company|\bcodes?\b|\bcp\b/i;

  it('no code of a company stands in the source', () => {
    const literal = new RegExp(`(['"\`])(${world.map(({ code }) => code).join('|')})\\1`);
    const naming = (line: string) => {
      const code = literal.exec(line)?.[2];
      return code !== undefined && (!words.has(code) || aboutCompany.test(line));
    };
    expect(lines(outside, naming)).toEqual([]);
  });

  it('no id of a company stands in the source', () => {
    const id = new RegExp(`(?<![\\w.#-])(${world.map(({ companyId }) => companyId).join('|')})(?![\\w.-])`);
    expect(lines(outside, (line) => id.test(line) && aboutCompany.test(line))).toEqual([]);
  });
});

describe('habits', () => {
  it('no enum', () => {
    expect(lines(ours, (line) => /^\s*(export\s+)?(declare\s+)?(const\s+)?enum\s/.test(line))).toEqual([]);
  });

  it('no any', () => {
    expect(lines(ours, (line) => /(:|\bas|<|\|)\s*any\b(?!\w)/.test(line))).toEqual([]);
  });

  it('a file has at most 250 lines, lists of data and words aside', () => {
    const data = /^demo\/|\/text(-\w+)?\.ts$|\/text\/|\.list\.ts$|\.mixed\.ts$|faults\.ts$|db\/tables\.ts$/;
    const long = product.filter(({ path, text }) => !data.test(path) && text.split('\n').length > 251);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('no file is named after what it is not', () => {
    const vague = /(^|[/-])(utils?|helpers?|managers?|services?|common|misc)(\.|\/|-)/i;
    // services are a thing people hold, and no layer
    const meant = /common-passwords|\/services(\/|\.ts$)/;
    const paths = product.map(({ path }) => path);
    expect(paths.filter((path) => vague.test(path) && !meant.test(path))).toEqual([]);
  });

  it('statements of a transaction are asked for together by `together`', () => {
    // these wait for things that each have a transaction of their own
    const outside = [
      'orders/records/follow-exams.ts',
      'booking/supply/seats.ts',
      'messages/send-due.ts',
      'audit/check-now.ts',
    ];
    const modules = inside('server/src/modules').filter(({ path }) => !outside.some((end) => path.endsWith(end)));
    expect(lines(modules, (line) => /\bPromise\.(all|race|any)\(/.test(line))).toEqual([]);
  });

  it('what time it is comes from the clock', () => {
    const allowed = [
      'server/src/clock.ts',
      // how long a node answers from memory: real time, whatever PORTAL_NOW says
      'server/src/cache.ts',
      // time stamps of the log
      'server/src/http/log.ts',
    ];
    const timed = product.filter(
      ({ path }) => !allowed.includes(path) && !path.startsWith('web/src/gallery/') && !path.startsWith('web/src/ui/'),
    );
    expect(lines(timed, (line) => /\bDate\.now\(\)|new Date\(\)/.test(line))).toEqual([]);
  });

  it('no path of a private machine and no private registry stands in the repository', () => {
    const folders = ['work', 'root', 'tmp', 'home', 'Users'].join('|');
    const machine = new RegExp(`(^|[\\s'"\`(=:])/(${folders})/\\w`);
    const registry = /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)/;
    const found = repositoryFiles().flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const suspect = path === 'package-lock.json' ? registry : machine;
      return text
        .split('\n')
        .flatMap((line, index) => (suspect.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));
    });
    expect(found).toEqual([]);
  });
});

/** Files that are or will be committed; pictures and fonts hold no lines. */
function repositoryFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)) && statSync(join(root, path)).isFile())
    .filter((path) => !/\.(png|webp|jpe?g|ico|woff2?|ttf|pdf|br|gz)$/.test(path));
}
