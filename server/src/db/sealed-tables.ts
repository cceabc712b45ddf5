import type { Schema } from './tables.ts';

/** Where a module keeps sealed values, so that a rotation of keys finds all of them; a test looks for unnamed ones. */
export interface SealedTable {
  table: keyof Schema;
  /** The columns besides the company by which its rows are walked through. */
  key: readonly string[];
  /** Those a value is bound to, joined in `rowOf` as its seal context says them. */
  sealedFor: readonly string[];
  sealed: readonly string[];
  /** HMACs by which rows are found (`CompanyKey.index`); a column may hold several. */
  indexes: readonly string[];
  /** True: of no company, seen by the platform alone. */
  isPlatform: boolean;
  rowOf(row: Record<string, unknown>): string;
}

type ColumnOf<T extends keyof Schema> = keyof Schema[T] & string;

interface Spec<T extends keyof Schema> {
  table: T;
  key: readonly ColumnOf<T>[];
  sealed?: readonly ColumnOf<T>[];
  indexes?: readonly ColumnOf<T>[];
  isPlatform?: boolean;
  /** Where it is not the key. */
  sealedFor?: readonly ColumnOf<T>[];
}

export function sealedTable<T extends keyof Schema>(spec: Spec<T>): SealedTable {
  const { table, key, sealed = [], indexes = [], isPlatform = false, sealedFor = key } = spec;
  const rowOf = (row: Record<string, unknown>): string => sealedFor.map((column) => textOf(row[column])).join('|');
  return { table, key, sealedFor, sealed, indexes, isPlatform, rowOf };
}

const textOf = (value: unknown): string => (Buffer.isBuffer(value) ? value.toString('hex') : String(value));
