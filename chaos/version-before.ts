import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from '../scripts/lib/install.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const MIGRATIONS = 'server/src/db/migrations';

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/**
 * A tag or commit, or the last commit that does not know the newest migration. No version before the baseline can be
 * upgraded: while the baseline is all there is, it is the commit that made it.
 */
export function refBefore(from: string | undefined): string {
  if (from) return git('rev-parse', '--verify', `${from}^{commit}`);
  const newest = readdirSync(join(root, MIGRATIONS)).sort().at(-1) ?? '';
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${MIGRATIONS}/${newest}`);
  if (!added) throw new Error(`${newest} is in no commit yet; name the version before with --from`);
  const before = git('rev-parse', '--verify', `${added}^`);
  return baselineOf(before) === baselineOf(added) ? before : added;
}

const baselineOf = (ref: string): string => git('rev-parse', `${ref}:${MIGRATIONS}/0001_tenancy.sql`);

const LOCK = 'package-lock.json';

/** The packages of this version where the other wants the same, else its own: fetched, which takes a minute. */
function bringPackages(folder: string): void {
  const [ours, theirs] = [root, folder].map((place) => readFileSync(join(place, LOCK), 'utf8'));
  if (ours === theirs) return symlinkSync(realpathSync(join(root, 'node_modules')), join(folder, 'node_modules'));
  const [command, args] = npm('ci', '--no-audit', '--no-fund');
  const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`its packages could not be installed: ${stderr.slice(-2_000)}`);
}

/** The sources of a version in a folder of their own, with the packages they want. */
export function checkOut(ref: string, folder: string): { folder: string; remove(): void } {
  git('worktree', 'add', '--detach', '--force', folder, ref);
  bringPackages(folder);
  return { folder, remove: () => void git('worktree', 'remove', '--force', folder) };
}
