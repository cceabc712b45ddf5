import { type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';

export interface PhotoSlotProps {
  /** Empty where there is none. */
  src: string;
  alt: string;
  /** Drawn until the picture is there, and instead of one that never comes. */
  art: ReactNode;
  /** The first to be seen. */
  eager?: boolean;
  className?: string;
}

/** Room for a picture that never looks broken and never moves what stands around it. */
export function PhotoSlot({ src, alt, art, eager, className }: PhotoSlotProps) {
  const [failed, setFailed] = useState('');
  const isShown = src !== '' && failed !== src;
  return (
    <div className={cx('relative overflow-hidden bg-n-100', className)}>
      <div className="absolute inset-0">{art}</div>
      {isShown ? (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          onError={() => setFailed(src)}
          // no word of it beside the drawing while it is on its way
          className="absolute inset-0 size-full object-cover text-transparent"
        />
      ) : (
        alt !== '' && <span role="img" aria-label={alt} className="absolute inset-0" />
      )}
    </div>
  );
}
