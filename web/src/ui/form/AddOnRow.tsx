import { CircleCheck, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { cx } from '../cx.ts';
import { Price } from '../data/Price.tsx';

export interface AddOnRowProps {
  name: ReactNode;
  text?: ReactNode;
  /** Beside the name: a tag. */
  aside?: ReactNode;
  fen?: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Why it cannot be changed, with the way out; the row is then unavailable. */
  reason?: ReactNode;
  /** Chosen for good, such as already paid. */
  locked?: boolean;
  /** It comes with something else: nothing to tick, nothing to pay. */
  included?: ReactNode;
  /** After the text: a link to what it consists of. */
  more?: ReactNode;
}

/** One thing to add, with its price, or with why not. */
export function AddOnRow(props: AddOnRowProps) {
  const { name, text, aside, fen, checked, onChange, reason, locked, included, more } = props;
  const id = useId();
  const unavailable = Boolean(reason) || Boolean(locked) || Boolean(included);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-3.5">
      <div className="min-w-0">
        {locked || included ? (
          <p className="flex items-start gap-2.5 py-0.5 text-label">
            {included ? (
              <CircleCheck aria-hidden="true" size={20} strokeWidth={1.75} className="mt-px flex-none text-ok" />
            ) : (
              <span className="mt-px grid size-5 flex-none place-items-center rounded-tag bg-n-100 text-ink-3">
                <Lock aria-hidden="true" size={14} strokeWidth={2} />
              </span>
            )}
            <span className="text-b text-ink-3">{name}</span>
          </p>
        ) : (
          <Checkbox
            className="max-md:[&>label]:min-h-11 max-md:[&>label]:items-center"
            checked={checked}
            disabled={unavailable}
            onChange={(event) => onChange(event.target.checked)}
            aria-describedby={cx(text ? `${id}-text` : '', reason ? `${id}-reason` : '') || undefined}
            label={
              <span className="flex flex-wrap items-start gap-x-2 gap-y-0.5">
                <span className={cx('text-b', unavailable ? 'text-ink-3' : 'font-semibold')}>{name}</span>
                {aside}
              </span>
            }
          />
        )}
        <p className={cx('pl-7.5 text-c', unavailable ? 'text-ink-3' : 'text-ink-2')}>
          <span id={`${id}-text`}>{text}</span> {more}
        </p>
      </div>
      {included}
      {fen !== undefined && !included && (
        <Price fen={fen} className={cx('mt-0.5 text-b max-md:mt-2.5', unavailable && 'font-normal! text-ink-3')} />
      )}
      {reason && (
        <div id={`${id}-reason`} className="col-span-2 mt-2 pl-7.5">
          {reason}
        </div>
      )}
    </div>
  );
}
