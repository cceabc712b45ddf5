import type { Ref } from 'react';
import { pairOf } from '#contract/rules/reading';
import { usePick, useText } from '../../platform/locale.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { uploadsText } from './text.ts';

interface ValueFieldProps {
  id: string;
  ref: Ref<HTMLInputElement>;
  code: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const MOST = 40;

/** One field, or one for each figure of a pair: a phone's keyboard for numbers has no slash. */
export function ValueField({ id, ref, code, value, error, onChange }: ValueFieldProps) {
  const words = useText(uploadsText);
  const pick = usePick();
  const pair = pairOf(code);
  if (!pair)
    return (
      <TextField
        id={id}
        ref={ref}
        label={words.columns.value}
        value={value}
        maxLength={MOST}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const [first = '', second = ''] = value.split('/');
  const label = (at: 0 | 1) => pick(pair.parts[at].short.zh, pair.parts[at].short.en);
  const joined = (one: string, other: string): string => (one || other ? `${one.trim()}/${other.trim()}` : '');
  return (
    <div className="grid grid-cols-2 items-start gap-2 max-md:col-span-2">
      <TextField
        id={id}
        ref={ref}
        label={label(0)}
        inputMode="decimal"
        value={first}
        maxLength={8}
        error={error}
        onChange={({ target }) => onChange(target.value.includes('/') ? target.value : joined(target.value, second))}
      />
      <TextField
        id={`${id}-second`}
        label={label(1)}
        inputMode="decimal"
        value={second}
        maxLength={8}
        aria-invalid={error !== undefined || undefined}
        onChange={({ target }) => onChange(joined(first, target.value))}
      />
    </div>
  );
}
