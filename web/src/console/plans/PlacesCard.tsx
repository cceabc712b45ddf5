import type { OpsPlanCity } from '#contract/ops/plans';
import { usePick, useText } from '../../platform/locale.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { CheckChips } from '../../ui/form/CheckChips.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { PlanCardProps } from './card-props.ts';
import type { Places } from './form.ts';
import { plansText } from './text.ts';

const PLACES: readonly Places[] = ['all', 'cities', 'centers'];

/** Where the plan is valid: everywhere, in some cities, or at some centres. */
export function PlacesCard({
  cities,
  draft,
  change,
  error,
}: Pick<PlanCardProps, 'draft' | 'change'> & { cities: readonly OpsPlanCity[]; error: string | undefined }) {
  const words = useText(plansText);
  const pick = usePick();
  const nameOf = ({ name }: { name: { zh: string; en: string } }) => pick(name.zh, name.en);
  const served = cities.filter(({ centers }) => centers.length > 0);
  const labels = { all: words.placesAll, cities: words.placesCities, centers: words.placesCenters };
  return (
    <Card title={words.places}>
      <div className="grid grid-cols-1 gap-4">
        {error && <Alert tone="bad">{error}</Alert>}
        <SelectField
          className="md:max-w-96"
          label={words.places}
          value={draft.places}
          onChange={(event) => change({ places: PLACES.find((one) => one === event.target.value) ?? 'all' })}
        >
          {PLACES.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
            </option>
          ))}
        </SelectField>
        {draft.places === 'cities' && (
          <CheckChips
            legend={words.cities}
            items={served.map((city) => ({ value: String(city.cityId), label: nameOf(city) }))}
            values={draft.cityIds.map(String)}
            onChange={(values) => change({ cityIds: values.map(Number) })}
          />
        )}
        {draft.places === 'centers' &&
          served.map((city) => {
            const own = city.centers.map(({ centerId }) => centerId);
            const others = draft.centerIds.filter((id) => !own.includes(id));
            return (
              <CheckChips
                key={city.cityId}
                legend={words.centersOf(nameOf(city))}
                items={city.centers.map((center) => ({ value: String(center.centerId), label: nameOf(center) }))}
                values={draft.centerIds.filter((id) => own.includes(id)).map(String)}
                onChange={(values) => change({ centerIds: [...others, ...values.map(Number)] })}
              />
            );
          })}
      </div>
    </Card>
  );
}
