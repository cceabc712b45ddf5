import { Download } from 'lucide-react';
import { useState } from 'react';
import type { OpsOrderRow } from '#contract/ops/orders';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ExportDialog } from '../kit/dialogs/ExportDialog.tsx';
import { ExportPage } from '../kit/list/ExportPage.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { orderKey, useOrderColumns } from './columns.tsx';
import { countText } from './order-look.ts';
import { OrderPane } from './OrderPane.tsx';
import { ordersText } from './text.ts';
import { useOrders } from './use-orders.ts';

export function OrdersPage() {
  const words = useText(ordersText);
  const list = useOrders();
  const columns = useOrderColumns(list.open !== undefined);
  const allColumns = useOrderColumns(false);
  const [ticked, setTicked] = useState<string[]>([]);
  const [exporting, setExporting] = useState(false);
  const { data } = list.found;
  const { sort, ...search } = list.asked;
  const total = data ? countText(data.total) : '…';
  const chosen = data?.rows.filter((row) => ticked.includes(orderKey(row))) ?? [];
  const ticking = {
    ...{ ticked, onTick: setTicked, allLabel: words.tickAll },
    rowLabel: ({ orderNo }: OpsOrderRow) => words.tick(orderNo),
  };
  return (
    <>
      <ListPage
        {...{ list, columns, rowKey: orderKey, title: words.title, intro: words.found(total, words.sorts[sort]) }}
        {...(!list.open && { ticking })}
        searchNote={data && words.recognised[data.recognisedAs]}
        actions={
          <>
            {data && ticked.length > 0 && (
              <ExportPage name={words.fileName} columns={allColumns} rows={chosen} ticked={chosen.length} />
            )}
            <Button size="sm" icon={<Download aria-hidden="true" size={16} />} onClick={() => setExporting(true)}>
              {words.export}
            </Button>
          </>
        }
        pane={({ company, order }, places) => (
          <OrderPane companyId={Number(company)} orderId={Number(order)} {...places} />
        )}
      />
      {exporting && (
        <ExportDialog call="OpsOrderExport" {...{ search, total, words }} onClose={() => setExporting(false)} />
      )}
    </>
  );
}
