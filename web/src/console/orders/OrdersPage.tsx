import { Download } from 'lucide-react';
import { useState } from 'react';
import type { OpsOrderRow } from '#contract/ops/orders';
import { AppLink } from '../../platform/AppLink.tsx';
import { useText } from '../../platform/locale.ts';
import { withSearch, type AppPath } from '../../platform/paths.ts';
import { searchOf } from '../../platform/location.ts';
import { DataTable } from '../../ui/data/DataTable.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useIsRoomy } from '../../ui/layout/wide.ts';
import { Block } from '../kit/Block.tsx';
import { ExportPage } from '../kit/ExportPage.tsx';
import { Nothing } from '../kit/Nothing.tsx';
import { Pager } from '../kit/Pager.tsx';
import { Beside } from '../kit/Pane.tsx';
import { opsPathTo } from '../routes.ts';
import { orderKey, useOrderColumns } from './columns.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { countText } from './order-look.ts';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderPane } from './OrderPane.tsx';
import { ordersText } from './text.ts';
import { useOpenOrder, useOrders } from './use-orders.ts';

/** An order beside the list keeps the list's search in its address. */
const orderPath = (companyId: number, orderId: number): AppPath =>
  withSearch(
    opsPathTo('/ops/orders/$company/$order', { company: String(companyId), order: String(orderId) }),
    searchOf(location),
  );

export function OrdersPage() {
  const words = useText(ordersText);
  const orders = useOrders();
  const open = useOpenOrder();
  const isRoomy = useIsRoomy();
  const columns = useOrderColumns(open !== undefined);
  const allColumns = useOrderColumns(false);
  const [ticked, setTicked] = useState<string[]>([]);
  const [exporting, setExporting] = useState(false);
  const { found, state } = orders;
  const total = found.data ? countText(found.data.total) : '…';
  const chosen = (rows: readonly OpsOrderRow[]) => rows.filter((row) => ticked.includes(orderKey(row)));
  const list = (
    <Block query={found}>
      {({ rows, total: all }) =>
        rows.length === 0 ? (
          <Nothing />
        ) : (
          <DataTable
            label={words.title}
            columns={columns}
            rows={rows}
            rowKey={orderKey}
            openLink={(row) => <AppLink to={orderPath(row.company.companyId, row.orderId)} />}
            current={open && `${open.companyId}-${open.orderId}`}
            narrow={open !== undefined && !isRoomy}
            ticking={
              open
                ? undefined
                : {
                    ticked,
                    onTick: setTicked,
                    allLabel: words.tickAll,
                    rowLabel: ({ orderNo }) => words.tick(orderNo),
                  }
            }
            footer={
              <Pager
                page={state.page}
                total={all}
                pathTo={(page) =>
                  withSearch(opsPathTo('/ops/orders'), {
                    ...searchOf(location),
                    page: page > 1 ? String(page) : undefined,
                  })
                }
              />
            }
          />
        )
      }
    </Block>
  );
  return (
    <>
      {open && <h1 className="sr-only lg:hidden">{words.title}</h1>}
      <div className={open ? 'max-lg:hidden' : undefined}>
        <PageTitle
          text={words.found(total, words.sorts[state.sort])}
          actions={
            <div className="flex flex-wrap gap-2">
              {found.data && ticked.length > 0 && (
                <ExportPage
                  name={words.fileName}
                  columns={allColumns}
                  rows={chosen(found.data.rows)}
                  ticked={chosen(found.data.rows).length}
                />
              )}
              <Button size="sm" icon={<Download aria-hidden="true" size={16} />} onClick={() => setExporting(true)}>
                {words.export}
              </Button>
            </div>
          }
        >
          {words.title}
        </PageTitle>
        <OrderFilters {...orders} />
      </div>
      <Beside
        list={list}
        detail={
          open && (
            <OrderPane
              key={`${open.companyId}-${open.orderId}`}
              {...open}
              address={opsPathTo('/ops/orders/$company/$order', {
                company: String(open.companyId),
                order: String(open.orderId),
              })}
              closeTo={withSearch(opsPathTo('/ops/orders'), searchOf(location))}
            />
          )
        }
      />
      {exporting && <ExportDialog search={orders.search} total={total} onClose={() => setExporting(false)} />}
    </>
  );
}
