import { askDraftAhead } from '../parts/orders/ask-draft-ahead.ts';
import type { RoutePath } from '../platform/route-table.ts';

/** What somebody who arrives at a path will be shown is asked for while its page is on its way; home brings its own. */
export const askedAhead: Partial<Record<RoutePath, () => void>> = {
  '/web/personal': askDraftAhead,
  '/web/examset': askDraftAhead,
  '/web/examselect': askDraftAhead,
  '/web/examconfirm': askDraftAhead,
};
