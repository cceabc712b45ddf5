import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { PRODUCT_KINDS } from '#contract/rules/product-kind';
import { oneOf, pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chips } from '../../ui/form/Chips.tsx';
import { SelectChip, ToggleChip } from '../../ui/form/FilterChips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey, flagKey } from '../kit/address-keys.ts';
import { ExportPage } from '../kit/ExportPage.tsx';
import { CompanyFilter, companyOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { Search } from '../kit/Search.tsx';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import { CategoriesDialog } from './CategoriesDialog.tsx';
import { useProductColumns } from './columns.tsx';
import { MALLS, PRODUCT_STATES } from '#contract/values/ops/malls';
import { productsText } from './text.ts';

const KEYS = {
  ...{ q: text, mall: oneOf(['all', ...MALLS]), category: text, kind: oneOf(['all', ...PRODUCT_KINDS]) },
  ...{ state: oneOf(['all', ...PRODUCT_STATES]), company: companyKey, low: flagKey, page: pageNumber },
};
const NOTHING = {
  q: '',
  mall: 'all',
  category: '',
  kind: 'all',
  state: 'all',
  company: '',
  low: false,
  page: 1,
} as const;

/** The products of both malls; content and administrators write them, the others read. */
export function ProductsPage() {
  const words = useText(productsText);
  const pick = usePick();
  const { state, change, pathWith } = useAddressState(KEYS);
  const role = useOperator()?.role;
  const mayChange = role === 'content' || role === 'admin';
  const [sorting, setSorting] = useState(false);
  const categories = useCall('OpsCategories', {}).data?.categories ?? [];
  const { q, mall, kind, category, company, low, page } = state;
  const found = useCall('OpsProducts', {
    ...{ text: q, mall, kind, low, state: state.state, ...(category && { category }), ...companyOf(company) },
    ...{ pageIndex: page - 1, pageSize: PAGE_SIZE },
  });
  const columns = useProductColumns();
  const search = useCallback((typed: string) => change({ q: typed, page: 1 }, { replace: true }), [change]);
  const isNarrowed =
    Boolean(q || category || company || low) || mall !== 'all' || kind !== 'all' || state.state !== 'all';
  const isMall = (value: string) => MALLS.find((each) => each === value) ?? 'all';
  return (
    <>
      <PageTitle
        text={words.intro}
        actions={
          <div className="flex flex-wrap gap-2">
            {found.data && <ExportPage name={words.fileName} columns={columns} rows={found.data.rows} />}
            {mayChange && (
              <>
                <Button size="sm" onClick={() => setSorting(true)}>
                  {words.categories}
                </Button>
                <Button
                  size="sm"
                  variant="primary"
                  icon={<Plus aria-hidden="true" size={16} />}
                  render={<AppLink to={opsPathTo('/ops/products/$product', { product: 'new' })} />}
                >
                  {words.add}
                </Button>
              </>
            )}
          </div>
        }
      >
        {words.title}
      </PageTitle>
      <Filters
        onClear={isNarrowed ? () => change(NOTHING) : undefined}
        search={<Search label={words.search} value={q} onSearch={search} />}
      >
        <SelectChip
          label={words.mall}
          on={mall !== 'all'}
          value={mall}
          onChange={(event) => change({ mall: isMall(event.target.value), category: '', page: 1 })}
        >
          <option value="all">{words.all}</option>
          {MALLS.map((each) => (
            <option key={each} value={each}>
              {words.malls[each]}
            </option>
          ))}
        </SelectChip>
        <SelectChip
          label={words.category}
          on={category !== ''}
          value={category}
          onChange={(event) => change({ category: event.target.value, page: 1 })}
        >
          <option value="">{words.all}</option>
          {categories
            .filter((each) => mall === 'all' || each.mall === mall)
            .map((each) => (
              <option key={each.category} value={each.category}>
                {pick(each.name.zh, each.name.en)}
              </option>
            ))}
        </SelectChip>
        <SelectChip
          label={words.kind}
          on={kind !== 'all'}
          value={kind}
          onChange={(event) =>
            change({ kind: PRODUCT_KINDS.find((each) => each === event.target.value) ?? 'all', page: 1 })
          }
        >
          <option value="all">{words.all}</option>
          {PRODUCT_KINDS.map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </SelectChip>
        <CompanyFilter value={company} onChange={(next) => change({ company: next, page: 1 })} />
        <ToggleChip on={low} onChange={(next) => change({ low: next, page: 1 })}>
          {words.low}
        </ToggleChip>
        <Chips
          label={words.state}
          value={state.state}
          onChange={(next) => change({ state: next, page: 1 })}
          items={(['all', ...PRODUCT_STATES] as const).map((value) => ({ value, label: words.states[value] }))}
        />
      </Filters>
      <FoundTable
        query={found}
        rowsOf={({ rows }) => rows}
        label={words.title}
        columns={columns}
        rowKey={({ productId }) => String(productId)}
        openLink={({ productId }) => (
          <AppLink to={opsPathTo('/ops/products/$product', { product: String(productId) })} />
        )}
        footer={<Pager page={page} total={found.data?.total} pathTo={(next) => pathWith({ page: next })} />}
      />
      {sorting && <CategoriesDialog categories={categories} onClose={() => setSorting(false)} />}
    </>
  );
}
