import { Link2, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { AppLink } from '../../../platform/AppLink.tsx';
import { useText } from '../../../platform/locale.ts';
import type { AppPath } from '../../../platform/paths.ts';
import { cx } from '../../../ui/cx.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { wholeAddress } from '../../places.ts';
import { CopyButton } from '../CopyButton.tsx';
import { kitText } from '../text.ts';

export interface BesideProps {
  list: ReactNode;
  detail: ReactNode | undefined;
  /** The list takes little room. */
  slim?: boolean;
}

/** A list, and from 1024 up its open entry beside it; below, the open entry takes the page. */
export function Beside({ list, detail, slim = false }: BesideProps) {
  if (!detail) return list;
  const columns = slim
    ? 'lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]'
    : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]';
  return (
    <div className={cx('items-start gap-4 lg:grid', columns)}>
      <div className="min-w-0 max-lg:hidden">{list}</div>
      {detail}
    </div>
  );
}

export interface PaneProps {
  label: string;
  title: ReactNode;
  /** Under the title. */
  note?: ReactNode;
  /** Where this is, to be handed on. */
  address: AppPath;
  /** Where closing leads. */
  closeTo: AppPath;
  children: ReactNode;
  footer?: ReactNode;
}

/** The open entry of a list. */
export function Pane({ label, title, note, address, closeTo, children, footer }: PaneProps) {
  const words = useText(kitText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Below 1024 the list has gone: the focus would be nowhere.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [address]);
  return (
    <section
      aria-label={label}
      className="mt-3 overflow-clip rounded-card border border-line bg-white lg:sticky lg:top-18 lg:mt-0"
    >
      <div className="flex items-start gap-2 border-b border-line px-4 py-3 md:px-5">
        <div className="min-w-0 flex-1">
          <h2 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-2 text-s">
            {title}
          </h2>
          {note && <p className="text-x text-ink-3">{note}</p>}
        </div>
        <CopyButton
          small
          icon={Link2}
          text={wholeAddress(address)}
          label={words.copyLink}
          doneLabel={words.linkCopied}
        />
        <Button
          size="sm"
          className="px-0! max-md:min-w-11 md:min-w-9"
          icon={<X aria-hidden="true" size={16} />}
          render={<AppLink to={closeTo} />}
        >
          <VisuallyHidden>{words.closeDetail}</VisuallyHidden>
        </Button>
      </div>
      <div className="lg:max-h-[calc(100dvh-13rem)] lg:overflow-y-auto">{children}</div>
      {footer && (
        <div className="grid grid-cols-2 gap-2 border-t border-line bg-n-25 px-4 py-3 md:flex md:flex-wrap md:px-5">
          {footer}
        </div>
      )}
    </section>
  );
}

/** A part of the open entry, with its own small heading. */
export function PaneSection({
  title,
  aside,
  className,
  children,
}: {
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={cx('border-t border-line px-4 py-3.5 text-c first:border-t-0 md:px-5', className)}>
      <h3 className="mb-2 flex items-center justify-between gap-3 text-label font-semibold">
        {title}
        {aside && <span className="text-c font-normal text-ink-2">{aside}</span>}
      </h3>
      {children}
    </section>
  );
}
