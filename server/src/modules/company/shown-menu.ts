import type { MenuGroup } from '#contract/company';
import { dayInShanghai } from '#contract/rules/day';
import type { InTx, MemberCtx } from '../../ctx.ts';
import { presentMenus } from './present.ts';
import { menuRows } from './queries.ts';
import { isShownOn, maySeeItem } from './rules.ts';

/** The home menu as the signed-in person sees it (§2.4, §6). */
export async function shownMenu(ctx: InTx<MemberCtx>): Promise<MenuGroup[]> {
  const { company, session } = ctx;
  const today = dayInShanghai(ctx.now());
  const rows = await menuRows(ctx);
  return presentMenus(
    rows.filter((item) => isShownOn(item, today) && maySeeItem(item, session, company.config.menuRules)),
  );
}
