import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { fillSlot, type Slot } from '../slot.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface StepItem {
  key: string;
  label: ReactNode;
  state: 'done' | 'current' | 'todo';
  /** A done step leads back to itself. */
  link?: Slot;
}

export interface StepperProps {
  label: string;
  steps: readonly StepItem[];
  /** For a phone: which of how many. */
  position: string;
  /** Read after the name of a done step. */
  doneMark: string;
}

const BAND = 'border-b border-line bg-white';

/** All steps in a band under the header; on a phone the present one and a bar of segments. */
export function Stepper({ label, steps, position, doneMark }: StepperProps) {
  const current = steps.find(({ state }) => state === 'current');
  return (
    <>
      <nav aria-label={label} className={cx(BAND, 'max-md:hidden')}>
        <ol className="wrap flex min-h-17 items-center gap-3 py-2">
          {steps.map((step, index) => (
            <li
              key={step.key}
              aria-current={step.state === 'current' ? 'step' : undefined}
              className={cx('flex min-w-0 items-center gap-3', index < steps.length - 1 && 'flex-1')}
            >
              <StepName step={step} number={index + 1} doneMark={doneMark} />
              {index < steps.length - 1 && (
                <span
                  aria-hidden="true"
                  className={cx('h-px min-w-4 flex-1', step.state === 'done' ? 'bg-brand-line' : 'bg-n-300')}
                />
              )}
            </li>
          ))}
        </ol>
      </nav>
      <div className={cx(BAND, 'px-4 py-3 text-label md:hidden')}>
        <p>
          <span className="mr-3 text-ink-2">{position}</span>
          <b className="text-b">{current?.label}</b>
        </p>
        <div aria-hidden="true" className="mt-2 grid auto-cols-fr grid-flow-col gap-1">
          {steps.map(({ key, state }) => (
            <span key={key} className={cx('h-1 rounded-full', state === 'todo' ? 'bg-n-200' : 'bg-brand-fill')} />
          ))}
        </div>
      </div>
    </>
  );
}

const CIRCLE = 'grid size-7 flex-none place-items-center rounded-full border-[1.5px] text-label font-semibold';
const LOOK = {
  done: { circle: 'border-brand-line bg-white text-brand-text', name: '' },
  current: { circle: 'border-brand-fill bg-brand-fill text-on-brand', name: 'font-semibold' },
  todo: { circle: 'border-line-strong bg-white text-ink-2', name: 'text-ink-2' },
} as const;

function StepName({ step, number, doneMark }: { step: StepItem; number: number; doneMark: string }) {
  const { circle, name } = LOOK[step.state];
  const children = (
    <>
      <span aria-hidden="true" className={cx(CIRCLE, circle)}>
        {step.state === 'done' ? <Check size={16} strokeWidth={2} /> : number}
      </span>
      <span className={cx('min-w-0', name)}>
        {step.label}
        {step.state === 'done' && <VisuallyHidden>{doneMark}</VisuallyHidden>}
      </span>
    </>
  );
  const className = 'tap-44 flex min-w-0 items-center gap-3 text-inherit no-underline';
  if (step.link) return fillSlot(step.link, { className, children });
  return <span className={className}>{children}</span>;
}
