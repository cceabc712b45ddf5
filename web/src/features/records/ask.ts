import { askAhead } from '../../api/ahead.ts';
import type { PayloadOf } from '../../api/send.ts';
import { askCompanyAhead } from '../../parts/company/load-company.ts';
import { session } from '../../platform/session.ts';
import { ALL, MOST_ORDERS } from './fixed.ts';

/** Everybody's orders in one call, the tabs choose among them. */
export const recordsOf = (userGuid: string): PayloadOf<'GetExamOrders'> => ({
  userGuid,
  status: ALL,
  statusStage: ALL,
  pageIndex: 0,
  pageSize: MOST_ORDERS,
});

export function askRecordsAhead(): void {
  const { identity } = session.get();
  if (!identity) return;
  askCompanyAhead(identity);
  askAhead('GetExamOrders', recordsOf(identity.userGuid));
}
