import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon, Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { PIN_COLOR, PIN_PATH, type MapPin, type MapProps } from './pins.ts';
import {
  apart,
  frameOf,
  inView,
  isVisible,
  MAX_ZOOM,
  panned,
  ROOM_BELOW,
  scaleBar,
  settled,
  WHOLE,
  type Size,
  type Spot,
  type View,
} from './project.ts';
import { mapText } from './text.ts';

const ZOOM_STEP = 1.6;
const PAN_STEP = 0.25;
const PREVIEW_BELOW = 200;
/** What the controls cover when all of them are there. */
const CORNER = { width: 160, height: 170 };
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, -PAN_STEP],
  ArrowDown: [0, PAN_STEP],
};

/** Our own map: where the places lie to one another, drawn to scale. Nothing of it comes from outside. */
export function LightMap(props: MapProps) {
  return props.pins.length === 0 ? <div className="size-full bg-n-100" /> : <Drawing {...props} />;
}

function Drawing({ pins, me, onPick }: MapProps) {
  const words = useText(mapText);
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [view, setView] = useState<View>(WHOLE);
  const grab = useRef<{ x: number; y: number } | null>(null);
  // Too small to work with: it shows where things are, and the list does the rest.
  const isPreview = size.height < PREVIEW_BELOW;
  const below = isPreview ? ROOM_BELOW.scale : ROOM_BELOW.controls;
  const frame = useMemo(() => frameOf(pins, size, below), [pins, size, below]);
  const shown = pins.map((pin) => ({ ...pin, ...inView(frame.toSpot(pin), view) })).filter(isVisible);
  // the chosen one is never covered, and those that can be had come before those that cannot
  const order = { selected: 0, open: 1, off: 2 };
  const pressable = new Set(
    apart(
      [...shown].sort((one, other) => order[one.tone] - order[other.tone]),
      size,
      view.zoom > 1 ? CORNER : undefined,
    ).map(({ id }) => id),
  );
  const scale = scaleBar(frame.widthKm, view.zoom);
  const zoom = (by: number) => setView((now) => settled({ ...now, zoom: now.zoom * by }));
  const pan = (dx: number, dy: number) => setView((now) => panned(now, dx, dy));

  const keys = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (event.target !== event.currentTarget) return;
    if (step) pan(...step);
    else if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP);
    else if (event.key === '-') zoom(1 / ZOOM_STEP);
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const from = grab.current;
    const area = box.current?.getBoundingClientRect();
    if (!from || !area) return;
    grab.current = { x: event.clientX, y: event.clientY };
    pan((from.x - event.clientX) / area.width, (from.y - event.clientY) / area.height);
  };
  const letGo = () => (grab.current = null);

  return (
    <div className="relative size-full">
      <div
        ref={box}
        role="group"
        aria-label={words.map(pins.length)}
        tabIndex={isPreview ? undefined : 0}
        onKeyDown={keys}
        onPointerDown={(event) => (grab.current = { x: event.clientX, y: event.clientY })}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerLeave={letGo}
        className={cx(
          'relative size-full overflow-hidden bg-n-100 -outline-offset-4',
          view.zoom > 1 ? 'cursor-grab touch-none' : 'touch-pan-y',
        )}
      >
        <Ground view={view} />
        {me && <Me spot={inView(frame.toSpot(me), view)} label={words.you} />}
        {shown.map((pin) => (
          <Pin key={pin.id} pin={pin} {...(onPick && !isPreview && pressable.has(pin.id) && { onPick })} />
        ))}
        <div aria-hidden="true" className="pointer-events-none absolute bottom-2 left-3 w-full text-x text-ink-2">
          {words.km(scale.km)}
          <span className="block h-1 border-x border-b border-n-600" style={{ width: `${scale.share * 100}%` }} />
        </div>
      </div>
      <div className={cx('absolute right-2 bottom-2 z-3 grid gap-1.5', isPreview && 'hidden')}>
        {view.zoom > 1 && (
          <div className="grid grid-cols-2 gap-1.5">
            <Control icon={ArrowUp} label={words.north} onPress={() => pan(0, -PAN_STEP)} />
            <Control icon={ArrowDown} label={words.south} onPress={() => pan(0, PAN_STEP)} />
            <Control icon={ArrowLeft} label={words.west} onPress={() => pan(-PAN_STEP, 0)} />
            <Control icon={ArrowRight} label={words.east} onPress={() => pan(PAN_STEP, 0)} />
          </div>
        )}
        <div className="flex justify-end gap-1.5">
          {view.zoom > 1 && <Control icon={Maximize} label={words.all} onPress={() => setView(WHOLE)} />}
          <Control icon={Minus} label={words.zoomOut} off={view.zoom <= 1} onPress={() => zoom(1 / ZOOM_STEP)} />
          <Control icon={Plus} label={words.zoomIn} off={view.zoom >= MAX_ZOOM} onPress={() => zoom(ZOOM_STEP)} />
        </div>
      </div>
    </div>
  );
}

