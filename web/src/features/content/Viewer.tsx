import { ChevronLeft, ChevronRight, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '../../platform/locale.ts';
import { goBack } from '../../platform/navigation.ts';
import { Button } from '../../ui/form/Button.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { imageText } from './image-text.ts';
import { useZoom } from './use-zoom.ts';

/** One picture at a time, by buttons, keys and fingers. */
export function Viewer({ pictures, title }: { pictures: readonly string[]; title: string }) {
  const words = useText(imageText);
  const [at, setAt] = useState(0);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const move = (by: 1 | -1) => setAt((now) => Math.min(pictures.length - 1, Math.max(0, now + by)));
  const zoom = useZoom(move);
  const turn = (by: 1 | -1) => {
    move(by);
    zoom.reset();
  };
  const source = pictures[at] ?? '';
  const keys: Record<string, () => void> = {
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    '+': zoom.larger,
    '=': zoom.larger,
    '-': zoom.smaller,
    '0': zoom.reset,
    Escape: () => (zoom.isWhole ? goBack() : zoom.reset()),
  };
  useEffect(() => {
    // the page is about nothing else: keys work wherever the focus is
    const press = (event: KeyboardEvent) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  const { x, y } = zoom.view;
  return (
    <section aria-label={words.viewer} className="grid gap-3">
      <div
        {...zoom.handlers}
        className="grid h-[calc(100dvh-15rem)] min-h-72 touch-none place-items-center overflow-hidden rounded-card bg-n-900 select-none"
      >
        {broken.includes(source) ? (
          <p className="p-6 text-center text-white">{words.broken}</p>
        ) : (
          <img
            key={source}
            src={source}
            alt={`${title} ${words.picture(at + 1, pictures.length)}`}
            draggable={false}
            onError={() => setBroken((before) => [...before, source])}
            style={{ transform: `translate(${x}px, ${y}px) scale(${zoom.view.zoom})` }}
            className="max-h-full max-w-full bg-white object-contain"
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Tool
          label={words.previous}
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={at === 0}
          onPress={() => turn(-1)}
        />
        <span role="status" className="min-w-14 text-center text-label text-ink-2">
          <span aria-hidden="true">{words.counter(at + 1, pictures.length)}</span>
          <VisuallyHidden>{words.picture(at + 1, pictures.length)}</VisuallyHidden>
        </span>
        <Tool
          label={words.next}
          icon={<ChevronRight aria-hidden="true" />}
          disabled={at === pictures.length - 1}
          onPress={() => turn(1)}
        />
        <Tool
          label={words.smaller}
          icon={<ZoomOut aria-hidden="true" />}
          disabled={zoom.isWhole}
          onPress={zoom.smaller}
        />
        <Tool label={words.larger} icon={<ZoomIn aria-hidden="true" />} disabled={zoom.atMost} onPress={zoom.larger} />
        <Tool
          label={words.reset}
          icon={<RotateCcw aria-hidden="true" />}
          disabled={zoom.isWhole}
          onPress={zoom.reset}
        />
      </div>
      <p className="text-center text-c text-ink-3">{words.hint}</p>
    </section>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  onPress: () => void;
}

/** Never disabled in the tree, so that a key pressed again and again does not lose the focus. */
function Tool({ label, icon, disabled, onPress }: ToolProps) {
  return (
    <Button
      aria-disabled={disabled}
      className="min-w-11 px-0!"
      icon={icon}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}
