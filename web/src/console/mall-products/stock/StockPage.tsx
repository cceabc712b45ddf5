import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { OpsStockRow } from '#contract/ops/mall-stock';
import type { SheetFormat } from '#contract/schemas/sheet-format';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useLocale, useText } from '../../../platform/locale.ts';
import { usePathname, useSearchTexts } from '../../../platform/location.ts';
import { withSearch } from '../../../platform/paths.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { download } from '../../api/send.ts';
import { useCall } from '../../api/use-call.ts';
import { company, search, toggle } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { kitText } from '../../kit/text.ts';
import { useOperator } from '../../session.ts';
import { LowAtDialog } from './LowAtDialog.tsx';
import { useStockColumns } from './stock-columns.tsx';
import { stockText } from './stock-text.ts';
import { StockDialog } from './StockDialog.tsx';
import { StockTabs } from './StockTabs.tsx';

/** The stock of each product at each company; finance reads, the others change it. */
export function StockPage() {
  const words = useText(stockText);
  const kit = useText(kitText);
  const columnsIn = useLocale() === 'en-us' ? 'en' : 'zh';
  const mayChange = useOperator()?.role !== 'finance';
  const [changing, setChanging] = useState<OpsStockRow>();
  const [noticing, setNoticing] = useState<OpsStockRow>();
  const list = useList({
    call: 'OpsStock',
    filters: [search({ label: words.search }), company(), toggle('low', words.low)],
  });
  const { low, ...which } = list.asked;
  const lowOnes = useCall('OpsLowStock', {}).data?.total ?? 0;
  const file = useMutation({
    mutationFn: (format: SheetFormat) =>
      download('OpsStockFile', { ...which, low: low ? 'true' : 'false', columns: columnsIn, format }),
    onSuccess: saveFile,
  });
  const seeLow = withSearch(usePathname(), { ...useSearchTexts(), low: '1', page: undefined });
  const columns = useStockColumns(mayChange ? { onChange: setChanging, onLowAt: setNoticing } : undefined);
  return (
    <>
      <ListPage
        {...{ list, columns, title: words.title, intro: words.intro }}
        rowKey={(row) => `${row.company.companyId}-${row.productId}`}
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
        aboveFilters={
          <>
            <StockTabs current="stock" />
            {lowOnes > 0 && !low && (
              <div className="mb-4">
                <Alert tone="warn">
                  {words.lowNotice(lowOnes)} <AppLink to={seeLow}>{words.seeLow}</AppLink>
                </Alert>
              </div>
            )}
          </>
        }
      />
      {changing && <StockDialog row={changing} onClose={() => setChanging(undefined)} />}
      {noticing && <LowAtDialog row={noticing} onClose={() => setNoticing(undefined)} />}
    </>
  );
}