const at = ({ x, y }: Spot) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

/** A plain net that moves and grows with the view, so that one sees it move. */
function Ground({ view }: { view: View }) {
  const lines = Array.from({ length: 17 }, (_, index) => index / 16);
  return (
    <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full">
      {lines.map((share) => {
        const { x, y } = inView({ x: share, y: share }, view);
        return (
          <g key={share} stroke="#fff" strokeWidth="2" vectorEffect="non-scaling-stroke">
            <line x1={x} x2={x} y1="0" y2="1" vectorEffect="non-scaling-stroke" />
            <line x1="0" x2="1" y1={y} y2={y} vectorEffect="non-scaling-stroke" />
          </g>
        );
      })}
    </svg>
  );
}

function Me({ spot, label }: { spot: Spot; label: string }) {
  if (!isVisible(spot)) return null;
  return (
    <span role="img" aria-label={label} className="absolute -m-3" style={at(spot)}>
      <span className="grid size-6 place-items-center rounded-full bg-brand-200">
        <span className="size-3 rounded-full border-2 border-white bg-brand-fill" />
      </span>
    </span>
  );
}

function Pin({ pin, onPick }: { pin: MapPin & Spot; onPick?: (id: number) => void }) {
  const words = useText(mapText);
  const look = cx('absolute -mt-12 -ml-5.5 block w-11', pin.tone === 'selected' ? 'z-2' : 'z-1 hover:z-2 focus:z-2');
  const drawing = (
    <svg aria-hidden="true" viewBox="0 -10 44 60" className="h-12 w-11 drop-shadow-sm">
      <path d={PIN_PATH} fill={PIN_COLOR[pin.tone]} stroke="#fff" strokeWidth="2.5" />
      <text
        x="22"
        y="18"
        textAnchor="middle"
        fontSize="16"
        fontWeight="600"
        fill={pin.tone === 'selected' ? 'var(--on-brand)' : '#fff'}
      >
        {pin.number}
      </text>
    </svg>
  );
  const name = words.pin(pin.number, pin.name);
  if (!onPick) {
    return (
      <span role="img" aria-label={name} className={cx(look, 'pointer-events-none')} style={at(pin)}>
        {drawing}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={name}
      title={pin.name}
      aria-pressed={pin.tone === 'selected'}
      onClick={() => onPick(pin.id)}
      className={look}
      style={at(pin)}
    >
      {drawing}
    </button>
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
        'grid size-11 place-items-center rounded-control bg-white shadow-2 md:size-10',
        props.off ? 'text-n-400' : 'text-ink',
      )}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
    </button>
  );
}

/** The size of the drawing, as it is and as it changes; known before it is first seen, for it decides what can be pressed. */
function useSize(box: { current: HTMLElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 400, height: 400 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const take = ({ width, height }: Size) => height > 0 && setSize({ width, height });
    take(element.getBoundingClientRect());
    const watch = new ResizeObserver(([entry]) => entry && take(entry.contentRect));
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return size;
}
