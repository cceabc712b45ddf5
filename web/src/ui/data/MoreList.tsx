import { useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../form/Button.tsx';

export interface MoreListProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string | number;
  /** How many are drawn at first, and added at a press. */
  pageSize: number;
  /** A press adds all the rest instead. */
  all?: boolean;
  words: {
    /** On the button: how many are left. */
    more: (left: number) => string;
    /** Said when some were added. */
    said: (shown: number, total: number) => string;
  };
  label?: string;
  className?: string;
  /** `firstNew` goes to what takes the focus in the first item of those that were added. */
  children: (item: T, firstNew: Ref<HTMLHeadingElement> | undefined) => ReactNode;
}

/** A list that shows some and adds more at a press; reading goes on where it stopped. */
export function MoreList<T>({ items, keyOf, pageSize, all, words, label, className, children }: MoreListProps<T>) {
  const [{ from, shown }, setShown] = useState({ from: 0, shown: pageSize });
  const firstNew = useRef<HTMLHeadingElement>(null);
  const visible = items.slice(0, shown);
  const left = items.length - visible.length;
  const showMore = () => {
    setShown({ from: shown, shown: all ? items.length : shown + pageSize });
    // The button may be gone: the focus goes to the added rows.
    setTimeout(() => firstNew.current?.focus(), 0);
  };
  return (
    <>
      <ul aria-label={label} className={className}>
        {visible.map((item, index) => (
          <li key={keyOf(item)}>{children(item, index === from && index > 0 ? firstNew : undefined)}</li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {shown > pageSize && words.said(visible.length, items.length)}
      </p>
      {left > 0 && (
        <div className="mt-4 text-center">
          <Button guardMs={0} onClick={showMore}>
            {words.more(left)}
          </Button>
        </div>
      )}
    </>
  );
}
