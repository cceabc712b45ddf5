import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { ownFolder } from './own-folder.ts';

let folder: string;
let outside: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-own-'));
  outside = mkdtempSync(join(tmpdir(), 'portal-outside-'));
});
afterEach(() => {
  for (const made of [folder, outside]) rmSync(made, { recursive: true, force: true });
});

const rightsOf = (path: string): number => lstatSync(path).mode & 0o777;
/** The files of the folder that another account could read or write. */
const open = (): string[] => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => (rightsOf(join(folder, name)) & 0o077) !== 0);
};

// proves: embedded database: own folder
it('the embedded database is for the account alone that runs the portal: existing files, and new ones', async () => {
  chmodSync(folder, 0o777);
  writeFileSync(join(folder, 'master.key'), 'a key');
  chmodSync(join(folder, 'master.key'), 0o666);
  const { pool, close } = await openEmbedded(folder);
  await pool.query('CREATE TABLE made (a int)');
  await pool.query('INSERT INTO made VALUES (1)');
  await pool.query('CHECKPOINT');
  expect([rightsOf(folder), open()]).toEqual([0o700, []]);
  await close();
  expect(open()).toEqual([]);
});

it('rights that were too wide are taken back, but not those of what a link leads to', () => {
  const theirs = join(outside, 'theirs');
  writeFileSync(theirs, '');
  chmodSync(theirs, 0o644);
  symlinkSync(theirs, join(folder, 'link'));
  writeFileSync(join(folder, 'kept'), '');
  chmodSync(join(folder, 'kept'), 0o664);
  ownFolder(folder);
  expect([rightsOf(join(folder, 'kept')), rightsOf(theirs)]).toEqual([0o600, 0o644]);
});

it('a folder that many share is refused in words, and left as it is', () => {
  chmodSync(folder, 0o1777);
  expect(() => ownFolder(folder)).toThrow(`${folder} is a folder for many; set DATA_DIR to one of its own`);
  expect(rightsOf(folder)).toBe(0o777);
});

it('a folder that cannot be made is refused in words', () => {
  const file = join(folder, 'a file');
  writeFileSync(file, '');
  expect(() => ownFolder(join(file, 'data'))).toThrow(
    /The data directory .* cannot be used: ENOTDIR.*; give it to the account/,
  );
});
