import { cx } from '../../ui/cx.ts';

/** The first character of a name, drawn and not written: it is no part of the read text. */
export function Initial({ of, large }: { of: string; large?: boolean }) {
  return (
    <span
      aria-hidden="true"
      data-initial={[...of][0]?.toUpperCase()}
      className={cx(
        'grid flex-none place-items-center rounded-full bg-brand-50 font-semibold text-brand-text edge-brand-200 before:content-[attr(data-initial)]',
        large ? 'size-14 text-l' : 'size-11 text-m',
      )}
    />
  );
}
