import type { Reply } from '#contract/call';
import type { ShownClinic } from '#contract/calls/mall';
import type { opsMallProducts } from '#contract/ops/mall-products';
import type { Clinic } from '#contract/rules/clinic';
import type { InCompany, OperatorCtx, Tx } from '../../../ctx.ts';
import { atDoor } from '../../../db/transact.ts';
import { Fault } from '../../../fault.ts';

const cityIdsOf = (clinics: readonly Clinic[]): number[] => [...new Set(clinics.map(({ cityId }) => cityId))];

const citiesAmong = (db: Tx, ids: number[]) =>
  db.selectFrom('city').select(['city_id', 'name', 'name_eng']).where('city_id', 'in', ids).execute();

/** The clinics with the names of their cities; one in a city that the portal does not know is nowhere to be found. */
export async function shownClinics({ db }: InCompany, clinics: readonly Clinic[]): Promise<ShownClinic[]> {
  if (clinics.length === 0) return [];
  const rows = await citiesAmong(db, cityIdsOf(clinics));
  const names = new Map(rows.map(({ city_id, name, name_eng }) => [city_id, { zh: name, en: name_eng }]));
  return clinics.flatMap((clinic) => {
    const city = names.get(clinic.cityId);
    return city ? { ...clinic, city } : [];
  });
}

/** Every clinic is in a city of the portal's. */
export async function assertCities({ db }: InCompany, clinics: readonly Clinic[] = []): Promise<void> {
  const ids = cityIdsOf(clinics);
  if (ids.length > 0 && (await citiesAmong(db, ids)).length < ids.length)
    throw new Fault('badInput', { field: 'clinics' });
}

export async function clinicCities({ portal }: OperatorCtx): Promise<Reply<typeof opsMallProducts.OpsClinicCities>> {
  const rows = await atDoor(portal.database, (db) =>
    db.selectFrom('city').select(['city_id', 'name', 'name_eng']).orderBy('sort_order').execute(),
  );
  return { cities: rows.map(({ city_id: cityId, name, name_eng }) => ({ cityId, name: { zh: name, en: name_eng } })) };
}
