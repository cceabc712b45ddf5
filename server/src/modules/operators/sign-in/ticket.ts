import type { ExpressionBuilder } from 'kysely';
import type { Ctx } from '../../../ctx.ts';
import type { Schema } from '../../../db/tables.ts';
import { Fault } from '../../../fault.ts';
import { newToken, tokenHash } from '../../identity/index.ts';
import type { InPlatform } from '../in-platform.ts';
import { operatorById, type Operator } from '../queries.ts';

const LIFE_MS = 5 * 60_000;
const MOST_TRIES = 5;

type TicketCtx = InPlatform & Ctx;
interface Ticket {
  hash: Buffer;
  operator: Operator;
  /** The second factor that is being set up, sealed. */
  newSecret: Buffer | null;
}

/** For the steps after the password, unless the account has changed since the password was found right. */
export async function issueTicket(ctx: TicketCtx, operator: Operator, cookie: string): Promise<string> {
  const ticket = newToken();
  const { db, now } = ctx;
  const issued = await db
    .insertInto('operator_ticket')
    .columns(['ticket_hash', 'cookie_hash', 'operator_id', 'expires_at'])
    .expression(
      db
        .selectFrom('operator')
        .select((select) => [
          select.val(tokenHash(ticket)).as('ticket_hash'),
          select.val(tokenHash(cookie)).as('cookie_hash'),
          'operator_id',
          select.val(new Date(now().getTime() + LIFE_MS)).as('expires_at'),
        ])
        .where('operator_id', '=', operator.operator_id)
        .where('password_hash', '=', operator.password_hash)
        .where('disabled', '=', false)
        // a change of it under way is waited for, and one that comes later finds this ticket
        .forShare(),
    )
    .executeTakeFirst();
  if (issued.numInsertedOrUpdatedRows !== 1n) throw new Fault('wrongOperator');
  return ticket;
}

/** The ticket as its browser presents it. */
export async function openTicket(ctx: TicketCtx, ticket: string): Promise<Ticket> {
  const row = await ctx.db
    .selectFrom('operator_ticket')
    .select(['ticket_hash', 'operator_id', 'new_secret'])
    .where(isUsable(ctx, ticket))
    .executeTakeFirst();
  return ticketOf(ctx, row);
}

/** The same, with one try less: the check comes after this. */
export async function tryTicket(ctx: TicketCtx, ticket: string): Promise<Ticket> {
  const row = await ctx.db
    .updateTable('operator_ticket')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where(isUsable(ctx, ticket))
    .returning(['ticket_hash', 'operator_id', 'new_secret'])
    .executeTakeFirst();
  return ticketOf(ctx, row);
}

async function ticketOf(
  ctx: InPlatform,
  row: { ticket_hash: Buffer; operator_id: number; new_secret: Buffer | null } | undefined,
): Promise<Ticket> {
  const operator = row && (await operatorById(ctx, row.operator_id));
  if (!operator || operator.disabled) throw new Fault('signInExpired');
  return { hash: row.ticket_hash, operator, newSecret: row.new_secret };
}

/** In the browser it was given to, in time, with tries left. */
const isUsable =
  ({ client, now }: Ctx, ticket: string) =>
  (where: ExpressionBuilder<Schema, 'operator_ticket'>) =>
    where.and([
      where('ticket_hash', '=', tokenHash(ticket)),
      /* guard: a ticket’s browser */ where('cookie_hash', '=', tokenHash(client.cookie('ops') ?? '')),
      /* guard: a ticket’s time */ where('expires_at', '>', now()),
      /* guard: a ticket’s tries */ where('tries', '<', MOST_TRIES),
    ]);

export const spendTicket = ({ db }: InPlatform, { hash }: Ticket): Promise<unknown> =>
  db.deleteFrom('operator_ticket').where('ticket_hash', '=', hash).execute();

/** Where in the database the secret of a ticket is sealed for. */
export const newSecretSealContext = ({ hash }: Ticket) => ({
  table: 'operator_ticket',
  column: 'new_secret',
  row: hash.toString('hex'),
});
