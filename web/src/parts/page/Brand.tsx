import { cx } from '../../ui/cx.ts';
import type { Branding } from '../../platform/branding.ts';

/** The company's mark: its name stands beside it, so the picture itself says nothing to a screen reader. */
export function Brand({
  branding,
  fallback,
  className,
}: {
  branding: Branding | null;
  fallback: string;
  className?: string;
}) {
  return (
    <span className={cx('flex min-w-0 items-center gap-3 font-semibold', className)}>
      {branding?.logo && (
        <img
          src={branding.logo}
          alt=""
          height={36}
          className="h-8 max-w-40 flex-none rounded-control object-contain md:h-9"
        />
      )}
      <span className="min-w-0">{branding?.name ?? fallback}</span>
    </span>
  );
}
