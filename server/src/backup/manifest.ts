import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { StartupError } from '../fault.ts';

const NAME = 'manifest.json';

/** A backup's facts about itself; written last, so that half a backup has none. */
const Manifest = z.object({
  format: z.literal(1),
  engine: z.enum(['embedded', 'postgres']),
  /** Earlier commits are in it. */
  takenAt: z.iso.datetime(),
  /** The last migration that had run. */
  migration: z.int(),
  epoch: z.int(),
  /** Roles its rights are given to, without anybody's login or password. */
  roles: z.array(z.object({ name: z.string(), inherit: z.boolean(), memberOf: z.array(z.string()) })),
  database: z.object({ file: z.string(), bytes: z.int(), sha256: z.string() }),
  /** Null where the files lie in another store. */
  files: z.nullable(z.int()),
});
export type Manifest = z.infer<typeof Manifest>;

/** A folder to write a backup into: one that holds nothing yet. */
export function assertEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartupError(`${folder} is not empty; name a new folder for each backup`);
}

export async function writeManifest(
  folder: string,
  { file, ...about }: Omit<Manifest, 'format' | 'database'> & { file: string },
): Promise<Manifest> {
  const path = join(folder, file);
  const database = { file, bytes: statSync(path).size, sha256: await sha256Of(path) };
  const manifest: Manifest = { format: 1, ...about, database };
  writeFileSync(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
  return manifest;
}

/** Reads the files and checks that they are still as they were written. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, NAME);
  if (!existsSync(path)) throw new StartupError(`${folder} holds no whole backup: there is no ${NAME} in it`);
  const parsed = Manifest.safeParse(jsonOf(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new StartupError(`${path} cannot be read: it is damaged or of a newer version`);
  const dump = join(folder, parsed.data.database.file);
  // guard: a damaged backup is refused
  if (!existsSync(dump) || (await sha256Of(dump)) !== parsed.data.database.sha256)
    throw new StartupError(`${dump} is not what was written there; take another backup`);
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
