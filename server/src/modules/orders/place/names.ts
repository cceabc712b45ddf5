import type { Bilingual } from '#contract/language';
import type { Catalogue, loadCenters } from '../../booking/index.ts';

export type Centers = Awaited<ReturnType<typeof loadCenters>>;

/** A removed entry of the catalogue has lost its name; an order of it is shown all the same. */
export const NAMELESS: Bilingual = { zh: '', en: '' };

export const setName = ({ sets }: Catalogue, id: number): Bilingual => sets.get(id)?.name ?? NAMELESS;
export const extraName = ({ extras }: Catalogue, id: number): Bilingual => extras.get(id)?.name ?? NAMELESS;

/** A centre as orders speak of it. */
export function centerOf(centers: Centers, id: number) {
  const row = centers.get(id)?.row;
  return {
    id,
    cityId: row?.city_id ?? 0,
    name: row ? { zh: row.name, en: row.name_eng } : NAMELESS,
    address: row ? { zh: row.address, en: row.address_eng } : NAMELESS,
    phone: row?.phone ?? '',
    changeable: row?.changeable ?? false,
  };
}

/** How one gets to a centre and when. */
export function placeOf(centers: Centers, id: number) {
  const row = centers.get(id)?.row;
  return {
    lng: row?.lng ?? 0,
    lat: row?.lat ?? 0,
    transport: row ? { zh: row.transport, en: row.transport_eng } : NAMELESS,
    hours: row ? { zh: row.hours, en: row.hours_eng } : NAMELESS,
  };
}
