import { Star } from 'lucide-react';
import { cx } from '../../ui/cx.ts';

/** How many of five, read as words. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className={cx(star <= count ? 'fill-warn-mark text-warn-mark' : 'text-n-300')}
        />
      ))}
    </span>
  );
}
