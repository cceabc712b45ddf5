import { ENDING_DAYS, type NewsItem } from '#contract/calls/news';
import { addDays, dayInShanghai } from '#contract/rules/day';
import type { EmployeeCtx, InTx } from '../../../ctx.ts';
import { cardsEnding } from '../../cards/index.ts';
import { pointsEnding } from '../../points/index.ts';
import { returnedClaims } from '../../reimbursement/index.ts';
import { servicesEnding } from '../../services/index.ts';

type Here = InTx<EmployeeCtx>;

/** Waiting things in the parts of the account centre the company has: claims that were sent back. */
export async function claimNews(ctx: Here): Promise<NewsItem[]> {
  if (!ctx.company.config.account.reimbursement) return [];
  const claims = await returnedClaims(ctx);
  return claims.map(({ reimId, claimNo, returned, reason }) => ({
    kind: 'claim',
    ...{ reimId, claimNo, field: returned[0]?.field ?? null, reason: returned[0]?.reason || reason },
  }));
}

/** Benefits that are lost soon if unused: one line for each kind, the first to end on top. */
export async function endingNews(ctx: Here): Promise<NewsItem[]> {
  const { points, cards, services } = ctx.company.config.account;
  const today = dayInShanghai(ctx.now());
  const until = addDays(today, ENDING_DAYS);
  const lost = points ? await pointsEnding(ctx, until) : undefined;
  const news = [
    ...(lost ? [{ kind: 'points' as const, ...lost }] : []),
    ...firstOf('card', cards ? await cardsEnding(ctx, { today, until }) : []),
    ...firstOf('service', services ? await servicesEnding(ctx, { today, until }) : []),
  ];
  return news.sort((a, b) => a.on.localeCompare(b.on));
}

const firstOf = <K extends 'card' | 'service'>(kind: K, rows: { name: string; name_eng: string; on: string }[]) =>
  rows
    .slice(0, 1)
    .map(({ name, name_eng, on }) => ({ kind, count: rows.length, name: { zh: name, en: name_eng }, on }));
