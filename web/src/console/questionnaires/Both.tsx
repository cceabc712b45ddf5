import type { Bilingual } from '#contract/language';
import { useText } from '../../platform/locale.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { questionnairesText } from './text.ts';

interface BothProps {
  label: string;
  value: Bilingual;
  onChange: (value: Bilingual) => void;
  readOnly: boolean;
  maxLength?: number;
  /** So that a problem leads here. */
  id?: string;
}

/** One text in both languages beside each other, Chinese first. */
export function Both({ label, value, onChange, readOnly, maxLength = 200, id }: BothProps) {
  const words = useText(questionnairesText);
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
      <TextField
        {...(id && { id })}
        {...{ readOnly, maxLength }}
        label={words.inZh(label)}
        value={value.zh}
        onChange={(event) => onChange({ ...value, zh: event.target.value })}
      />
      <TextField
        {...{ readOnly, maxLength }}
        label={words.inEn(label)}
        value={value.en}
        onChange={(event) => onChange({ ...value, en: event.target.value })}
      />
    </div>
  );
}
