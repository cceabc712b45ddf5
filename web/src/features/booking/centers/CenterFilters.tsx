import { Search } from 'lucide-react';
import type { Center, City } from '#contract/calls/booking';
import { usePick, useText } from '../../../platform/locale.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { districtsOf, type Wanted } from './order.ts';
import { centersText } from './text.ts';

const CITY_ID = 'center-city';
export const focusCity = () => document.getElementById(CITY_ID)?.focus();

export interface CenterFiltersProps<S extends string> {
  cities: readonly Pick<City, 'id' | 'name' | 'englishName'>[];
  cityId: number | undefined;
  onCity: (cityId: number) => void;
  centers: readonly Pick<Center, 'district'>[];
  sorts: readonly S[];
  wanted: Wanted<S>;
  onWanted: (patch: Partial<Wanted<S>>) => void;
}

export function CenterFilters<S extends keyof (typeof centersText)['zh']['sorts']>(props: CenterFiltersProps<S>) {
  const { cities, cityId, onCity, centers, sorts, wanted, onWanted } = props;
  const words = useText(centersText);
  const pick = usePick();
  const districts = districtsOf(centers);
  return (
    <div className="grid grid-cols-2 items-end gap-2 md:gap-3 lg:grid-cols-[160px_160px_minmax(0,1fr)_auto]">
      <SelectField
        id={CITY_ID}
        label={<VisuallyHidden>{words.city}</VisuallyHidden>}
        value={cityId ?? ''}
        onChange={(event) => onCity(Number(event.target.value))}
      >
        {!cities.some(({ id }) => id === cityId) && <option value={cityId ?? ''}>{words.chooseCity}</option>}
        {cities.map(({ id, name, englishName }) => (
          <option key={id} value={id}>
            {pick(name, englishName)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<VisuallyHidden>{words.district}</VisuallyHidden>}
        value={wanted.district}
        onChange={(event) => onWanted({ district: event.target.value })}
      >
        <option value="">{words.allDistricts}</option>
        {districts.map(({ zh, en }) => (
          <option key={zh} value={zh}>
            {pick(zh, en)}
          </option>
        ))}
      </SelectField>
      <TextField
        className="max-lg:col-span-2"
        label={<VisuallyHidden>{words.search}</VisuallyHidden>}
        type="search"
        prefix={<Search aria-hidden="true" size={20} strokeWidth={1.75} />}
        placeholder={words.searchHint}
        value={wanted.text}
        maxLength={60}
        onChange={(event) => onWanted({ text: event.target.value })}
      />
      <div className="max-lg:col-span-2 max-md:*:w-full max-md:[&_fieldset>div]:grid max-md:[&_fieldset>div]:w-full max-md:[&_fieldset>div]:grid-cols-3 max-md:[&_label]:px-1">
        <Segmented
          label={words.sort}
          hideLabel
          name="sort"
          items={sorts.map((value) => ({ value, label: words.sorts[value] }))}
          value={wanted.sort}
          onChange={(sort) => onWanted({ sort })}
        />
      </div>
    </div>
  );
}
