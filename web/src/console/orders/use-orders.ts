import { oneOf, pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { useParam } from '../../platform/location.ts';
import { useCall } from '../api/use-call.ts';
import { companyKey, dayKey } from '../kit/address-keys.ts';
import { companyOf, daysOf } from '../kit/Filters.tsx';
import { PAGE_SIZE } from '../kit/Pager.tsx';
import { ORDER_FILTERS, ORDER_SORTS } from '#contract/values/ops/orders';

const KEYS = {
  q: text,
  company: companyKey,
  status: oneOf(ORDER_FILTERS),
  from: dayKey,
  to: dayKey,
  sort: oneOf(ORDER_SORTS),
  page: pageNumber,
};

export const NO_FILTERS = { q: '', company: '', status: 'all', from: '', to: '', page: 1 } as const;

/** The list as the address has it, and what it finds. */
export function useOrders() {
  const address = useAddressState(KEYS);
  const { q, company, status, from, to, sort, page } = address.state;
  const search = { text: q, ...companyOf(company), status, ...daysOf({ from, to }) };
  const found = useCall('OpsOrderSearch', { ...search, sort, pageIndex: page - 1, pageSize: PAGE_SIZE });
  const isNarrowed = Boolean(q || company || from || to || status !== 'all');
  return { ...address, search, found, isNarrowed };
}

/** Which order is open beside the list, if one is. */
export function useOpenOrder(): { companyId: number; orderId: number } | undefined {
  const company = useParam('company');
  const order = useParam('order');
  if (!company || !order || !/^\d+$/.test(company + order)) return undefined;
  return { companyId: Number(company), orderId: Number(order) };
}
