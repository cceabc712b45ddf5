import type { SheetFormat } from '#contract/schemas/sheet-format';
import { useText } from '../../../platform/locale.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { kitText } from '../text.ts';

export interface FormatFieldProps {
  value: SheetFormat;
  onChange: (format: SheetFormat) => void;
}

/** The format of a file: a workbook first, since people open that. */
export function FormatField({ value, onChange }: FormatFieldProps) {
  const words = useText(kitText);
  return (
    <SelectField
      label={words.format}
      value={value}
      onChange={(event) => onChange(event.target.value === 'csv' ? 'csv' : 'xlsx')}
    >
      <option value="xlsx">{words.formats.xlsx}</option>
      <option value="csv">{words.formats.csv}</option>
    </SelectField>
  );
}
