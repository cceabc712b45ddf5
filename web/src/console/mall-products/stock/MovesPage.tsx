import { STOCK_MOVES } from '#contract/values/ops/malls';
import { useText } from '../../../platform/locale.ts';
import { companyKey } from '../../kit/list/address-keys.ts';
import { choices, company, fieldless } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { useMoveColumns } from './stock-columns.tsx';
import { stockText } from './stock-text.ts';
import { StockTabs } from './StockTabs.tsx';

/** Every movement of stock, of one product or of all. */
export function MovesPage() {
  const words = useText(stockText);
  const list = useList({
    call: 'OpsStockMoves',
    filters: [
      // a product's number looks like a company's
      fieldless('product', companyKey, (product) => (product ? { productId: Number(product) } : {})),
      company(),
      choices('kind', ['all', ...STOCK_MOVES], { label: words.kind, names: words.kinds }),
    ],
  });
  const columns = useMoveColumns();
  return (
    <ListPage
      {...{ list, columns, title: words.title, intro: words.intro, fileName: words.moves, label: words.moves }}
      rowKey={(row) => `${row.company.companyId}-${row.productId}-${row.moveNo}`}
      aboveFilters={<StockTabs current="moves" />}
    />
  );
}
