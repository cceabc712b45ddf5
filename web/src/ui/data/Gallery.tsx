import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '../cx.ts';
import { PhotoSlot } from './PhotoSlot.tsx';

export interface GalleryProps {
  label: string;
  pictures: readonly string[];
  /** The words for a picture. */
  alt: string;
  /** Drawn until a picture is there. */
  art: ReactNode;
  position: (at: number, of: number) => string;
  dimmed?: boolean;
}

/** One picture large, all of them small below; arrows go from one to the next. */
export function Gallery({ label, pictures, alt, art, position, dimmed }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, Math.max(0, pictures.length - 1));
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = (at + by + pictures.length) % pictures.length;
    setChosen(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section aria-label={label} className="min-w-0">
      <PhotoSlot
        src={pictures[at] ?? ''}
        alt={pictures.length > 1 ? `${alt} ${position(at + 1, pictures.length)}` : alt}
        art={art}
        eager
        className={cx('aspect-4/3 rounded-card', dimmed && 'opacity-70 grayscale')}
      />
      {pictures.length > 1 && (
        <div
          role="group"
          aria-label={label}
          onKeyDown={step}
          className="-mx-1 mt-1 flex gap-2 overflow-x-auto p-1 md:gap-3"
        >
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              aria-label={position(index + 1, pictures.length)}
              aria-pressed={index === at}
              onClick={() => setChosen(index)}
              className={cx(
                'w-20 flex-none overflow-hidden rounded-control border-2 md:w-27',
                index === at ? 'border-brand-line' : 'border-transparent',
              )}
            >
              <PhotoSlot src={picture} alt="" art={art} className="aspect-4/3" />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
