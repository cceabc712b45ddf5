import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

export interface Migration {
  id: number;
  name: string;
  sql: string;
  checksum: string;
  /** The oldest migration whose code still works after this one: 0 for all code, its own id for none but the new. */
  compatibleFrom: number;
}

const FIRST_LINE = /^-- (?:incompatible|compatible from (\d{4}))$/;

/** Older code is taken to work after a migration unless the first line of its file says otherwise (CONTRIBUTING.md). */
export function readMigration(file: string, text: string): Migration {
  const sql = text.replaceAll('\r\n', '\n');
  const id = Number(file.slice(0, 4));
  return {
    id,
    name: file.replace('.sql', ''),
    sql: text,
    checksum: createHash('sha256').update(sql).digest('hex'),
    compatibleFrom: compatibleFrom(file, id, sql.split('\n', 1)[0] ?? ''),
  };
}

function compatibleFrom(file: string, id: number, firstLine: string): number {
  if (!/^--\s*(in)?compatible/i.test(firstLine)) return 0;
  const [said, from] = FIRST_LINE.exec(firstLine) ?? [];
  if (said && from === undefined) return id;
  if (said && Number(from) < id) return Number(from);
  throw new Error(
    `${file}: the first line must be "-- incompatible" or "-- compatible from 0001", an earlier migration`,
  );
}

let loaded: Migration[] | undefined;
export function loadMigrations(): Migration[] {
  if (loaded) return loaded;
  const folder = new URL('./migrations/', import.meta.url);
  loaded = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readMigration(file, readFileSync(new URL(file, folder), 'utf8')));
  return loaded;
}
