import type { ColumnType } from 'kysely';
import type { Bilingual } from '#contract/language';
import type { PayProvider } from '../ports/pay/types.ts';

/** Read as what it holds, written as text. */
export type Json<T> = ColumnType<T, string, string>;
/** The same with a default of the table's; `Generated<Json<T>>` would not be read as what it holds. */
export type JsonByDefault<T> = ColumnType<T, string | undefined, string>;
/** `YYYY-MM-DD`: see types.ts. */
export type Day = string;

/** The examinations of a package or an add-on, as shown in its details. */
export interface ExamGroup {
  name: Bilingual;
  items: { name: Bilingual; meaning: Bilingual }[];
}
export interface Review {
  stars: number;
  text: Bilingual;
  day: Day;
}

export type ProviderName = PayProvider['name'];
export type Unit = 'fen' | 'points';
export type TransferKind = 'capture' | 'refund' | 'earn' | 'spend' | 'giveBack' | 'expire' | 'reverse';
export type RefundWhy = 'cancelled' | 'cheaper' | 'late' | 'twice';
