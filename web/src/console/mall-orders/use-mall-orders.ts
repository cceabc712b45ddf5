import { oneOf, pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { useParam } from '../../platform/location.ts';
import { useCall } from '../api/use-call.ts';
import { companyKey, dayKey } from '../kit/address-keys.ts';
import { companyOf, daysOf } from '../kit/Filters.tsx';
import { PAGE_SIZE } from '../kit/Pager.tsx';
import { MALL_FILTERS } from '#contract/values/ops/mall-orders';
import { MALLS } from './choices.ts';

const KEYS = {
  q: text,
  company: companyKey,
  mall: oneOf(MALLS),
  status: oneOf(MALL_FILTERS),
  from: dayKey,
  to: dayKey,
  page: pageNumber,
};

export const NO_FILTERS = { q: '', company: '', mall: 'all', status: 'all', from: '', to: '', page: 1 } as const;

/** The list as the address has it, and what it finds. */
export function useMallOrders() {
  const address = useAddressState(KEYS);
  const { q, company, mall, status, from, to, page } = address.state;
  const search = { text: q, ...companyOf(company), mall, status, ...daysOf({ from, to }) };
  const found = useCall('OpsMallOrders', { ...search, pageIndex: page - 1, pageSize: PAGE_SIZE });
  const isNarrowed = Boolean(q || company || from || to || mall !== 'all' || status !== 'all');
  return { ...address, search, found, isNarrowed };
}

/** Which order is open beside the list, if one is. */
export function useOpenMallOrder(): { companyId: number; orderId: number } | undefined {
  const company = useParam('company');
  const order = useParam('order');
  if (!company || !order || !/^\d+$/.test(company + order)) return undefined;
  return { companyId: Number(company), orderId: Number(order) };
}
