import type { Portal } from '../../ctx.ts';
import type { SealedTable } from '../../db/sealed-tables.ts';
import { PLATFORM_ID } from '../../db/transact.ts';

const provided = new WeakMap<Portal, readonly SealedTable[]>();

/** Called once per portal with what its modules keep sealed. */
export const provideSealed = (portal: Portal, tables: readonly SealedTable[]): void =>
  void provided.set(portal, tables);

/** The sealed rows of a company; the platform has rows in the companies' tables, too. */
export function sealedBy(portal: Portal, companyId: number): SealedTable[] {
  const tables = provided.get(portal);
  if (!tables) throw new Error('This portal was told of no sealed tables');
  return tables.filter(({ isPlatform }) => !isPlatform || companyId === PLATFORM_ID);
}
