import { oneOf, pageNumber, useAddressState } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { Chips } from '../../ui/form/Chips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/address-keys.ts';
import { ExportPage } from '../kit/ExportPage.tsx';
import { CompanyFilter, companyOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { STOCK_MOVES } from '#contract/values/ops/malls';
import { useMoveColumns } from './stock-columns.tsx';
import { stockText } from './stock-text.ts';
import { StockTabs } from './StockTabs.tsx';

// a product's number looks like a company's
const KEYS = { product: companyKey, company: companyKey, kind: oneOf(['all', ...STOCK_MOVES]), page: pageNumber };

/** Every movement of stock, of one product or of all. */
export function MovesPage() {
  const words = useText(stockText);
  const { state, change, pathWith } = useAddressState(KEYS);
  const { product, company, kind, page } = state;
  const found = useCall('OpsStockMoves', {
    ...{ ...(product && { productId: Number(product) }), ...companyOf(company), kind },
    ...{ pageIndex: page - 1, pageSize: PAGE_SIZE },
  });
  const columns = useMoveColumns();
  const isNarrowed = product !== '' || company !== '' || kind !== 'all';
  return (
    <>
      <PageTitle
        text={words.intro}
        actions={found.data && <ExportPage name={words.moves} columns={columns} rows={found.data.rows} />}
      >
        {words.title}
      </PageTitle>
      <StockTabs current="moves" />
      <Filters onClear={isNarrowed ? () => change({ product: '', company: '', kind: 'all', page: 1 }) : undefined}>
        <CompanyFilter value={company} onChange={(next) => change({ company: next, page: 1 })} />
        <Chips
          label={words.kind}
          value={kind}
          onChange={(next) => change({ kind: next, page: 1 })}
          items={(['all', ...STOCK_MOVES] as const).map((value) => ({ value, label: words.kinds[value] }))}
        />
      </Filters>
      <FoundTable
        query={found}
        rowsOf={({ rows }) => rows}
        label={words.moves}
        columns={columns}
        rowKey={(row) => `${row.company.companyId}-${row.productId}-${row.moveNo}`}
        footer={<Pager page={page} total={found.data?.total} pathTo={(next) => pathWith({ page: next })} />}
      />
    </>
  );
}
