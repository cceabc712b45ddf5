import { cx } from '../cx.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useCounted } from './counted.ts';
import { thousands } from './thousands.ts';

const yuan = (fen: number): string => thousands((Math.abs(fen) / 100).toFixed(2));

/** The same in a sentence, where nothing can be set smaller. */
export const priceText = (fen: number): string => `${fen < 0 ? '−' : ''}¥${yuan(fen)}`;

export interface PriceProps {
  /** Integer fen. */
  fen: number;
  className?: string;
}

/** The sign at 0.8 em, always two decimals, thousands separated; the same in both languages. */
export function Price({ fen, className }: PriceProps) {
  const shown = useCounted(fen);
  return (
    <span className={cx('font-semibold whitespace-nowrap', className)}>
      {/* while it counts, only where it ends is said */}
      {shown !== fen && <VisuallyHidden>{priceText(fen)}</VisuallyHidden>}
      <span aria-hidden={shown !== fen || undefined}>
        {shown < 0 && '−'}
        <span className="mr-px text-[0.8em]">¥</span>
        {yuan(shown)}
      </span>
    </span>
  );
}
