export const HOME_LISTS = ['menus', 'banners', 'campaigns', 'notices'] as const;
export const MENU_ACTIONS = ['', 'gotoSelOrder', 'gotoRelOrder', 'gotoHr'] as const;
