import { askCentersAhead, askDraftAhead, askFeesAhead } from '../features/booking/ask.ts';
import { askHomeAhead } from '../features/company/ask.ts';
import { askRecordsAhead } from '../features/records/ask.ts';
import type { RoutePath } from '../platform/route-table.ts';

/** What somebody who arrives at a path will be shown is asked for while its page is on its way. */
export const askedAhead: Partial<Record<RoutePath, () => void>> = {
  '/web/home': askHomeAhead,
  '/web/personal': askDraftAhead,
  '/web/examset': askDraftAhead,
  '/web/examselect': askCentersAhead,
  '/web/examconfirm': askFeesAhead,
  '/web/examrecord': askRecordsAhead,
};
