import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { Fault } from '../fault.ts';
import type { Keyring } from './keyring.ts';
import { isKeyStored } from './stored-keys.ts';
import { transact, type Tenant } from './transact.ts';
import type { InTx } from './tx.ts';

/**
 * Idempotency (docs/product §9.5). A write's handler must return a Committed, and only commitOnce makes one, so a write
 * that could run twice does not compile. The effect and the stored reply commit together.
 */
declare const committed: unique symbol;
export type Committed<T> = { readonly reply: T; readonly [committed]: true };

/** The key of a write, as the caller sent it, and whose it is. */
export interface Idempotency {
  /** 0 for operators, whose keys carry their name. */
  accountId: number;
  key: string;
  bodyHash(): Buffer;
}

/** The context a write needs to happen once: a company, and the key if the caller sent one. */
export interface OnceCtx extends Tenant {
  portal: Tenant['portal'] & { keyring: Keyring };
  now: Clock;
  idempotency: Idempotency | undefined;
}

/** Thrown when the same key has already done its work: the gateway answers with the stored reply. */
export class Replay extends Error {
  readonly reply: unknown;
  constructor(reply: unknown) {
    super('replay');
    this.reply = reply;
  }
}

export async function commitOnce<C extends OnceCtx, T>(
  ctx: C,
  work: (ctx: InTx<C>) => Promise<T>,
): Promise<Committed<T>> {
  const reply = await transact(ctx, async (ctx) => {
    // guard: idempotency claim
    await claimKey(ctx);
    const reply = await work(ctx);
    await storeReply(ctx, reply);
    return reply;
  });
  return { reply } as Committed<T>;
}

/** Answers a repeated write without running it; refuses a key that was used with another body. */
export async function replayIfDone(ctx: OnceCtx): Promise<void> {
  const { idempotency } = ctx;
  if (idempotency && (await isKeyStored(ctx, idempotency))) await transact(ctx, throwStoredReply);
}

/** Takes the key for this transaction. A second one with the same key waits here until the first has ended. */
async function claimKey(ctx: InTx<OnceCtx>): Promise<void> {
  if (!ctx.idempotency) return;
  const { company_id, account_id, key } = ownKey(ctx);
  const claimed = await sql`
    INSERT INTO idempotency (company_id, account_id, key, body_hash, created_at)
    VALUES (${company_id}, ${account_id}, ${key}, ${ctx.idempotency.bodyHash()}, ${ctx.now()})
    ON CONFLICT DO NOTHING`.execute(ctx.db);
  if (claimed.numAffectedRows === 0n) await throwStoredReply(ctx);
}

async function throwStoredReply(ctx: InTx<OnceCtx>): Promise<void> {
  const row = await ctx.db
    .selectFrom('idempotency')
    .select(['body_hash', 'reply'])
    .where((where) => where.and(ownKey(ctx)))
    .executeTakeFirst();
  if (!row?.reply) return;
  if (!ctx.idempotency || /* guard: idempotency body → false */ !row.body_hash.equals(ctx.idempotency.bodyHash()))
    throw new Fault('keyReused');
  const key = await ctx.portal.keyring.companyKey(ctx);
  throw new Replay(JSON.parse(key.unseal(sealContextOf(ctx), row.reply)));
}

async function storeReply(ctx: InTx<OnceCtx>, reply: unknown): Promise<void> {
  if (!ctx.idempotency) return;
  const key = await ctx.portal.keyring.companyKey(ctx);
  const sealed = key.seal(sealContextOf(ctx), JSON.stringify(reply));
  const { company_id, account_id, key: ownName } = ownKey(ctx);
  await sql`
    UPDATE idempotency SET reply = ${sealed}
    WHERE company_id = ${company_id} AND account_id = ${account_id} AND key = ${ownName}`.execute(ctx.db);
}

/** The row of this caller's key. */
const ownKey = ({ company, idempotency }: OnceCtx) => ({
  company_id: company.companyId,
  account_id: idempotency?.accountId ?? 0,
  key: idempotency?.key ?? '',
});

const sealContextOf = ({ idempotency }: OnceCtx) => ({
  table: 'idempotency',
  column: 'reply',
  row: `${idempotency?.accountId ?? 0}|${idempotency?.key ?? ''}`,
});

export const bodyHashOf = (...parts: string[]): Buffer => hash('sha256', parts.join('\0'), 'buffer');

/** Forgets the keys of one company that will not be repeated any more. */
export const forgetKeys = ({ db, company }: InTx<Tenant>, before: Date): Promise<unknown> =>
  db.deleteFrom('idempotency').where('company_id', '=', company.companyId).where('created_at', '<', before).execute();
