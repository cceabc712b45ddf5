import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stand/stand.ts';

const VERSION = '3.7.3';

/** The newest its dependencies ask for is not published everywhere; the one before it does the same here. */
const MANIFEST = {
  private: true,
  dependencies: { '@vendure/core': VERSION, pg: '8.23.1' },
  overrides: { '@graphql-tools/batch-execute': '10.2.0' },
};

/** Vendure in a folder of its own under `.cache`, installed the first time it is asked for; it is no part of the product. */
export function installVendure(note: (text: string) => void): string {
  const home = join(root, '.cache/vendure');
  if (existsSync(join(home, `installed-${VERSION}`))) return home;
  note(`installing Vendure ${VERSION} into .cache/vendure`);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify(MANIFEST, null, 2));
  const { status, stderr } = spawnSync('npm', ['install', '--prefix', home, '--no-audit', '--no-fund'], {
    ...{ cwd: home, encoding: 'utf8', timeout: 600_000 },
  });
  if (status !== 0) throw new Error(`Vendure ${VERSION} could not be installed: ${stderr.slice(-800)}`);
  writeFileSync(join(home, `installed-${VERSION}`), '');
  return home;
}
