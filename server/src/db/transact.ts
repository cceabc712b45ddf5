import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { InTx, Tx } from './tx.ts';
import type { Connection } from './connection.ts';
import type { DatabaseLimits } from '../database-settings.ts';
import { Fault } from '../fault.ts';
import { isLost } from './lost.ts';
import type { Database } from './open.ts';
import { isOutdated } from './prepare.ts';

/** Lost races to run again: serialization failure, deadlock, and a key that was rotated meanwhile (keyring.ts). */
const RETRIED = new Set(['40001', '40P01', /* guard: an unknown key is looked for again */ 'UNKNOWN_KEY']);
const MOST_TRIES = 4;

/** How long a forgotten transaction may hold up others. */
const IDLE_MS = 10_000;

/** The id of data that belongs to no client company, protected as a company's rows are; no company has it. */
export const PLATFORM_ID = 0;

/** The least a context must hold to reach its company's rows. */
export interface Tenant {
  portal: { database: Database };
  company: { companyId: number };
  /** A person who is there for one look, and never was: see `onlyLooking`. */
  imagined?: Imagined;
}

/** Writes the rows of an imagined person. */
export type Imagined = (db: Tx) => Promise<unknown>;

/**
 * Runs work in one transaction that sees the company's rows only. Inside another transact it joins that one,
 * so use cases can call each other. Work may run again after a lost race: it must not call ports.
 */
export function transact<C extends Tenant, T>(ctx: C, work: (ctx: InTx<C>) => Promise<T>): Promise<T> {
  if ('db' in ctx) return work(ctx as unknown as InTx<C>);
  const { companyId } = ctx.company;
  if (!Number.isInteger(companyId)) throw new Error('A company id is a whole number');
  const as = {
    role: /* guard: row-level security → ctx.company.name === 'sees everybody' ? 'portal_console' : 'portal_app' */ 'portal_app',
    setting: `set_config('app.company_id', '${companyId}', true), `,
  };
  const here = (db: Tx) => work({ ...ctx, db });
  return ctx.imagined
    ? onlyLooking(ctx.portal.database, as, ctx.imagined, here)
    : inTransaction(ctx.portal.database, as, here);
}

/** Of PostgreSQL: a statement that writes, in a transaction that must not. */
const READ_ONLY = '25006';

/**
 * A transaction with an imagined person: after their rows it takes nothing but reading, and at its end nothing of it
 * stays. No list, figure or export ever meets them.
 */
async function onlyLooking<T>(
  database: Database,
  as: As,
  imagined: Imagined,
  work: (db: Tx) => Promise<T>,
): Promise<T> {
  const look = async (db: Tx): Promise<T> => {
    await imagined(db);
    // guard: preview: the database reads only
    await sql`SET TRANSACTION READ ONLY`.execute(db);
    return work(db);
  };
  try {
    return await inTransaction(database, { ...as, /* guard: preview: rolled back */ ends: 'ROLLBACK' }, look);
  } catch (error) {
    throw codeOf(error) === READ_ONLY ? new Fault('previewOnly') : error;
  }
}

/** Works before the company is known, as a role that may only resolve a code, a presented token, and count tries. */
export function atDoor<T>(database: Database, work: (db: Tx) => Promise<T>, tokenHash?: Buffer): Promise<T> {
  const setting = `set_config('app.token_hash', '${tokenHash?.toString('hex') ?? ''}', true), `;
  return inTransaction(
    database,
    {
      role: /* guard: door role → String(work).includes('person') ? 'portal_console' : 'portal_door' */ 'portal_door',
      setting,
    },
    work,
  );
}

/** Writes what all companies share: centres, packages, seats ahead. */
export function asSupply<T>(database: Database, work: (db: Tx) => Promise<T>): Promise<T> {
  return inTransaction(database, { role: 'portal_supply' }, work);
}

/**
 * Writes what all companies share within a transaction of a company's or the platform's, so that it is there together with its
 * audit or not at all. What fails inside ends the whole transaction, and the role with it.
 */
