import type { Language } from '#contract/language';
import { pick } from '../../../platform/locale.ts';
import type { CityMap } from './city-map.ts';
import type { Place, Size, Spot } from './project.ts';

export interface Label extends Place {
  text: string;
  kind: 'district' | 'station' | 'water';
}
export type PlacedLabel = Label & Spot;

/** Stations are written once no more than this is in sight, or they would hide the districts. */
const STATIONS_UNDER_KM = 24;
const LINE = 16;
const LETTER: Record<Language, number> = { 'zh-cn': 13, 'en-us': 7 };
/** A pin's own room above its tip. */
const PIN = { width: 44, height: 52 };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** All that could be written on a city, the important first. */
export function labelsOf(city: CityMap, visibleKm: number, language: Language): Label[] {
  const named = ({ name }: { name: { zh: string; en: string } }) => pick(name.zh, name.en, language);
  const half = <T>(points: readonly T[]): T | undefined => points[Math.floor(points.length / 2)];
  const at = (point: readonly [number, number, ...unknown[]]): Place => ({ lng: point[0], lat: point[1] });
  const water = [...city.rivers, ...city.lakes].flatMap((one) => {
    const middle = 'width' in one ? half(one.points) : middlePoint(one.points);
    return middle ? [{ ...at(middle), text: named(one), kind: 'water' as const }] : [];
  });
  const stations = city.metro.flatMap(({ points }) =>
    points.flatMap(([lng, lat, zh, en]) =>
      zh && en ? [{ lng, lat, text: pick(zh, en, language), kind: 'station' as const }] : [],
    ),
  );
  return [
    ...city.districts.map((one) => ({ ...at(one.at), text: named(one), kind: 'district' as const })),
    ...water,
    ...(visibleKm < STATIONS_UNDER_KM ? stations : []),
  ];
}

function middlePoint(points: readonly (readonly [number, number])[]): [number, number] | undefined {
  if (points.length === 0) return undefined;
  const sum = points.reduce<[number, number]>(([x, y], [lng, lat]) => [x + lng, y + lat], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The overlays in the drawing's corners: the legend, the scale and the controls. */
const LEGEND = { width: 280, height: 36 };
const SCALE = { width: 140, height: 40 };

/** Those that cover neither a pin nor an earlier one, are whole, and lie under nothing. */
export function readable(
  labels: readonly PlacedLabel[],
  pins: readonly Spot[],
  { width, height }: Size,
  controls: Size,
  language: Language,
): PlacedLabel[] {
  const corners: Box[] = [
    { left: 0, top: 0, right: LEGEND.width, bottom: LEGEND.height },
    { left: 0, top: height - SCALE.height, right: SCALE.width, bottom: height },
    { left: width - controls.width, top: height - controls.height, right: width, bottom: height },
  ];
  const taken: Box[] = pins.map(({ x, y }) => ({
    left: x * width - PIN.width / 2,
    right: x * width + PIN.width / 2,
    top: y * height - PIN.height,
    bottom: y * height + 4,
  }));
  return labels.filter(({ x, y, text, kind }) => {
    const wide = text.length * LETTER[language];
    // a station's name stands beside its dot, the others in the middle of what they name
    const left = kind === 'station' ? x * width + 6 : x * width - wide / 2;
    const box = { left, right: left + wide, top: y * height - LINE / 2, bottom: y * height + LINE / 2 };
    const isWhole = box.left > 0 && box.right < width && box.top > 0 && box.bottom < height;
    if (!isWhole || [...corners, ...taken].some((other) => overlaps(box, other))) return false;
    taken.push(box);
    return true;
  });
}
