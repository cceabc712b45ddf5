import { Download } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { searchOf } from '../../platform/location.ts';
import { withSearch, type AppPath } from '../../platform/paths.ts';
import { Button } from '../../ui/form/Button.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useIsRoomy } from '../../ui/layout/wide.ts';
import { FoundTable } from '../kit/FoundTable.tsx';
import { Pager } from '../kit/Pager.tsx';
import { Beside } from '../kit/Pane.tsx';
import { opsPathTo } from '../routes.ts';
import { mallOrderKey, useMallColumns } from './columns.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { MallFilters } from './MallFilters.tsx';
import { MallOrderPane } from './MallOrderPane.tsx';
import { countText } from './order-look.ts';
import { mallOrdersText } from './text.ts';
import { useMallOrders, useOpenMallOrder } from './use-mall-orders.ts';

const orderPath = (companyId: number, orderId: number): AppPath =>
  opsPathTo('/ops/mall-orders/$company/$order', { company: String(companyId), order: String(orderId) });

/** Orders of both malls of all companies, and the one that is open beside them. */
export function MallOrdersPage() {
  const words = useText(mallOrdersText);
  const orders = useMallOrders();
  const open = useOpenMallOrder();
  const isRoomy = useIsRoomy();
  const columns = useMallColumns(open !== undefined);
  const [exporting, setExporting] = useState(false);
  const { found, state } = orders;
  const list = (
    <FoundTable
      query={found}
      rowsOf={({ rows }) => rows}
      label={words.title}
      columns={columns}
      rowKey={mallOrderKey}
      openLink={(row) => <AppLink to={withSearch(orderPath(row.company.companyId, row.orderId), searchOf(location))} />}
      current={open && `${open.companyId}-${open.orderId}`}
      narrow={open !== undefined && !isRoomy}
      footer={
        <Pager
          page={state.page}
          total={found.data?.total}
          pathTo={(next) =>
            withSearch(opsPathTo('/ops/mall-orders'), {
              ...searchOf(location),
              page: next > 1 ? String(next) : undefined,
            })
          }
        />
      }
    />
  );
  return (
    <>
      {open && <h1 className="sr-only lg:hidden">{words.title}</h1>}
      <div className={open ? 'max-lg:hidden' : undefined}>
        <PageTitle
          text={words.intro}
          actions={
            <Button size="sm" icon={<Download aria-hidden="true" size={16} />} onClick={() => setExporting(true)}>
              {words.export}
            </Button>
          }
        >
          {words.title}
        </PageTitle>
        <MallFilters {...orders} />
      </div>
      <Beside
        list={list}
        detail={
          open && (
            <MallOrderPane
              key={`${open.companyId}-${open.orderId}`}
              {...open}
              address={orderPath(open.companyId, open.orderId)}
              closeTo={withSearch(opsPathTo('/ops/mall-orders'), searchOf(location))}
            />
          )
        }
      />
      {exporting && (
        <ExportDialog
          search={orders.search}
          total={found.data ? countText(found.data.total) : '…'}
          onClose={() => setExporting(false)}
        />
      )}
    </>
  );
}
