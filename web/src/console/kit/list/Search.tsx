import { useText } from '../../../platform/locale.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { kitText } from '../text.ts';

/** The search box of a list; its label says what can be looked for. */
export function Search({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (typed: string) => void;
}) {
  const words = useText(kitText);
  return <SearchField label={label} placeholder={label} value={value} onSearch={onSearch} clearLabel={words.clear} />;
}
