import { cx } from '../cx.ts';

export type ProgressTone = 'brand' | 'ok' | 'warn' | 'bad' | 'mute';

const FILL: Record<ProgressTone, string> = {
  brand: 'bg-brand-line',
  ok: 'bg-ok',
  warn: 'bg-warn-mark',
  bad: 'bg-bad',
  mute: 'bg-n-400',
};

export interface ProgressBarProps {
  /** The running work, for people who do not see it. */
  label: string;
  /** From 0 to 1; undefined while the amount is unknown. */
  value: number | undefined;
  /** Beside it, such as "3 of 20". */
  text?: string;
  tone?: ProgressTone;
}

/** How far something has come. It grows without a jump and stands still for those who asked for stillness. */
export function ProgressBar({ label, value, text, tone = 'brand' }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-n-100 forced-colors:border"
      >
        <div
          style={{ width: `${percent ?? 100}%` }}
          className={cx(
            'h-full rounded-full transition-[width] forced-colors:bg-[Highlight]',
            percent === undefined ? 'animate-pulse bg-brand-200 motion-reduce:animate-none' : FILL[tone],
          )}
        />
      </div>
      {text && <span className="flex-none text-c text-ink-2 tabular-nums">{text}</span>}
    </div>
  );
}
