import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import { useCityMap } from './city-map.ts';
import { Controls } from './Controls.tsx';
import { Ground } from './Ground.tsx';
import { Me, Pin } from './Pin.tsx';
import type { MapProps } from './pins.ts';
import { isUnderPopup, Popup } from './Popup.tsx';
import {
  apart,
  frameOf,
  inView,
  isVisible,
  near,
  panned,
  ROOM_BELOW,
  scaleBar,
  settled,
  WHOLE,
  type Size,
  type View,
} from './project.ts';
import { mapText } from './text.ts';

const ZOOM_STEP = 1.6;
const PAN_STEP = 0.25;
/** How much closer one sees the place where one is. */
const NEAR_ME = 2.5;
const PREVIEW_BELOW = 200;
/** The area the controls cover when all of them are there, and when only the lowest row is. */
const CORNER = { width: 210, height: 170 };
const CORNER_ROW = { width: 165, height: 60 };
const NOTHING = { width: 0, height: 0 };
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, -PAN_STEP],
  ArrowDown: [0, PAN_STEP],
};

/** Our own map: where the places lie to one another, drawn to scale. Nothing of it comes from outside. */
export function LightMap(props: MapProps) {
  return props.pins.length === 0 ? <div className="size-full bg-n-100" /> : <Drawing key={props.cityId} {...props} />;
}

function Drawing({ pins, me, cityId, onPick, popup }: MapProps) {
  const words = useText(mapText);
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [view, setView] = useState<View>(WHOLE);
  const grab = useRef<{ x: number; y: number } | null>(null);
  // Too small to work with: it shows where things are, and the list does the rest.
  const isPreview = size.height < PREVIEW_BELOW;
  const below = isPreview ? ROOM_BELOW.scale : ROOM_BELOW.controls;
  const city = useCityMap(cityId);
  // who looks from another city sees the centres, not the country between
  const around = me && near(me, pins) ? me : undefined;
  const frame = useMemo(() => frameOf(around ? [...pins, around] : pins, size, below), [pins, around, size, below]);
  const shown = pins.map((pin) => ({ ...pin, ...inView(frame.toSpot(pin), view) })).filter(isVisible);
  // the chosen one is never covered, and those that can be had come before those that cannot
  const order = { selected: 0, open: 1, off: 2 };
  const about = popup && shown.find(({ id }) => id === popup.id);
  const pressable = new Set(
    apart(
      [...shown].sort((one, other) => order[one.tone] - order[other.tone]),
      size,
      view.zoom > 1 ? CORNER : undefined,
    )
      .filter((pin) => !popup || !isUnderPopup(pin, about, size))
      .map(({ id }) => id),
  );
  const scale = scaleBar(frame.widthKm, view.zoom);
  const zoom = (by: number) => setView((now) => settled({ ...now, zoom: now.zoom * by }));
  const pan = (dx: number, dy: number) => setView((now) => panned(now, dx, dy));
  const toMe =
    around && (() => setView((now) => settled({ ...frame.toSpot(around), zoom: Math.max(now.zoom, NEAR_ME) })));

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
        <Ground
          city={city}
          frame={frame}
          size={size}
          view={view}
          pins={shown}
          showLegend={!isPreview}
          controls={isPreview ? NOTHING : view.zoom > 1 ? CORNER : CORNER_ROW}
        />
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
        <Controls
          zoom={view.zoom}
          step={PAN_STEP}
          onZoom={(isIn) => zoom(isIn ? ZOOM_STEP : 1 / ZOOM_STEP)}
          onPan={pan}
          onAll={() => setView(WHOLE)}
          onMe={toMe}
        />
      </div>
      {popup && !isPreview && <Popup popup={popup} pin={about} size={size} />}
    </div>
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
