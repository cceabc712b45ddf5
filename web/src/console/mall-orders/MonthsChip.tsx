import { useText } from '../../platform/locale.ts';
import { SelectChip } from '../../ui/form/FilterChips.tsx';
import { monthsBetween } from './sales-months.ts';
import { mallOrdersText } from './text.ts';

export interface MonthsChipProps {
  from: string;
  to: string;
  /** The server's range where none was chosen. */
  shown: { from: string; to: string } | undefined;
  onChange: (months: { from: string; to: string }) => void;
}

const MOST_MONTHS = 24;

/** From which month to which; the two never stand in the wrong order. */
export function MonthsChip({ from, to, shown, onChange }: MonthsChipProps) {
  const words = useText(mallOrdersText);
  if (!shown) return null;
  const [first, last] = [from || shown.from, to || shown.to];
  const offered = monthsBetween(shown.to, MOST_MONTHS);
  const select = (label: string, value: string, on: boolean, pick: (month: string) => void) => (
    <SelectChip label={`${label} `} on={on} value={value} onChange={(event) => pick(event.target.value)}>
      {[...new Set([value, ...offered])].toSorted().map((month) => (
        <option key={month} value={month}>
          {month}
        </option>
      ))}
    </SelectChip>
  );
  return (
    <>
      {select(words.from, first, from !== '', (month) => onChange({ from: month, to: month > last ? month : last }))}
      {select(words.to, last, to !== '', (month) => onChange({ from: month < first ? month : first, to: month }))}
    </>
  );
}
