import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

/** `stopped`: it ended here and what would have followed does not come. */
export type StageState = 'done' | 'current' | 'todo' | 'stopped';

export interface Stage {
  key: string;
  label: ReactNode;
  /** When it was or will be. */
  text?: ReactNode;
  state: StageState;
}

export interface StageLineProps {
  label: string;
  stages: readonly Stage[];
  /** Read after the name of a stage. */
  marks: Record<StageState, string>;
}

const CIRCLE: Record<StageState, string> = {
  done: 'border-ok bg-ok text-white',
  current: 'border-brand-line bg-white halo-brand-100',
  todo: 'border-line-strong bg-white',
  stopped: 'border-bad bg-bad text-white',
};

/** How far something has come; side by side where there is room, below each other on a phone. */
export function StageLine({ label, stages, marks }: StageLineProps) {
  return (
    <ol aria-label={label} className="grid md:auto-cols-fr md:grid-flow-col">
      {stages.map(({ key, label: name, text, state }, index) => (
        <li
          key={key}
          aria-current={state === 'current' ? 'step' : undefined}
          className={cx(
            'relative flex gap-3 pb-3 last:pb-0 md:block md:pr-3 md:pb-0',
            // the line to the next one, downwards or to the right
            'before:absolute before:top-5 before:bottom-0 before:left-2.5 before:w-px last:before:hidden',
            'md:before:top-2.5 md:before:right-0 md:before:bottom-auto md:before:left-5 md:before:h-px md:before:w-auto',
            stages[index + 1]?.state === 'todo' ? 'before:bg-n-300' : 'before:bg-ok',
          )}
        >
          <span
            aria-hidden="true"
            className={cx('grid size-5 flex-none place-items-center rounded-full border-[1.5px]', CIRCLE[state])}
          >
            {state === 'done' && <Check size={12} strokeWidth={3} />}
            {state === 'stopped' && <X size={12} strokeWidth={3} />}
            {state === 'current' && <span className="size-2 rounded-full bg-brand-fill" />}
          </span>
          <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3 text-label md:mt-2 md:block">
            <span className={cx(state === 'todo' ? 'text-ink-2' : 'font-semibold')}>
              {name}
              <VisuallyHidden>{marks[state]}</VisuallyHidden>
            </span>
            {text && <span className="text-c text-ink-2 tabular-nums md:block">{text}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
