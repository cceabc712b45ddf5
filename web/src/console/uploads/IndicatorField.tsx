import { useId, useState } from 'react';
import type { Bilingual } from '#contract/language';
import { usePick, useText } from '../../platform/locale.ts';
import { Combobox } from '../../ui/form/Combobox.tsx';
import { send } from '../api/send.ts';
import { opsUploadsText } from './text.ts';

export interface PickedIndicator {
  code: string;
  name: Bilingual;
  unit?: string;
}

interface IndicatorFieldProps {
  label: string;
  code: string;
  name: Bilingual;
  error?: string | undefined;
  onChange: (picked: PickedIndicator) => void;
}

const NONE: Bilingual = { zh: '', en: '' };

/** Which indicator a row is, found as the person finds it. A text that was only typed is none yet. */
export function IndicatorField({ label, code, name, error, onChange }: IndicatorFieldProps) {
  const words = useText(opsUploadsText);
  const pick = usePick();
  const id = useId();
  const [text, setText] = useState(code ? pick(name.zh, name.en) : '');
  const [found] = useState(() => new Map<string, PickedIndicator>());
  const search = async (typed: string, signal: AbortSignal) => {
    const { rows } = await send('OpsUploadIndicators', { text: typed }, { signal });
    for (const row of rows) found.set(row.code, { code: row.code, name: row.name, unit: row.unit });
    return rows.map((row) => ({
      ...{ value: row.code, label: pick(row.name.zh, row.name.en) },
      note: [row.abbreviation, row.unit].filter(Boolean).join(' · '),
    }));
  };
  return (
    <Combobox
      id={id}
      label={label}
      value={text}
      minLength={1}
      maxLength={40}
      texts={words.found}
      search={search}
      error={error}
      onChange={(typed) => {
        setText(typed);
        onChange({ code: '', name: NONE });
      }}
      onPick={({ value, label: shown }) => {
        setText(shown);
        onChange(found.get(value) ?? { code: value, name: NONE });
      }}
    />
  );
}
