// npm run sbom: what the product is made of, as dist/sbom.json (CycloneDX) and dist/licences.txt; 1 when a licence is not allowed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, npm } from './lib/install.mjs';
import { root } from './lib/step.mjs';

/** May be shipped in a product under Apache-2.0. The LGPL one is libvips, a shared library that can be exchanged. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'Apache-2.0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['OFL-1.1', 'LGPL-3.0-or-later'],
]);
/** Their package.json is silent; the licence was read in the file LICENSE beside it. */
const READ_BY_HAND = { 'png-js': 'MIT' };

await ensureInstalled(root);
mkdirSync(join(root, 'dist'), { recursive: true });
const [program, args] = npm('sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application');
const sbom = JSON.parse(execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 }));
writeFileSync(join(root, 'dist/sbom.json'), `${JSON.stringify(sbom, null, 2)}\n`);

const shipped = shippedPackages();
const rows = sbom.components
  .filter(({ name }) => shipped.has(name))
  .map((component) => ({ ...component, licence: licenceOf(component) }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));
const lines = rows.map(({ name, version, licence }) => `${name} ${version}: ${licence}`);
writeFileSync(join(root, 'dist/licences.txt'), `${lines.join('\n')}\n`);

const refused = rows.filter(({ licence }) => !licence.split(/ OR | AND |[()]/).some((one) => ALLOWED.has(one)));
for (const { name, version, licence } of refused) console.error(`${name} ${version}: ${licence} is not allowed`);
console.log(`dist/sbom.json: ${sbom.components.length} packages; dist/licences.txt: ${rows.length} that are shipped`);
process.exitCode = refused.length > 0 ? 1 : 0;

/** The packages the server loads, and those in the browser's files though npm calls them development dependencies. */
function shippedPackages() {
  const { dependencies } = packageOf('.');
  const found = new Set();
  const visit = (name) => {
    if (found.has(name)) return;
    found.add(name);
    const { dependencies: own = {}, optionalDependencies: optional = {} } = packageOf(join('node_modules', name));
    for (const next of Object.keys({ ...own, ...optional })) visit(next);
  };
  for (const name of [...Object.keys(dependencies), ...importedByWeb()]) visit(name);
  return found;
}

function importedByWeb() {
  const files = readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('gallery'));
  const names = sources.flatMap((file) =>
    [
      ...readFileSync(join(root, 'web/src', file), 'utf8').matchAll(
        /from '((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?'/g,
      ),
    ].map(([, name]) => name),
  );
  return new Set(names);
}

/** Of a package that is not for this machine there is nothing to read. */
function packageOf(folder) {
  try {
    return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  } catch {
    return {};
  }
}

function licenceOf({ name, licenses = [] }) {
  const named = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression);
  return named.join(' AND ') || READ_BY_HAND[name] || 'unknown';
}
