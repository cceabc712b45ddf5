import type { Portal, Tx } from '../../ctx.ts';
import { asConsole } from '../../db/transact.ts';

/** Names of the operators behind entries; whoever else acts is known by what they are. */
export const actorNames = async ({ database }: Portal, actorIds: string[]): Promise<Map<string, string>> => {
  const ids = [...new Set(actorIds)].map(Number).filter(Number.isSafeInteger);
  if (ids.length === 0) return new Map();
  const rows = await asConsole(database, (db) =>
    db.selectFrom('operator').select(['operator_id', 'name']).where('operator_id', 'in', ids).execute(),
  );
  return new Map(rows.map(({ operator_id, name }) => [String(operator_id), name]));
};

/** Whom somebody means who types a name: an operator's, or what they sign in with. */
export const actorsNamed = async (db: Tx, typed: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('operator')
    .select('operator_id')
    .where((where) => where.or([where('name', '=', typed), where('login_name', '=', typed.toLowerCase())]))
    .execute();
  return rows.map(({ operator_id }) => String(operator_id));
};
