import { useText } from '../../platform/locale.ts';
import { cx } from '../../ui/cx.ts';
import { frameText } from './text.ts';

const HEART =
  'M14 21c-5-3.500-7.500-6.300-7.500-9.300 0-2.300 1.700-4 3.700-4 1.700 0 3 .9 3.800 2.400.8-1.500 2.100-2.400 3.800-2.400 2 0 3.700 1.700 3.700 4 0 3-2.500 5.800-7.500 9.300Z';

export function Brand({ className }: { className?: string }) {
  const words = useText(frameText);
  return (
    <span className={cx('flex items-center gap-2.5 text-s', className)}>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" className="flex-none">
        <rect width="28" height="28" rx="7" fill="#4a6ea9" />
        <path d={HEART} fill="#fff" />
      </svg>
      {words.product}
    </span>
  );
}
