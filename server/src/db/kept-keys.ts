import { setImmediate, setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './open.ts';
import { transact, type Tenant } from './transact.ts';

interface Asking {
  ctx: Tenant;
  accountId: number;
  key: string;
  tell(kept: boolean): void;
  fail(error: unknown): void;
}

/** A look-up that answered so many is followed by one that waits a moment for more. */
const CROWDED = 4;
const LINGER_MS = 1;

/** Who waits to be told, by company. An entry is there while somebody is looking. */
const asking = new WeakMap<Database, Map<number, Asking[]>>();

/**
 * Whether a write with the caller's key has been done. Whoever asks while a look-up is under way is answered by the
 * next one: in a rush one query answers many. It never joins one that was sent before it asked, so what it is told is
 * no older than its question.
 */
export function isKeyKept(ctx: Tenant, { accountId, key }: { accountId: number; key: string }): Promise<boolean> {
  const { database } = ctx.portal;
  const { companyId } = ctx.company;
  const companies = asking.get(database) ?? new Map<number, Asking[]>();
  asking.set(database, companies);
  return new Promise((tell, fail) => {
    const mine = { ctx, accountId, key, tell, fail };
    const others = companies.get(companyId);
    if (others) return void others.push(mine);
    companies.set(companyId, [mine]);
    void answerAll(companies, companyId);
  });
}

async function answerAll(companies: Map<number, Asking[]>, companyId: number): Promise<void> {
  for (let last = 0; ;) {
    // everybody whose request came in the same turn; in a rush also those of the next moment
    await (last >= CROWDED ? setTimeout(LINGER_MS) : setImmediate());
    const batch = companies.get(companyId)?.splice(0) ?? [];
    const [first] = batch;
    if (!first) break;
    last = batch.length;
    try {
      const kept = await lookUp(first.ctx, batch);
      for (const { accountId, key, tell } of batch) tell(kept.has(nameOf(accountId, key)));
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }
  companies.delete(companyId);
}

async function lookUp(ctx: Tenant, batch: Asking[]): Promise<Set<string>> {
  const accounts = batch.map(({ accountId }) => accountId);
  const keys = batch.map(({ key }) => key);
  const { rows } = await transact(ctx, ({ db, company }) =>
    sql<{ accountId: number; key: string }>`
      SELECT account_id AS "accountId", key FROM idempotency
      WHERE company_id = ${company.companyId} AND reply IS NOT NULL
        AND (account_id, key) IN (SELECT * FROM unnest(${accounts}::int[], ${keys}::text[]))`.execute(db),
  );
  return new Set(rows.map(({ accountId, key }) => nameOf(accountId, key)));
}

const nameOf = (accountId: number, key: string): string => `${accountId} ${key}`;
