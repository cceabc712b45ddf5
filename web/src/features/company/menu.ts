import type { MenuGroup, MenuItem, OTHER_SERVICES } from '#contract/calls/company';
import { CalendarCheck, Circle, LayoutDashboard, Users, type LucideIcon } from 'lucide-react';
import { HR_ROLE } from '../../platform/session.ts';
import { iconByName } from '../../ui/art/icons.ts';

/** The action of the entry for HR. */
const HR_ACTION = 'gotoHr';
/** Typed by the contract but not taken from it: that file brings every schema of its module along. */
const OTHERS: typeof OTHER_SERVICES = 2;
export const FOR_RELATIVES = 'gotoRelOrder';
const BOOKING_ACTIONS = ['gotoSelOrder', FOR_RELATIVES];

export const startsBooking = (item: MenuItem): boolean => BOOKING_ACTIONS.includes(item.ClickMethod);

/** The groups this person sees, those with tiles and the other services apart. The server filters too. */
export function visibleGroups(
  groups: readonly MenuGroup[],
  roleType: string,
): { tiles: MenuGroup[]; others: MenuGroup[] } {
  const shown = groups
    .map((group) => ({
      ...group,
      List: group.List.filter((item) => item.ClickMethod !== HR_ACTION || roleType === HR_ROLE),
    }))
    .filter((group) => group.List.length > 0);
  return {
    tiles: shown.filter((group) => group.Type !== OTHERS),
    others: shown.filter((group) => group.Type === OTHERS),
  };
}

/** The icon the server names, else one by the entry's action. */
const BY_ACTION: Record<string, LucideIcon> = {
  gotoSelOrder: CalendarCheck,
  [FOR_RELATIVES]: Users,
  [HR_ACTION]: LayoutDashboard,
};
export const iconOf = (item: MenuItem): LucideIcon => iconByName(item.Icon) ?? BY_ACTION[item.ClickMethod] ?? Circle;

/** So many stand in a row on a wide screen. */
const ROW = 6;

/**
 * A small company's menu: groups that fit into one row together become one, and rows none of which is full stand in the
 * middle, so that no half-empty rows are left.
 */
export function wholeRows(groups: readonly MenuGroup[], mine: Pick<MenuGroup, 'MenuTypeName' | 'MenuTypeNameEng'>) {
  const entries = groups.flatMap(({ List }) => List);
  const together = groups.length > 1 && entries.length <= ROW;
  const rows = together ? [{ Type: groups[0]?.Type ?? 0, ...mine, List: entries }] : [...groups];
  return { rows, centred: rows.every(({ List }) => List.length < ROW) };
}
