import { ORDER_FILTERS, ORDER_SORTS } from '#contract/values/ops/orders';
import { oneOf } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { choices, company, countAs, days, optionsOf, search, select } from '../kit/list/filters.tsx';
import { useList } from '../kit/list/use-list.ts';
import { countText } from './order-look.ts';
import { ordersText } from './text.ts';

const sortKey = oneOf(ORDER_SORTS);

/** The list as the address has it, and the orders it finds. */
export function useOrders() {
  const words = useText(ordersText);
  return useList({
    call: 'OpsOrderSearch',
    filters: [
      search({ label: words.search, placeholder: words.placeholder }),
      company(),
      choices('status', ORDER_FILTERS, {
        ...{ label: words.status, names: words.filters },
        countOf: countAs(countText),
      }),
      days(words.bookDays),
      select('sort', sortKey, { label: words.sort, options: optionsOf(ORDER_SORTS, words.sorts), kept: true }),
    ],
    pane: {
      list: '/ops/orders',
      path: '/ops/orders/$company/$order',
      params: (row) => ({ company: String(row.company.companyId), order: String(row.orderId) }),
    },
  });
}
