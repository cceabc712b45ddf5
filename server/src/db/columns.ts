import type { ColumnType } from 'kysely';

/** Read as what it holds, written as text. */
export type Json<T> = ColumnType<T, string, string>;
/** `YYYY-MM-DD`: see types.ts. */
export type Day = string;
