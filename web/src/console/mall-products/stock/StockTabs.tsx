import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { opsPathTo } from '../../routes.ts';
import { stockText } from './stock-text.ts';

/** The stock, and its history. */
export function StockTabs({ current }: { current: 'stock' | 'moves' }) {
  const words = useText(stockText);
  return (
    <Tabs
      className="mb-4"
      label={words.views}
      current={current}
      items={[
        { key: 'stock', label: words.stock, link: <AppLink to={opsPathTo('/ops/stock')} /> },
        { key: 'moves', label: words.moves, link: <AppLink to={opsPathTo('/ops/stock/moves')} /> },
      ]}
    />
  );
}
