import { sql } from 'kysely';
import type { InPlatform } from './in-platform.ts';

export const operatorByLogin = ({ db }: InPlatform, loginName: string) =>
  db
    .selectFrom('operator')
    .selectAll()
    .where('login_name', '=', loginName)
    .where('disabled', '=', false)
    .executeTakeFirst();

export const operatorById = ({ db }: InPlatform, operatorId: number) =>
  db.selectFrom('operator').selectAll().where('operator_id', '=', operatorId).executeTakeFirst();
export type Operator = NonNullable<Awaited<ReturnType<typeof operatorById>>>;

export const allOperators = ({ db }: InPlatform) =>
  db
    .selectFrom('operator as o')
    .select(['o.operator_id', 'o.login_name', 'o.name', 'o.role', 'o.disabled', 'o.must_change', 'o.created_at'])
    .select(sql<boolean>`o.totp_secret IS NOT NULL`.as('enrolled'))
    .select(
      sql<number>`(SELECT count(*)::int FROM operator_recovery r
        WHERE r.operator_id = o.operator_id AND r.used_at IS NULL)`.as('recovery_left'),
    )
    .select(
      sql<Date | null>`(SELECT max(s.seen_at) FROM operator_session s WHERE s.operator_id = o.operator_id)`.as(
        'last_seen_at',
      ),
    )
    .orderBy('o.disabled')
    .orderBy('o.login_name')
    .execute();

/** Changes the password that was looked at; false when it was changed since. */
export async function replacePassword(
  { db }: InPlatform,
  { operator_id, password_hash }: Pick<Operator, 'operator_id' | 'password_hash'>,
  next: { password_hash: string; must_change: boolean },
): Promise<boolean> {
  const changed = await db
    .updateTable('operator')
    .set(next)
    .where('operator_id', '=', operator_id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
