import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRotation } from './carousel-motion.ts';
import { useEmbla } from './use-embla.ts';
import { cx } from '../cx.ts';

/** A slide stands 3000 ms, a change takes 1000 ms (docs/product §3.1). */
const STANDS_MS = 3000;
const CHANGE_MS = 1000;
/** Embla counts spring steps, not time; measured at 60 frames a second, 28 of them settle in 1000 ms. */
const EMBLA_DURATION = Math.round((28 * CHANGE_MS) / 1000);

export interface CarouselTexts {
  /** Name of the whole. */
  label: string;
  /** "carousel" and "slide" in the reader's language. */
  roleDescription: string;
  slideRoleDescription: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Name of a dot and of a slide: "2 of 3". */
  position: (at: number, of: number) => string;
}

export interface CarouselProps {
  texts: CarouselTexts;
  slides: readonly { key: string; content: ReactNode }[];
  /** Lies over the top right corner of every slide. */
  corner?: ReactNode;
}

const BAR = cx(
  'pointer-events-none absolute inset-x-0 bottom-0 z-1 flex items-center justify-between px-2 pb-1',
  'md:justify-center md:gap-1 md:pb-3 *:pointer-events-auto',
);
const ROUND = 'place-items-center rounded-full bg-white/92 text-n-700 hover:bg-white';

export function Carousel({ texts, slides, corner }: CarouselProps) {
  const several = slides.length > 1;
  const { reduced, stopped, turning, toggle, setPointed, setFocused } = useRotation();
  const frame = useRef<HTMLDivElement>(null);
  const { embla, move } = useEmbla(frame, { isActive: several, duration: reduced ? 0 : EMBLA_DURATION });
  const [at, setAt] = useState(0);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setAt(embla.selectedScrollSnap());
    follow(); // it may have been moved before it was here
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);
  useEffect(() => {
    if (!turning || !several) return;
    const timer = setTimeout(() => move((slides) => slides.scrollNext()), STANDS_MS);
    return () => clearTimeout(timer);
  }, [move, turning, several, at]);

  if (slides.length === 0) return null;
  return (
    <section
      aria-roledescription={texts.roleDescription}
      aria-label={texts.label}
      className="relative overflow-hidden rounded-card bg-brand-100 md:rounded-dialog"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      {several && (
        <Controls
          {...{ texts, at, stopped, toggle }}
          count={slides.length}
          goTo={(n) => move((slides) => slides.scrollTo(n))}
        />
      )}
      <div ref={frame} className="overflow-hidden">
        <div className="flex" aria-live={several ? (turning ? 'off' : 'polite') : undefined}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              role="group"
              aria-roledescription={texts.slideRoleDescription}
              aria-label={texts.position(index + 1, slides.length)}
              inert={several && index !== at}
              className="min-w-0 flex-[0_0_100%]"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {several && (
        <>
          <Arrow side="left" label={texts.previous} onPress={() => move((slides) => slides.scrollPrev())} />
          <Arrow side="right" label={texts.next} onPress={() => move((slides) => slides.scrollNext())} />
        </>
      )}
      {corner && <div className="absolute top-2 right-2 z-1 md:top-4 md:right-4">{corner}</div>}
    </section>
  );
}

/** Pause first, as the pattern asks: it must be reached before the moving slides. */
function Controls({
  texts,
  at,
  count,
  stopped,
  toggle,
  goTo,
}: {
  texts: CarouselTexts;
  at: number;
  count: number;
  stopped: boolean;
  toggle: () => void;
  goTo: (index: number) => void;
}) {
  const Icon = stopped ? Play : Pause;
  return (
    <div className={BAR}>
      <button
        type="button"
        aria-label={stopped ? texts.play : texts.pause}
        onClick={toggle}
        className={cx(ROUND, 'tap-44 order-last grid size-7 max-md:m-2 md:order-first')}
      >
        <Icon aria-hidden="true" size={14} strokeWidth={2} />
      </button>
      <div className="flex">
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={texts.position(index + 1, count)}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => goTo(index)}
            className="grid h-11 min-w-11 place-items-center px-1 md:h-7 md:min-w-6"
          >
            <span
              className={cx(
                'block h-2 rounded-full outline outline-white/70 transition-all forced-colors:border',
                index === at ? 'w-6 bg-brand-line' : 'w-2 bg-n-900/45',
              )}
            />
          </button>
        ))}
      </div>
    </div>
  );
}

function Arrow({ side, label, onPress }: { side: 'left' | 'right'; label: string; onPress: () => void }) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={cx(
        ROUND,
        'absolute top-1/2 z-1 hidden size-10 -translate-y-1/2 md:grid',
        side === 'left' ? 'left-4' : 'right-4',
      )}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
    </button>
  );
}
