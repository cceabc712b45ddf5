import { setImmediate, setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './open.ts';
import { transact, type Tenant } from './transact.ts';

interface Asking {
  ctx: Tenant;
  accountId: number;
  key: string;
  answer(stored: boolean): void;
  fail(error: unknown): void;
}

/** After a look-up with so many callers the next one waits a moment, to answer more of them at once. */
const CROWDED = 4;
const LINGER_MS = 1;

/** Callers that wait for an answer, by company; an entry exists while a look-up runs. */
const asking = new WeakMap<Database, Map<number, Asking[]>>();

/**
 * Whether a write with the caller's key has been done. Callers that come while a look-up runs share the next one, never
 * the running one, so no answer is older than its question.
 */
export function isKeyStored(ctx: Tenant, { accountId, key }: { accountId: number; key: string }): Promise<boolean> {
  const { database } = ctx.portal;
  const { companyId } = ctx.company;
  const companies = asking.get(database) ?? new Map<number, Asking[]>();
  asking.set(database, companies);
  return new Promise((answer, fail) => {
    const mine = { ctx, accountId, key, answer, fail };
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
      const stored = await lookUp(first.ctx, batch);
      for (const { accountId, key, answer } of batch) answer(stored.has(nameOf(accountId, key)));
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
