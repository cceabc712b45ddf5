import type { Portal, Tx } from '../../ctx.ts';
import { asConsole } from '../../db/transact.ts';

/** Names of the operators behind entries; other actors are known by their kind. */
export const actorNames = async ({ database }: Portal, actorIds: string[]): Promise<Map<string, string>> => {
  const ids = [...new Set(actorIds)].map(Number).filter(Number.isSafeInteger);
  if (ids.length === 0) return new Map();
  const rows = await asConsole(database, (db) =>
    db.selectFrom('operator').select(['operator_id', 'name']).where('operator_id', 'in', ids).execute(),
  );
  return new Map(rows.map(({ operator_id, name }) => [String(operator_id), name]));
};

/** The actors a typed name may mean: an operator's name, or a login. */
export const actorsNamed = async (db: Tx, typed: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('operator')
    .select('operator_id')
    .where((where) => where.or([where('name', '=', typed), where('login_name', '=', typed.toLowerCase())]))
    .execute();
  return rows.map(({ operator_id }) => String(operator_id));
};