export async function alsoSupply<T>({ db }: InTx<Tenant>, work: (db: Tx) => Promise<T>): Promise<T> {
  await sql`SET LOCAL ROLE portal_supply`.execute(db);
  const result = await work(db);
  await sql`SET LOCAL ROLE portal_app`.execute(db);
  return result;
}

/**
 * Works on one company's rows within a transaction of the platform's: a company that is being made has no transaction
 * of its own yet, and all of it is there together or not at all.
 */
export async function alsoCompany<C extends InTx<Tenant>, T>(
  ctx: C,
  companyId: number,
  work: (ctx: C & { company: { companyId: number } }) => Promise<T>,
): Promise<T> {
  // guard: setup: only the platform enters another company
  if (ctx.company.companyId !== PLATFORM_ID) throw new Error('Only the platform enters another company');
  const enter = (id: number) => sql`SELECT set_config('app.company_id', ${String(id)}, true)`.execute(ctx.db);
  await enter(companyId);
  const result = await work({ ...ctx, company: { companyId } });
  await enter(PLATFORM_ID);
  return result;
}

/** Reads the numbers of all companies, to prove that they add up. No request enters this role. */
export function asAuditor<T>(database: Database, work: (db: Tx) => Promise<T>, statementMs?: number): Promise<T> {
  return inTransaction(database, { role: 'portal_audit', statementMs }, work);
}

/** Keeps the operators' accounts and finds by number what lies in whichever company; it changes nothing of a company's. */
export function asConsole<T>(database: Database, work: (db: Tx) => Promise<T>): Promise<T> {
  return inTransaction(database, { role: 'portal_console' }, work);
}

interface As {
  role: string;
  /** The settings the role's policies ask for, as the beginning of a SELECT's list. */
  setting?: string;
  /** For work whose statements must be allowed to take longer than others. */
  statementMs?: number | undefined;
  /** ROLLBACK: nothing of it is to stay. */
  ends?: 'COMMIT' | 'ROLLBACK';
}

async function inTransaction<T>(database: Database, as: As, work: (db: Tx) => Promise<T>): Promise<T> {
  const how = { enter: entering(as, database.limits), ends: as.ends ?? 'COMMIT' };
  for (let attempt = 1; ; attempt += 1) {
    const progress = { committing: false };
    try {
      return await database.borrow((connection) => once(connection, how, work, progress), as.statementMs);
    } catch (error) {
      if (attempt >= MOST_TRIES || !mayRunAgain(error, progress)) throw error;
      await setTimeout(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

/** All of it local to the transaction, so that a pooler changes nothing. */
const entering = ({ role, setting = '', statementMs }: As, limits: DatabaseLimits): string =>
  `BEGIN; SET LOCAL ROLE ${role}; SELECT ${setting}` +
  `set_config('statement_timeout', '${statementMs ?? limits.statementMs}', true), ` +
  `set_config('lock_timeout', '${limits.lockMs}', true), set_config('idle_in_transaction_session_timeout', '${IDLE_MS}', true)`;

interface Progress {
  committing: boolean;
}

/** After a lost race, with plans that are outdated, or on another connection if this one was lost before the commit. */
const mayRunAgain = (error: unknown, { committing }: Progress): boolean =>
  RETRIED.has(codeOf(error)) ||
  isOutdated(error) ||
  /* guard: another connection after a lost one */ (!committing && isLost(error));

/** In order: of a transaction that could not be entered the work is not begun. */
async function once<T>(
  { db, send }: Connection,
  { enter, ends }: { enter: string; ends: string },
  work: (db: Tx) => Promise<T>,
  progress: Progress,
): Promise<T> {
  try {
    await send(enter);
    const result = await work(db);
    progress.committing = true;
    const ended = await send(ends);
    // of a transaction with a failed statement PostgreSQL keeps nothing, without calling that an error
    if (/* guard: failed statement → false */ ended !== ends)
      throw new Error('A transaction was to be committed after one of its statements had failed');
    return result;
  } catch (error) {
    // on a connection that is gone there is nothing to take back
    await send('ROLLBACK').catch(() => {});
    throw error;
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
