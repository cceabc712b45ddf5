import { useCallback } from 'react';
import { useText } from '../../platform/locale.ts';
import { Chips } from '../../ui/form/Chips.tsx';
import { DaysChip, SelectChip } from '../../ui/form/FilterChips.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { CompanyFilter, Filters } from '../kit/Filters.tsx';
import { kitText } from '../kit/text.ts';
import { MALL_FILTERS } from '#contract/values/ops/mall-orders';
import { MALLS } from './choices.ts';
import { countText } from './order-look.ts';
import { mallOrdersText } from './text.ts';
import { NO_FILTERS, type useMallOrders } from './use-mall-orders.ts';

/** The filters of the list; every value stands in the address. */
export function MallFilters({ state, change, found, isNarrowed }: ReturnType<typeof useMallOrders>) {
  const words = useText(mallOrdersText);
  const kit = useText(kitText);
  const search = useCallback((q: string) => change({ q, page: 1 }, { replace: true }), [change]);
  return (
    <Filters
      onClear={isNarrowed ? () => change(NO_FILTERS) : undefined}
      search={
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={state.q}
          onSearch={search}
          clearLabel={kit.clear}
          note={found.data && words.recognised[found.data.recognisedAs]}
        />
      }
    >
      <CompanyFilter value={state.company} onChange={(company) => change({ company, page: 1 })} />
      <SelectChip
        label={words.mall}
        on={state.mall !== 'all'}
        value={state.mall}
        onChange={(event) => {
          const mall = MALLS.find((one) => one === event.target.value);
          if (mall) change({ mall, page: 1 });
        }}
      >
        {MALLS.map((value) => (
          <option key={value} value={value}>
            {words.malls[value]}
          </option>
        ))}
      </SelectChip>
      <Chips
        label={words.status}
        value={state.status}
        onChange={(status) => change({ status, page: 1 })}
        items={MALL_FILTERS.map((value) => {
          const count = found.data?.counts[value];
          return { value, label: words.filters[value], count: count === undefined ? undefined : countText(count) };
        })}
      />
      <DaysChip
        label={words.days}
        from={state.from}
        to={state.to}
        words={kit}
        onChange={(days) => change({ ...days, page: 1 })}
      />
    </Filters>
  );
}
