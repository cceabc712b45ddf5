import type { MallSalesRow } from '#contract/ops/mall-orders';
import { useText } from '../../platform/locale.ts';
import { priceText } from '../../ui/data/Price.tsx';
import { byMonth } from './sales-months.ts';
import { mallOrdersText } from './text.ts';

/** One bar for each month; a screen reader reads the same as a list. */
export function SalesChart({ rows, from, to }: { rows: readonly MallSalesRow[]; from: string; to: string }) {
  const words = useText(mallOrdersText);
  const months = byMonth(rows, from, to);
  const most = Math.max(1, ...months.map(({ fen }) => fen));
  return (
    <figure className="mb-4 rounded-card border border-line bg-white p-4">
      <figcaption className="mb-3">
        <b>{words.chart}</b>
        <span className="block text-x text-ink-3">{words.chartNote}</span>
      </figcaption>
      <ul className="grid gap-1.5 text-c">
        {months.map(({ month, fen }) => (
          <li key={month} className="grid grid-cols-[4.5rem_minmax(0,1fr)_7rem] items-center gap-2">
            <span className="tabular-nums">{month}</span>
            <span aria-hidden="true" className="h-4 overflow-clip rounded-tag bg-n-50">
              <span
                className="block h-full rounded-tag bg-brand-fill forced-color-adjust-none"
                style={{ width: `${(fen / most) * 100}%` }}
              />
            </span>
            <span className="text-right tabular-nums">{priceText(fen)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
