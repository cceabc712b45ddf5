import { useText } from '../../../platform/locale.ts';
import { SelectChip, ToggleChip } from '../../../ui/form/FilterChips.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { SORTS, type waysToNarrow, type Wish } from './narrow.ts';
import { mallText } from '../text.ts';

interface ListToolsProps {
  ways: ReturnType<typeof waysToNarrow>;
  wish: Wish;
  found: number;
  onWish: (wish: Partial<Wish>) => void;
}

/** Search, sort and what points pay for; where there is little to choose from, nothing. */
export function ListTools({ ways, wish, found, onWish }: ListToolsProps) {
  const words = useText(mallText);
  if (!ways.search) return null;
  return (
    <div className="mb-3 grid grid-cols-1 gap-3 md:mb-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <SearchField
        label={words.search}
        placeholder={words.search}
        clearLabel={words.clearSearch}
        value={wish.q}
        onSearch={(q) => onWish({ q })}
        note={words.found(found)}
      />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {ways.points && (
          <ToggleChip on={wish.points !== ''} onChange={(on) => onWish({ points: on ? '1' : '' })}>
            {words.forPoints}
          </ToggleChip>
        )}
        {ways.sort && (
          <SelectChip
            label={words.sort}
            on={wish.sort !== 'shelf'}
            value={wish.sort}
            onChange={(event) => onWish({ sort: SORTS.find((sort) => sort === event.target.value) ?? 'shelf' })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </SelectChip>
        )}
      </div>
    </div>
  );
}
