import type { ColumnType } from 'kysely';

/** Read as what it holds, written as text. */
export type Json<T> = ColumnType<T, string, string>;
/** The same with a default of the table's; `Generated<Json<T>>` would not be read as what it holds. */
export type JsonByDefault<T> = ColumnType<T, string | undefined, string>;
/** `YYYY-MM-DD`: see types.ts. */
export type Day = string;
