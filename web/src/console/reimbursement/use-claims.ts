import { oneOf, pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { useParam } from '../../platform/location.ts';
import { useCall } from '../api/use-call.ts';
import { companyKey, dayKey, flagKey } from '../kit/address-keys.ts';
import { companyOf, daysOf } from '../kit/Filters.tsx';
import { PAGE_SIZE } from '../kit/Pager.tsx';
import { CLAIM_QUEUES } from '#contract/values/ops/claims';

const KEYS = {
  q: text,
  queue: oneOf(CLAIM_QUEUES),
  company: companyKey,
  type: oneOf(['all', 'physical', 'vaccine']),
  eyes: flagKey,
  from: dayKey,
  to: dayKey,
  page: pageNumber,
};
export const NO_FILTERS = { q: '', company: '', type: 'all', eyes: false, from: '', to: '', page: 1 } as const;

/** The queue as the address has it, and what it finds. */
export function useClaims() {
  const address = useAddressState(KEYS);
  const { q, queue, company, type, eyes, from, to, page } = address.state;
  const found = useCall('OpsClaims', {
    ...{ text: q, queue, type, fourEyes: eyes, ...companyOf(company), ...daysOf({ from, to }) },
    ...{ pageIndex: page - 1, pageSize: PAGE_SIZE },
  });
  const isNarrowed = Boolean(q || company || type !== 'all' || eyes || from || to);
  return { ...address, found, isNarrowed };
}

/** Which claim is open beside the queue, if one is. */
export function useOpenClaim(): { companyId: number; claimId: number } | undefined {
  const company = useParam('company');
  const claim = useParam('claim');
  if (!company || !claim || !/^\d+$/.test(company + claim)) return undefined;
  return { companyId: Number(company), claimId: Number(claim) };
}
