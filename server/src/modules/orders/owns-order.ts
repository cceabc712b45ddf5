import type { SessionCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { ownOrderRow } from './queries.ts';

export const ownsOrder = (ctx: SessionCtx, orderId: number): Promise<boolean> =>
  transact(ctx, async (ctx) => (await ownOrderRow(ctx, orderId)) !== undefined);
