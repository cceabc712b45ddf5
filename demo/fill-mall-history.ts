import { placeMallOrder, type PlacedOrder } from './fill-mall.ts';
import {
  completeMallOrder,
  giveMallOrderBack,
  grantBought,
  receiveMallOrder,
  sendMallOrder,
} from './fill-mall-after.ts';
import type { HistoryStep } from './history-step.ts';
import type { DemoMallOrder, DemoTenant } from './types.ts';

/** Each order with what became of it, on its own days. */
export const mallHistory = (company: DemoTenant): HistoryStep[] =>
  company.mallOrders.flatMap((order) => historyOf(company, order));

/** Parcels take some days: it is sent before it is received. */
const ON_THE_WAY_DAYS = 3;

function historyOf(company: DemoTenant, order: DemoMallOrder): HistoryStep[] {
  const { daysAgo, became, after = 0 } = order;
  let placed: PlacedOrder | undefined;
  const then = (
    days: number,
    time: string,
    run: (placed: PlacedOrder, ctx: Parameters<HistoryStep['run']>[0]) => Promise<void>,
  ) => ({
    ...{ daysAgo: daysAgo - days, time },
    run: async (ctx: Parameters<HistoryStep['run']>[0]) => {
      if (!placed) throw new Error('an order is placed before anything becomes of it');
      await run(placed, ctx);
    },
  });
  const steps: HistoryStep[] = [
    {
      ...{ daysAgo, time: '10:00' },
      run: async (ctx, { portal }) => {
        placed = await placeMallOrder(ctx, { company, portal }, order);
        if (became === 'completed') await grantBought(ctx, order.person, placed);
      },
    },
  ];
  if (became === 'sent') steps.push(then(after, '15:00', (order, ctx) => sendMallOrder(ctx, order)));
  if (became === 'completed')
    steps.push(
      then(Math.max(1, after - ON_THE_WAY_DAYS), '15:00', (order, ctx) => sendMallOrder(ctx, order)),
      then(after, '18:00', async (order, ctx) => {
        await receiveMallOrder(ctx, order);
        await completeMallOrder(ctx, order.orderId);
      }),
    );
  if (became === 'expired' || became === 'cancelled' || became === 'refunded')
    steps.push(then(after, '19:00', ({ orderId }, ctx) => giveMallOrderBack(ctx, orderId, became)));
  return steps;
}
