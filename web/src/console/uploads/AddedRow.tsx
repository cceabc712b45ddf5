import { X } from 'lucide-react';
import { lackOf, pairOf } from '#contract/rules/reading';
import type { Bilingual } from '#contract/language';
import { useText } from '../../platform/locale.ts';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { IndicatorField, type PickedIndicator } from './IndicatorField.tsx';
import { opsUploadsText } from './text.ts';

/** One that the reader did not find, typed in by the picture of its page. */
export interface Added {
  key: string;
  code: string;
  name: Bilingual;
  value: string;
  unit: string;
  range: string;
}
export const nothingAdded = (key: string): Added => ({
  ...{ key, code: '', name: { zh: '', en: '' }, value: '', unit: '', range: '' },
});

interface AddedRowProps {
  row: Added;
  /** Counted from 1. */
  at: number;
  /** Sending was tried: missing values are said. */
  isTried: boolean;
  onChange: (row: Added) => void;
  onRemove: () => void;
}

/** Held to the rule that the person's own rows are held to. */
export function AddedRow({ row, at, isTried, onChange, onRemove }: AddedRowProps) {
  const words = useText(opsUploadsText);
  const lack = isTried ? lackOf(row) : undefined;
  const named = words.added(at);
  const errorOf = (...lacks: (typeof lack)[]) => (lack && lacks.includes(lack) ? words.lacks[lack] : undefined);
  const pick = ({ code, name, unit }: PickedIndicator): void =>
    onChange({ ...row, code, name, unit: row.unit || (pairOf(code)?.unit ?? unit ?? '') });
  return (
    <li className="grid gap-2 rounded-control border border-line bg-brand-50 p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <IndicatorField
            label={words.indicatorOf(named)}
            code={row.code}
            name={row.name}
            error={errorOf('indicator')}
            onChange={pick}
          />
        </div>
        <IconButton label={words.removeOf(named)} onClick={onRemove}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 items-start gap-2 md:grid-cols-3">
        <TextField
          label={words.value}
          aria-label={words.valueOf(named)}
          value={row.value}
          maxLength={40}
          error={errorOf('value', 'pair', 'single')}
          onChange={(event) => onChange({ ...row, value: event.target.value })}
        />
        <TextField
          label={words.unit}
          aria-label={words.unitOf(named)}
          value={row.unit}
          maxLength={24}
          onChange={(event) => onChange({ ...row, unit: event.target.value })}
        />
        <TextField
          label={words.range}
          aria-label={words.rangeOf(named)}
          value={row.range}
          maxLength={60}
          error={errorOf('range', 'pairRange')}
          onChange={(event) => onChange({ ...row, range: event.target.value })}
        />
      </div>
    </li>
  );
}
