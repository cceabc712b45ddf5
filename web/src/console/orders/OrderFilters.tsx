import { useCallback } from 'react';
import { useText } from '../../platform/locale.ts';
import { Chips } from '../../ui/form/Chips.tsx';
import { DaysChip, SelectChip } from '../../ui/form/FilterChips.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { CompanyFilter, Filters } from '../kit/Filters.tsx';
import { kitText } from '../kit/text.ts';
import { ORDER_FILTERS, ORDER_SORTS } from '#contract/values/ops/orders';
import { countText } from './order-look.ts';
import { ordersText } from './text.ts';
import { NO_FILTERS, type useOrders } from './use-orders.ts';

/** The filters of the list; every value stands in the address. */
export function OrderFilters({ state, change, found, isNarrowed }: ReturnType<typeof useOrders>) {
  const words = useText(ordersText);
  const kit = useText(kitText);
  const counts = found.data?.counts;
  // Typing changes the address without a step for every letter.
  const search = useCallback((q: string) => change({ q, page: 1 }, { replace: true }), [change]);
  const sort = ORDER_SORTS.find((one) => one === state.sort) ?? 'bookDate';
  return (
    <Filters
      onClear={isNarrowed ? () => change(NO_FILTERS) : undefined}
      search={
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          value={state.q}
          onSearch={search}
          clearLabel={kit.clear}
          note={found.data && words.recognised[found.data.recognisedAs]}
        />
      }
    >
      <CompanyFilter value={state.company} onChange={(company) => change({ company, page: 1 })} />
      <Chips
        label={words.status}
        value={state.status}
        onChange={(status) => change({ status, page: 1 })}
        items={ORDER_FILTERS.map((value) => {
          const count = counts?.[value];
          return { value, label: words.filters[value], count: count === undefined ? undefined : countText(count) };
        })}
      />
      <DaysChip
        label={words.bookDays}
        from={state.from}
        to={state.to}
        words={kit}
        onChange={(days) => change({ ...days, page: 1 })}
      />
      <SelectChip
        label={words.sort}
        on={false}
        value={sort}
        onChange={(event) => {
          const next = ORDER_SORTS.find((one) => one === event.target.value);
          if (next) change({ sort: next, page: 1 });
        }}
      >
        {ORDER_SORTS.map((value) => (
          <option key={value} value={value}>
            {words.sorts[value]}
          </option>
        ))}
      </SelectChip>
    </Filters>
  );
}
