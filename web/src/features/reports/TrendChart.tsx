import { useEffect, useRef, useState } from 'react';
import type { TrendSeries } from '#contract/schemas/report-document';
import { isAbnormal } from '#contract/rules/report';
import { FLAG_ARROWS } from '#contract/rules/report-words';
import { useText } from '../../platform/locale.ts';
import { scaleOf } from './trend-scale.ts';
import { reportsText } from './text.ts';

interface TrendChartProps {
  series: TrendSeries;
  wide: boolean;
  /** A screen reader's text instead: the table below has the figures. */
  label: string;
}

/** A line over the years above the band of each year's own reference range. */
export function TrendChart({ series, wide, label }: TrendChartProps) {
  const words = useText(reportsText);
  const { points } = series;
  const { box, width } = useWidth(wide ? 720 : 340);
  const size = { width, height: wide ? 240 : 220 };
  const { x, y, band, ticks, left, right } = scaleOf(points, size);
  const last = points.at(-1);
  return (
    <div ref={box}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${size.width} ${size.height}`} className="w-full text-x">
        <polygon points={band} className="fill-ok-bg" />
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className="stroke-line" strokeWidth={1} />
            <text x={left - 6} y={y(tick) + 4} textAnchor="end" className="fill-n-500" fontSize={12}>
              {tick}
            </text>
          </g>
        ))}
        {last && last.high !== null && (
          <Limit at={y(last.high)} left={left} right={right} text={words.high(last.high)} above />
        )}
        {last && last.low !== null && <Limit at={y(last.low)} left={left} right={right} text={words.low(last.low)} />}
        <polyline
          points={points.map(({ value }, at) => `${x(at)},${y(value)}`).join(' ')}
          fill="none"
          strokeWidth={2}
          className="stroke-info"
        />
        {points.map(({ day, year, value, flag }, at) => (
          <g key={day}>
            <circle
              cx={x(at)}
              cy={y(value)}
              r={5}
              strokeWidth={2}
              className={isAbnormal(flag) ? 'fill-bad stroke-bad' : 'fill-white stroke-info'}
            />
            <text
              x={x(at)}
              y={y(value) - 12}
              textAnchor="middle"
              fontSize={13}
              fontWeight={600}
              className={isAbnormal(flag) ? 'fill-bad' : 'fill-ink'}
            >
              {value} {FLAG_ARROWS[flag]}
            </text>
            <text x={x(at)} y={size.height - 8} textAnchor="middle" fontSize={12} className="fill-n-500">
              {year}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** As wide as its place, so that its words are drawn in their own size. */
function useWidth(first: number) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    const place = box.current;
    if (!place) return;
    const watch = new ResizeObserver(([entry]) => {
      const found = Math.round(entry?.contentRect.width ?? 0);
      if (found > 0) setWidth(Math.max(LEAST_WIDTH, found));
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, []);
  return { box, width };
}
const LEAST_WIDTH = 240;

interface LimitProps {
  at: number;
  left: number;
  right: number;
  text: string;
  above?: boolean;
}

const Limit = ({ at, left, right, text, above = false }: LimitProps) => (
  <g>
    <line x1={left} x2={right} y1={at} y2={at} strokeDasharray="4 4" className="stroke-ok" strokeWidth={1.5} />
    <text x={left + 4} y={above ? at - 6 : at + 14} fontSize={12} className="fill-ok">
      {text}
    </text>
  </g>
);
