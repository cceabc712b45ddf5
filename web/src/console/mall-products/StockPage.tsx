import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { OpsStockRow } from '#contract/ops/mall-stock';
import type { SheetFormat } from '#contract/sheet-format';
import { pageNumber, text, useAddressState } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { useLocale, useText } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { ToggleChip } from '../../ui/form/FilterChips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { download } from '../api/send.ts';
import { useCall } from '../api/use-call.ts';
import { companyKey, flagKey } from '../kit/address-keys.ts';
import { CompanyFilter, companyOf, Filters } from '../kit/Filters.tsx';
import { FoundTable } from '../kit/FoundTable.tsx';
import { PAGE_SIZE, Pager } from '../kit/Pager.tsx';
import { Search } from '../kit/Search.tsx';
import { kitText } from '../kit/text.ts';
import { useOperator } from '../session.ts';
import { LowAtDialog } from './LowAtDialog.tsx';
import { useStockColumns } from './stock-columns.tsx';
import { stockText } from './stock-text.ts';
import { StockDialog } from './StockDialog.tsx';
import { StockTabs } from './StockTabs.tsx';

const KEYS = { q: text, company: companyKey, low: flagKey, page: pageNumber };

/** The stock of each product at each company; finance reads, the others change it. */
export function StockPage() {
  const words = useText(stockText);
  const kit = useText(kitText);
  const columnsIn = useLocale() === 'en-us' ? 'en' : 'zh';
  const { state, change, pathWith } = useAddressState(KEYS);
  const { q, company, low, page } = state;
  const mayChange = useOperator()?.role !== 'finance';
  const [changing, setChanging] = useState<OpsStockRow>();
  const [noticing, setNoticing] = useState<OpsStockRow>();
  const which = { text: q, ...companyOf(company) };
  const found = useCall('OpsStock', { ...which, low, pageIndex: page - 1, pageSize: PAGE_SIZE });
  const lowOnes = useCall('OpsLowStock', {}).data?.total ?? 0;
  const file = useMutation({
    mutationFn: (format: SheetFormat) =>
      download('OpsStockFile', { ...which, low: low ? 'true' : 'false', columns: columnsIn, format }),
    onSuccess: saveFile,
  });
  const columns = useStockColumns(mayChange ? { onChange: setChanging, onLowAt: setNoticing } : undefined);
  const search = useCallback((typed: string) => change({ q: typed, page: 1 }, { replace: true }), [change]);
  return (
    <>
      <PageTitle
        text={words.intro}
        actions={
          <>
            <Button
              size="sm"
              icon={<Download aria-hidden="true" size={16} />}
              busy={file.isPending}
              busyText={words.exporting}
              onClick={() => file.mutate('xlsx')}
            >
              {words.export}
            </Button>
            <Button size="sm" onClick={() => file.mutate('csv')}>
              {kit.asCsv}
            </Button>
          </>
        }
      >
        {words.title}
      </PageTitle>
      <StockTabs current="stock" />
      {lowOnes > 0 && !low && (
        <div className="mb-4">
          <Alert tone="warn">
            {words.lowNotice(lowOnes)} <AppLink to={pathWith({ low: true, page: 1 })}>{words.seeLow}</AppLink>
          </Alert>
        </div>
      )}
      <Filters
        onClear={q || company || low ? () => change({ q: '', company: '', low: false, page: 1 }) : undefined}
        search={<Search label={words.search} value={q} onSearch={search} />}
      >
        <CompanyFilter value={company} onChange={(next) => change({ company: next, page: 1 })} />
        <ToggleChip on={low} onChange={(next) => change({ low: next, page: 1 })}>
          {words.low}
        </ToggleChip>
      </Filters>
      <FoundTable
        query={found}
        rowsOf={({ rows }) => rows}
        label={words.title}
        columns={columns}
        rowKey={(row) => `${row.company.companyId}-${row.productId}`}
        footer={<Pager page={page} total={found.data?.total} pathTo={(next) => pathWith({ page: next })} />}
      />
      {changing && <StockDialog row={changing} onClose={() => setChanging(undefined)} />}
      {noticing && <LowAtDialog row={noticing} onClose={() => setNoticing(undefined)} />}
    </>
  );
}
