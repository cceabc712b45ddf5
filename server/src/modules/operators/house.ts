import type { InTx, Portal } from '../../ctx.ts';
import { HOUSE, transact } from '../../db/transact.ts';

interface House {
  company: { companyId: number };
}

/** The context of data that belongs to no client company: operators' accounts, and the audit of them. */
export const asHouse = <C extends { portal: Portal }>(ctx: C): C & House => ({ ...ctx, company: { companyId: HOUSE } });

export const inHouse = <C extends { portal: Portal }, T>(
  ctx: C,
  work: (ctx: InTx<C & House>) => Promise<T>,
): Promise<T> => transact(asHouse(ctx), work);

/** A transaction of the platform, for a caller of any kind. */
export type InHouse = InTx<{ portal: Portal } & House>;
