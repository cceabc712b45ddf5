import { useCompanyInfo } from '../../../parts/company/company.ts';
import { CardsPlaceholder } from '../../../parts/list/CardsPlaceholder.tsx';
import { listPath } from '../../../parts/mall/mall-paths.ts';
import { mallNames } from '../../../parts/mall/text.ts';
import { Block } from '../../../parts/page/Block.tsx';
import { InnerPage } from '../../../parts/page/InnerPage.tsx';
import { oneOf, pageNumber, text, useAddressState, type AddressKey } from '../../../platform/address-state.ts';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Chips } from '../../../ui/form/Chips.tsx';
import { SelectChip } from '../../../ui/form/FilterChips.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Pagination } from '../../../ui/layout/Pagination.tsx';
import { MallTabs } from '../list/MallTabs.tsx';
import { MallOrderCard } from './MallOrderCard.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { PlacedNote } from '../checkout/PlacedNote.tsx';
import { STATUSES } from './record-look.ts';
import { recordText } from './text-record.ts';
import { useMall } from '../use-mall.ts';
import { useOrderActions } from './use-order-actions.tsx';
import { PAGE_SIZE, useOrders } from './use-orders.ts';

const yearKey: AddressKey<number> = {
  read: (value = '') => (/^2\d{3}$/.test(value) ? Number(value) : 0),
  write: (year) => (year ? String(year) : undefined),
};
const KEYS = { status: oneOf(STATUSES), year: yearKey, page: pageNumber, order: text };

/** /web/mall/record and /web/service/mall/record: the purchases; `?order=` opens one. */
export function RecordPage() {
  const words = useText(recordText);
  const names = useText(mallNames);
  const mall = useMall();
  const { state, change, pathWith } = useAddressState(KEYS);
  const hasYears = useCompanyInfo().data?.config.mall.yearFilter ?? false;
  const year = hasYears ? state.year : 0;
  const query = useOrders(mall, { ...state, year });
  const lookAgain = () => void query.refetch();
  const actions = useOrderActions(lookAgain);
  const counts = query.data?.counts;
  const years = query.data?.years ?? [];
  return (
    <InnerPage title={words.title} above={[{ label: names.malls[mall], to: listPath(mall) }]}>
      <MallTabs current="record" />
      <PlacedNote />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mb-4">
        <div className="min-w-0 max-md:w-full">
          <Chips
            label={words.status}
            value={String(state.status)}
            onChange={(value) => change({ status: KEYS.status.read(value), page: 1 })}
            items={STATUSES.map((status) => ({
              value: String(status),
              label: words.filters[status],
              count: counts?.[String(status)],
            }))}
          />
        </div>
        {hasYears && (
          <SelectChip
            label={words.year}
            on={year !== 0}
            value={year}
            onChange={(event) => change({ year: Number(event.target.value), page: 1 })}
          >
            <option value={0}>{words.allYears}</option>
            {years.map((one) => (
              <option key={one} value={one}>
                {words.yearOf(one)}
              </option>
            ))}
          </SelectChip>
        )}
      </div>
      <Block query={query} placeholder={<CardsPlaceholder />} className="">
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Nothing
              narrowed={state.status !== 0 || year !== 0 || state.page > 1}
              onAll={() => change({ status: 0, year: 0, page: 1 })}
            />
          ) : (
            <>
              <ul aria-label={words.list} className="mb-4 grid gap-3 md:gap-4">
                {rows.map((order) => (
                  <li key={order.orderGuid}>
                    <MallOrderCard
                      order={order}
                      actions={actions}
                      onOpen={() => change({ order: order.orderGuid })}
                      onOver={lookAgain}
                    />
                  </li>
                ))}
              </ul>
              <Pagination
                label={words.pages}
                page={state.page - 1}
                pages={Math.ceil(total / PAGE_SIZE)}
                link={(at) => <AppLink to={pathWith({ page: at + 1 })} />}
                words={words}
              />
            </>
          )
        }
      </Block>
      {state.order && (
        <OrderSheet
          orderGuid={state.order}
          actions={actions}
          onClose={() => change({ order: '' }, { replace: true })}
        />
      )}
      {actions.dialog}
    </InnerPage>
  );
}

function Nothing({ narrowed, onAll }: { narrowed: boolean; onAll: () => void }) {
  const words = useText(recordText);
  const mall = useMall();
  return (
    <Card>
      <EmptyState
        title={narrowed ? words.emptyFilter : words.empty}
        headingLevel={2}
        actions={
          narrowed ? (
            <Button size="sm" onClick={onAll}>
              {words.showAll}
            </Button>
          ) : (
            <Button size="sm" variant="primary" render={<AppLink to={listPath(mall)} />}>
              {words.shop}
            </Button>
          )
        }
      >
        {narrowed ? words.emptyFilterText : words.emptyText}
      </EmptyState>
    </Card>
  );
}
