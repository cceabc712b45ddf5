export const VIEWS = ['timeline', 'menus', 'banners', 'campaigns', 'notices'] as const;
/** Pictures a menu entry may have; the employees' pages know each of them. */
export const ICONS = [
  ...['calendar-check', 'users', 'clipboard-list', 'file-heart', 'upload', 'banknote', 'syringe', 'shopping-bag'],
  ...['store', 'tooth', 'dna', 'receipt-text', 'ticket', 'coins', 'stethoscope', 'activity', 'book-open'],
  ...['heart-pulse', 'newspaper', 'briefcase-medical', 'shield-check', 'message-square-text', 'layout-dashboard'],
  ...['phone', 'circle-help', 'map-pin'],
] as const;
