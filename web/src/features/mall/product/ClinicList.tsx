import { MapPin, Phone } from 'lucide-react';
import { telHref, usePick, useText } from '../../../platform/locale.ts';
import { MoreList } from '../../../ui/data/MoreList.tsx';
import { clinicsText } from './clinics-text.ts';
import type { Clinics } from './use-clinics.ts';

const SHOWN_CLINICS = 10;

/** The clinics of the city that was chosen above. */
export function ClinicList({ city, shown }: Clinics) {
  const words = useText(clinicsText);
  const pick = usePick();
  return (
    <section>
      <h2 className="text-s">{words.clinicsIn(pick(city.name.zh, city.name.en), city.count)}</h2>
      <MoreList
        key={city.cityId}
        items={shown.map((clinic, at) => ({ ...clinic, at }))}
        keyOf={({ at }) => at}
        pageSize={SHOWN_CLINICS}
        all
        words={{ more: () => words.showAll(city.count), said: (_, total) => words.allShown(total) }}
        label={words.clinics}
        className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2"
      >
        {({ name, address, phone }, firstNew) => (
          <div className="h-full rounded-control border border-line px-4 pt-3.5 pb-1.5">
            <h3 ref={firstNew} tabIndex={firstNew ? -1 : undefined} className="text-b font-semibold">
              {pick(name.zh, name.en)}
            </h3>
            <p className="mt-1 flex gap-2 text-label text-ink-2">
              <MapPin aria-hidden="true" size={16} strokeWidth={1.75} className="mt-1 flex-none" />
              <span className="min-w-0">{pick(address.zh, address.en)}</span>
            </p>
            <p className="flex text-label">
              <a
                href={telHref(phone)}
                aria-label={words.call(pick(name.zh, name.en), phone)}
                className="inline-flex min-h-11 items-center gap-2"
              >
                <Phone aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none text-ink-2" />
                {phone}
              </a>
            </p>
          </div>
        )}
      </MoreList>
    </section>
  );
}
