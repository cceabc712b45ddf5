import type { MallSalesRow } from '#contract/ops/mall-orders';
import { oneOf, useAddressState, type AddressKey } from '../../platform/address-state.ts';
import { usePick, useText } from '../../platform/locale.ts';
import type { Column } from '../../ui/data/columns.ts';
import { DataTable } from '../../ui/data/DataTable.tsx';
import { priceText } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SelectChip } from '../../ui/form/FilterChips.tsx';
import { PageTitle } from '../../ui/layout/PageTitle.tsx';
import { useCall } from '../api/use-call.ts';
import { companyKey } from '../kit/list/address-keys.ts';
import { Block } from '../kit/pane/Block.tsx';
import { ExportPage } from '../kit/list/ExportPage.tsx';
import { CompanyFilter, companyOf, daysOf, Filters } from '../kit/list/FilterBar.tsx';
import { MALLS } from './choices.ts';
import { MonthsChip } from './MonthsChip.tsx';
import { SalesChart } from './SalesChart.tsx';
import { mallOrdersText } from './text.ts';

const monthKey: AddressKey<string> = {
  read: (text = '') => (/^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : ''),
  write: (value) => value || undefined,
};
const KEYS = { company: companyKey, mall: oneOf(MALLS), from: monthKey, to: monthKey };

/** The sales of the malls, by company and month: bars for the eye, a table for the figures. */
export function SalesPage() {
  const words = useText(mallOrdersText);
  const { state, change } = useAddressState(KEYS);
  const { company, mall, from, to } = state;
  const sales = useCall('OpsMallSales', { ...companyOf(company), mall, ...daysOf({ from, to }) });
  const columns = useSalesColumns();
  const isNarrowed = Boolean(company || from || to || mall !== 'all');
  return (
    <>
      <PageTitle
        text={words.salesIntro}
        actions={sales.data && <ExportPage name={words.fileName} columns={columns} rows={sales.data.rows} />}
      >
        {words.salesTitle}
      </PageTitle>
      <Filters onClear={isNarrowed ? () => change({ company: '', mall: 'all', from: '', to: '' }) : undefined}>
        <CompanyFilter value={company} onChange={(next) => change({ company: next })} />
        <SelectChip
          label={words.mall}
          on={mall !== 'all'}
          value={mall}
          onChange={(event) => {
            const next = MALLS.find((one) => one === event.target.value);
            if (next) change({ mall: next });
          }}
        >
          {MALLS.map((value) => (
            <option key={value} value={value}>
              {words.malls[value]}
            </option>
          ))}
        </SelectChip>
        <MonthsChip from={from} to={to} shown={sales.data} onChange={change} />
      </Filters>
      <Block query={sales}>
        {({ rows, from: first, to: last }) =>
          rows.length === 0 ? (
            <EmptyState title={words.noSales} />
          ) : (
            <>
              <SalesChart rows={rows} from={first} to={last} />
              <DataTable
                label={words.sales}
                columns={columns}
                rows={rows}
                rowKey={({ company: { companyId }, month }) => `${companyId} ${month}`}
              />
            </>
          )
        }
      </Block>
    </>
  );
}

function useSalesColumns(): Column<MallSalesRow>[] {
  const words = useText(mallOrdersText);
  const pick = usePick();
  const name = ({ company }: MallSalesRow) => pick(company.name.zh, company.name.en);
  const count = (key: 'orders' | 'items' | 'points', head: string): Column<MallSalesRow> => ({
    ...{ key, head, cell: (row) => row[key].toLocaleString('en-US'), text: (row) => row[key], end: true },
  });
  const yuan = (
    key: 'moneyFen' | 'giftsFen' | 'cardsFen' | 'companyFen' | 'backFen',
    head: string,
  ): Column<MallSalesRow> => ({
    ...{ key, head, cell: (row) => priceText(row[key]), text: (row) => (row[key] / 100).toFixed(2), end: true },
  });
  return [
    { key: 'month', head: words.month, cell: ({ month }) => <b>{month}</b>, text: ({ month }) => month },
    { key: 'company', head: words.company, cell: name, text: name },
    count('orders', words.orders),
    count('items', words.itemsSold),
    yuan('moneyFen', words.money),
    count('points', words.pointsUsed),
    yuan('giftsFen', words.gifts),
    yuan('cardsFen', words.cards),
    yuan('companyFen', words.byCompany),
    yuan('backFen', words.back),
  ];
}
