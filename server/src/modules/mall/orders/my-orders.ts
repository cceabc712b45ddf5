import type { Input, Reply } from '#contract/call';
import type { mallOrders } from '#contract/calls/mall-orders';
import type { EmployeeCtx } from '../../../ctx.ts';
import { transact } from '../../../db/transact.ts';
import { orderCounts, orderRows, type Asked } from './order-rows.ts';
import { loadInsides, presentOrder } from './present-order.ts';

type Calls = typeof mallOrders;
type List = Reply<Calls['GetOrderPageList']>;

export const myOrders = (
  ctx: EmployeeCtx,
  { orderStatus, ...asked }: Input<Calls['GetOrderPageList']>,
): Promise<List> => listOf(ctx, { ...asked, status: orderStatus, year: asked.year, productId: undefined });

/** Of the service mall, all or those of its free product. */
export const myServiceOrders = (
  ctx: EmployeeCtx,
  { orderStatus, freeProductId, ...asked }: Input<Calls['GetServiceOrderPageList']>,
): Promise<List> =>
  listOf(ctx, { ...asked, mall: 'service', status: orderStatus, year: asked.year, productId: freeProductId });

const listOf = (ctx: EmployeeCtx, asked: Asked): Promise<List> =>
  transact(ctx, async (ctx) => {
    const rows = await orderRows(ctx, asked);
    const { counts, years } = await orderCounts(ctx, asked);
    const insides = await loadInsides(ctx, rows);
    return {
      rows: rows.flatMap((row) => {
        const inside = insides.get(row.order_id);
        return inside ? presentOrder(ctx, row, inside) : [];
      }),
      total: counts[asked.status] ?? 0,
      counts,
      years,
    };
  });
