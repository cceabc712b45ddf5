import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

export interface Migration {
  id: number;
  name: string;
  sql: string;
  checksum: string;
  /** The oldest migration whose code still works after this one: 0 for all code, its own id for none but the new. */
  compatibleFrom: number;
  /** Tables whose rows it changes without having lifted what hides them from their owner, too. */
  changesRowsOf: string[];
}

/**
 * The omissions of these two are made up for around them, because files that ran are never changed; later ones do it
 * themselves.
 */
const FORGOTTEN: Record<number, string[]> = {
  /* guard: migration sees all companies */ 9: ['exam_order'],
  11: ['order_invoice', 'exam_order'],
};
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
    changesRowsOf: FORGOTTEN[id] ?? [],
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
