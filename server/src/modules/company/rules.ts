import type { MenuRule } from '#contract/company-config';
import type { Session } from '../../ctx.ts';
import type { MenuRow } from './queries.ts';

/** Menu items with this action are for HR only. */
export const HR_ACTION = 'gotoHr';
/** The role of HR users. */
export const HR_ROLE = 'HR';

type Viewer = Pick<Session, 'roleType' | 'employeeClass' | 'vendorId'>;

/** Whether this person's menu has the item, by role, employee class and vendor. */
export function maySeeItem(item: Pick<MenuRow, 'itemId' | 'clickMethod'>, viewer: Viewer, rules: MenuRule[]): boolean {
  if (item.clickMethod === HR_ACTION && viewer.roleType !== HR_ROLE) return false;
  return !rules.some(
    (rule) =>
      rule.hideItem === item.itemId &&
      rule.forClasses.includes(viewer.employeeClass) &&
      rule.unlessVendor !== viewer.vendorId,
  );
}

/** Days are 'YYYY-MM-DD', inclusive, so comparing text compares time. */
export const isShownOn = (
  { shown_from, shown_to }: { shown_from: string | null; shown_to: string | null },
  today: string,
): boolean => (shown_from ?? today) <= today && today <= (shown_to ?? today);
