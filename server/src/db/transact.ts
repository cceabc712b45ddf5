import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { InTx, Tx } from './tx.ts';
import type { Connection } from './connection.ts';
import type { Database } from './open.ts';
import { isOutdated } from './prepare.ts';

/** Lost races the database asks us to run again: serialization failure and deadlock. */
const RETRIED = new Set(['40001', '40P01']);
const MOST_TRIES = 4;

/** What a stuck statement or a forgotten transaction may hold up (reliability A3); local, so a pooler changes nothing. */
const BOUNDS = Object.entries({
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
})
  .map(([name, ms]) => `set_config('${name}', '${ms}', true)`)
  .join(', ');

/** What belongs to no client company is protected as a company's rows are, under this id; no company has it. */
export const HOUSE = 0;

/** The least a context must hold to reach its company's rows. */
export interface Tenant {
  portal: { database: Database };
  company: { companyId: number };
}

/**
 * Runs work in one transaction that sees the company's rows only. Inside another transact it joins that one,
 * so use cases can call each other. Work may run again after a lost race: it must not call ports.
 */
export function transact<C extends Tenant, T>(ctx: C, work: (ctx: InTx<C>) => Promise<T>): Promise<T> {
  if ('db' in ctx) return work(ctx as unknown as InTx<C>);
  const enter = enterCompany(ctx.company.companyId);
  return inTransaction(ctx.portal.database, enter, (db) => work({ ...ctx, db }));
}

/** Works before the company is known, as a role that may only resolve a code, a presented token, and count tries. */
export function atDoor<T>(database: Database, work: (db: Tx) => Promise<T>, tokenHash?: Buffer): Promise<T> {
  const enter = `SET LOCAL ROLE portal_door; SELECT set_config('app.token_hash', '${tokenHash?.toString('hex') ?? ''}', true), ${BOUNDS}`;
  return inTransaction(database, enter, work);
}

/** For the rest of a company's transaction: the door's rights, and no longer the company's. */
export const backToDoor = ({ db }: InTx<Tenant>): Promise<unknown> => sql`SET LOCAL ROLE portal_door`.execute(db);

/** Writes what all companies share: centres, packages, seats ahead. No request enters this role. */
export function asSupply<T>(database: Database, work: (db: Tx) => Promise<T>): Promise<T> {
  return inTransaction(database, `SET LOCAL ROLE portal_supply; SELECT ${BOUNDS}`, work);
}

/** Reads the numbers of all companies, to prove that they add up. No request enters this role. */
export function asAuditor<T>(database: Database, work: (db: Tx) => Promise<T>): Promise<T> {
  return inTransaction(database, `SET LOCAL ROLE portal_audit; SELECT ${BOUNDS}`, work);
}

/** Keeps the operators' accounts and finds by number what lies in whichever company; it changes nothing of a company's. */
export function asConsole<T>(database: Database, work: (db: Tx) => Promise<T>): Promise<T> {
  return inTransaction(database, `SET LOCAL ROLE portal_console; SELECT ${BOUNDS}`, work);
}

function enterCompany(companyId: number): string {
  if (!Number.isInteger(companyId)) throw new Error('A company id is a whole number');
  return `SET LOCAL ROLE portal_app; SELECT set_config('app.company_id', '${companyId}', true), ${BOUNDS}`;
}

async function inTransaction<T>(database: Database, enter: string, work: (db: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.borrow((connection) => once(connection, enter, work));
    } catch (error) {
      if (attempt >= MOST_TRIES || !(RETRIED.has(codeOf(error)) || isOutdated(error))) throw error;
      await setTimeout(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

/**
 * The work's first statements leave together with the one that enters: PostgreSQL takes them in order, and after an
 * entering that failed it takes none.
 */
async function once<T>({ transaction, send }: Connection, enter: string, work: (db: Tx) => Promise<T>): Promise<T> {
  const entered = send(`BEGIN; ${enter}`);
  entered.catch(() => {}); // awaited below
  try {
    const result = await work(transaction());
    await entered;
    const ended = await send('COMMIT');
    // of a transaction with a failed statement PostgreSQL keeps nothing, without calling that an error
    if (ended !== 'COMMIT') throw new Error('A transaction was to be committed after one of its statements had failed');
    return result;
  } catch (error) {
    // on a connection that is gone there is nothing to take back
    await send('ROLLBACK').catch(() => {});
    throw await entered.then(
      () => error,
      (reason: unknown) => reason,
    );
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
