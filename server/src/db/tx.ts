import type { Transaction } from 'kysely';
import type { Schema } from './tables.ts';

export type Tx = Transaction<Schema>;
/** A context inside a transaction: queries take this, so that none can run outside one. */
export type InTx<C> = C & { db: Tx };
