import type { UseQueryResult } from '@tanstack/react-query';
import type { MallOrderRow } from '#contract/calls/mall-orders';
import type { MallKind } from '#contract/calls/mall-payment';
import type { Failure } from '../../../api/failure.ts';
import type { ReplyOf } from '../../../api/send.ts';
import { useCall } from '../../../api/use-call.ts';
import { now } from '../../../platform/clock.ts';
import { useSession } from '../../../platform/session.ts';
import { heldUntil } from './record-look.ts';

export const PAGE_SIZE = 20;
/** How soon it is asked again while the end of a hold is being settled. */
const SETTLING_MS = 5_000;

export interface OrdersWanted {
  status: MallOrderRow['Status'];
  year: number;
  page: number;
}

/** The purchases in one of the malls. */
export function useOrders(
  mall: MallKind,
  { status, year, page }: OrdersWanted,
): UseQueryResult<ReplyOf<'GetOrderPageList'>, Failure> {
  const customerGuid = useSession((data) => data.identity?.userGuid ?? '');
  const wanted = {
    customerGuid,
    orderStatus: status,
    ...(year && { year }),
    pageIndex: page - 1,
    pageSize: PAGE_SIZE,
  };
  const again = (reply: ReplyOf<'GetOrderPageList'> | undefined) =>
    reply?.rows.some(isSettling) ? SETTLING_MS : false;
  const health = useCall(
    'GetOrderPageList',
    { ...wanted, mall: 'health' },
    { enabled: mall === 'health', fresh: true, again },
  );
  const service = useCall('GetServiceOrderPageList', wanted, { enabled: mall === 'service', fresh: true, again });
  return mall === 'health' ? health : service;
}

const isSettling = (order: MallOrderRow): boolean => (heldUntil(order) ?? Number.POSITIVE_INFINITY) <= now();
