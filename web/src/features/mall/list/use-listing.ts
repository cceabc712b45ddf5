import type { UseQueryResult } from '@tanstack/react-query';
import type { MallListing } from '#contract/calls/mall';
import type { MallKind } from '#contract/calls/mall-payment';
import type { Failure } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { useSession } from '../../../platform/session.ts';

type Listing = MallListing & { paidProductId?: number | null };

/** A mall's products, all categories at once: choosing among them needs no further question. */
export function useListing(mall: MallKind): UseQueryResult<Listing, Failure> {
  const companyId = useSession((data) => data.identity?.companyId ?? 0);
  const health = useCall(
    'GetProductInfo',
    { companyId, mall: 'health' },
    { enabled: mall === 'health', renewed: true },
  );
  const service = useCall('GetServiceProductInfo', { companyId }, { enabled: mall === 'service', renewed: true });
  return mall === 'health' ? health : service;
}
