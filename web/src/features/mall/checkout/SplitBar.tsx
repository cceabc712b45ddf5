import { useText } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { priceText } from '../../../ui/data/Price.tsx';
import { checkoutText } from './checkout-text.ts';
import type { Shown } from './split.ts';

/** The colours of the sources; each carries white at 4.5 and more, and its word stands beside it. */
export const SOURCE_TONES = {
  company: 'bg-info',
  gift: 'bg-[#86499c]',
  card: 'bg-ok',
  points: 'bg-warn',
  money: 'bg-brand-fill',
} as const;
type Part = keyof typeof SOURCE_TONES;

interface SplitBarProps {
  rows: readonly Shown[];
  moneyFen: number;
  companyFen: number;
}

/** Who pays how much of it, as lengths and in words. */
export function SplitBar({ rows, moneyFen, companyFen }: SplitBarProps) {
  const words = useText(checkoutText);
  const of = (kind: Part) => rows.filter(({ source }) => source.source === kind).reduce((sum, { fen }) => sum + fen, 0);
  const names: Record<Part, string> = { company: words.company, ...words.sources, money: words.money };
  const parts = (
    [
      ['company', companyFen],
      ['gift', of('gift')],
      ['card', of('card')],
      ['points', of('points')],
      ['money', moneyFen],
    ] as const
  ).filter(([, fen]) => fen > 0);
  if (parts.length === 0) return null;
  return (
    <>
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-tag">
        {parts.map(([part, fen]) => (
          <span key={part} className={cx('min-w-1', SOURCE_TONES[part])} style={{ flex: fen }} />
        ))}
      </div>
      <ul aria-label={words.split} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-c text-ink-2">
        {parts.map(([part, fen]) => (
          <li key={part} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={cx('size-2.5 rounded-[2px]', SOURCE_TONES[part])} />
            {names[part]} {priceText(fen)}
          </li>
        ))}
      </ul>
    </>
  );
}
