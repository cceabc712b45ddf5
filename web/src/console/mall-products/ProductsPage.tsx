import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { OpsCategory } from '#contract/ops/mall-products';
import { PRODUCT_KINDS } from '#contract/rules/product-kind';
import { MALLS, PRODUCT_STATES } from '#contract/values/ops/malls';
import { oneOf, text } from '../../platform/address-state.ts';
import { AppLink } from '../../platform/AppLink.tsx';
import { usePick, useText } from '../../platform/locale.ts';
import { useSearchText } from '../../platform/location.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useCall } from '../api/use-call.ts';
import { asking, choices, company, optionsOf, search, select, toggle } from '../kit/list/filters.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { useList } from '../kit/list/use-list.ts';
import { opsPathTo } from '../routes.ts';
import { useOperator } from '../session.ts';
import { CategoriesDialog } from './CategoriesDialog.tsx';
import { useProductColumns } from './columns.tsx';
import { productsText } from './text.ts';

const mallKey = oneOf(['all', ...MALLS]);
const kindKey = oneOf(['all', ...PRODUCT_KINDS]);

/** The products of both malls; content and administrators write them, the others read. */
export function ProductsPage() {
  const words = useText(productsText);
  const role = useOperator()?.role;
  const mayChange = role === 'content' || role === 'admin';
  const [sorting, setSorting] = useState(false);
  const categories = useCall('OpsCategories', {}).data?.categories ?? [];
  const list = useProducts(categories);
  const columns = useProductColumns();
  return (
    <>
      <ListPage
        {...{ list, columns, title: words.title, intro: words.intro, fileName: words.fileName }}
        rowKey={({ productId }) => String(productId)}
        openLink={({ productId }) => (
          <AppLink to={opsPathTo('/ops/products/$product', { product: String(productId) })} />
        )}
        actions={
          mayChange && (
            <>
              <Button size="sm" onClick={() => setSorting(true)}>
                {words.categories}
              </Button>
              <Button
                size="sm"
                variant="primary"
                icon={<Plus aria-hidden="true" size={16} />}
                render={<AppLink to={opsPathTo('/ops/products/$product', { product: 'new' })} />}
              >
                {words.add}
              </Button>
            </>
          )
        }
      />
      {sorting && <CategoriesDialog categories={categories} onClose={() => setSorting(false)} />}
    </>
  );
}

/** The list as filtered; of the categories, those of the chosen mall can be chosen. */
function useProducts(categories: readonly OpsCategory[]) {
  const words = useText(productsText);
  const pick = usePick();
  const mall = mallKey.read(useSearchText('mall'));
  const inMall = categories
    .filter((each) => mall === 'all' || each.mall === mall)
    .map(({ category, name }) => ({ value: category, label: pick(name.zh, name.en) }));
  return useList({
    call: 'OpsProducts',
    filters: [
      search({ label: words.search }),
      select('mall', mallKey, {
        ...{ label: words.mall, clears: ['category'] },
        options: [{ value: 'all', label: words.all }, ...optionsOf(MALLS, words.malls)],
      }),
      asking(
        select('category', text, { label: words.category, options: [{ value: '', label: words.all }, ...inMall] }),
        ({ category }) => (category ? { category } : {}),
      ),
      select('kind', kindKey, {
        label: words.kind,
        options: [{ value: 'all', label: words.all }, ...optionsOf(PRODUCT_KINDS, words.kinds)],
      }),
      company(),
      toggle('low', words.low),
      choices('state', ['all', ...PRODUCT_STATES], { label: words.state, names: words.states }),
    ],
  });
}
