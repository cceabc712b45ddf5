import { Star } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { errorId, FieldError } from './Field.tsx';

export interface StarRatingProps {
  legend: ReactNode;
  name: string;
  /** 0: nothing chosen yet. */
  value: number;
  onChange: (stars: number) => void;
  /** The meaning of each number of stars, from one up; read with it and shown beside it. */
  meanings: readonly string[];
  error?: ReactNode;
  /** Id of the first radio, for an error summary to lead to. */
  id?: string;
}

/** One to five stars; native radios inside, so arrows and one tab stop come with them. */
export function StarRating({ legend, name, value, onChange, meanings, error, id }: StarRatingProps) {
  const ownId = useId();
  const firstId = id ?? ownId;
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId(firstId) : undefined}>
      <legend className="mb-1.5 text-label font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {meanings.map((meaning, index) => {
            const stars = index + 1;
            const lit = stars <= value;
            return (
              <label key={stars} className="focus-ring grid size-11 cursor-pointer place-items-center rounded-control">
                <input
                  type="radio"
                  id={index === 0 ? firstId : `${firstId}-${index}`}
                  name={name}
                  value={stars}
                  checked={value === stars}
                  onChange={() => onChange(stars)}
                  aria-label={meaning}
                  className="sr-only"
                />
                <Star
                  aria-hidden="true"
                  size={28}
                  strokeWidth={1.5}
                  className={cx(lit ? 'fill-current text-warn-mark' : 'text-n-500', 'transition-colors')}
                />
              </label>
            );
          })}
        </div>
        <span aria-hidden="true" className="text-label text-ink-2">
          {meanings[value - 1]}
        </span>
      </div>
      <FieldError id={firstId} error={error} />
    </fieldset>
  );
}
