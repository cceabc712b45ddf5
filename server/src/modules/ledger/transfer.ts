import { sql } from 'kysely';
import type { InTx } from '../../ctx.ts';
import type { TransferKind, Unit } from '../../db/columns.ts';
import type { Tenant } from '../../db/transact.ts';

/** A holder of money or points. Beyond `outside` accounts lies the world: they may go below zero. */
export interface Account {
  name: string;
  outside?: boolean;
}

export interface Transfer {
  /** Its name is its idempotency key: the same one is written once. */
  name: string;
  kind: TransferKind;
  /** Its owner, e.g. `exam:17`. */
  subject: string;
  unit: Unit;
  from: Account;
  to: Account;
  amount: number;
  at: Date;
}

type Here = InTx<Tenant>;

/** Moves an amount at once. False: a transfer of this name was there already, and nothing happened. */
export async function move(ctx: Here, transfer: Transfer): Promise<boolean> {
  if (!(await write(ctx, transfer, false))) return false;
  await shift(ctx, transfer, { balance: -transfer.amount, reserved: 0 }, transfer.amount);
  return true;
}

/** Promises an amount: it is set aside until the promise is resolved. False: promised already. */
export async function promise(ctx: Here, transfer: Transfer): Promise<boolean> {
  if (!(await write(ctx, transfer, true))) return false;
  await change(ctx, transfer.from.name, transfer.unit, { balance: 0, reserved: transfer.amount });
  return true;
}

/** Keeps a promise (`post`) or takes it back. False: it was resolved already. */
export async function resolve(
  ctx: Here,
  name: string,
  outcome: 'post' | 'void' | 'expire',
  at: Date,
): Promise<boolean> {
  const { companyId } = ctx.company;
  const promised = await ctx.db
    .selectFrom('ledger_transfer')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('transfer', '=', name)
    .where('pending', '=', true)
    .executeTakeFirstOrThrow();
  const resolved = await ctx.db
    .insertInto('ledger_resolution')
    .values({ company_id: companyId, transfer: name, outcome, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (resolved.numInsertedOrUpdatedRows === 0n) return false;
  const { amount, unit } = promised;
  const [from, to] = [{ name: promised.from_account }, { name: promised.to_account }];
  if (outcome === 'post') await shift(ctx, { from, to, unit }, { balance: -amount, reserved: -amount }, amount);
  else await change(ctx, from.name, unit, { balance: 0, reserved: -amount });
  return true;
}

async function write(ctx: Here, transfer: Transfer, pending: boolean): Promise<boolean> {
  const { companyId } = ctx.company;
  for (const { name, outside = false } of [transfer.from, transfer.to]) {
    await ctx.db
      .insertInto('ledger_account')
      .values({ company_id: companyId, account: name, unit: transfer.unit, outside })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const written = await ctx.db
    .insertInto('ledger_transfer')
    .values({
      company_id: companyId,
      transfer: transfer.name,
      kind: transfer.kind,
      subject: transfer.subject,
      unit: transfer.unit,
      from_account: transfer.from.name,
      to_account: transfer.to.name,
      amount: transfer.amount,
      pending,
      at: transfer.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

interface Change {
  balance: number;
  reserved: number;
}

/** Both sides, always in the order of their names, so that two transfers never wait for each other. */
async function shift(
  ctx: Here,
  { from, to, unit }: Pick<Transfer, 'from' | 'to' | 'unit'>,
  given: Change,
  amount: number,
): Promise<void> {
  const sides: [string, Change][] = [
    [from.name, given],
    [to.name, { balance: amount, reserved: 0 }],
  ];
  for (const [name, by] of sides.sort(([a], [b]) => a.localeCompare(b))) await change(ctx, name, unit, by);
}

const change = ({ db, company }: Here, account: string, unit: Unit, { balance, reserved }: Change): Promise<unknown> =>
  sql`UPDATE ledger_account SET balance = balance + ${balance}, reserved = reserved + ${reserved}
    WHERE company_id = ${company.companyId} AND account = ${account} AND unit = ${unit}`.execute(db);
