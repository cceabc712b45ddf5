import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  LocateFixed,
  type LucideIcon,
  Maximize,
  Minus,
  Plus,
} from 'lucide-react';
import { useText } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { MAX_ZOOM } from './project.ts';
import { mapText } from './text.ts';

interface ControlsProps {
  zoom: number;
  /** In shares of the visible part. */
  step: number;
  onZoom: (isIn: boolean) => void;
  onPan: (dx: number, dy: number) => void;
  onAll: () => void;
  /** Absent where the person's place is unknown. */
  onMe: (() => void) | undefined;
}

/** Everything a mouse, wheel or finger does can be done by pressing a button, too (WCAG 2.5.7). */
export function Controls({ zoom, step, onZoom, onPan, onAll, onMe }: ControlsProps) {
  const words = useText(mapText);
  return (
    <>
      {zoom > 1 && (
        <div className="grid grid-cols-2 gap-1.5">
          <Control icon={ArrowUp} label={words.north} onPress={() => onPan(0, -step)} />
          <Control icon={ArrowDown} label={words.south} onPress={() => onPan(0, step)} />
          <Control icon={ArrowLeft} label={words.west} onPress={() => onPan(-step, 0)} />
          <Control icon={ArrowRight} label={words.east} onPress={() => onPan(step, 0)} />
        </div>
      )}
      <div className="flex justify-end gap-1.5">
        {zoom > 1 && <Control icon={Maximize} label={words.all} onPress={onAll} />}
        {onMe && <Control icon={LocateFixed} label={words.toYou} onPress={onMe} />}
        <Control icon={Minus} label={words.zoomOut} off={zoom <= 1} onPress={() => onZoom(false)} />
        <Control icon={Plus} label={words.zoomIn} off={zoom >= MAX_ZOOM} onPress={() => onZoom(true)} />
      </div>
    </>
  );
}

function Control(props: { icon: LucideIcon; label: string; off?: boolean; onPress: () => void }) {
  const Icon = props.icon;
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-disabled={props.off || undefined}
      onClick={() => props.off || props.onPress()}
      className={cx(
        'grid size-11 place-items-center rounded-control bg-white shadow-2',
        props.off ? 'text-n-400' : 'text-ink',
      )}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
    </button>
  );
}
