import { Download } from 'lucide-react';
import { useState } from 'react';
import { MALL_FILTERS } from '#contract/values/ops/mall-orders';
import { oneOf } from '../../platform/address-state.ts';
import { useText } from '../../platform/locale.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ExportDialog } from '../kit/dialogs/ExportDialog.tsx';
import { choices, company, countAs, days, optionsOf, search, select } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { MALLS } from './choices.ts';
import { mallOrderKey, useMallColumns } from './columns.tsx';
import { MallOrderPane } from './MallOrderPane.tsx';
import { countText } from './order-look.ts';
import { mallOrdersText } from './text.ts';

const mallKey = oneOf(MALLS);

/** Orders of both malls of all companies, and the one that is open beside them. */
export function MallOrdersPage() {
  const words = useText(mallOrdersText);
  const list = useMallOrders();
  const columns = useMallColumns(list.open !== undefined);
  const [exporting, setExporting] = useState(false);
  const { data } = list.found;
  const total = data ? countText(data.total) : '…';
  return (
    <>
      <ListPage
        {...{ list, columns, rowKey: mallOrderKey, title: words.title, intro: words.intro }}
        searchNote={data && words.recognised[data.recognisedAs]}
        actions={
          <Button size="sm" icon={<Download aria-hidden="true" size={16} />} onClick={() => setExporting(true)}>
            {words.export}
          </Button>
        }
        pane={({ company: companyId, order }, places) => (
          <MallOrderPane companyId={Number(companyId)} orderId={Number(order)} {...places} />
        )}
      />
      {exporting && (
        <ExportDialog
          call="OpsMallOrdersExport"
          {...{ search: list.asked, total, words }}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  );
}

function useMallOrders() {
  const words = useText(mallOrdersText);
  return useList({
    call: 'OpsMallOrders',
    filters: [
      search({ label: words.search }),
      company(),
      select('mall', mallKey, { label: words.mall, options: optionsOf(MALLS, words.malls) }),
      choices('status', MALL_FILTERS, {
        ...{ label: words.status, names: words.filters },
        countOf: countAs(countText),
      }),
      days(words.days),
    ],
    pane: {
      list: '/ops/mall-orders',
      path: '/ops/mall-orders/$company/$order',
      params: (row) => ({ company: String(row.company.companyId), order: String(row.orderId) }),
    },
  });
}
