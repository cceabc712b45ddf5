import type { MenuGroup } from '#contract/calls/company';
import { screen, type AppPath } from '../../platform/paths.ts';

/** A mall, and not the record of its purchases. */
const MALL = /^\/(v2\/)?web\/(service\/)?mall\/?(\?.*)?$/i;

/** Where points can be spent: the first mall the company's menu leads to. */
export function mallIn(menus: readonly MenuGroup[]): AppPath | undefined {
  const entry = menus.flatMap(({ List }) => List).find(({ Url }) => MALL.test(Url));
  return entry && screen(entry.Url as `/${string}`);
}
