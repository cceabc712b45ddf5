import { sql } from 'kysely';
import { opsCenters, type CenterFields } from '#contract/ops/centers';
import { opsCities } from '#contract/ops/cities';
import {
  addCenter,
  addChain,
  addCity,
  publishCenter,
  writeWeek,
  type SupplyWrite,
} from '../server/src/modules/supply/index.ts';
import { CITIES, type CityName } from './cities.ts';
import { BRANDS, type BrandName } from './supply/brands.ts';
import { DRAFT_CENTER } from './supply/drafts.ts';
import type { DemoCenter, DemoCity } from './supply/types.ts';

const SETTLEMENT_DAYS = 30;

/** Cities, chains and centres as an operator makes them: what the console refuses, the demo world cannot have. */
export async function fillCities(write: SupplyWrite, cities: readonly DemoCity[]): Promise<void> {
  for (const [sortOrder, { id, name, lng, lat }] of cities.entries())
    await addCity(write, opsCities.OpsCitySave.in.parse({ cityId: id, name, lng, lat, sortOrder }));
}

export async function fillCenters(write: SupplyWrite, centers: readonly DemoCenter[]): Promise<void> {
  const chains = await fillChains(write);
  for (const [sortOrder, center] of centers.entries()) {
    const fields = fieldsOf(center, chains.get(center.brand) ?? null, sortOrder);
    const made = await addCenter(write, opsCenters.OpsCenterSave.in.parse(fields));
    if (made.centerId !== center.id) throw new Error(`A centre of the demo world has another number: ${center.id}`);
    await writeWeek(
      write,
      made.centerId,
      center.week.map(({ capacity, ...segment }) => ({ ...segment, seats: capacity })),
    );
    await publishCenter(write, made);
  }
  await drawCenters(write, centers);
  const draft = { ...DRAFT_CENTER, chainId: chains.get('muheng') ?? null, sortOrder: centers.length };
  await addCenter(write, opsCenters.OpsCenterSave.in.parse(draft));
}

async function fillChains(write: SupplyWrite): Promise<Map<BrandName, number>> {
  const chains = new Map<BrandName, number>();
  for (const [brand, { name }] of Object.entries(BRANDS) as [BrandName, (typeof BRANDS)[BrandName]][]) {
    const said = { legalEntity: `${name.zh.slice(0, 2)}健康管理有限公司（示例）`, contact: '结算部' };
    const asked = opsCenters.OpsChainSave.in.parse({ name, ...said, settlementDays: SETTLEMENT_DAYS });
    chains.set(brand, (await addChain(write, asked)).chainId);
  }
  return chains;
}

const fieldsOf = (center: DemoCenter, chainId: number | null, sortOrder: number): CenterFields => ({
  code: `${CODES[center.city]}-${String(center.id).padStart(4, '0')}`,
  name: center.name,
  cityId: CITIES[center.city].id,
  chainId,
  ...{ district: center.district, address: center.address, lng: center.lng, lat: center.lat, phone: center.phone },
  ...{ hours: center.hours, transport: center.transport, introduction: center.introduction, tags: center.tags },
  ...{ storeStatus: center.status, changeable: center.changeable, dockingMethod: 1, signUp: false },
  ...{ signUpTips: { zh: '', en: '' }, opensOn: null, languages: center.languages, stepFree: true },
  ...{ femaleStaff: center.femaleStaff, meal: center.meal, parking: center.parking },
  preparation: {
    zh: '检前 8 小时空腹，可少量饮水；请带身份证原件。',
    en: 'Nothing to eat for eight hours before, a little water is fine. Bring your ID card.',
  },
  sortOrder,
});

const CODES: Record<CityName, string> = {
  ...{ beijing: 'BJ', tianjin: 'TJ', shanghai: 'SH', nanjing: 'NJ', suzhou: 'SZH', hangzhou: 'HZ', wuhan: 'WH' },
  ...{ guangzhou: 'GZ', shenzhen: 'SZ', chongqing: 'CQ', chengdu: 'CD', xian: 'XA', altay: 'ALT' },
};

/** The console has no screen for pictures and ratings: they are drawn, and written beside it. */
async function drawCenters({ db }: SupplyWrite, centers: readonly DemoCenter[]): Promise<void> {
  const rows = centers.map(({ id, photos, reviews, rating }) => ({ id, photos, reviews, rating }));
  await sql`
    UPDATE center c SET photos = d.photos, reviews = d.reviews, rating = d.rating
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS d(id int, photos jsonb, reviews jsonb, rating double precision)
    WHERE c.center_id = d.id`.execute(db);
}
