import { Glasses } from 'lucide-react';
import { switchCare } from '../../api/care.ts';
import { useCare } from '../../platform/care.ts';
import { useText } from '../../platform/locale.ts';
import { cx } from '../../ui/cx.ts';
import { careText } from './text.ts';

/** On the login page, and in the header while the mode is on: the way in and the way out are the same button. */
export function CareSwitch({ className }: { className?: string }) {
  const words = useText(careText);
  const on = useCare();
  return (
    <button
      type="button"
      onClick={() => switchCare(!on)}
      className={cx(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong bg-white px-4 text-label text-ink',
        'transition-colors md:whitespace-nowrap hover:bg-n-50 active:bg-n-100',
        className,
      )}
    >
      <Glasses aria-hidden="true" size={20} strokeWidth={1.75} className="max-[379px]:hidden" />
      {on ? words.exit : words.mode}
    </button>
  );
}
