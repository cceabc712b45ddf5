import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { errorId, FieldError } from '../../ui/form/Field.tsx';

interface Choice {
  key: string;
  label: string;
}

interface ChoiceFieldProps {
  /** Of the first control, which an error leads to. */
  id: string;
  legend: ReactNode;
  choices: readonly Choice[];
  error: ReactNode;
}

const CARD = cx(
  'focus-ring flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-n-300 bg-white px-3.5 py-2.5 transition-colors md:min-h-11',
  'hover:border-brand-line has-checked:border-brand-line has-checked:bg-brand-50 has-checked:font-semibold',
  'has-checked:edge-brand-line',
);
const RADIO = cx(
  'size-5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-white checked:border-6',
  'checked:border-brand-line forced-colors:appearance-auto',
);
const BOX = cx(
  'peer col-start-1 row-start-1 size-5 appearance-none rounded-tag border-[1.5px] border-line-strong bg-white',
  'checked:border-brand-line checked:bg-brand-fill forced-colors:appearance-auto',
);
const TICK = cx(
  'pointer-events-none invisible col-start-1 row-start-1 mb-0.5 h-1.5 w-2.5 -rotate-45 border-b-2 border-l-2 border-current',
  'text-on-brand peer-checked:visible forced-colors:hidden',
);
/** Short words beside each other, as on a scale. */
const STEP = cx(
  'focus-ring flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-n-300 bg-white px-1 text-center',
  'transition-colors hover:border-brand-line has-checked:border-brand-line has-checked:bg-brand-fill has-checked:font-semibold',
  'has-checked:text-on-brand has-checked:forced-colors:underline',
);

function Choices({ id, legend, error, className, children }: Omit<ChoiceFieldProps, 'choices'> & Drawn) {
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId(id) : undefined}>
      <legend className="mb-2 w-full">{legend}</legend>
      <div className={className}>{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
interface Drawn {
  className: string;
  children: ReactNode;
}

const idAt = (id: string, index: number): string => (index === 0 ? id : `${id}-${index}`);
const MOST_ON_SCALE_CHARACTERS = 5;
const isScale = (choices: readonly Choice[]): boolean =>
  choices.length >= 5 && choices.every(({ label }) => label.length <= MOST_ON_SCALE_CHARACTERS);

interface OneChoiceProps extends ChoiceFieldProps {
  value: string | undefined;
  onChange: (value: string) => void;
}

/** One of several; five and more of a word each stand in rows, as a scale. */
export function OneChoice({ id, legend, choices, value, onChange, error }: OneChoiceProps) {
  const scale = isScale(choices);
  return (
    <Choices
      {...{ id, legend, error }}
      className={scale ? 'grid grid-cols-4 gap-2 md:grid-cols-8' : 'grid grid-cols-1 gap-2 md:grid-cols-2'}
    >
      {choices.map(({ key, label }, index) => (
        <label key={key} className={scale ? STEP : CARD}>
          <input
            type="radio"
            id={idAt(id, index)}
            name={id}
            value={key}
            checked={value === key}
            onChange={() => onChange(key)}
            className={scale ? 'sr-only' : RADIO}
          />
          {label}
        </label>
      ))}
    </Choices>
  );
}

interface ManyChoiceProps extends ChoiceFieldProps {
  values: readonly string[];
  /** The choice that excludes the others. */
  none: string | undefined;
  onChange: (values: string[]) => void;
}

export function ManyChoice({ id, legend, choices, values, none, onChange, error }: ManyChoiceProps) {
  const toggle = (key: string): void => {
    if (values.includes(key)) onChange(values.filter((one) => one !== key));
    else if (key === none) onChange([key]);
    else onChange([...values.filter((one) => one !== none), key]);
  };
  return (
    <Choices {...{ id, legend, error }} className="grid grid-cols-1 gap-2 md:grid-cols-2">
      {choices.map(({ key, label }, index) => (
        <label key={key} className={CARD}>
          <span className="grid flex-none place-items-center">
            <input
              type="checkbox"
              id={idAt(id, index)}
              checked={values.includes(key)}
              onChange={() => toggle(key)}
              aria-invalid={error ? true : undefined}
              className={BOX}
            />
            <span aria-hidden="true" className={TICK} />
          </span>
          {label}
        </label>
      ))}
    </Choices>
  );
}
