import { Check, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface RuleChecklistProps {
  /** The subject of the rules. */
  label: string;
  items: readonly { text: ReactNode; met: boolean }[];
  /** Read after each rule, where the eye sees a tick or a ring. */
  metLabel: string;
  unmetLabel: string;
  id?: string;
}

/** Rules that turn green while one types; never red, an unfinished entry is not a mistake. */
export function RuleChecklist({ label, items, metLabel, unmetLabel, id }: RuleChecklistProps) {
  return (
    <ul id={id} aria-label={label} className="grid gap-1 text-c">
      {items.map(({ text, met }, index) => {
        const Icon = met ? Check : Circle;
        return (
          <li key={index} className={cx('flex gap-1.5', met ? 'text-ok' : 'text-ink-2')}>
            <Icon aria-hidden="true" className="mt-0.5" size={16} strokeWidth={met ? 2.5 : 1.75} />
            <span>
              {text}
              <VisuallyHidden>{met ? metLabel : unmetLabel}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
