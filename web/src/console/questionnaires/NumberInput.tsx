import { useState } from 'react';
import { TextField } from '../../ui/form/TextField.tsx';

interface NumberInputProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  readOnly: boolean;
}

/** Typed text stays while it is no number; the last number stands. */
export function NumberInput({ label, value, onChange, readOnly }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...{ label, readOnly }}
      inputMode="decimal"
      maxLength={8}
      className="max-w-60"
      value={typed ?? String(value)}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (/^-?\d+(\.\d+)?$/.test(target.value.trim())) onChange(Number(target.value));
      }}
    />
  );
}
