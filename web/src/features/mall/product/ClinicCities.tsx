import { usePick, useText } from '../../../platform/locale.ts';
import { RadioChips } from '../../../ui/form/RadioChips.tsx';
import { clinicsText } from './clinics-text.ts';
import type { Clinics } from './use-clinics.ts';

/** Two cities and a way to the others. */
const SHOWN_CITIES = 2;

/** In which cities it can be used; it says so, and is no condition of buying. */
export function ClinicCities({ cities, city, choose }: Clinics) {
  const words = useText(clinicsText);
  const pick = usePick();
  return (
    <div>
      <RadioChips
        legend={words.cities}
        items={cities.map(({ cityId, name }) => ({ value: String(cityId), label: pick(name.zh, name.en) }))}
        value={String(city.cityId)}
        onChange={choose}
        fold={{ shown: SHOWN_CITIES, label: words.moreCities }}
      />
      <p aria-live="polite" className="mt-1.5 text-c text-ink-2">
        {words.usableAt(pick(city.name.zh, city.name.en), city.count)}
      </p>
    </div>
  );
}
