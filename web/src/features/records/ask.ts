import { preloadCall } from '../../api/preload.ts';
import type { PayloadOf } from '../../api/send.ts';
import { preloadCompany } from '../../parts/company/preload-company.ts';
import { session } from '../../platform/session.ts';
import { MOST_ORDERS } from '#contract/values/orders';
import { ALL } from './choices.ts';

/** Everybody's orders in one call, the tabs choose among them. */
export const recordsOf = (userGuid: string): PayloadOf<'GetExamOrders'> => ({
  userGuid,
  status: ALL,
  statusStage: ALL,
  pageIndex: 0,
  pageSize: MOST_ORDERS,
});

export async function preloadRecords(): Promise<void> {
  const { identity } = session.get();
  if (!identity) return;
  await Promise.all([preloadCompany(identity), preloadCall('GetExamOrders', recordsOf(identity.userGuid))]);
}
