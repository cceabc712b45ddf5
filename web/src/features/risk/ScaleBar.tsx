import type { RiskResult } from '#contract/schemas/risk-view';
import { cx } from '../../ui/cx.ts';

const FILL = { ok: 'bg-ok-line', warn: 'bg-warn-line', bad: 'bg-bad-line' } as const;

/** Bands in colour with their lines, and where the figure stands; `label` says all of it to who does not see it. */
export function ScaleBar({ result, label }: { result: RiskResult; label: string }) {
  const { bands, least, most, figure } = result;
  if (figure === null) return null;
  const at = (value: number): number => Math.min(100, Math.max(0, ((value - least) / (most - least)) * 100));
  const lines = bands.map(({ from }) => from).filter((from) => from > least);
  return (
    <div role="img" aria-label={label} className="mt-3 forced-color-adjust-none print:[print-color-adjust:exact]">
      <div className="relative">
        <div className="flex h-2 overflow-hidden rounded-full">
          {bands.map(({ name, from, tone }, index) => (
            <span
              key={name}
              className={cx('h-full', FILL[tone])}
              style={{ width: `${at(bands[index + 1]?.from ?? most) - at(from)}%` }}
            />
          ))}
        </div>
        <span
          className="absolute -top-1 h-4 w-1 -translate-x-1/2 rounded-full bg-ink outline-2 outline-white"
          style={{ left: `${at(figure)}%` }}
        />
      </div>
      <div className="relative mt-1.5 h-5 text-c text-ink-2 tabular-nums">
        <span className="absolute left-0">{least}</span>
        {lines.map((line) => (
          <span key={line} className="absolute -translate-x-1/2" style={{ left: `${at(line)}%` }}>
            {line}
          </span>
        ))}
        <span className="absolute right-0">{most}</span>
      </div>
    </div>
  );
}
