import { dayInShanghai } from '#contract/rules/day';
import { plusDays } from './days.ts';
import { mallHistory } from './fill-mall-history.ts';
import type { FillCtx } from './fill-people.ts';
import { pointsHistory } from './fill-points.ts';
import type { DemoTenant } from './types.ts';

/** Points and purchases, one after the other as they happened: spent points must have been there. */
export async function fillHistory(ctx: FillCtx, company: DemoTenant): Promise<void> {
  const today = dayInShanghai(ctx.portal.clock());
  const steps = [...pointsHistory(company, today), ...mallHistory(company)];
  steps.sort((a, b) => b.daysAgo - a.daysAgo || a.time.localeCompare(b.time));
  for (const { daysAgo, time, run } of steps) {
    const then = daysAgo > 0 ? at(ctx, `${plusDays(today, -daysAgo)}T${time}:00+08:00`) : ctx;
    await run(then, ctx);
  }
}

function at(ctx: FillCtx, moment: string): FillCtx {
  const then = new Date(moment);
  return { ...ctx, portal: { ...ctx.portal, clock: () => then } };
}
