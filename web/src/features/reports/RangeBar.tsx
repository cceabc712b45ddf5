import type { SeenItem } from '#contract/schemas/report-view';
import { isAbnormal } from '#contract/rules/report';

const WIDTH = 160;

/** Where a value lies beside its range; for the eye alone, the words beside it say the same. */
export function RangeBar({ item: { value, range, flag } }: { item: SeenItem }) {
  if (value === null || !range || (range.low === null && range.high === null)) return null;
  const low = range.low ?? Math.min(0, range.high ?? 0);
  const high = range.high ?? Math.max(value, low * 2);
  const span = high - low || Math.abs(high) || 1;
  const from = Math.min(low - span * 0.3, value);
  const to = Math.max(high + span * 0.5, value);
  const at = (figure: number): number => ((figure - from) / (to - from)) * WIDTH;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 16`} className="my-1 h-4 w-40">
      <rect x={0} y={6} width={WIDTH} height={4} rx={2} className="fill-n-100" />
      <rect x={at(low)} y={6} width={Math.max(2, at(high) - at(low))} height={4} className="fill-ok-line" />
      <rect
        x={Math.min(WIDTH - 3, Math.max(0, at(value) - 1.5))}
        y={1}
        width={3}
        height={14}
        rx={1.5}
        className={isAbnormal(flag) ? 'fill-bad' : 'fill-ok'}
      />
    </svg>
  );
}
