import type { SessionCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';
import { ownOrderId } from './queries.ts';

export const ownsOrder = (ctx: SessionCtx, orderId: number): Promise<boolean> =>
  transact(ctx, async (ctx) => (await ownOrderId(ctx, orderId)) !== undefined);
