import { useMemo } from 'react';
import { useLocale, usePick } from '../../../platform/locale.ts';
import { cx } from '../../../ui/cx.ts';
import type { CityMap } from './city-map.ts';
import { labelsOf, readable, type Label } from './labels.ts';
import { inView, type Frame, type Size, type Spot, type View } from './project.ts';

interface GroundProps {
  city: CityMap | undefined;
  frame: Frame;
  size: Size;
  view: View;
  /** Spots that must not be written over. */
  pins: readonly Spot[];
  showLegend: boolean;
  /** The area the controls cover. */
  controls: Size;
}

/** The ground under the pins: the city where we have its drawing, else a net by which one sees the map move. */
export function Ground({ city, ...rest }: GroundProps) {
  return city ? <City city={city} {...rest} /> : <Net view={rest.view} />;
}

function City({ city, frame, size, view, pins, showLegend, controls }: GroundProps & { city: CityMap }) {
  const language = useLocale();
  const pick = usePick();
  const drawn = useMemo(() => pathsOf(city, frame, size), [city, frame, size]);
  const { width, height } = size;
  const move = `translate(${width / 2} ${height / 2}) scale(${view.zoom}) translate(${-view.x * width} ${-view.y * height})`;
  const labels = readable(
    labelsOf(city, frame.widthKm / view.zoom, language).map((label) => ({
      ...label,
      ...inView(frame.toSpot(label), view),
    })),
    pins,
    size,
    controls,
    language,
  );
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full bg-map-land" fill="none">
        <g transform={move} strokeLinejoin="round" strokeLinecap="round">
          <path d={drawn.lakes} className="fill-map-water" />
          {drawn.rivers.map(({ d, pixels }) => (
            <path key={d} d={d} className="stroke-map-water" strokeWidth={Math.max(pixels, 2 / view.zoom)} />
          ))}
          <path
            d={drawn.borders}
            className="stroke-n-400"
            strokeWidth="1"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
          {drawn.metro.map(({ d, color }) => (
            <path key={d} d={d} stroke={color} strokeOpacity="0.65" strokeWidth="3" vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      </svg>
      {showLegend && (
        <ul className="absolute top-2 left-2 flex flex-wrap gap-x-3 rounded-control bg-white/85 px-2 py-0.5 text-c text-ink-2">
          {city.metro.map(({ name, color }) => (
            <li key={name.zh} className="flex items-center gap-1.5">
              <span className="h-0.75 w-4 rounded-full" style={{ background: color }} />
              {pick(name.zh, name.en)}
            </li>
          ))}
        </ul>
      )}
      {labels.map((label) => (
        <Words key={`${label.kind} ${label.text}`} {...label} />
      ))}
    </div>
  );
}

const LOOK: Record<Label['kind'], string> = {
  district: '-translate-x-1/2 text-x font-semibold tracking-wide text-n-700',
  station: 'pl-1.5 text-c text-n-700',
  water: '-translate-x-1/2 text-c text-map-water-ink italic',
};

function Words({ text, kind, x, y }: Label & Spot) {
  return (
    <span
      className={cx('pointer-events-none absolute -translate-y-1/2 whitespace-nowrap', LOOK[kind])}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    >
      {kind === 'station' && (
        <span className="absolute top-1/2 -left-1 size-2 -translate-y-1/2 rounded-full border-2 border-n-600 bg-white" />
      )}
      {text}
    </span>
  );
}

/** In pixels of the whole drawing: degrees times a zoom would be too fine for what a browser draws with. */
function pathsOf(city: CityMap, frame: Frame, { width, height }: Size) {
  const inPixels = (points: readonly (readonly [number, number, ...unknown[]])[]): Pixel[] =>
    points.map(([lng, lat]) => {
      const { x, y } = frame.toSpot({ lng, lat });
      return [x * width, y * height];
    });
  const pixelsPerMetre = width / (frame.widthKm * 1000);
  return {
    lakes: city.lakes.map(({ points }) => rounded(closed(inPixels(points)))).join(''),
    rivers: city.rivers.map((river) => ({ d: rounded(inPixels(river.points)), pixels: river.width * pixelsPerMetre })),
    borders: city.borders.map((points) => straight(inPixels(points))).join(''),
    metro: city.metro.map(({ points, color }) => ({ d: straight(inPixels(points)), color })),
  };
}

type Pixel = readonly [x: number, y: number];
const text = ([x, y]: Pixel): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const between = (one: Pixel, other: Pixel): Pixel => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
const straight = (points: readonly Pixel[]): string => `M${points.map(text).join('L')}`;

/** Begins and ends in the middle of its first side, so that its corners are round like the others. */
function closed(points: readonly Pixel[]): Pixel[] {
  const [first, second] = points;
  if (!first || !second) return [];
  const start = between(first, second);
  return [start, ...points.slice(1), first, start];
}

/** Water has no corners: every point but the ends is only bent towards. */
function rounded(points: readonly Pixel[]): string {
  const bends = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? point;
    return `Q${text(point)} ${text(index === points.length - 3 ? next : between(point, next))}`;
  });
  const first = points[0];
  return first ? `M${text(first)}${bends.join('')}` : '';
}

function Net({ view }: { view: View }) {
  const lines = Array.from({ length: 17 }, (_, index) => index / 16);
  return (
    <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full">
      {lines.map((share) => {
        const { x, y } = inView({ x: share, y: share }, view);
        return (
          <g key={share} stroke="#fff" strokeWidth="2">
            <line x1={x} x2={x} y1="0" y2="1" vectorEffect="non-scaling-stroke" />
            <line x1="0" x2="1" y1={y} y2={y} vectorEffect="non-scaling-stroke" />
          </g>
        );
      })}
    </svg>
  );
}
