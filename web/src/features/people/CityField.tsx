import type { ComponentProps } from 'react';
import { usePick, useText } from '../../platform/locale.ts';
import { personText } from '../../parts/people/person-text.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useCities } from './use-cities.ts';

type CityFieldProps = Omit<ComponentProps<typeof SelectField>, 'children'>;

export function CityField(props: CityFieldProps) {
  const says = useText(personText);
  const pick = usePick();
  const cities = useCities().data?.cities ?? [];
  return (
    <SelectField {...props}>
      <option value="">{says.choose}</option>
      {cities.map(({ id, name }) => (
        <option key={id} value={id}>
          {pick(name.zh, name.en)}
        </option>
      ))}
    </SelectField>
  );
}
