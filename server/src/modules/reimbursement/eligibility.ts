import { inLanguage, type Language } from '#contract/language';
import { closesCentre } from '#contract/rules/store-status';
import type { CompanyCtx, InTx, Portal } from '../../ctx.ts';
import { Fault } from '../../fault.ts';
import { distanceKm, publishedCenters, type SupplyCenter } from '../booking/index.ts';

/** People with this type claim instead of booking. */
const CLAIMS_ONLY = 0;

export interface Coverage {
  because: 'noCentre' | 'claimsOnly' | 'none';
  fault: Fault | undefined;
  /** The nearest centre that takes anybody, if there is any. */
  nearest: { name: { zh: string; en: string }; km: number } | null;
  city: string;
}

export type Centers = SupplyCenter[];

/** Centres that take people now; asked before a transaction, since it asks in one of its own. */
export const openCenters = async (portal: Portal): Promise<Centers> =>
  [...(await publishedCenters(portal)).values()].filter(({ row }) => !closesCentre(row.store_status));

/** Whether no partner centre covers where this person lives, or the company has them claim in any case. */
export async function coverageOf(
  ctx: InTx<CompanyCtx>,
  personGuid: string,
  centers: Centers,
  lang: Language = ctx.lang,
): Promise<Coverage> {
  const { radiusKm } = ctx.company.config.reimbursement;
  const person = await homeOf(ctx, personGuid);
  const city = inLanguage({ zh: person.city_name, en: person.city_eng ?? person.city_name }, lang);
  const nearest = nearestOf(person, centers);
  if (person.employee_type === CLAIMS_ONLY) return { because: 'claimsOnly', fault: undefined, nearest, city };
  if (!nearest || nearest.km > radiusKm) return { because: 'noCentre', fault: undefined, nearest, city };
  const blanks = { city, km: radiusKm, center: inLanguage(nearest.name, lang) };
  return { because: 'none', fault: new Fault('claimCovered', blanks), nearest, city };
}

interface Home {
  city_id: number;
  lng: number | null;
  lat: number | null;
}

/** A city without a place on the map is covered by the centres that stand in it. */
function nearestOf({ city_id, lng, lat }: Home, centers: Centers): Coverage['nearest'] {
  const away = (row: SupplyCenter['row']): number => {
    if (lng !== null && lat !== null) return distanceKm({ lng, lat }, row);
    return row.city_id === city_id ? 0 : Infinity;
  };
  const found = centers
    .map(({ row }) => ({ name: { zh: row.name, en: row.name_eng }, km: away(row) }))
    .filter(({ km }) => km < Infinity);
  return found.toSorted((a, b) => a.km - b.km)[0] ?? null;
}

const homeOf = ({ db, company }: InTx<CompanyCtx>, personGuid: string) =>
  db
    .selectFrom('person as p')
    .innerJoin('account as a', (join) =>
      join.onRef('a.company_id', '=', 'p.company_id').onRef('a.person_guid', '=', 'p.person_guid'),
    )
    .leftJoin('city as c', 'c.city_id', 'p.city_id')
    .select(['p.city_id', 'p.city_name', 'a.employee_type', 'c.name_eng as city_eng', 'c.lng', 'c.lat'])
    .where('p.company_id', '=', company.companyId)
    .where('p.person_guid', '=', personGuid)
    .executeTakeFirstOrThrow();

/** The names, in both languages, of the cities these centres stand in. */
export async function citiesWith({ db }: InTx<CompanyCtx>, centers: Centers): Promise<string[]> {
  const ids = [...new Set(centers.map(({ row }) => row.city_id))];
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('city').select(['name', 'name_eng']).where('city_id', 'in', ids).execute();
  return rows.flatMap(({ name, name_eng }) => [name, name_eng]);
}
