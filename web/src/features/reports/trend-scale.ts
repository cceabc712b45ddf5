import type { TrendSeries } from '#contract/schemas/report-document';

type Points = TrendSeries['points'];

const LEFT = 44;
const RIGHT = 20;
const TOP = 30;
const BOTTOM = 34;
const TICKS = 4;

/** Where points, the band of the range and the lines of a chart lie. */
export function scaleOf(points: Points, { width, height }: { width: number; height: number }) {
  const figures = points.flatMap(({ value, low, high }) => [value, low, high]).filter((one) => one !== null);
  const least = Math.min(...figures);
  const most = Math.max(...figures);
  const room = (most - least || Math.abs(most) || 1) * 0.2;
  const bottom = least - room;
  const top = most + room;
  const [left, right, floor] = [LEFT, width - RIGHT, height - BOTTOM];
  const x = (at: number): number =>
    points.length < 2 ? (left + right) / 2 : left + 30 + (at * (right - left - 60)) / (points.length - 1);
  const y = (value: number): number => floor - ((value - bottom) / (top - bottom)) * (floor - TOP);
  return { x, y, left, right, band: bandOf(points, { x, y, left, right, top, bottom }), ticks: ticksOf(bottom, top) };
}

interface Axes {
  x: (at: number) => number;
  y: (value: number) => number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Each year's own range, joined; an open side reaches to the edge. */
function bandOf(points: Points, { x, y, left, right, top, bottom }: Axes): string {
  if (points.every(({ low, high }) => low === null && high === null)) return '';
  const at = (index: number): number => (index < 0 ? left : index >= points.length ? right : x(index));
  const steps = [-1, ...points.keys(), points.length];
  const of = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))];
  const upper = steps.map((index) => `${at(index)},${y(of(index)?.high ?? top)}`);
  const lower = steps.toReversed().map((index) => `${at(index)},${y(of(index)?.low ?? bottom)}`);
  return [...upper, ...lower].join(' ');
}

/** Round figures, some four of them. */
function ticksOf(bottom: number, top: number): number[] {
  const rough = (top - bottom) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough;
  const first = Math.ceil(bottom / step);
  const count = Math.floor(top / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => Number(((first + at) * step).toPrecision(6)));
}
