import type { MenuGroup } from '#contract/calls/company';
import { dayInShanghai } from '#contract/rules/day';
import type { InTx, MemberCtx } from '../../ctx.ts';
import { presentMenus } from './present.ts';
import { menuRows } from './queries.ts';
import { isShownOn, maySeeItem } from './rules.ts';

/**
 * Whether an address is that of an entry this person's menu leaves out: no picture and no notice leads there either. An
 * address that another entry of theirs has stays open.
 */
export async function hiddenFrom(ctx: InTx<MemberCtx>): Promise<(url: string) => boolean> {
  const { company, session } = ctx;
  const rows = await menuRows(ctx);
  const seen = rows.filter((item) => maySeeItem(item, session, company.config.menuRules)).map(({ url }) => url);
  const hidden = new Set(rows.map(({ url }) => url).filter((url) => url && !seen.includes(url)));
  return (url) => hidden.has(url);
}

/** The home menu as the signed-in person sees it. */
export async function shownMenu(ctx: InTx<MemberCtx>): Promise<MenuGroup[]> {
  const { company, session } = ctx;
  const today = dayInShanghai(ctx.now());
  const rows = await menuRows(ctx);
  return presentMenus(
    rows.filter((item) => isShownOn(item, today) && maySeeItem(item, session, company.config.menuRules)),
  );
}
